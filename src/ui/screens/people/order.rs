//! The order of the seats: moving somebody by drag or by button.

use crate::browser::ev::PointerEvent;
use crate::ui::live::{RwSignal, StoredValue, untrack};

use crate::browser::rows;
use crate::browser::timer::{Later, later};
use crate::i18n::{Message, digits};
use crate::ui::group::{Group, Person, seat_at};
use crate::ui::words::{say, say_of};

/// After a row is gone the next one lies under the finger: for this long a second tap is not meant for it.
const SETTLING: u32 = 400;

/// Which way.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    Up,
    Down,
}

impl Way {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
        }
    }
}

/// The order of the seats while it is changed.
#[derive(Clone, Copy)]
pub(super) struct Order {
    group: Group,
    /// Who is dragged, and the place they would get.
    dragged: RwSignal<Option<(usize, usize)>>,
    /// Who was moved last.
    moved: RwSignal<Option<usize>>,
    later: StoredValue<Option<Later>>,
    settling: StoredValue<Option<Later>>,
}

impl Order {
    pub(super) fn new(group: Group) -> Self {
        Self {
            group,
            dragged: RwSignal::new(None),
            moved: RwSignal::new(None),
            later: StoredValue::new(None),
            settling: StoredValue::new(None),
        }
    }

    /// Whether this one is dragged.
    pub(super) fn is_dragged(self, id: usize) -> bool {
        self.dragged.get().is_some_and(|(dragged, _)| dragged == id)
    }

    /// The place that somebody has on the screen. While somebody is dragged the document keeps its order, so that the
    /// finger does not lose the row it holds.
    pub(super) fn place(self, id: usize) -> usize {
        let at = self.group.place(id);
        let Some((dragged, to)) = self.dragged.get() else { return at };
        let from = self.group.place(dragged);
        if at == from {
            return to;
        }
        let without = if at > from { at - 1 } else { at };
        if without >= to { without + 1 } else { without }
    }

    pub(super) fn grab(self, id: usize, event: &PointerEvent) {
        if event.is_primary() && event.button() == 0 {
            event.prevent_default();
            rows::capture(event);
            self.dragged.set(Some((id, untrack(move || self.group.place(id)))));
        }
    }

    pub(super) fn drag(self, event: &PointerEvent) {
        if let Some((id, before)) = self.dragged.get_untracked() {
            let to = rows::above(".names", "data-dragged", event.client_y());
            if to != before {
                self.dragged.set(Some((id, to)));
            }
        }
    }

    /// The finger is lifted.
    pub(super) fn drop_here(self) {
        if let Some((id, to)) = self.dragged.get_untracked() {
            self.dragged.set(None);
            if to != untrack(move || self.group.place(id)) {
                self.group.seat(id, to);
                self.moved.set(Some(id));
            }
        }
    }

    /// The finger was lost: nothing has moved.
    pub(super) fn let_go(self) {
        self.dragged.set(None);
    }

    /// Moves somebody by one place; the same button stays under the keyboard's focus, as long as there is a way to go.
    pub(super) fn shift(self, id: usize, way: Way) {
        let people = self.group.people_now();
        let Some(from) = people.iter().position(|person| person.id == id) else { return };
        let (to, last) = match way {
            Way::Up => (from.saturating_sub(1), 0),
            Way::Down => (from + 1, people.len() - 1),
        };
        self.group.seat(id, to);
        self.moved.set(Some(id));
        let way = match way {
            way if to != last => way,
            Way::Up => Way::Down,
            Way::Down => Way::Up,
        };
        self.focus(id, ["[data-move=", way.word(), "]"].concat());
    }

    pub(super) fn remove(self, id: usize) {
        if self.settling.with_value(Option::is_none) {
            self.group.remove(id);
            self.settling.set_value(Some(later(SETTLING, move || {
                self.settling.set_value(None);
            })));
        }
    }

    /// Goes to somebody's field; nowhere without one.
    pub(super) fn write_at(self, id: Option<usize>) {
        if let Some(id) = id {
            self.focus(id, String::from("input"));
        }
    }

    /// Enter goes to the next field; after the last one it adds another.
    pub(super) fn write_after(self, id: usize) {
        let people = self.group.people_now();
        let mut rest = people.iter().skip_while(|person| person.id != id);
        let typed = rest.next().is_some_and(|person| !person.is_empty());
        let next = rest.next().map(|person| person.id);
        self.write_at(next.or_else(|| if typed { self.group.add(String::new()) } else { None }));
    }

    /// Once the document has followed.
    fn focus(self, id: usize, what: String) {
        let selector = ["[data-person='", &digits(id), "'] ", &what].concat();
        self.later.set_value(Some(later(0, move || rows::focus(&selector))));
    }

    /// What just moved where, for screen readers.
    pub(super) fn told(self) -> Option<String> {
        let place = self.group.place(self.moved.get()?);
        Some(say_of(Message::MovedTo { player: seat_at(place)?, place: place + 1 }, &self.called()))
    }

    /// How everybody is called meanwhile: by name, or by place.
    pub(super) fn called(self) -> Vec<String> {
        let call = |(at, person): (usize, Person)| {
            if person.is_empty() { say(Message::PlayerField { place: at + 1 }) } else { person.typed }
        };
        self.group.people().into_iter().enumerate().map(call).collect()
    }
}
