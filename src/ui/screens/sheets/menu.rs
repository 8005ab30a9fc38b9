//! Everything else that can be done at a public moment.

use crate::browser::ev;

use super::is_running;
use super::take_back::what;
use crate::i18n::Message;
use crate::table::{Command, Table};
use crate::ui::element::{Node, el, nothing};
use crate::ui::page::{Page, Place, Sheet};
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
    let Some(offers) = playing.now(offers) else { return nothing() };
    let (running, hints) = (offers.running, offers.hints);
    let open = move |title, note, sheet| item(title, note, move || place.open(sheet));
    let switch = move || {
        let state = if hints { Message::On } else { Message::Off };
        item(Message::OptionHints, Some(state), move || playing.tell_now(Command::Hints(!hints)))
    };
    let items = el("<nav class=menu>")
        .kid(running.then(|| open(Message::MenuRole, Some(Message::ForAnotherLook), Sheet::LookAgain)))
        .kid(open(Message::MenuHistory, None, Sheet::History))
        .kid(item(Message::MenuRules, None, move || place.go(Page::Help)))
        .kid(offers.back.map(|what| open(Message::TakeBack, Some(what), Sheet::TakeBack)))
        .kid(running.then(|| open(Message::MenuStandIn, None, Sheet::StandIn)))
        .kid(offers.locked.then(|| open(Message::MenuLocks, None, Sheet::Locks)))
        .kid(running.then(switch))
        .kid(item(Message::SettingsTitle, None, move || place.go(Page::Settings)))
        .kid(open(Message::MenuLeave, Some(Message::LeaveKept), Sheet::Leave));
    veil(say(Message::Menu), false, items)
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

fn item(title: Message, note: Option<Message>, press: impl Fn() + 'static) -> Node {
    el("<button type=button class=menu-item>")
        .on(ev::CLICK, move |_| press())
        .kid(el("<span>").say(title))
        .kid(note.map(|note| el("<small>").say(note)))
        .view()
}
