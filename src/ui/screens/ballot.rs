//! A secret ballot: choose, then cast it elsewhere on the screen.

use crate::ui::element::{IntoNode, Node, el, several};
use crate::ui::live::{Callback, RwSignal, Signal};

use crate::i18n::Message;
use crate::rules::{Ballot, Seat};
use crate::table::{Command, Step};
use crate::ui::parts::ballots::pick;
use crate::ui::parts::prompt::{prompt, warning};
use crate::ui::parts::shell::{Layout, shell};
use crate::ui::parts::{Kind, button, button_live};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// The ballot of a seat.
pub(super) fn ballot(step: Step, _seat: Seat) -> Node {
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
            playing.tell(step, Command::Ballot(ballot));
        }
    });
    let action = move || {
        several()
            .kid(
                button_live(move || words.get())
                    .asleep(move || chosen.get().is_none())
                    .press(Kind::Primary, move || cast.run(())),
            )
            .kid(button(Kind::Quiet, Message::WrongPerson, move || playing.tell(step, Command::PutDown)))
            .view()
            .node()
    };
    shell("ballot")
        .layout(Layout::Middle)
        .action(action)
        .holding(
            several()
                .kid(prompt(say(Message::BallotTitle)))
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
        .node()
}
