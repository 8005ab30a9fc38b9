//! How heavy the page may be: what a phone must fetch before the first screen answers.

use crate::{Result, html, say};
use flate2::{Compression, write::GzEncoder};
use secret_hitler::i18n::{Language, Part, Wording};
use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;

/// All that comes before the first screen works, gzipped, must stay below this: each kilobyte costs a phone on a slow
/// network five milliseconds.
const GZIPPED: usize = 130_000;
/// The WebAssembly as it is unpacked and compiled.
const WASM: usize = 350_000;
const REQUESTS: usize = 6;

/// What the browser fetches by itself: the page, what it names, and what that names in turn.
#[derive(Debug, Default, PartialEq, Eq)]
struct Needed {
    /// Relative to the page's folder.
    files: BTreeSet<String>,
    /// Addresses that leave the folder or the host.
    foreign: BTreeSet<String>,
    /// The folder of the words, of which the browser fetches one file.
    words: Option<String>,
}

/// Weighs the finished page, prints the figures, and fails when one is too high.
pub(crate) fn check(dist: &Path) -> Result<()> {
    let mut needed = Needed::default();
    needed.files.insert("index.html".to_owned());
    needed.read_page(&std::fs::read_to_string(dist.join("index.html"))?);
    for file in needed.files.clone() {
        if has_kind(&file, "css") {
            needed.read_style(&std::fs::read_to_string(dist.join(&file))?);
        } else if has_kind(&file, "js") {
            needed.read_script(&std::fs::read_to_string(dist.join(&file))?);
        }
    }
    if let Some(folder) = &needed.words {
        needed.files.insert(heaviest(dist, folder)?);
    }
    let (mut total, mut wasm) = (0, 0);
    for file in &needed.files {
        let bytes = std::fs::read(dist.join(file)).map_err(|trouble| format!("{file} is asked for, but: {trouble}"))?;
        let small = if has_kind(file, "woff2") { bytes.len() } else { gzip(&bytes)?.len() };
        total += small;
        if has_kind(file, "wasm") {
            wasm += bytes.len();
        }
        say::item(file, &format!("{small:>7} bytes over the wire, {:>7} raw", bytes.len()));
    }
    say::item("before the first screen", &format!("{total:>7} bytes of {GZIPPED}"));
    say::item("WebAssembly, raw", &format!("{wasm:>7} bytes of {WASM}"));
    say::item("requests", &format!("{:>7} of {REQUESTS}", needed.files.len()));
    let mut too_much = Vec::new();
    if total >= GZIPPED {
        too_much.push("the page is too heavy".to_owned());
    }
    if wasm >= WASM {
        too_much.push("the WebAssembly is too heavy".to_owned());
    }
    if needed.files.len() > REQUESTS {
        too_much.push("the page asks for too many files".to_owned());
    }
    too_much.extend(
        needed.foreign.iter().map(|address| format!("the page names an address outside its folder: {address}")),
    );
    if too_much.is_empty() { Ok(()) } else { Err(too_much.join("; ").into()) }
}

/// The heaviest of the first words.
fn heaviest(dist: &Path, folder: &str) -> Result<String> {
    let sizes = Language::ALL.into_iter().flat_map(|language| Wording::ALL.map(|wording| (language, wording)));
    let sizes = sizes.map(|(language, wording)| {
        let file = format!("{folder}{}-{}-{}.txt", language.tag(), wording.tag(), Part::First.tag());
        Ok((gzip(&std::fs::read(dist.join(&file))?)?.len(), file))
    });
    let sizes: Vec<(usize, String)> = sizes.collect::<Result<_>>()?;
    Ok(sizes.into_iter().max().ok_or("there are no words")?.1)
}

