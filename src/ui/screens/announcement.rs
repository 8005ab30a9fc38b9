//! What just happened, until the table goes on.

mod check;
mod enacted;
mod executed;
mod vetoed;
mod voted;

use crate::ui::element::{Node, el, several};

use crate::i18n::Message;
use crate::rules::Seat;
use crate::table::{Announcement, Command, Step};
use crate::ui::parts::{Kind, button};
use crate::ui::playing::Playing;

/// What just happened.
pub(super) fn announcement(step: Step, what: Announcement) -> Node {
    match what {
        Announcement::Voted { ticket, ja, nein, elected, tracker } => {
            voted::voted(step, ticket, [ja, nein], elected, tracker)
        }
        Announcement::HitlerCheck { chancellor, hitler } => check::check(step, chancellor, hitler),
        Announcement::Vetoed { tracker, reshuffled, .. } => vetoed::vetoed(step, tracker, reshuffled),
        Announcement::Enacted { policy, by, unlocked, reshuffled, power } => {
            enacted::enacted(step, enacted::Laid { policy, by, unlocked, reshuffled, power })
        }
        Announcement::Executed { target, hitler, .. } => executed::executed(step, target, hitler),
    }
}

/// The button that goes on.
fn go_on(step: Step, words: Message) -> Node {
    let playing = Playing::here();
    button(Kind::Primary, words, move || playing.tell(step, Command::Continue))
}

/// Whom the phone goes to next: whoever holds it should know before pressing on.
fn goes_to(player: Seat) -> Node {
    el("<p class=lead>").kid(el("<b>").say(Message::InProgressNext { player })).view()
}

/// A sentence for each of these.
fn lines(messages: impl IntoIterator<Item = Message>) -> Node {
    several().kids(messages.into_iter().map(|message| el("<p class=lead>").say(message))).view()
}
