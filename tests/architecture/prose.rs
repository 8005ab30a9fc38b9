//! Strings that look as if a person reads them. A best effort: names of classes, keys and attributes pass, sentences,
//! capitalised words and everything between tags do not.

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};

/// Attributes whose value is read out or shown.
const SPOKEN: [&str; 8] = [
    "title",
    "alt",
    "placeholder",
    "label",
    "aria-label",
    "aria-description",
    "aria-valuetext",
    "aria-roledescription",
];

/// Keys of a keyboard are called so by the browser.
const KEYS: [&str; 8] = ["Enter", "Escape", "Tab", "Backspace", "Delete", "Home", "End", "Space"];

/// What these say is read by programmers.
const FOR_PROGRAMMERS: [&str; 9] = [
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "panic",
    "include_str",
    "cfg",
];

/// Line and text of every such string. In the face of the program a row of small words is a list of classes; elsewhere
/// there is no such thing.
pub(crate) fn read_by_people(file: &syn::File, is_face: bool) -> Vec<(usize, String)> {
    let mut reader = Reader { is_face, found: Vec::new() };
    reader.visit_file(file);
    reader.found
}

struct Reader {
    is_face: bool,
    found: Vec<(usize, String)>,
}

impl Reader {
    fn look(&mut self, literal: &syn::LitStr, is_shown: bool) {
        let text = literal.value();
        let has_letters = text.chars().any(char::is_alphabetic);
        if is_shown && has_letters || is_sentence(&text, self.is_face) {
            self.found.push((literal.span().start().line, text));
        }
    }

    /// Ordinary code inside a macro.
    fn code(&mut self, tokens: TokenStream) {
        let mut before = [None, None];
        for token in tokens {
            match &token {
                TokenTree::Literal(literal) => {
                    if let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string()) {
                        let mut text = text;
                        text.set_span(literal.span());
                        self.look(&text, false);
                    }
                }
                TokenTree::Group(group) => match called(&before) {
                    Some(name) if FOR_PROGRAMMERS.contains(&name.as_str()) => {}
                    Some(name) if name == "view" => self.view(group.stream()),
                    _ => self.code(group.stream()),
                },
                TokenTree::Ident(_) | TokenTree::Punct(_) => {}
            }
            before = [before[1].take(), Some(token)];
        }
    }

    /// Tags, attributes and what stands between them. Every bracket in it holds code.
    fn view(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (place, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Literal(literal) => {
                    let Ok(mut text) = syn::parse_str::<syn::LitStr>(&literal.to_string()) else { continue };
                    text.set_span(literal.span());
                    let is_value = place > 0 && is_mark(&tokens[place - 1], '=');
                    let is_shown = !is_value || SPOKEN.contains(&name_before(&tokens[..place - 1]).as_str());
                    if is_shown {
                        self.look(&text, true);
                    }
                }
                TokenTree::Group(group) => self.code(group.stream()),
                TokenTree::Ident(_) | TokenTree::Punct(_) => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_lit_str(&mut self, literal: &'ast syn::LitStr) {
        self.look(literal, false);
    }

    fn visit_macro(&mut self, makro: &'ast syn::Macro) {
        let name = makro.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
        if name == "view" {
            self.view(makro.tokens.clone());
        } else if !FOR_PROGRAMMERS.contains(&name.as_str()) {
            self.code(makro.tokens.clone());
        }
    }

    /// Documentation, reasons, names of features.
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    /// What an error says of itself goes to logs; the screen turns it into a message.
    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let of = item.trait_.as_ref().and_then(|(path, _)| path.segments.last());
        if !of.is_some_and(|last| last.ident == "Display" || last.ident == "Debug") {
            visit::visit_item_impl(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        // Tests talk to programmers.
        let is_test = item
            .attrs
            .iter()
            .any(|it| it.path().is_ident("cfg") && it.parse_args::<syn::Ident>().is_ok_and(|it| it == "test"));
        if !is_test {
            visit::visit_item_mod(self, item);
        }
    }
}

fn is_sentence(text: &str, is_face: bool) -> bool {
    // What stands in a place to be filled is a name of the program's.
    let text: String = text.split('{').map(|part| part.rsplit('}').next().unwrap_or_default()).collect();
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_word = |word: &&str| {
        let bare = word.trim_matches(|letter: char| letter.is_ascii_punctuation() || "…’“”–".contains(letter));
        bare.chars().count() > 1 && bare.chars().all(|letter| letter.is_alphabetic() || letter == '\'' || letter == '’')
    };
    let is_capitalised = |word: &str| {
        let mut letters = word.chars();
        letters.next().is_some_and(char::is_uppercase) && letters.clone().count() > 1 && letters.all(char::is_lowercase)
    };
    match words[..] {
        [] => false,
        [word] => is_face && is_capitalised(word.trim_end_matches(['.', '!', '?', '…', ':'])) && !KEYS.contains(&word),
        _ => {
            let in_a_row = words.windows(2).any(|pair| pair.iter().all(is_word));
            let is_list = |word: &&str| {
                word.chars().all(|letter| letter.is_lowercase() || letter.is_ascii_digit() || letter == '-')
            };
            in_a_row && !(is_face && words.iter().all(is_list))
        }
    }
}

/// The macro that a group belongs to: `name!(…)`.
fn called(before: &[Option<TokenTree>; 2]) -> Option<String> {
    match before {
        [Some(TokenTree::Ident(name)), Some(mark)] if is_mark(mark, '!') => Some(name.to_string()),
        _ => None,
    }
}

fn is_mark(token: &TokenTree, wanted: char) -> bool {
    matches!(token, TokenTree::Punct(mark) if mark.as_char() == wanted)
}

/// `aria-label` out of its three tokens.
fn name_before(tokens: &[TokenTree]) -> String {
    let mut name = String::new();
    let mut joined = true;
    for token in tokens.iter().rev() {
        match token {
            TokenTree::Ident(part) if joined => name.insert_str(0, &part.to_string()),
            TokenTree::Punct(mark) if mark.as_char() == '-' => name.insert(0, '-'),
            _ => break,
        }
        joined = is_mark(token, '-');
    }
    name
}
