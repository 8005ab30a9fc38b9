//! Takes out of script and WebAssembly what the page never uses, and shortens the names between the two.
//!
//! A library may export to JavaScript what this page never calls. Nobody but the page
//! knows that, so no compiler can leave them out; and each name across the border carries a hash that does not
//! compress. The order of the functions is by name, which puts alike beside alike and helps gzip.

use crate::tools::npm_program;
use crate::{Result, esbuild, project, run};
use serde::Deserialize;
use std::collections::{BTreeSet, HashMap};
use std::path::Path;

/// Old and new names, as wasm-opt tells them.
#[derive(Deserialize)]
struct Names {
    /// Module, old name, new name.
    imports: Vec<(String, String, String)>,
    exports: Vec<(String, String)>,
}

/// What wasm-opt does. Judged by what goes over the wire: with code flattened first, and without a search for common
/// expressions, there are a few more bytes, and fewer after gzip, since more of them are alike.
const PASSES: [&str; 7] = [
    "--flatten",
    "--rereloop",
    "-Os",
    "-Os",
    "--skip-pass=local-cse",
    "--reorder-functions-by-name",
    "--minify-imports-and-exports-and-modules",
];

/// Rewrites both files in place.
pub(crate) fn shrink(glue: &Path, wasm: &Path) -> Result<()> {
    let text = esbuild::bundle(&only_the_start(&std::fs::read_to_string(glue)?))?;
    let names = optimise(wasm, &called(&text))?;
    std::fs::write(glue, renamed(&text, &names)?)?;
    Ok(())
}

/// The glue as if it exported nothing but the start, so that what else it exports can be seen to be unused.
fn only_the_start(glue: &str) -> String {
    let glue = glue.replace("export class ", "class ").replace("export function ", "function ");
    let glue = glue.replace("export { initSync, __wbg_init as default }", "export { __wbg_init as default }");
    let lines = glue.lines().filter(|line| !line.starts_with("if (Symbol.dispose)"));
    lines.collect::<Vec<_>>().join("\n").replace("new FinalizationRegistry", "/* @__PURE__ */ new FinalizationRegistry")
}

/// What the script calls: every `wasm.name`.
fn called(glue: &str) -> BTreeSet<&str> {
    after_wasm(glue).map(|(_, name)| name).collect()
}

/// Places and names of `wasm.name`.
fn after_wasm(glue: &str) -> impl Iterator<Item = (usize, &str)> {
    glue.match_indices("wasm.").filter_map(|(at, found)| {
        let is_word = glue.get(..at).is_some_and(|before| before.ends_with(is_name));
        let rest = glue.get(at + found.len()..)?;
        let name = rest.split(|letter| !is_name(letter)).next().filter(|name| !name.is_empty() && !is_word)?;
        Some((at + found.len(), name))
    })
}

fn is_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_' || letter == '$'
}

/// Leaves out what is not called, makes the rest small, and answers with the new names.
fn optimise(wasm: &Path, called: &BTreeSet<&str>) -> Result<Names> {
    let graph = project::workbench().join("graph.json");
    let mut nodes = vec![serde_json::json!({ "name": "page", "root": true, "reaches": called })];
    nodes.extend(called.iter().map(|name| serde_json::json!({ "name": name, "export": name })));
    std::fs::write(&graph, serde_json::to_vec(&nodes)?)?;
    let between = project::workbench().join("between.wasm");
    let tool = |name: &str| {
        let mut command = run::command(npm_program(name));
        command.args(["-g", "--detect-features"]);
        command
    };
    run::run_quietly(tool("wasm-metadce").arg(wasm).arg("--graph-file").arg(&graph).arg("-o").arg(&between))?;
    let names = run::run_quietly(tool("wasm-opt").args(PASSES).arg(&between).arg("-o").arg(wasm))?;
    let strip = ["--strip-debug", "--strip-producers", "--strip-target-features"];
    run::run_quietly(
        run::command(npm_program("wasm-opt")).args(strip).arg("--detect-features").arg(wasm).arg("-o").arg(wasm),
    )?;
    Ok(serde_json::from_str(&names)?)
}

