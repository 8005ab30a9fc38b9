//! What the first screens do without: the words, drawings and style of the game. It is fetched as soon as the first screen
//! stands, and is there long before somebody has typed five names.

use std::cell::RefCell;

use super::live::{RwSignal, Shared, share, shared};
use super::words::Spoken;
use crate::browser::{fetch, page};

/// What is still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Coming {
    /// So many of the three.
    Parts(u8),
    /// One could not be had.
    Failed,
}

thread_local! {
    static HERE: Shared<RwSignal<Coming>> = const { Shared::new(None) };
    static DRAWINGS: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Fetches it.
pub(super) fn fetch_it() {
    let coming = *share(&HERE, RwSignal::new(Coming::Parts(3)));
    let arrived = move |all_is_well: bool| {
        coming.update(|coming| {
            *coming = match *coming {
                Coming::Parts(left) if all_is_well => Coming::Parts(left - 1),
                _ => Coming::Failed,
            };
        });
    };
    page::add_style(&page::file("style"), arrived);
    fetch::text(&page::file("drawings"), move |text| {
        let all_is_well = text.is_some();
        DRAWINGS.set(text.unwrap_or_default());
        arrived(all_is_well);
    });
    Spoken::here().fetch_rest(arrived);
}

/// What is still to come; nothing if all is there.
pub(super) fn coming() -> Option<Coming> {
    Some(shared(&HERE).get()).filter(|coming| *coming != Coming::Parts(0))
}

/// Does something with a drawing of the game.
pub(super) fn with_drawing<T>(name: &str, draw: impl FnOnce(&str) -> T) -> T {
    DRAWINGS.with_borrow(|drawings| {
        let drawing = drawings.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        draw(drawing.unwrap_or_default())
    })
}
