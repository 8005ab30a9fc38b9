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
mod screens;
mod sync;
mod words;

/// Puts the page into the document.
pub(crate) fn mount() {
    live::begin(|| element::fill_the_page(app::app));
}
