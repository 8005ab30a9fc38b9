//! The frame of every screen at which the whole table looks at the board.

use crate::i18n::Message;
use crate::rules::Policy;
use crate::table::{Public, Screen, Table};
use crate::ui::element::{El, IntoNode, Node, el, nothing, several};
use crate::ui::parts::board::board;
use crate::ui::parts::shell::{Bar, Layout, shell};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// The board, and beside it what `side` fills in. `fresh` is the tile that was just enacted.
pub(super) fn at_the_table(
    name: &'static str,
    fresh: Option<Policy>,
    action: impl IntoNode,
    side: impl FnOnce(&Table, El) -> El,
) -> Node {
    let playing = Playing::here();
    let told = playing.now(|table| (round(table), side(table, el("<div class=side>"))));
    told.map_or_else(nothing, |(round, side)| {
        let inside = several().kid(board(false, fresh)).kid(side);
        shell(name).bar(Bar::Menu).title(round).layout(Layout::Table).action(action).holding(inside)
    })
}

/// "Round 4". What is announced belongs to the round in which it happened, though the next candidate may be known.
pub(super) fn round(table: &Table) -> String {
    let history = table.history();
    let announcing = matches!(table.screen(), Screen::Public(Public::Announcement(_)));
    let next = announcing && history.rounds.last().is_some_and(|round| round.nominee.is_none());
    say(Message::RoundNumber { round: history.rounds.len() - usize::from(next) })
}
