//! One person: a grip to drag, a field for the name, buttons to move and to remove.

use leptos::prelude::*;

use super::order::{Order, Way};
use crate::i18n::Message;
use crate::ui::group::{Group, Person, seat_at};
use crate::ui::parts::{Art, art};
use crate::ui::words::{say, say_of};

/// One person. Built once, whatever happens to the name and the place, so that typing keeps focus and caret.
pub(super) fn row(group: Group, order: Order, person: &Person) -> AnyView {
    let id = person.id;
    let error = ["name-error-", &id.to_string()].concat();
    let error_id = error.clone();
    let has_fault = Memo::new(move |_| group.fault(id).is_some());
    let fault = move || group.fault(id).map(|(message, names)| say_of(message, &names));
    view! {
        <li
            class="name-row"
            data-person=id
            data-dragged=move || order.is_dragged(id).then_some("")
            style:order=move || order.place(id).to_string()
        >
            <span
                class="name-grip"
                aria-hidden="true"
                on:pointerdown=move |event| order.grab(id, &event)
                on:pointermove=move |event| order.drag(&event)
                on:pointerup=move |_| order.drop_here()
                on:pointercancel=move |_| order.let_go()
            >
                {move || order.place(id) + 1}
            </span>
            <input
                class="input"
                type="text"
                autocomplete="off"
                autocapitalize="words"
                spellcheck="false"
                enterkeyhint="next"
                prop:value=person.typed.clone()
                aria-label=move || say(Message::PlayerField { place: group.place(id) + 1 })
                aria-invalid=move || has_fault.get().then_some("true")
                aria-describedby=move || has_fault.get().then(|| error.clone())
                on:input=move |event| group.rename(id, event_target_value(&event))
                on:keydown=move |event| {
                    if event.key() == "Enter" && !event.is_composing() {
                        event.prevent_default();
                        order.write_after(id);
                    }
                }
            />
            {shift(group, order, id, Way::Up)}
            {shift(group, order, id, Way::Down)}
            <button
                type="button"
                class="icon-button"
                aria-label=move || remove_words(group, order, id)
                on:click=move |_| order.remove(id)
            >
                {art(Art::Close)}
            </button>
            <Show when=move || has_fault.get()>
                <p class="error" id=error_id.clone()>{fault}</p>
            </Show>
        </li>
    }
    .into_any()
}

/// A button that moves somebody by one place.
fn shift(group: Group, order: Order, id: usize, way: Way) -> AnyView {
    let words = move || {
        let player = seat_at(group.place(id))?;
        let message = match way {
            Way::Up => Message::MoveUp { player },
            Way::Down => Message::MoveDown { player },
        };
        Some(say_of(message, &order.called()))
    };
    let stuck = move || match way {
        Way::Up => group.place(id) == 0,
        Way::Down => group.place(id) + 1 == group.people().len(),
    };
    let drawing = match way {
        Way::Up => Art::Up,
        Way::Down => Art::Down,
    };
    view! {
        <button
            type="button"
            class="icon-button"
            data-move=way.word()
            aria-label=words
            prop:disabled=stuck
            on:click=move |_| order.shift(id, way)
        >
            {art(drawing)}
        </button>
    }
    .into_any()
}

fn remove_words(group: Group, order: Order, id: usize) -> Option<String> {
    let place = group.place(id);
    let player = seat_at(place)?;
    let is_empty = group.people().get(place).is_none_or(Person::is_empty);
    Some(if is_empty { say(Message::RemovePlace { place: place + 1 }) } else { say_of(Message::RemovePlayer { player }, &order.called()) })
}
