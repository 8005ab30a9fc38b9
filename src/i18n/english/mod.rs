//! English: one file a group of messages.

mod again;
mod asked;
mod board;
mod check;
mod cover;
mod credits;
mod enacted;
mod ending;
mod envelope;
mod help;
mod hints;
mod history;
mod hold;
mod home;
mod lock;
mod nomination;
mod options;
mod players;
mod power;
mod script;
mod session;
mod told;
mod trouble;
mod veto;
mod vote;

use super::Key;
use super::messages::texts::Texts;

/// The English table.
pub(super) static ENGLISH: [&str; Key::ALL.len()] = Texts {
    home: home::HOME,
    players: players::PLAYERS,
    options: options::OPTIONS,
    cover: cover::COVER,
    hold: hold::HOLD,
    envelope: envelope::ENVELOPE,
    lock: lock::LOCK,
    script: script::SCRIPT,
    board: board::BOARD,
    nomination: nomination::NOMINATION,
    vote: vote::VOTE,
    check: check::CHECK,
    session: session::SESSION,
    veto: veto::VETO,
    enacted: enacted::ENACTED,
    power: power::POWER,
    hints: hints::HINTS,
    again: again::AGAIN,
    history: history::HISTORY,
    ending: ending::ENDING,
    trouble: trouble::TROUBLE,
    credits: credits::CREDITS,
    told: told::TOLD,
    help: help::HELP,
    asked: asked::ASKED,
}
.table();
