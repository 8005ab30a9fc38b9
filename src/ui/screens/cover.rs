//! "Pass the phone to …": the whole viewport, and nothing on it that not everybody may see.

use crate::ui::element::{Node, el};

use crate::browser::text;
use crate::i18n::{Message, digits};
use crate::rules::{Seat, Veto};
use crate::table::{Command, Errand, Step, Table};
use crate::ui::page::Place;
use crate::ui::parts::board::board;
use crate::ui::parts::{Art, Kind, art, button, icon};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// The shortest name that is set as large as it goes.
const SHORT: usize = 4;

/// The cover for a seat.
pub(super) fn cover(step: Step, seat: Seat, errand: Errand) -> Node {
    let playing = Playing::here();
    let place = Place::here();
    let name = playing.name(seat);
    let length = digits(text::graphemes(&name).len().max(SHORT));
    let in_session = matches!(errand, Errand::Discard | Errand::Enact { .. });
    let back = (errand == Errand::LookAgain)
        .then(|| button(Kind::Quiet, Message::BackToTable, move || playing.tell(step, Command::LeaveIt)));
    el("<div class=cover data-screen=cover aria-labelledby=cover-name>")
        .kid((errand != Errand::Envelope).then(|| board(true, None)))
        .live(move || place.toast.get().map(|message| el("<p class=toast role=status>").say(message).view()))
        .kid(
            el("<main class=cover-call>")
                .kid(art(Art::Pass))
                .kid(el("<p class=lead>").say(Message::PassTo))
                .kid(
                    el("<h1 class=cover-name id=cover-name tabindex=-1>")
                        .style("--len", &length)
                        .kid(el("<bdi>").kid(name))
                        .view(),
                )
                .kid(el("<p class=cover-note>").say(reason(errand)))
                .kid(in_session.then(|| {
                    el("<p class=cover-note>").kid(icon(Art::Hush)).kid(" ").say(Message::CoverSilence).view()
                }))
                .kid(deal_step(playing, errand).map(|words| el("<p class='soft small'>").kid(words).view()))
                .view(),
        )
        .kid(
            el("<footer class=action>")
                .kid(button(Kind::Primary, Message::IAm { player: seat }, move || {
                    playing.tell(step, Command::TakePhone);
                }))
                .kid(back)
                .view(),
        )
        .view()
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
