//! The face: Leptos components over the table.
//!
//! | folder | what stands there |
//! |---|---|
//! | `screens/` | one file a screen |
//! | `parts/` | one file a component, named as its style sheet |
//! | `sync/` | every effect that reaches the world outside: save, title, wake lock, focus, Back, other tabs |
//! | `art/` | the drawings |

mod app;
mod element;
mod group;
mod hints;
mod kept;
mod page;
mod parts;
mod playing;
mod screens;
mod sync;
mod words;

/// Puts the page into the document.
pub(crate) fn mount() {
    leptos::mount::mount_to_body(app::app);
}
