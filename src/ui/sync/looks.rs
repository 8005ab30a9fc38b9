//! Light or dark, as chosen on this device.

use leptos::prelude::*;

use crate::browser::page;
use crate::ui::kept::{self, Key};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::ui) enum Look {
    /// As the rest of the phone.
    #[default]
    System,
    Light,
    Dark,
}

impl Look {
    const fn word(self) -> Option<&'static str> {
        match self {
            Self::System => None,
            Self::Light => Some("light"),
            Self::Dark => Some("dark"),
        }
    }

    /// The one after this.
    pub(in crate::ui) const fn next(self) -> Self {
        match self {
            Self::System => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::System,
        }
    }
}

/// The chosen look.
#[derive(Clone, Copy)]
pub(in crate::ui) struct Looks(pub(in crate::ui) RwSignal<Look>);

impl Looks {
    pub(in crate::ui) fn here() -> Self {
        expect_context()
    }
}

/// Dresses the page, and keeps the choice.
pub(super) fn dress_the_page() {
    let kept = kept::read(Key::Looks);
    let look = [Look::Light, Look::Dark].into_iter().find(|look| look.word() == kept.as_deref()).unwrap_or_default();
    let looks = Looks(RwSignal::new(look));
    provide_context(looks);
    Effect::new(move |before: Option<Look>| {
        let look = looks.0.get();
        page::set_root("data-theme", look.word());
        if before.is_some_and(|before| before != look) {
            match look.word() {
                // What cannot be kept lasts as long as the page.
                Some(word) => {
                    let _ = kept::write(Key::Looks, word);
                }
                None => kept::remove(Key::Looks),
            }
        }
        look
    });
}
