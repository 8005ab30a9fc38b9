//! Both tiles are thrown away.

use crate::ui::element::{IntoNode, Node, el, several};

use super::{go_on, lines};
use crate::i18n::Message;
use crate::rules::Board;
use crate::table::Step;
use crate::ui::parts::board::board;
use crate::ui::parts::shell::{Bar, Layout, shell};
use crate::ui::parts::{Art, art};
use crate::ui::playing::Playing;
use crate::ui::screens::nomination::round;

/// The veto was agreed to.
pub(super) fn vetoed(step: Step, tracker: u8, reshuffled: Option<u8>) -> Node {
    let playing = Playing::here();
    let is_chaos = tracker == Board::TRACKER_STEPS;
    let moves = if is_chaos { Message::TrackerFull } else { Message::TrackerMoves { step: tracker.into() } };
    let next = if is_chaos { Message::ToChaos } else { Message::ToNextRound };
    let all = [
        Some(moves),
        Some(Message::VetoStillElected),
        reshuffled.map(|tiles| Message::Reshuffled { tiles: tiles.into() }),
    ];
    shell("vetoed")
        .bar(Bar::Menu)
        .title(playing.now(round).unwrap_or_default())
        .layout(Layout::Table)
        .action(move || go_on(step, next))
        .holding(
            several().kid(board(false, None)).kid(
                el("<div class=side>").kid(
                    el("<div class=verdict role=status>")
                        .kid(art(Art::Veto))
                        .kid(el("<h1 tabindex=-1>").say(Message::VetoAgreed))
                        .kid(lines(all.into_iter().flatten()))
                        .view(),
                ),
            ),
        )
        .node()
}
