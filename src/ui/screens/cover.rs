//! "Pass the phone to …": the whole viewport, and nothing on it that not everybody may see.

use leptos::prelude::*;

use crate::browser::text;
use crate::i18n::Message;
use crate::rules::{Seat, Veto};
use crate::table::{Command, Errand, Step, Table};
use crate::ui::page::Place;
use crate::ui::parts::board::board;
use crate::ui::parts::{Art, Button, Kind, art, icon};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// The shortest name that is set as large as it goes.
const SHORT: usize = 4;

/// The cover for a seat.
pub(super) fn cover(step: Step, seat: Seat, errand: Errand) -> AnyView {
    let playing = Playing::here();
    let place = Place::here();
    let name = playing.name(seat);
    let length = text::graphemes(&name).len().max(SHORT).to_string();
    let in_session = matches!(errand, Errand::Discard | Errand::Enact { .. });
    let back = (errand == Errand::LookAgain).then(|| {
        view! {
            <Button
                words=say(Message::BackToTable)
                kind=Kind::Quiet
                press=Callback::new(move |()| drop(playing.tell(step, Command::LeaveIt)))
            />
        }
    });
    view! {
        <div class="cover" data-screen="cover" aria-labelledby="cover-name">
            {(errand != Errand::Envelope).then(|| board(true, None))}
            {move || place.toast.get().map(|message| view! { <p class="toast" role="status">{say(message)}</p> })}
            <main class="cover-call">
                {art(Art::Pass)}
                <p class="lead">{say(Message::PassTo)}</p>
                <h1 class="cover-name" id="cover-name" tabindex="-1" style:--len=length><bdi>{name}</bdi></h1>
                <p class="cover-note">{say(reason(errand))}</p>
                {in_session.then(|| view! { <p class="cover-note">{icon(Art::Hush)} " " {say(Message::CoverSilence)}</p> })}
                {deal_step(playing, errand).map(|words| view! { <p class="soft small">{words}</p> })}
            </main>
            <footer class="action">
                <Button
                    words=say(Message::IAm { player: seat })
                    press=Callback::new(move |()| drop(playing.tell(step, Command::TakePhone)))
                />
                {back}
            </footer>
        </div>
    }
    .into_any()
}

/// Why the phone travels. Everybody may know that.
fn reason(errand: Errand) -> Message {
    match errand {
        Errand::Envelope => Message::ForEnvelope,
        Errand::LookAgain => Message::ForAnotherLook,
        Errand::Ballot => Message::ForBallot,
        Errand::Discard => Message::ForDiscard,
        Errand::Enact { veto: Veto::Locked } => Message::ForEnact,
        Errand::Enact { veto: Veto::Unasked } => Message::ForEnactVeto,
        Errand::Enact { veto: Veto::Refused } => Message::ForEnactAgain,
        Errand::Investigation { target } => Message::ForInvestigation { target },
        Errand::Peek => Message::ForPeek,
    }
}

/// How many envelopes have been looked at.
fn deal_step(playing: Playing, errand: Errand) -> Option<String> {
    let steps = |table: &Table| (table.acks().dealt.len() + 1, table.game().players().number());
    let (step, steps) = playing.now(steps).filter(|_| errand == Errand::Envelope)?;
    Some(say(Message::HandOverStep { step, steps }))
}
