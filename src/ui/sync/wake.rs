//! Keeps the screen on while a game runs.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::events::{self, Listening};
use crate::browser::wake_lock::{Awake, keep_awake};
use crate::ui::page::{Page, Place};
use crate::ui::playing::Playing;

/// Keeps the screen on while a game runs; asks again when the page comes back, since the system takes the lock away.
pub(super) fn stay_awake(playing: Playing, place: Place) {
    let awake: StoredValue<Option<Awake>, LocalStorage> = StoredValue::new_local(None);
    let wanted = Memo::new(move |_| place.page.get() == Page::Play && playing.is_on());
    let ask = move || {
        spawn_local(async move {
            let lock = keep_awake().await;
            if wanted.try_get_untracked() == Some(true) {
                awake.try_set_value(lock);
            }
        });
    };
    Effect::new(move || if wanted.get() { ask() } else { awake.set_value(None) });
    let listening: StoredValue<Option<Listening>, LocalStorage> = StoredValue::new_local(None);
    listening.set_value(Some(events::on_visibility(move |visible| {
        if visible && wanted.get_untracked() {
            ask();
        }
    })));
}
