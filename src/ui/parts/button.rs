//! Buttons. They act on a completed press inside them, never on the touch alone.

use crate::ui::element::el;
use leptos::ev;
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
    el("button")
        .attr("type", "button")
        .class("button")
        .attr("data-kind", kind.word())
        .attr_live("disabled", move || asleep.get())
        .attr_live("data-wakes", move || (wakes.is_some() && asleep.get()).then_some(""))
        .style("--wakes", wakes)
        .on(ev::click, move |_| press.run(()))
        .kid(art.map(icon))
        .live(move || words.get())
        .view()
}

/// A small button that is a drawing; `name` is what it does.
#[component]
pub(in crate::ui) fn IconButton(
    name: String,
    drawing: Art,
    #[prop(optional)] asleep: bool,
    #[prop(into)] press: Callback<()>,
) -> AnyView {
    el("button")
        .attr("type", "button")
        .class("icon-button")
        .attr("aria-label", name)
        .attr("disabled", asleep)
        .on(ev::click, move |_| press.run(()))
        .kid(art(drawing))
        .view()
}
