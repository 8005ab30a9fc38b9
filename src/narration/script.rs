//! The eyes-closed script: how those who may know each other get to.

use crate::i18n::Message;
use crate::rules::Players;

/// Whom a line asks to do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// The whole table.
    Everybody,
    /// The one Fascist and Hitler, at a table of five or six.
    FascistAndHitler,
    /// The Fascists who are not Hitler, at a table of seven or more.
    Fascists,
    /// Hitler, at a table of seven or more.
    Hitler,
}

/// A line of the script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// What is read.
    pub message: Message,
    /// How many seconds to wait after it.
    pub pause: u8,
    /// Who is asked to do something.
    pub to: Audience,
}

const fn line(message: Message, pause: u8, to: Audience) -> Line {
    Line { message, pause, to }
}

/// Five and six players: the Fascist and Hitler see each other.
static FEW: [Line; 5] = [
    line(Message::ScriptAllClose, 3, Audience::Everybody),
    line(Message::ScriptFewOpen, 8, Audience::FascistAndHitler),
    line(Message::ScriptFewClose, 3, Audience::Everybody),
    line(Message::ScriptAllOpen, 2, Audience::Everybody),
    line(Message::ScriptAsk, 0, Audience::Everybody),
];

/// Seven players and more: the Fascists see each other and who Hitler is; Hitler sees nobody.
static MANY: [Line; 7] = [
    line(Message::ScriptAllCloseFists, 3, Audience::Everybody),
    line(Message::ScriptManyOpen, 5, Audience::Fascists),
    line(Message::ScriptManyThumb, 2, Audience::Hitler),
    line(Message::ScriptManyLook, 8, Audience::Fascists),
    line(Message::ScriptManyClose, 3, Audience::Everybody),
    line(Message::ScriptAllOpen, 2, Audience::Everybody),
    line(Message::ScriptAsk, 0, Audience::Everybody),
];

/// The script for this many players.
#[must_use]
pub fn script(players: Players) -> &'static [Line] {
    if players.hitler_knows() { &FEW } else { &MANY }
}
