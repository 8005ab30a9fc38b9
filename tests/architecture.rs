//! The house rules of `src/`, read from the sources as Rust reads them: who may name whom, what the pure folders may
//! not know, where chance and words come from. The picture they guard is in the crate documentation (`src/lib.rs`).
#![allow(clippy::indexing_slicing, clippy::expect_used, reason = "a test that panics is a test that fails")]

#[path = "architecture/paths.rs"]
mod paths;
#[path = "architecture/prose.rs"]
mod prose;

use paths::{Named, Target};
use std::path::{Path, PathBuf};

/// A folder of `src/`, and what of our own crate it may name beside itself.
const MAY_NAME: [(&str, &[&str]); 12] = [
    ("rules", &[]),
    ("dealer", &["rules"]),
    ("record", &["rules", "dealer"]),
    // A player sees what a seat sees, and nothing else of the dealer.
    ("bots", &["rules", "dealer::View", "dealer::view"]),
    // Public facts only: what the dealer knows travels as bytes that peers can't read.
    ("peers", &["rules", "record::log"]),
    ("i18n", &["rules"]),
    ("narration", &["rules", "i18n"]),
    ("table", &["rules", "dealer", "record", "bots", "peers"]),
    ("browser", &[]),
    ("ui", EVERYTHING),
    // The roof: `lib.rs` and `main.rs`.
    ("", EVERYTHING),
    // Native tools.
    ("bin", &["rules", "dealer", "record", "bots", "peers", "i18n", "narration", "table"]),
];
const EVERYTHING: &[&str] = &["*"];

/// The folders that know no browser, no clock and no source of chance.
const PURE: [&str; 8] = ["rules", "dealer", "record", "bots", "table", "peers", "narration", "i18n"];

/// Crates of the browser and of its screens, and their families (`gloo_timers`).
const OF_THE_BROWSER: [&str; 6] = ["leptos", "sycamore", "web_sys", "js_sys", "gloo", "wasm_bindgen"];

/// Where unwanted chance comes from, in `rand` and beside it.
const ENTROPY: [&str; 7] = ["getrandom", "SysRng", "OsRng", "ThreadRng", "thread_rng", "sys_rng", "from_os_rng"];
const ENTROPY_OF_RAND: [&str; 9] =
    ["rng", "random", "random_iter", "random_range", "random_bool", "random_ratio", "fill", "make_rng", "*"];

/// What makes a generator out of a seed. The dealer alone does.
const GENERATORS: [&str; 4] = ["rand_chacha", "from_seed", "seed_from_u64", "from_rng"];

const LONGEST_FILE: usize = 400;

/// Everything wrong with one source file, as `line: what`.
fn complaints(file: &Path, source: &str) -> Vec<String> {
    let tree = match syn::parse_file(source) {
        Ok(tree) => tree,
        Err(trouble) => return vec![format!("0: is no Rust: {trouble}")],
    };
    let module = module_of(file);
    let folder = match module.first() {
        Some(first) if file.components().count() > 1 || MAY_NAME.iter().any(|(name, _)| name == first) => {
            first.as_str()
        }
        _ => "",
    };
    let Some((_, allowed)) = MAY_NAME.iter().find(|(name, _)| *name == folder) else {
        return vec![format!("1: no folder of the house is called {folder}")];
    };
    let mut found = Vec::new();
    for named in paths::named_in(&tree, &module) {
        found.extend(complaint(folder, allowed, file, &named).map(|what| format!("{}: {what}", named.line)));
    }
    if folder != "i18n" && folder != "bin" {
        let words = prose::read_by_people(&tree, folder == "ui" || folder.is_empty());
        found.extend(words.into_iter().map(|(line, text)| format!("{line}: people read {text:?}; it belongs in i18n")));
    }
    found
}

