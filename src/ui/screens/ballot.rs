//! A secret ballot: choose, then cast it elsewhere on the screen.

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
        view! {
            <Button words=words asleep=Signal::derive(move || chosen.get().is_none()) press=cast />
            <Button
                words=say(Message::WrongPerson)
                kind=Kind::Quiet
                press=Callback::new(move |()| drop(playing.tell(step, Command::PutDown)))
            />
        }
        .into_any()
    };
    view! {
        <Shell name="ballot" layout=Layout::Middle action=action>
            {prompt(say(Message::BallotTitle))}
            {ticket.map(|(president, chancellor)| view! { <p class="lead">{say(Message::VotePrompt { president, chancellor })}</p> })}
            {zone.then(|| warning(say(Message::HitlerWarning)))}
            {pick(say(Message::BallotTitle), true, Signal::derive(move || chosen.get()), Callback::new(move |ballot| chosen.set(Some(ballot))))}
            <p class="soft">{say(Message::BallotNote)}</p>
        </Shell>
    }
    .into_any()
}
