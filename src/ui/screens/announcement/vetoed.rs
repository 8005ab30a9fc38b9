//! Both tiles are thrown away.

use crate::ui::element::{Node, el};

use super::{go_on, lines};
use crate::i18n::Message;
use crate::rules::Board;
use crate::table::Step;
use crate::ui::parts::{Art, art};
use crate::ui::screens::at_the_table::at_the_table;

/// The veto was agreed to.
pub(super) fn vetoed(step: Step, tracker: u8, reshuffled: Option<u8>) -> Node {
    let is_chaos = tracker == Board::TRACKER_STEPS;
    let moves = if is_chaos { Message::TrackerFull } else { Message::TrackerMoves { step: tracker.into() } };
    let next = if is_chaos { Message::ToChaos } else { Message::ToNextRound };
    let all = [
        Some(moves),
        Some(Message::VetoStillElected),
        reshuffled.map(|tiles| Message::Reshuffled { tiles: tiles.into() }),
    ];
    at_the_table("vetoed", None, go_on(step, next), |_, side| {
        side.kid(
            el("<div class=verdict role=status>")
                .kid(art(Art::Veto))
                .kid(el("<h1 tabindex=-1>").say(Message::VetoAgreed))
                .kid(lines(all.into_iter().flatten())),
        )
    })
}
