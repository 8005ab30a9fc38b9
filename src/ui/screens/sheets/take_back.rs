//! Is the last step really taken back?

use super::question;
use crate::i18n::Message;
use crate::rules::{Act, Fact};
use crate::table::{Command, Table};
use crate::ui::element::Node;
use crate::ui::page::Place;
use crate::ui::parts::{Kind, button};
use crate::ui::playing::Playing;

/// Says what is taken back, and asks.
pub(super) fn take_back() -> Node {
    let playing = Playing::here();
    let place = Place::here();
    let take_back = move || {
        place.close();
        let done = playing.attempt_now(Command::TakeBack).is_ok();
        place.say(if done { Message::TakenBack } else { Message::TakeBackLearnt });
    };
    let buttons = vec![
        button(Kind::Primary, Message::TakeBack, take_back),
        button(Kind::Quiet, Message::Cancel, move || place.close()),
    ];
    question(Message::TakeBack, playing.now(what).flatten(), buttons)
}

/// What the last step in the open was.
pub(super) fn what(table: &Table) -> Option<Message> {
    let last = table.log().facts.iter().rev().find(|fact| !matches!(fact, Fact::Note(_)))?;
    Some(match *last {
        Fact::Act(_, Act::Nominate(player)) => Message::TakeBackNomination { player },
        Fact::Act(_, Act::CallSpecialElection(player) | Act::Investigate(player)) => Message::TakeBackTarget { player },
        Fact::Cast(_) => Message::TakeBackBallots,
        _ => return None,
    })
}
