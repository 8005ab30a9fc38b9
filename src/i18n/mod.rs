//! Languages: typed messages, one table a language, names, rule help.
//!
//! Everything a person reads or hears stands here. A [`Message`] is what is to be said, [`Words`] say it in a language:
//!
//! ```
//! use secret_hitler::i18n::{Language, Message, Wording, Words};
//!
//! let words = Words::of(Language::German, Wording::Original).expect("a complete table");
//! assert_eq!(words.text(Message::NewGame, &[]), "Neues Spiel");
//! ```
//!
//! | type | used for |
//! |---|---|
//! | [`Message`] | what is to be said, with who and how many; small, `Copy`, comparable |
//! | [`Key`] | which message, without its arguments: the row of a table |
//! | [`Language`] | tag, direction, plurals |
//! | [`Words`] | the texts of a language, as the page fetches them |
//! | [`Wording`] | the game's own words, or mild ones |
//! | [`names`] | which names a table accepts |
//! | [`help`] | the rules as sections, and the section for what is going on |
//!
//! Players are meant by their seat; their names come in when the text is made, as they are, between two characters that
//! isolate their direction. No text is inflected around a name.

#[macro_use]
mod catalogue;
mod fill;
pub mod help;
mod language;
#[cfg(not(target_arch = "wasm32"))]
mod languages;
mod messages;
pub mod names;
mod nouns;
mod words;

pub use fill::{Arg, digits};
pub use language::{Direction, Language, Plural};
pub use messages::{Key, Message};
pub use nouns::Learning;
pub use words::{Part, Wording, Words};
