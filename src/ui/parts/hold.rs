//! Press and hold to look. What is shown is built while it is held, and taken out of the document on every way a hold
//! can end.

use crate::browser::ev::{self, KeyboardEvent, MouseEvent, PointerEvent};
use crate::ui::element::{Node, el, following};
use crate::ui::live::{Memo, RwSignal, StoredValue};

use super::{Art, art};
use crate::browser::events::{self, Listening};
use crate::i18n::Message;
use crate::ui::words::say;

/// How the secret is held open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Held {
    #[default]
    Closed,
    /// By this finger or mouse.
    Pointer(i32),
    /// By a key that is down.
    Key,
    /// Somebody who cannot hold asked to open it, and was warned.
    Warned,
    /// They asked again.
    Switch,
}

impl Held {
    const fn is_open(self) -> bool {
        matches!(self, Self::Pointer(_) | Self::Key | Self::Switch)
    }
}

/// A pad to press and hold, below what it shows. `closed` is what the pad says; with `bare` what is shown brings its own
/// box. `shows` is run anew each time it is opened or closed, `opened` each time it is opened.
pub(in crate::ui) fn hold(
    closed: Message,
    bare: bool,
    opened: impl Fn() + Copy + 'static,
    shows: impl Fn(bool) -> Node + Copy + 'static,
) -> Node {
    let held = RwSignal::new(Held::default());
    let open = Memo::new(move || held.get().is_open());
    let listening: StoredValue<Option<[Listening; 2]>> = StoredValue::new(None);
    let set = move |how: Held| {
        if how.is_open() && !held.get_untracked().is_open() {
            opened();
        }
        held.set(how);
    };
    // Whatever happens to the page as a whole closes it, as does the lifting or adding of any finger anywhere.
    listening.set_value(Some([
        events::on_look_away(move || {
            held.set(Held::Closed);
        }),
        events::on_release(move |_| {
            if let Some(Held::Pointer(_) | Held::Switch) = held.try_with_untracked(|held| *held) {
                held.set(Held::Closed);
            }
        }),
    ]));
    let on_pointer_down = move |event: PointerEvent| {
        // Only the first finger, and only the main button.
        if event.is_primary() && event.button() == 0 {
            event.prevent_default();
            set(Held::Pointer(event.pointer_id()));
        }
    };
    let is_key = |event: &KeyboardEvent| matches!(event.key().as_str(), " " | "Enter");
    let on_key_down = move |event: KeyboardEvent| {
        if is_key(&event) {
            event.prevent_default();
            if !event.repeat() {
                set(Held::Key);
            }
        }
    };
    let on_click = move |event: MouseEvent| {
        // A screen reader or a switch clicks without pointer or key: once to be warned, once more to open, once to close.
        if event.detail() == 0 {
            set(match held.get_untracked() {
                Held::Warned => Held::Switch,
                Held::Closed => Held::Warned,
                Held::Pointer(_) | Held::Key | Held::Switch => Held::Closed,
            });
        }
    };
    let words = move || {
        say(match held.get() {
            Held::Closed => closed,
            Held::Warned => Message::SpokenWarning,
            Held::Pointer(_) | Held::Key => Message::LetGoToHide,
            Held::Switch => Message::HideNow,
        })
    };
    let shown = move || shows(open.get());
    #[cfg(feature = "leak-on-purpose")]
    let shown = move || {
        crate::ui::element::several().kid(shown()).kid(el("<div>").attr("hidden", true).kid(shows(true))).view()
    };
    let shown = if bare { following(shown) } else { el("<div class=hold-shows>").live(shown).view() };
    el("<div class=hold>")
        .kid(shown)
        .kid(
            el("<button type=button class=hold-pad>")
                .attr_live("aria-pressed", move || if open.get() { "true" } else { "false" })
                .on(ev::POINTER_DOWN, on_pointer_down)
                .on(ev::KEY_DOWN, on_key_down)
                .on(ev::KEY_UP, move |_| held.set(Held::Closed))
                .on(ev::BLUR, move |_| held.set(Held::Closed))
                .on(ev::CLICK, on_click)
                .kid(art(Art::Touch))
                .kid(el("<span class=hold-say>").live(words))
                .view(),
        )
        .view()
}
