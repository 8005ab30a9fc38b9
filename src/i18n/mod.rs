//! Languages: typed messages, one table a language, names, rule help.
//!
//! Everything a person reads or hears stands here. A [`Message`] is what is to be said, a [`Language`] says it:
//!
//! ```
//! use secret_hitler::i18n::{Language, Message};
//!
//! let names: Vec<String> = Vec::new();
//! assert_eq!(Language::English.text(Message::NewGame, &names), "New game");
//! ```
//!
//! | type | used for |
//! |---|---|
//! | [`Message`] | what is to be said, with who and how many; small, `Copy`, comparable |
//! | [`Key`] | which message, without its arguments: the row of a table |
//! | [`Language`] | its texts, tag, direction, plurals |
//! | [`names`] | which names a table accepts |
//! | [`help`] | the rules as sections, and the section for what is going on |
//!
//! Players are meant by their seat; their names come in when the text is made, as they are, between two characters that
//! isolate their direction. No text is inflected around a name.

#[macro_use]
mod catalogue;
mod english;
mod fill;
pub mod help;
mod language;
mod messages;
pub mod names;
mod nouns;

pub use fill::Arg;
pub use language::{Direction, Language, Plural};
pub use messages::{Key, Message};
pub use nouns::Learning;
