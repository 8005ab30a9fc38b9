//! Light or dark, as chosen on this device.

use crate::ui::live::{RwSignal, Shared, share, shared, watch};

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

    /// Every look.
    pub(in crate::ui) const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];
}

/// The chosen look.
#[derive(Clone, Copy)]
pub(in crate::ui) struct Looks(pub(in crate::ui) &'static RwSignal<Look>);

thread_local! {
    static HERE: Shared<RwSignal<Look>> = const { Shared::new(None) };
}

impl Looks {
    pub(in crate::ui) fn here() -> Self {
        Self(shared(&HERE))
    }
}

/// Dresses the page, and keeps the choice.
pub(super) fn dress_the_page() {
    let kept = kept::read(Key::Looks);
    let look = [Look::Light, Look::Dark].into_iter().find(|look| look.word() == kept.as_deref()).unwrap_or_default();
    let looks = Looks(share(&HERE, RwSignal::new(look)));
    let mut before = None;
    watch(move || {
        let look = looks.0.get();
        page::set_root("data-theme", look.word());
        if before.replace(look).is_some_and(|before| before != look) {
            match look.word() {
                // What cannot be kept lasts as long as the page.
                Some(word) => {
                    let _ = kept::write(Key::Looks, word);
                }
                None => kept::remove(Key::Looks),
            }
        }
    });
}
