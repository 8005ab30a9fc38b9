//! Secret Hitler for one phone, or for everyone's.

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

/// Starts the page: from here on everything is a [`ui`] matter.
#[cfg(target_arch = "wasm32")]
pub fn start() {
    std::panic::set_hook(Box::new(|_| browser::page::set_root("data-broken", Some(""))));
    ui::mount();
}
