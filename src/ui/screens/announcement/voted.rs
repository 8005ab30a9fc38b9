//! All ballots, turned over.

use crate::ui::element::{IntoNode, Node, el, nothing, several};

use super::{go_on, lines};
use crate::i18n::Message;
use crate::rules::{Board, Seats, Ticket};
use crate::table::{Command, Step, Table};
use crate::ui::hints::{First, hint};
use crate::ui::parts::ballots::shown;
use crate::ui::parts::board::board;
use crate::ui::parts::prompt::prompt;
use crate::ui::parts::shell::{Bar, Layout, shell};
use crate::ui::parts::{Kind, button};
use crate::ui::playing::Playing;
use crate::ui::screens::nomination::round;
use crate::ui::words::say;

/// All ballots and what follows from them.
pub(super) fn voted(step: Step, ticket: Ticket, [ja, nein]: [Seats; 2], elected: bool, tracker: Option<u8>) -> Node {
    let playing = Playing::here();
    let is_chaos = tracker == Some(Board::TRACKER_STEPS);
    let zone = playing.now(|table| table.told_game().board().is_hitler_zone()) == Some(true);
    let next = match elected {
        true if zone => Message::ToHitlerCheck,
        true => Message::ToSession,
        false if is_chaos => Message::ToChaos,
        false => Message::ToNextRound,
    };
    let action = move || {
        let correct = (playing.now(Table::can_take_back) == Some(true))
            .then(|| button(Kind::Quiet, Message::CorrectBallots, move || playing.tell(step, Command::TakeBack)));
        several().kid(go_on(step, next)).kid(correct).view()
    };
    let (yes, no) = (ja.len(), nein.len());
    let title =
        if elected { Message::VoteElected { ja: yes, nein: no } } else { Message::VoteFailed { ja: yes, nein: no } };
    let why = [
        (!elected && yes == no).then_some(Message::TieFails),
        (!elected).then_some(Message::VotesNeeded { needed: usize::midpoint(yes, no) + 1 }),
        tracker.map(|step| if is_chaos { Message::TrackerFull } else { Message::TrackerMoves { step: step.into() } }),
    ];
    playing
        .now(|table| {
            let inside = several()
                .kid(board(false, None))
                .kid(
                    el("<div class=side>")
                        .kid(prompt(say(title)))
                        .kid(
                            el("<p class=soft>")
                                .say(Message::Nominated { president: ticket.president, chancellor: ticket.chancellor })
                                .view(),
                        )
                        .kid(shown(ja, nein))
                        .kid(lines(why.into_iter().flatten()))
                        .kid(hint(table, if elected { First::Session } else { First::Failed })),
                )
                .view()
                .node();
            shell("result")
                .bar(Bar::Menu)
                .title(round(table))
                .layout(Layout::Table)
                .action(action)
                .holding(inside)
                .node()
        })
        .unwrap_or_else(nothing)
}
