//! The frame of a screen: a bar, what it shows, and what to do next where the thumb is.

use crate::ui::element::el;
use leptos::prelude::*;

use super::{Art, IconButton};
use crate::i18n::Message;
use crate::ui::page::{Place, Sheet};
use crate::ui::words::say;

/// What stands in the bar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::ui) enum Bar {
    /// No bar: a secret, or a page that is all its own.
    #[default]
    None,
    /// A way back.
    Back,
    /// The menu of a game.
    Menu,
}

/// How the main part is laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::ui) enum Layout {
    #[default]
    Column,
    /// Centred between bar and buttons.
    Middle,
    /// The board beside everything else where there is room.
    Table,
}

/// A screen. `name` is how tests and styles find it.
#[component]
pub(in crate::ui) fn Shell(
    name: &'static str,
    #[prop(optional)] bar: Bar,
    #[prop(optional, into)] title: String,
    #[prop(optional)] layout: Layout,
    #[prop(optional)] back: Option<Callback<()>>,
    /// Buttons, the obvious one first.
    #[prop(optional, into)]
    action: ViewFn,
    children: Children,
) -> AnyView {
    let place = Place::here();
    let back = back.unwrap_or_else(|| Callback::new(move |()| place.back()));
    let bar = match bar {
        Bar::None => None,
        Bar::Back => Some(
            el("header").class("bar").kid(view! { <IconButton name=say(Message::Back) drawing=Art::BackArrow press=back /> }.into_any()).kid(el("p").class("bar-title").kid(title).view()).view(),
        ),
        Bar::Menu => Some(
            el("header").class("bar").kid(el("p").class("bar-title").kid(title).view()).kid(view! { <IconButton name=say(Message::Menu) drawing=Art::Menu press=Callback::new(move |()| place.open(Sheet::Menu)) /> }.into_any()).view(),
        ),
    };
    el("div")
        .class("screen")
        .attr("data-screen", name)
        .attr("data-layout", (layout == Layout::Table).then_some("table"))
        .kid(bar)
        .live(move || {
            place.toast.get().map(|message| el("p").class("toast").attr("role", "status").kid(say(message)).view())
        })
        .kid(
            el("main")
                .class("main")
                .attr("data-middle", (layout == Layout::Middle).then_some(""))
                .kid(children())
                .view(),
        )
        .kid(el("footer").class("action").live(move || action.run()).view())
        .view()
}