/// The glue with the new names, without the functions that nobody imports any more.
fn renamed(glue: &str, names: &Names) -> Result<String> {
    const OPENING: &str = "__proto__: null,";
    let start = glue.find(OPENING).ok_or("the glue has no table of imports")?;
    let imports: HashMap<&str, &str> = names.imports.iter().map(|(_, old, new)| (old.as_str(), new.as_str())).collect();
    let (entries, end) = entries(glue, start + OPENING.len());
    let mut table = OPENING.to_owned();
    for entry in entries {
        let (name, function) = entry.split_once(':').ok_or("an import without a name")?;
        if let Some(new) = imports.get(name.trim().trim_matches('"')) {
            table.extend([new, ":", function, ","]);
        }
    }
    let mut text = [glue.get(..start).unwrap_or_default(), &table, glue.get(end..).unwrap_or_default()].concat();
    if let Some((module, ..)) = names.imports.first() {
        // wasm-opt calls every module so.
        text = text.replace(&format!("\"{module}\""), "\"a\"");
    }
    let exports: HashMap<&str, &str> = names.exports.iter().map(|(old, new)| (old.as_str(), new.as_str())).collect();
    let places: Vec<(usize, usize, &str)> =
        after_wasm(&text).filter_map(|(at, name)| exports.get(name).map(|new| (at, at + name.len(), *new))).collect();
    for (from, to, new) in places.into_iter().rev() {
        text.replace_range(from..to, new);
    }
    Ok(text)
}

/// The entries of an object from here on, and where its closing bracket stands.
fn entries(script: &str, from: usize) -> (Vec<&str>, usize) {
    let (mut entries, mut begin, mut depth, mut quote, mut escaped) = (Vec::new(), from, 0, None, false);
    for (at, letter) in script.char_indices().skip_while(|(at, _)| *at < from) {
        match quote {
            Some(_) if escaped => escaped = false,
            Some(_) if letter == '\\' => escaped = true,
            Some(open) => quote = Some(open).filter(|open| *open != letter),
            None if matches!(letter, '"' | '\'' | '`') => quote = Some(letter),
            None if matches!(letter, '{' | '(' | '[') => depth += 1,
            None if depth > 0 && matches!(letter, '}' | ')' | ']') => depth -= 1,
            None if depth == 0 && (letter == ',' || letter == '}') => {
                entries.extend(script.get(begin..at).filter(|entry| !entry.trim().is_empty()));
                if letter == '}' {
                    return (entries, at);
                }
                begin = at + 1;
            }
            None => {}
        }
    }
    (entries, script.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_says_what_it_calls() {
        let glue = "wasm.memory.buffer; f(wasm.__wbindgen_malloc, 'page_bg.wasm'); hwasm.no(); wasm = x;";
        assert_eq!(called(glue).into_iter().collect::<Vec<_>>(), ["__wbindgen_malloc", "memory"]);
    }

    #[test]
    fn an_object_is_cut_at_its_own_commas() {
        let object = "{ a: f(1, 2), b: function() { return ['}', \"\\\"}\", `,`]; }, } x";
        let (entries, end) = entries(object, 1);
        assert_eq!(
            entries.iter().map(|entry| entry.trim().split_once(':').unwrap_or_default().0).collect::<Vec<_>>(),
            ["a", "b"]
        );
        assert_eq!(&object[end..], "} x");
    }

    #[test]
    fn names_are_shortened_on_both_sides() {
        let glue = "const t = { __proto__: null, __wbg_a_1: function(x) { return x; }, __wbg_b_2: g }; \
                    return { \"./p_bg.js\": t }; wasm.__start(); wasm.__start_more();";
        let names = Names {
            imports: vec![("./p_bg.js".to_owned(), "__wbg_b_2".to_owned(), "q".to_owned())],
            exports: vec![("__start".to_owned(), "s".to_owned())],
        };
        let text = renamed(glue, &names).expect("a table");
        assert!(!text.contains("__wbg_a_1") && text.contains("q: g") && text.contains("\"a\": t"));
        assert!(text.contains("wasm.s();") && text.contains("wasm.__start_more();"));
    }
}
