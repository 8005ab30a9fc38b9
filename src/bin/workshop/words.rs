//! What lies beside the page: the words of every language, the drawings and the style of the game. And the few texts that
//! stand in the page itself.

use crate::{Result, digest, esbuild, html, project, style};
use secret_hitler::i18n::{Key, Language, Part, Wording};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

/// Where the start script of `index.html` wants its texts.
const PLACE: &str = "WORDS";

/// Drawings that the page carries itself, since the first screens show them: see `src/ui/parts/art.rs`.
const CARRIED: &str = "first";

/// Writes the words, and fills the page: texts in English where it says `data-say`, all languages in its script, and a
/// link to each file.
pub(crate) fn fill(page: &str, dist: &Path) -> Result<String> {
    let mut filled = page.to_owned();
    let mut said: BTreeMap<&str, Key> = BTreeMap::new();
    // From the end, so that earlier places stay true.
    for tag in html::tags(page).into_iter().rev() {
        let Some(name) = tag.attribute("data-say") else { continue };
        let key = key(name)?;
        // Where there is no script nobody translates.
        if key != Key::NeedsScript {
            said.insert(name, key);
        }
        filled.insert_str(tag.place.end, Language::English.pattern(Wording::Original, key));
    }
    let table = |language: Language| -> BTreeMap<&str, &str> {
        said.iter().map(|(name, key)| (*name, language.pattern(Wording::Original, *key))).collect()
    };
    // English stands in the page already.
    let mut tables: BTreeMap<&str, _> =
        Language::ALL.iter().map(|language| (language.tag(), table(*language))).collect();
    tables.insert(Language::English.tag(), BTreeMap::new());
    let place = format!("= {PLACE};");
    if !filled.contains(&place) {
        return Err(format!("index.html must hold \"{place}\"").into());
    }
    filled = filled.replace(&place, &format!("= {};", serde_json::to_string(&tables)?));
    with_links(&filled, &[words(dist)?, game(dist)?].concat())
}

/// A sort of link that browsers fetch only when they are asked to; read by the start script and the program.
fn link(kind: &str, file: &str) -> String {
    format!("<link rel=alternate data-file={kind} href=./{file}>\n")
}

fn with_links(page: &str, links: &str) -> Result<String> {
    let (head, rest) = page.split_once("</head>").ok_or("index.html has no head")?;
    Ok([head, links, "</head>", rest].concat())
}

/// Writes a file under a name that changes with its bytes, and answers with that name.
fn put(dist: &Path, name: &str, kind: &str, text: &str) -> Result<String> {
    let name = format!("{name}-{}.{kind}", digest::short(text.as_bytes()));
    std::fs::write(dist.join(&name), text)?;
    Ok(name)
}

/// The words: a folder that changes its name with them, a file for each part in it, and the link to the folder.
fn words(dist: &Path) -> Result<String> {
    let mut files = Vec::new();
    for language in Language::ALL {
        for wording in Wording::ALL {
            for part in Part::ALL {
                let name = [language.tag(), wording.tag(), part.tag()].join("-") + ".txt";
                files.push((name, language.file(wording, part)));
            }
        }
    }
    let all: String = files.iter().map(|(_, text)| text.as_str()).collect();
    let folder = format!("words-{}", digest::short(all.as_bytes()));
    std::fs::create_dir_all(dist.join(&folder))?;
    for (name, text) in files {
        std::fs::write(dist.join(&folder).join(name), text)?;
    }
    Ok(link("words", &(folder + "/")))
}

/// The style and the drawings of the game, and the links to them.
fn game(dist: &Path) -> Result<String> {
    let sheet = esbuild::style(&std::fs::read_to_string(project::workbench().join(style::GAME))?)?;
    let mut drawings = String::new();
    for file in project::files_below(&project::root().join("src/ui/art"))? {
        if file.parent().is_some_and(|folder| !folder.ends_with(CARRIED)) {
            let drawing = std::fs::read_to_string(&file)?;
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            writeln!(drawings, "{name} {}", drawing.split_whitespace().collect::<Vec<_>>().join(" "))?;
        }
    }
    let (sheet, drawings) = (put(dist, "game", "css", &sheet)?, put(dist, "drawings", "txt", &drawings)?);
    Ok([link("style", &sheet), link("drawings", &drawings)].concat())
}

fn key(name: &str) -> Result<Key> {
    let key = Key::ALL.iter().find(|key| format!("{key:?}") == name);
    Ok(*key.ok_or_else(|| format!("index.html wants to say {name}, which is no message"))?)
}

/// The picture in the tab, inside the page: one request less.
pub(crate) fn with_icon(page: &str, icon: &Path) -> Result<String> {
    let picture = std::fs::read_to_string(icon)?.split_whitespace().collect::<Vec<_>>().join(" ");
    let picture = picture.replace('%', "%25").replace('"', "'").replace('#', "%23");
    let picture = picture.replace('<', "%3C").replace('>', "%3E");
    Ok(page.replace("data:public/icon.svg", &format!("data:image/svg+xml,{picture}")))
}
