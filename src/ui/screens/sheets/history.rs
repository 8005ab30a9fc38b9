//! What happened so far: every government, with its ballots and what came of it.

use crate::ui::element::{IntoNode, Node, el};

use crate::i18n::Message;
use crate::table::Table;
use crate::ui::parts::record::round;
use crate::ui::parts::veil;
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// The history, the last round first.
pub(super) fn history() -> Node {
    let rounds = Playing::here().now(rounds).unwrap_or_default();
    let empty = rounds.is_empty().then(|| el("<p>").say(Message::HistoryEmpty));
    veil(say(Message::HistoryTitle), false, vec![empty.node(), el("<ol class=history>").kid(rounds).view()])
}

fn rounds(table: &Table) -> Vec<Node> {
    let history = table.history();
    history.rounds.iter().enumerate().rev().map(|(at, each)| round(table, at + 1, each, None)).collect()
}
