//! The words beside the page: a file for each language and wording, and the few texts that stand in the page itself.

use crate::{Result, digest, html};
use secret_hitler::i18n::{Key, Language, Wording};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

/// Where the start script of `index.html` wants its texts.
const PLACE: &str = "WORDS";

/// Writes the files, and fills the page: texts in English where it says `data-say`, all languages in its script, and a
/// link to each file.
pub(crate) fn fill(page: &str, dist: &Path) -> Result<String> {
    let mut filled = page.to_owned();
    let mut said: BTreeMap<&str, Key> = BTreeMap::new();
    // From the end, so that earlier places stay true.
    for tag in html::tags(page).into_iter().rev() {
        let Some(name) = tag.attribute("data-say") else { continue };
        let key = key(name)?;
        said.insert(name, key);
        filled.insert_str(tag.place.end, Language::English.pattern(Wording::Original, key));
    }
    let table = |language: Language| -> BTreeMap<&str, &str> {
        said.iter().map(|(name, key)| (*name, language.pattern(Wording::Original, *key))).collect()
    };
    let tables: BTreeMap<&str, _> = Language::ALL.iter().map(|language| (language.tag(), table(*language))).collect();
    let place = format!("= {PLACE};");
    if !filled.contains(&place) {
        return Err(format!("index.html must hold \"{place}\"").into());
    }
    filled = filled.replace(&place, &format!("= {};", serde_json::to_string(&tables)?));
    let links = write(dist)?;
    Ok(filled.replacen("</head>", &format!("{links}</head>"), 1))
}

/// Writes each file and answers with the links to them.
fn write(dist: &Path) -> Result<String> {
    let mut links = String::new();
    for language in Language::ALL {
        for wording in Wording::ALL {
            let text = language.file(wording);
            let (tag, kind) = (language.tag(), wording.tag());
            let name = format!("words-{tag}-{kind}-{}.txt", digest::short(text.as_bytes()));
            std::fs::write(dist.join(&name), text)?;
            // The languages of the page, as HTML has it; read by the start script and the program.
            writeln!(
                links,
                "<link rel=\"alternate\" hreflang=\"{tag}\" data-words=\"{tag}-{kind}\" href=\"./{name}\">"
            )?;
        }
    }
    Ok(links)
}

fn key(name: &str) -> Result<Key> {
    let key = Key::ALL.iter().find(|key| format!("{key:?}") == name);
    Ok(*key.ok_or_else(|| format!("index.html wants to say {name}, which is no message"))?)
}

/// The picture in the tab, inside the page: one request less.
pub(crate) fn with_icon(page: &str, icon: &Path) -> Result<String> {
    let picture = std::fs::read_to_string(icon)?;
    let picture = picture.split_whitespace().collect::<Vec<_>>().join(" ");
    let picture =
        picture.replace('%', "%25").replace('"', "'").replace('#', "%23").replace('<', "%3C").replace('>', "%3E");
    Ok(page.replace("data:public/icon.svg", &format!("data:image/svg+xml,{picture}")))
}
