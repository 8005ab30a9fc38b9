//! One person: a grip to drag, a field for the name, buttons to move and to remove.

use crate::browser::ev;
use crate::ui::live::Memo;

use super::order::{Order, Way};
use crate::i18n::{Message, digits};
use crate::ui::element::{El, Node, el, following};
use crate::ui::group::{Group, Person, seat_at};
use crate::ui::parts::{Art, art};
use crate::ui::words::{say, say_of};

/// One person. Built once, whatever happens to the name and the place, so that typing keeps focus and caret.
pub(super) fn row(group: Group, order: Order, id: usize) -> El {
    let error = ["name-error-", &digits(id)].concat();
    let error_id = error.clone();
    let has_fault = Memo::new(move || group.fault(id).is_some());
    let fault = move || group.fault(id).map(|(message, names)| say_of(message, &names));
    el("<li class=name-row>")
        .attr("data-person", digits(id))
        .attr_live("data-dragged", move || order.is_dragged(id).then_some(""))
        .style_live("order", move || digits(order.place(id)))
        .kid(el("<span class=name-grip aria-hidden=true>")
                .on(ev::POINTER_DOWN, move |event| order.grab(id, &event))
                .on(ev::POINTER_MOVE, move |event| order.drag(&event))
                .on(ev::POINTER_UP, move |_| order.drop_here())
                .on(ev::POINTER_CANCEL, move |_| order.let_go())
                .live(move || order.place(id) + 1)
                .view(),)
        .kid(el("<input class=input type=text autocomplete=off autocapitalize=words spellcheck=false enterkeyhint=next>")
                .holds(&group.typed_now(id))
                .attr_live("aria-label", move || say(Message::PlayerField { place: group.place(id) + 1 }))
                .attr_live("aria-invalid", move || has_fault.get().then_some("true"))
                .attr_live("aria-describedby", move || has_fault.get().then(|| error.clone()))
                .on(ev::INPUT, move |event| group.rename(id, ev::typed(&event)))
                .on(ev::KEY_DOWN, move |event| {
                    if event.key() == "Enter" && !event.is_composing() {
                        event.prevent_default();
                        order.write_after(id);
                    }
                })
                .view(),)
        .kid(shift(group, order, id, Way::Up))
        .kid(shift(group, order, id, Way::Down))
        .kid(el("<button type=button class=icon-button>")
                .attr_live("aria-label", move || remove_words(group, order, id))
                .on(ev::CLICK, move |_| order.remove(id))
                .kid(art(Art::Close))
                .view(),)
        .kid(following(move || {
            has_fault.get().then(|| el("<p class=error>").attr("id", error_id.clone()).live(fault).view())
        }))
}

/// A button that moves somebody by one place.
fn shift(group: Group, order: Order, id: usize, way: Way) -> Node {
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
    el("<button type=button class=icon-button>")
        .attr("data-move", way.word())
        .attr_live("aria-label", words)
        .attr_live("disabled", stuck)
        .on(ev::CLICK, move |_| order.shift(id, way))
        .kid(art(drawing))
        .view()
}

fn remove_words(group: Group, order: Order, id: usize) -> Option<String> {
    let place = group.place(id);
    let player = seat_at(place)?;
    let is_empty = group.people().get(place).is_none_or(Person::is_empty);
    Some(if is_empty {
        say(Message::RemovePlace { place: place + 1 })
    } else {
        say_of(Message::RemovePlayer { player }, &order.called())
    })
}
