//! What is written down: the public log, the whole deal of a finished game, and the forms both take outside.
//!
//! | type | whose eyes | used for |
//! |---|---|---|
//! | [`Log`] | everybody's | setup and facts; a game is its fold |
//! | [`History`] | everybody's | the rounds played, with ballots and what was enacted |
//! | [`Written`] | everybody's, once the game is over | the exchange form: the JSON of a whole game, deal included |
//! | [`Told`] | everybody's, once the game is over | the rounds with all that was hidden |
//! | [`Replay`] | everybody's | playing a [`Written`] game again, move by move |
//! | [`Shown`] | the table's and each seat's, apart | what a replay shows after each move |

mod history;
mod json;
mod log;
mod replay;
mod settle;
mod shown;
mod told;
mod written;

pub use history::{Done, History, Round};
pub use json::to_json;
pub use log::{Broken, Log};
pub use replay::{Replay, Stop, Unplayable};
pub use settle::{Refused, settle, take};
pub use shown::{Known, Position, Shown};
pub use told::{Told, ToldRound, tell};
pub use written::{Move, What, Written, write};
