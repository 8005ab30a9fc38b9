//! Buttons. They act on a completed press inside them, never on the touch alone.

use crate::browser::ev;
use crate::ui::live::RwSignal;

use super::{Art, art, icon};
use crate::i18n::Message;
use crate::ui::element::{El, Node, el};
use crate::ui::words::say;

/// How much a button asks to be pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::ui) enum Kind {
    /// The one obvious next step.
    #[default]
    Primary,
    Secondary,
    Quiet,
    /// What cannot be undone.
    Danger,
}

impl Kind {
    const fn word(self) -> &'static str {
        match self {
            Self::Primary => "primary",
            Self::Secondary => "secondary",
            Self::Quiet => "quiet",
            Self::Danger => "danger",
        }
    }
}

/// A button being made.
pub(in crate::ui) struct Button(El);

/// A button that says `words` and does `press`.
pub(in crate::ui) fn button(kind: Kind, words: Message, press: impl Fn() + 'static) -> Node {
    worded(say(words)).press(kind, press)
}

/// A button with these words.
pub(in crate::ui) fn worded(words: String) -> Button {
    Button(el("<button type=button class=button>").kid(words))
}

/// The button that does what was chosen, and sleeps until something is. `asks` is what it says meanwhile.
pub(in crate::ui) fn decide<T: Copy + 'static>(
    chosen: RwSignal<Option<T>>,
    asks: Message,
    says: impl Fn(T) -> Message + 'static,
    act: impl Fn(T) + 'static,
) -> Node {
    button_live(move || say(chosen.get().map_or(asks, &says))).asleep(move || chosen.get().is_none()).press(
        Kind::Primary,
        move || {
            if let Some(chosen) = chosen.get_untracked() {
                act(chosen);
            }
        },
    )
}

/// A button whose words follow signals.
pub(in crate::ui) fn button_live(words: impl Fn() -> String + 'static) -> Button {
    Button(el("<button type=button class=button>").live(words))
}

impl Button {
    /// A drawing beside the words.
    pub(in crate::ui) fn art(self, drawing: Art) -> Self {
        Self(self.0.kid(icon(drawing)))
    }

    /// Asleep: it cannot be pressed yet.
    pub(in crate::ui) fn asleep(self, asleep: impl Fn() -> bool + 'static) -> Self {
        Self(self.0.attr_live("disabled", asleep))
    }

    /// How long it sleeps, for the bar at its foot; such as `4s`.
    pub(in crate::ui) fn wakes(self, asleep: RwSignal<bool>, after: &str) -> Self {
        Self(self.0.attr_live("data-wakes", move || asleep.get()).style("--wakes", after))
    }

    /// What the button does.
    pub(in crate::ui) fn press(self, kind: Kind, press: impl Fn() + 'static) -> Node {
        self.0.attr("data-kind", kind.word()).on(ev::CLICK, move |_| press()).view()
    }
}

/// A small button that is a drawing; `name` is what it does.
pub(in crate::ui) fn icon_button(name: String, drawing: Art, press: impl Fn() + 'static) -> Node {
    el("<button type=button class=icon-button>")
        .attr("aria-label", name)
        .on(ev::CLICK, move |_| press())
        .kid(art(drawing))
        .view()
}
