//! Who looked at what, and which result was dismissed.

use serde::{Deserialize, Serialize};

use crate::rules::Seats;

/// What the people at the table have acknowledged. Kept beside the record; decides undo and resume.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acks {
    /// Who has looked at their envelope and passed the phone on.
    pub dealt: Seats,
    /// Whether the eyes-closed script is over.
    pub script: bool,
    /// How many announcements were dismissed.
    pub announced: usize,
    /// How many investigations the President has seen the result of.
    pub investigations: usize,
    /// How many facts there were when a hold was last opened. "Learnt" means that somebody looked, not that the game asked.
    pub learnt: usize,
    /// Wrong tries at locks since the last right one.
    pub wrong_tries: u8,
}
