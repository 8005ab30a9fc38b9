//! A secret ballot: choose, then cast it elsewhere on the screen.

use crate::ui::element::{Node, el, several};
use crate::ui::live::{Callback, RwSignal, Signal};

use crate::i18n::Message;
use crate::rules::{Ballot, Seat};
use crate::table::{Command, Step};
use crate::ui::parts::ballots::pick;
use crate::ui::parts::prompt::{prompt_for, warning};
use crate::ui::parts::shell::{Layout, shell};
use crate::ui::parts::{Kind, button, decide};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// The ballot of a seat.
pub(super) fn ballot(step: Step, seat: Seat) -> Node {
    let playing = Playing::here();
    let chosen = RwSignal::new(None::<Ballot>);
    let ticket = playing.now(|table| Some((table.game().president(), table.game().chancellor()?))).flatten();
    let zone = playing.now(|table| table.game().board().is_hitler_zone()) == Some(true);
    let says = |ballot| match ballot {
        Ballot::Ja => Message::CastJa,
        Ballot::Nein => Message::CastNein,
    };
    let cast = move |ballot| playing.tell(step, Command::Ballot(ballot));
    let wrong = button(Kind::Quiet, Message::WrongPerson, move || playing.tell(step, Command::PutDown));
    let action = several().kid(decide(chosen, Message::ChooseBallot, says, cast)).kid(wrong);
    shell("ballot").layout(Layout::Middle).action(action).holding(
        several()
            .kid(prompt_for(playing.name(seat), say(Message::BallotTitle)))
            .kid(ticket.map(|(president, chancellor)| {
                el("<p class=lead>").say(Message::VotePrompt { president, chancellor }).view()
            }))
            .kid(zone.then(|| warning(say(Message::HitlerWarning))))
            .kid(pick(
                say(Message::BallotTitle),
                true,
                Signal::derive(move || chosen.get()),
                Callback::new(move |ballot| chosen.set(Some(ballot))),
            ))
            .kid(el("<p class=soft>").say(Message::BallotNote)),
    )
}
