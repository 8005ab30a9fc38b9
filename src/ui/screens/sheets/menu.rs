//! Everything else that can be done at a public moment.

use leptos::prelude::*;

use super::is_running;
use super::take_back::what;
use crate::i18n::Message;
use crate::table::{Command, Table};
use crate::ui::page::{Page, Place, Sheet};
use crate::ui::parts::Veil;
use crate::ui::parts::looks::looks_button;
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
pub(super) fn menu() -> AnyView {
    let playing = Playing::here();
    let place = Place::here();
    let Some(offers) = playing.now(offers) else { return ().into_any() };
    let open = move |sheet: Sheet| Callback::new(move |()| place.open(sheet));
    let rules = Callback::new(move |()| place.go(Page::Help));
    let hints = offers.hints;
    let switch = Callback::new(move |()| {
        let _ = playing.tell_now(Command::Hints(!hints));
    });
    let running = offers.running;
    view! {
        <Veil title=say(Message::Menu)>
            <nav class="menu">
                {running.then(|| item(Message::MenuRole, Some(Message::ForAnotherLook), open(Sheet::LookAgain)))}
                {item(Message::MenuHistory, None, open(Sheet::History))}
                {item(Message::MenuRules, None, rules)}
                {offers.back.map(|what| item(Message::TakeBack, Some(what), open(Sheet::TakeBack)))}
                {running.then(|| item(Message::MenuStandIn, None, open(Sheet::StandIn)))}
                {offers.locked.then(|| item(Message::MenuLocks, None, open(Sheet::Locks)))}
                {running.then(|| {
                    item(Message::OptionHints, Some(if hints { Message::On } else { Message::Off }), switch)
                })}
                {looks_button("menu-item")}
                {item(Message::MenuLeave, Some(Message::LeaveKept), open(Sheet::Leave))}
            </nav>
        </Veil>
    }
    .into_any()
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

fn item(title: Message, note: Option<Message>, press: Callback<()>) -> AnyView {
    view! {
        <button type="button" class="menu-item" on:click=move |_| press.run(())>
            <span>{say(title)}</span>
            {note.map(|note| view! { <small>{say(note)}</small> })}
        </button>
    }
    .into_any()
}
