//! Everything else that can be done at a public moment.

use crate::ui::element::{IntoNode, Node, el};
use leptos::ev;
use leptos::prelude::*;

use super::is_running;
use super::take_back::what;
use crate::i18n::Message;
use crate::table::{Command, Table};
use crate::ui::page::{Page, Place, Sheet};
use crate::ui::parts::looks::looks_button;
use crate::ui::parts::veil;
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// What the menu offers depends on these.
struct Offers {
    running: bool,
    hints: bool,
    locked: bool,
    back: Option<Message>,
}

/// The menu.
pub(super) fn menu() -> Node {
    let playing = Playing::here();
    let place = Place::here();
    let Some(offers) = playing.now(offers) else { return ().node() };
    let open = move |sheet: Sheet| Callback::new(move |()| place.open(sheet));
    let rules = Callback::new(move |()| place.go(Page::Help));
    let hints = offers.hints;
    let switch = Callback::new(move |()| {
        playing.tell_now(Command::Hints(!hints));
    });
    let running = offers.running;
    veil(
        say(Message::Menu),
        false,
        el("nav")
            .class("menu")
            .kid(running.then(|| item(Message::MenuRole, Some(Message::ForAnotherLook), open(Sheet::LookAgain))))
            .kid(item(Message::MenuHistory, None, open(Sheet::History)))
            .kid(item(Message::MenuRules, None, rules))
            .kid(offers.back.map(|what| item(Message::TakeBack, Some(what), open(Sheet::TakeBack))))
            .kid(running.then(|| item(Message::MenuStandIn, None, open(Sheet::StandIn))))
            .kid(offers.locked.then(|| item(Message::MenuLocks, None, open(Sheet::Locks))))
            .kid(
                running
                    .then(|| item(Message::OptionHints, Some(if hints { Message::On } else { Message::Off }), switch)),
            )
            .kid(looks_button("menu-item"))
            .kid(item(Message::MenuLeave, Some(Message::LeaveKept), open(Sheet::Leave)))
            .view(),
    )
    .node()
}

fn offers(table: &Table) -> Offers {
    let mut seats = table.game().players().seats().iter();
    Offers {
        running: is_running(table),
        hints: table.options().hints,
        locked: is_running(table) && seats.any(|seat| table.is_locked(seat)),
        back: table.can_take_back().then(|| what(table)).flatten(),
    }
}

fn item(title: Message, note: Option<Message>, press: Callback<()>) -> Node {
    el("button")
        .attr("type", "button")
        .class("menu-item")
        .on(ev::click, move |_| press.run(()))
        .kid(el("span").kid(say(title)).view())
        .kid(note.map(|note| el("small").kid(say(note)).view()))
        .view()
}