fn complaint(folder: &str, allowed: &[&str], file: &Path, named: &Named) -> Option<String> {
    let segments = match &named.target {
        Target::Ours(path) => {
            let path = path.join("::");
            let is = |prefix: &str| path == prefix || path.starts_with(&format!("{prefix}::"));
            if path.is_empty() || path == "*" {
                return (allowed != EVERYTHING).then(|| "names the whole crate, and with it everything".to_owned());
            }
            let may = is(folder) || allowed == EVERYTHING || allowed.iter().any(|prefix| is(prefix));
            return (!may).then(|| format!("{folder} may not name {path}"));
        }
        Target::Theirs(path) => path,
    };
    let text = segments.join("::");
    let first = segments.first().map_or("", String::as_str);
    let has = |names: &[&str]| segments.iter().any(|segment| names.contains(&segment.as_str()));
    let is_of = |family: &str| first == family || first.starts_with(&format!("{family}_"));
    let is_time = text.starts_with("std::time") || text.starts_with("core::time");
    let is_chance = has(&ENTROPY)
        || first == "rand" && segments.last().is_some_and(|last| ENTROPY_OF_RAND.contains(&last.as_str()));
    let in_browser_code = segments.iter().any(|it| it == "web_sys" || it == "js_sys" || it.starts_with("gloo"));
    let is_pure = PURE.contains(&folder);
    if is_pure && OF_THE_BROWSER.iter().any(|family| is_of(family)) {
        return Some(format!("{folder} is pure and may not name {text}"));
    }
    if is_pure && (is_time || is_chance) {
        return Some(format!("{folder} is pure: clock and chance come from outside, not from {text}"));
    }
    if folder != "browser" && folder != "bin" && in_browser_code {
        return Some(format!("only browser/ names the browser's own interfaces ({text})"));
    }
    if folder != "dealer" && has(&GENERATORS) {
        return Some(format!("only dealer/ makes a generator ({text}); all else takes &mut impl Rng"));
    }
    if folder == "ui" && text.starts_with("Effect::") && !file.starts_with("ui/sync") {
        return Some("effects stand in ui/sync/, where the world outside is reached".to_owned());
    }
    (first == "#[path]").then(|| "a module stands where its name says".to_owned())
}

/// `rules/seat.rs` is `rules::seat`, `rules/mod.rs` is `rules`, `lib.rs` the crate itself.
fn module_of(file: &Path) -> Vec<String> {
    let mut module: Vec<String> =
        file.with_extension("").iter().map(|part| part.to_string_lossy().into_owned()).collect();
    let is_root = module.len() == 1 && module.last().is_some_and(|last| last == "lib" || last == "main");
    if is_root || module.last().is_some_and(|last| last == "mod") {
        module.pop();
    }
    module
}

fn files_below(folder: &Path, kinds: &[&str]) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    let mut files: Vec<PathBuf> = paths
        .flat_map(|path| if path.is_dir() { files_below(&path, kinds) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|kind| kinds.iter().any(|it| kind == *it)))
        .collect();
    files.sort();
    files
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_source_keeps_the_rules_of_the_house() {
    let sources = root().join("src");
    let files = files_below(&sources, &["rs"]);
    assert!(files.len() > 10, "the sources are not where this test looks: {files:?}");
    let mut wrong = Vec::new();
    for path in files {
        let file = path.strip_prefix(&sources).expect("below src");
        let source = std::fs::read_to_string(&path).expect("readable");
        wrong.extend(complaints(file, &source).into_iter().map(|what| format!("src/{}:{what}", file.display())));
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn no_file_is_longer_than_a_mind_can_hold() {
    let folders = ["src", "tests", "style"];
    let files = folders.iter().flat_map(|folder| files_below(&root().join(folder), &["rs", "css"]));
    let lines = |path: &PathBuf| std::fs::read_to_string(path).expect("readable").lines().count();
    // A language is one file: it is as long as what there is to say.
    let is_language = |path: &Path| path.parent().is_some_and(|folder| folder.ends_with("src/i18n/languages"));
    let long: Vec<PathBuf> = files.filter(|path| lines(path) > LONGEST_FILE && !is_language(path)).collect();
    assert!(long.is_empty(), "longer than {LONGEST_FILE} lines: {long:?}");
}

#[path = "architecture/cases.rs"]
mod cases;
