//! Buttons. They act on a completed press inside them, never on the touch alone.

use leptos::prelude::*;

use super::{Art, art, icon};

/// How much a button asks to be pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::ui) enum Kind {
    /// The one obvious next step.
    #[default]
    Primary,
    Secondary,
    Quiet,
    /// What cannot be undone.
    Danger,
}

impl Kind {
    const fn word(self) -> &'static str {
        match self {
            Self::Primary => "primary",
            Self::Secondary => "secondary",
            Self::Quiet => "quiet",
            Self::Danger => "danger",
        }
    }
}

/// A button with words.
#[component]
pub(in crate::ui) fn Button(
    #[prop(into)] words: Signal<String>,
    #[prop(optional)] kind: Kind,
    #[prop(optional)] art: Option<Art>,
    /// Asleep: it cannot be pressed yet.
    #[prop(into, optional)]
    asleep: Signal<bool>,
    /// How long it sleeps, for the bar at its foot; such as `4s`.
    #[prop(optional)]
    wakes: Option<&'static str>,
    #[prop(into)] press: Callback<()>,
) -> AnyView {
    view! {
        <button
            type="button"
            class="button"
            data-kind=kind.word()
            prop:disabled=move || asleep.get()
            data-wakes=move || (wakes.is_some() && asleep.get()).then_some("")
            style:--wakes=wakes
            on:click=move |_| press.run(())
        >
            {art.map(icon)}
            {move || words.get()}
        </button>
    }
    .into_any()
}

/// A small button that is a drawing; `name` is what it does.
#[component]
pub(in crate::ui) fn IconButton(
    name: String,
    drawing: Art,
    #[prop(optional)] asleep: bool,
    #[prop(into)] press: Callback<()>,
) -> AnyView {
    view! {
        <button type="button" class="icon-button" aria-label=name disabled=asleep on:click=move |_| press.run(())>
            {art(drawing)}
        </button>
    }
    .into_any()
}
