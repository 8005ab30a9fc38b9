//! Light, dark, or as the phone.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::sync::{Look, Looks};
use crate::ui::words::say;

/// A button that says how the page looks and goes to the next look.
pub(in crate::ui) fn looks_button(class: &'static str) -> AnyView {
    let looks = Looks::here();
    let word = move || {
        say(match looks.0.get() {
            Look::System => Message::ThemeSystem,
            Look::Light => Message::ThemeLight,
            Look::Dark => Message::ThemeDark,
        })
    };
    view! {
        <button type="button" class=class data-kind="quiet" on:click=move |_| looks.0.update(|look| *look = look.next())>
            <span>{say(Message::Theme)}</span>
            <small>{word}</small>
        </button>
    }
    .into_any()
}
