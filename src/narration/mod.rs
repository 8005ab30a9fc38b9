//! What is read aloud: the eyes-closed script, and public events as sentences.
//!
//! | type | used for |
//! |---|---|
//! | [`Line`], [`script`] | the eyes-closed script of a table, as data |
//! | [`Player`] | which line is due, how long a pause still lasts; driven by taps and ticks alone |
//! | [`sentence`] | a public event as something to read or say |
//!
//! Nothing hidden can be said here: a script depends on the number of players, a sentence on a public [`Event`], and on
//! nothing else. The screen is enough to play by; a voice is an extra that taps in the place of the reader.
//!
//! [`Event`]: crate::rules::Event

mod events;
mod player;
mod script;

pub use events::sentence;
pub use player::{Moment, Player, Showing};
pub use script::{Audience, Line, script};
