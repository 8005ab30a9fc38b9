//! A secret ballot: choose, then cast it elsewhere on the screen.

use crate::ui::element::{el, side_by_side};
use leptos::prelude::*;

use crate::i18n::Message;
use crate::rules::{Ballot, Seat};
use crate::table::{Command, Step};
use crate::ui::parts::ballots::pick;
use crate::ui::parts::prompt::{prompt, warning};
use crate::ui::parts::shell::{Layout, Shell};
use crate::ui::parts::{Button, Kind};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// The ballot of a seat.
pub(super) fn ballot(step: Step, _seat: Seat) -> AnyView {
    let playing = Playing::here();
    let chosen = RwSignal::new(None::<Ballot>);
    let ticket = playing.now(|table| Some((table.game().president(), table.game().chancellor()?))).flatten();
    let zone = playing.now(|table| table.game().board().is_hitler_zone()) == Some(true);
    let words = Signal::derive(move || {
        say(match chosen.get() {
            None => Message::BallotTitle,
            Some(Ballot::Ja) => Message::CastJa,
            Some(Ballot::Nein) => Message::CastNein,
        })
    });
    let cast = Callback::new(move |()| {
        if let Some(ballot) = chosen.get_untracked() {
            drop(playing.tell(step, Command::Ballot(ballot)));
        }
    });
    let action = move || {
        side_by_side(vec![view! { <Button words=words asleep=Signal::derive(move || chosen.get().is_none()) press=cast /> }.into_any(), view! { <Button words=say(Message::WrongPerson) kind=Kind::Quiet press=Callback::new(move |()| drop(playing.tell(step, Command::PutDown))) /> }.into_any()])
        .into_any()
    };
    view! { <Shell name="ballot" layout=Layout::Middle action=action>{side_by_side(vec![(prompt(say(Message::BallotTitle))).into_any(), (ticket.map(|(president, chancellor)| el("p").class("lead").kid(say(Message::VotePrompt { president, chancellor })).view())).into_any(), (zone.then(|| warning(say(Message::HitlerWarning)))).into_any(), (pick(say(Message::BallotTitle), true, Signal::derive(move || chosen.get()), Callback::new(move |ballot| chosen.set(Some(ballot))))).into_any(), el("p").class("soft").kid(say(Message::BallotNote)).view()])}</Shell> }.into_any()
}
