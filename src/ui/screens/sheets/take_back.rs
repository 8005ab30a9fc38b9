//! Is the last step really taken back?

use crate::ui::element::{IntoNode, Node, el, side_by_side};
use leptos::prelude::*;

use crate::i18n::Message;
use crate::rules::{Act, Fact};
use crate::table::{Command, Table};
use crate::ui::page::Place;
use crate::ui::parts::{Kind, button, veil};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// Says what is taken back, and asks.
pub(super) fn take_back() -> Node {
    let playing = Playing::here();
    let place = Place::here();
    let what = playing.now(what).flatten().map(|message| el("p").class("lead").kid(say(message)).view());
    let press = Callback::new(move |()| {
        place.close();
        let done = playing.attempt_now(Command::TakeBack).is_ok();
        place.say(if done { Message::TakenBack } else { Message::TakeBackLearnt });
    });
    veil(
        say(Message::TakeBack),
        true,
        side_by_side(vec![
            (what).node(),
            button(Kind::Primary, Message::TakeBack, move || press.run(())),
            button(Kind::Quiet, Message::Cancel, move || place.close()),
        ]),
    )
    .node()
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
