//! The face: screens over the table.
//!
//! | folder | what stands there |
//! |---|---|
//! | `screens/` | one file a screen |
//! | `parts/` | one file a component, named as its style sheet |
//! | `live/` | values that screens follow |
//! | `sync/` | every effect that reaches the world outside: save, title, wake lock, focus, Back, other tabs |
//! | `art/` | the drawings |

mod app;
mod element;
mod group;
mod hints;
mod kept;
mod live;
mod page;
mod parts;
mod playing;
mod rest;
mod screens;
mod sync;
mod words;

use crate::browser::page as document;

/// Puts the page into the document.
pub(crate) fn mount() {
    live::begin();
    words::fetch_first(|words| match words {
        Some(words) => {
            element::fill_the_page(&app::app(words));
            document::set_root("data-started", Some(""));
        }
        None => document::set_root("data-failed", Some("")),
    });
}
