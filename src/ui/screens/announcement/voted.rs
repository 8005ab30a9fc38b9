//! All ballots, turned over.

use crate::ui::element::{Node, el, several};

use super::{go_on, goes_to, lines};
use crate::i18n::Message;
use crate::rules::{Board, Seats, Ticket};
use crate::table::{Command, Step, Table};
use crate::ui::hints::{First, hint};
use crate::ui::parts::ballots::shown;
use crate::ui::parts::prompt::prompt;
use crate::ui::parts::{Kind, button};
use crate::ui::playing::Playing;
use crate::ui::screens::at_the_table::at_the_table;
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
    let action = {
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
    at_the_table("result", None, action, |table, side| {
        let stood = Message::Nominated { president: ticket.president, chancellor: ticket.chancellor };
        side.kid(prompt(say(title)))
            .kid(el("<p class=soft>").say(stood))
            .kid((elected && !zone).then(|| goes_to(ticket.president)))
            .kid(shown(ja, nein))
            .kid(lines(why.into_iter().flatten()))
            .kid(hint(table, if elected { First::Session } else { First::Failed }))
    })
}
