//! What people at the table can tell the device.

use crate::record::Refused;
use crate::rules::{Act, Ballot, Seat, Seats};

use super::Lock;

/// A step of the table. Every accepted command but [`Command::Opened`] makes a new one; a command for an old one does
/// nothing, so that double and ghost taps cannot act twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Step(pub u32);

/// What people at the table tell the device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// "Go on with the game", after it was loaded.
    Resume,
    /// "I am …", on a cover.
    TakePhone,
    /// "Wrong person", or the phone was locked or laid down: back to the cover, at no cost.
    PutDown,
    /// A hold was opened: somebody has seen something.
    Opened,
    /// "Pass the phone on", after an envelope or a result was looked at.
    PassOn,
    /// The eyes-closed script is over.
    ScriptOver,
    /// Goes on from an announcement.
    Continue,
    /// An act of the seat that must choose.
    Act(Act),
    /// The ballot of the seat that holds the phone.
    Ballot(Ballot),
    /// The thumbs of all living, as shown: who said Ja.
    Tally {
        /// Who said Ja; everybody else alive said Nein.
        ja: Seats,
    },
    /// This seat wants to see its role again.
    LookAgain(Seat),
    /// No need to look again after all: back to the table.
    LeaveIt,
    /// Three symbols were entered at a lock.
    Unlock(Lock),
    /// The seat that holds the phone locks its envelope.
    SetLock(Lock),
    /// A forgotten lock is removed, in the open.
    RemoveLock(Seat),
    /// The last public step was a mistake.
    TakeBack,
    /// Sentences explain what comes up for the first time, or no longer do.
    Hints(bool),
    /// Somebody else plays on in this seat.
    StandIn {
        /// Which seat.
        seat: Seat,
        /// The name of who plays on, already checked.
        name: String,
    },
}

/// Why a command did nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It was meant for an earlier step: a second tap.
    Stale,
    /// This screen does not offer it.
    NotHere,
    /// The rules refuse it.
    Rules(Refused),
    /// These are not the three symbols.
    WrongLock,
    /// Somebody has learnt something since.
    Learnt,
}

impl From<Refused> for Refusal {
    fn from(why: Refused) -> Self {
        Self::Rules(why)
    }
}