impl Needed {
    fn add(&mut self, address: &str, from: &str) {
        let address = address.split(['#', '?']).next().unwrap_or_default();
        if address.is_empty() || address.starts_with("data:") {
            return;
        }
        if address.starts_with('/') || address.contains(':') || address.contains("..") {
            self.foreign.insert(address.to_owned());
            return;
        }
        let folder = Path::new(from).parent().unwrap_or_else(|| Path::new(""));
        self.files.insert(folder.join(address.trim_start_matches("./")).to_string_lossy().replace('\\', "/"));
    }

    fn read_page(&mut self, page: &str) {
        for tag in html::tags(page) {
            // Of the first words those of one language are fetched: the heaviest are counted, below. What else lies
            // beside the page comes when the first screen stands.
            if let Some(kind) = tag.attribute("data-file") {
                if kind == "words" {
                    self.words = tag.attribute("href").map(|address| address.trim_start_matches("./").to_owned());
                }
                continue;
            }
            if tag.name == "link" || tag.name == "script" || tag.name == "img" {
                let wanted = tag.attributes().filter(|(key, _)| *key == "href" || *key == "src");
                wanted.for_each(|(_, address)| self.add(address, ""));
            }
            if tag.name == "style" {
                self.read_style(tag.content.unwrap_or_default());
            } else if tag.is_inline_script() {
                self.read_script(tag.content.unwrap_or_default());
            }
        }
    }

    fn read_style(&mut self, style: &str) {
        for rest in style.split("url(").skip(1) {
            let address = rest.split(')').next().unwrap_or_default();
            self.add(address.trim_matches(['"', '\'', ' ']), "");
        }
    }

    /// Quoted words that are the address of a script or of WebAssembly beside the page, and any address of a host.
    fn read_script(&mut self, script: &str) {
        for word in script.split(['"', '\'', '`']).skip(1).filter(|word| word.len() < 200) {
            let is_code = has_kind(word, "js") || has_kind(word, "wasm");
            if word.starts_with("http:") || word.starts_with("https:") || word.starts_with("//") && is_code {
                self.foreign.insert(word.to_owned());
            } else if is_code && word.starts_with(['.', '/']) {
                self.add(word, "");
            }
        }
    }
}

fn has_kind(file: &str, kind: &str) -> bool {
    Path::new(file).extension().is_some_and(|it| it == kind)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    // Level 6 is what web servers use.
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(6));
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needed_by(page: &str) -> Needed {
        let mut needed = Needed::default();
        needed.read_page(page);
        needed
    }

    #[test]
    fn a_file_that_is_named_twice_is_fetched_once() {
        let page = "<link rel=modulepreload href=./a.js><script type=module>import i from './a.js'; i('./b.wasm')</script>\
                    <link rel=icon href=\"i.svg\"><style>@font-face{src:url(fonts/f.woff2)}</style>";
        let needed = needed_by(page);
        assert_eq!(needed.files.into_iter().collect::<Vec<_>>(), ["a.js", "b.wasm", "fonts/f.woff2", "i.svg"]);
        assert!(needed.foreign.is_empty());
    }

    #[test]
    fn what_comes_after_the_first_screen_is_not_counted_and_the_folder_of_the_words_is_known() {
        let needed = needed_by(
            "<link rel=alternate data-file=words href=./words-0/><link rel=alternate data-file=style href=./game.css>",
        );
        assert_eq!(needed.words.as_deref(), Some("words-0/"));
        assert!(needed.files.is_empty());
    }

    #[test]
    fn addresses_outside_the_folder_are_found() {
        let page = "<script src=/a.js></script><link href=https://example.org/b.css><img src=//c.example/d.png>\
                    <script>fetch('https://example.org/e')</script><style>a{background:url('../f.png')}</style>";
        assert_eq!(needed_by(page).foreign.len(), 5);
    }

    #[test]
    fn pictures_in_the_page_itself_cost_no_request() {
        assert_eq!(
            needed_by("<style>a{background:url(data:image/svg+xml,x)}</style><img src=data:,>"),
            Needed::default()
        );
    }
}
