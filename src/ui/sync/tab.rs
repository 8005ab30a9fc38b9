//! One game, one tab: whoever took it up last plays, the others say so and wait.

use std::ops::Deref;

use crate::ui::live::{RwSignal, Shared, StoredValue, share, shared};

use crate::browser::entropy;
use crate::browser::events::{self, Listening};
use crate::ui::kept::{self, Found, Key};
use crate::ui::playing::Playing;

/// Which tab plays.
#[derive(Clone, Copy)]
pub(in crate::ui) struct Tab(&'static Parts);

/// What it is made of.
pub(in crate::ui) struct Parts {
    name: StoredValue<String>,
    elsewhere: RwSignal<bool>,
}

thread_local! {
    static HERE: Shared<Parts> = const { Shared::new(None) };
}

impl Deref for Tab {
    type Target = Parts;

    fn deref(&self) -> &Self::Target {
        self.0
    }
}

impl Tab {
    pub(super) fn provide(playing: Playing) -> Self {
        let mut name = String::new();
        for byte in entropy::seed().into_iter().flatten().take(16) {
            name.push(char::from(b'a' + byte % 16));
        }
        let tab = Self(share(&HERE, Parts { name: StoredValue::new(name), elsewhere: RwSignal::new(false) }));
        let listening: StoredValue<Option<Listening>> = StoredValue::new(None);
        listening.set_value(Some(events::on_other_tab(move |key| {
            let about_tab = key.as_deref().is_none_or(|key| key == Key::Tab.name());
            // A game begun in another tab, while this one stood on the first page, can be gone on with here.
            if key.as_deref() == Some(Key::Game.name())
                && playing.now(|_| ()).is_none()
                && let Found::Game(table) = kept::find()
            {
                playing.set(Some(table));
                tab.elsewhere.set(true);
            }
            if about_tab && playing.now(|_| ()).is_some() && !tab.is_ours() {
                tab.elsewhere.set(true);
            }
        })));
        tab
    }

    pub(in crate::ui) fn here() -> Self {
        Self(shared(&HERE))
    }

    /// Whether another tab plays this game now.
    pub(in crate::ui) fn is_elsewhere(self) -> bool {
        self.elsewhere.get()
    }

    /// Whether this tab may write: nobody else has taken the game up since.
    pub(super) fn is_ours(self) -> bool {
        kept::read(Key::Tab).is_none_or(|tab| self.name.with_value(|name| *name == tab))
    }

    /// From now on this tab plays. The others see it.
    pub(in crate::ui) fn take_over(self) {
        // Without storage there is no other tab to tell.
        let _ = self.name.with_value(|name| kept::write(Key::Tab, name));
        self.elsewhere.set(false);
    }
}
