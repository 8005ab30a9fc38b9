//! Who wants to see their role again?

use crate::browser::ev;

use super::living;
use crate::i18n::Message;
use crate::rules::Seat;
use crate::table::Command;
use crate::ui::element::{Node, el};
use crate::ui::page::Place;
use crate::ui::parts::veil;
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// A name leads to the cover of that seat, which can be left at no cost.
pub(super) fn look_again() -> Node {
    let playing = Playing::here();
    let place = Place::here();
    let name = move |seat: Seat| {
        let look = move |_| {
            place.close();
            playing.tell_now(Command::LookAgain(seat));
        };
        el("<button type=button class=menu-item>")
            .attr("aria-label", say(Message::AgainConfirm { player: seat }))
            .on(ev::CLICK, look)
            .kid(el("<bdi>").kid(playing.name(seat)))
            .view()
    };
    let note = el("<p class=soft>").say(Message::AgainNote).view();
    let names = living(playing).into_iter().map(name).collect::<Vec<_>>();
    veil(say(Message::AgainTitle), false, vec![note, el("<nav class=menu>").kid(names).view()])
}
