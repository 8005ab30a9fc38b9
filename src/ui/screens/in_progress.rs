//! "A game is in progress": where everybody lands after a reload.

use crate::ui::element::{Node, el, several};

use crate::i18n::Message;
use crate::table::{Command, Step, Table};
use crate::ui::kept::{self, Found};
use crate::ui::page::{Page, Place};
use crate::ui::parts::board::board;
use crate::ui::parts::prompt::prompt;
use crate::ui::parts::shell::{Layout, shell};
use crate::ui::parts::{Kind, button};
use crate::ui::playing::Playing;
use crate::ui::sync::Tab;
use crate::ui::words::say;

/// The game was just loaded. One button leads to whatever was due, never into a secret.
pub(super) fn in_progress(step: Step) -> Node {
    let playing = Playing::here();
    let place = Place::here();
    let action = {
        several()
            .kid(button(Kind::Primary, Message::InProgressGoOn, move || playing.tell(step, Command::Resume)))
            .kid(button(Kind::Quiet, Message::MenuLeave, move || place.go(Page::Home)))
            .view()
    };
    let saved = playing.now(|table| {
        let round = table.history().rounds.len();
        say(Message::SavedOn { round, players: table.game().players().number() })
    });
    let next = match playing.now(Table::waiting_for).flatten() {
        Some(player) => Message::InProgressNext { player },
        None => Message::InProgressTable,
    };
    shell("resume").layout(Layout::Middle).action(action).holding(
        several()
            .kid(prompt(say(Message::InProgressTitle)))
            .kid(el("<p class=lead>").kid(saved))
            .kid(el("<p>").say(next))
            .kid(board(true, None)),
    )
}

/// Another tab plays this game.
pub(super) fn elsewhere() -> Node {
    let playing = Playing::here();
    let tab = Tab::here();
    let take_over = move || {
        // The other tab has gone on: what it kept is the game.
        if let Found::Game(table) | Found::Older(table) = kept::find() {
            playing.set(Some(table));
        }
        tab.take_over();
    };
    let action = button(Kind::Primary, Message::OtherTabHere, take_over);
    shell("other-tab").layout(Layout::Middle).action(action).holding(prompt(say(Message::OtherTab)))
}

/// There is no game after all.
pub(super) fn no_game() -> Node {
    let place = Place::here();
    let action = button(Kind::Primary, Message::NewGame, move || place.go(Page::People));
    shell("nothing").layout(Layout::Middle).action(action).holding(prompt(say(Message::Title)))
}
