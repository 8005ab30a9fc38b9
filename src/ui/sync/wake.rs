//! Keeps the screen on while a game runs.

use crate::ui::live::{Memo, StoredValue, watch};

use crate::browser::events::{self, Listening};
use crate::browser::wake_lock::{Awake, keep_awake};
use crate::ui::page::{Page, Place};
use crate::ui::playing::Playing;

/// Keeps the screen on while a game runs; asks again when the page comes back, since the system takes the lock away.
pub(super) fn stay_awake(playing: Playing, place: Place) {
    let awake: StoredValue<Option<Awake>> = StoredValue::new(None);
    let wanted = Memo::new(move || place.page.get() == Page::Play && playing.is_on());
    let ask = move || {
        keep_awake(move |lock| {
            if wanted.get_untracked() {
                awake.set_value(Some(lock));
            }
        });
    };
    watch(move || if wanted.get() { ask() } else { awake.set_value(None) });
    let listening: StoredValue<Option<Listening>> = StoredValue::new(None);
    listening.set_value(Some(events::on_visibility(move |visible| {
        if visible && wanted.get_untracked() {
            ask();
        }
    })));
}
