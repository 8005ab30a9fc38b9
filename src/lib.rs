//! Secret Hitler for one phone, passed around a table.
//!
//! Half of the crate is a game that knows no browser and compiles anywhere; the other half is its face, compiled for
//! `wasm32` only. Read in this order: [`rules`], [`dealer`], [`record`], [`table`], then `ui`.
//!
//! ```text
//!   ui ──────────────► browser            the face; the browser
//!    │  └──► i18n, narration              what is said
//!    ▼
//!   table ──► bots                        one game on this device: who must hold the phone, what it may show
//!    ▼
//!   record                                log, history, replay; the loop in which the dealer answers
//!    ▼
//!   dealer                                who knows the secrets
//!    ▼
//!   rules                                 what everybody sees
//! ```
//!
//! | folder | may import | what stands there |
//! |---|---|---|
//! | [`rules`] | nothing | the public game: handles of tiles and envelopes, never a face |
//! | [`dealer`] | rules | envelopes, tiles and ballots; each seat's notebook; the only strong generator |
//! | [`record`] | rules, dealer | the log, its history, the exchange form, the settling loop |
//! | [`bots`] | rules, dealer's view | players made of code: a view in, an intent out |
//! | [`i18n`] | rules | typed messages, seven languages, names, the rule help |
//! | [`narration`] | rules, i18n | the eyes-closed scripts and their player; public events as sentences |
//! | [`table`] | rules, dealer, record, bots | the game in progress: commands, the hand-over director, saves |
//! | `browser` | none of ours | the only code that names the browser; bytes, strings and numbers |
//! | `ui` | all | screens, parts, the values they follow in `live`, and every effect in `sync` |
//!
//! `tests/architecture.rs` walks the source and holds it to this table.
//!
//! The page must be light before anything else: it has to work on a slow phone in a cellar. So screens are made of the
//! document's own elements (`ui/element.rs`) and follow values of one type (`ui/live/`); the languages, the drawings and
//! the style of the game lie beside the page and come while people enter names (`ui/rest.rs`).
//!
//! Three words, three types: an [`Act`](rules::Act) is what a seat does in the open; a [`Fact`](rules::Fact) is what is
//! recorded; an [`Event`](rules::Event) is what happened, derived from a fact. A game is the fold of its facts, and a
//! save is the seed of the deal with those facts.
//!
//! The state is split, not the view: [`rules::Game`] cannot express a secret. What a seat may know is its
//! [`Private`](dealer::Private) notebook, and the [`Table`](table::Table) opens that of whoever holds the phone only.

pub mod bots;
pub mod dealer;
pub mod i18n;
pub mod narration;
pub mod record;
pub mod rules;
pub mod table;

#[cfg(target_arch = "wasm32")]
pub mod browser;

#[cfg(target_arch = "wasm32")]
mod ui;

/// Starts the page: from here on everything is a matter of `ui`.
#[cfg(target_arch = "wasm32")]
pub fn start() {
    std::panic::set_hook(Box::new(|_| browser::page::set_root("data-broken", Some(""))));
    ui::mount();
}
