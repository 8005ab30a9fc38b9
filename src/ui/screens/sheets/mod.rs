//! Sheets that lie over a public screen, one file each.

mod deal_again;
mod history;
mod leave;
mod locks;
mod look_again;
mod menu;
mod stand_in;
mod take_back;

use crate::i18n::Message;
use crate::rules::Seat;
use crate::table::{Public, Screen, Table};
use crate::ui::element::{IntoNode, Node, el};
use crate::ui::page::Sheet;
use crate::ui::parts::veil;
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// The sheet that is open.
pub(in crate::ui) fn sheet(sheet: Sheet) -> Node {
    match sheet {
        Sheet::Menu => menu::menu(),
        Sheet::History => history::history(),
        Sheet::LookAgain => look_again::look_again(),
        Sheet::StandIn => stand_in::stand_in(),
        Sheet::Locks => locks::locks(),
        Sheet::TakeBack => take_back::take_back(),
        Sheet::Leave => leave::leave(),
        Sheet::DealAgain => deal_again::deal_again(),
    }
}

/// A question over the screen: a few words, then buttons.
fn question(title: Message, note: Option<Message>, buttons: Vec<Node>) -> Node {
    let note = note.map(|note| el("<p class=lead>").say(note));
    veil(say(title), true, vec![note.node(), buttons.node()])
}

/// Whether the game goes on at this moment in front of everybody, so that a seat may look again or change hands.
fn is_running(table: &Table) -> bool {
    !matches!(table.screen(), Screen::Public(Public::InProgress | Public::End))
}

/// Whoever plays on this device and is alive.
fn living(playing: Playing) -> Vec<Seat> {
    playing.now(|table| table.game().alive().iter().collect()).unwrap_or_default()
}
