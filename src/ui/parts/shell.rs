//! The frame of a screen: a bar, what it shows, and what to do next where the thumb is.

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
            view! {
                <header class="bar">
                    <IconButton name=say(Message::Back) drawing=Art::BackArrow press=back />
                    <p class="bar-title">{title}</p>
                </header>
            }
            .into_any(),
        ),
        Bar::Menu => Some(
            view! {
                <header class="bar">
                    <p class="bar-title">{title}</p>
                    <IconButton name=say(Message::Menu) drawing=Art::Menu press=Callback::new(move |()| place.open(Sheet::Menu)) />
                </header>
            }
            .into_any(),
        ),
    };
    view! {
        <div
            class="screen"
            data-screen=name
            data-layout=(layout == Layout::Table).then_some("table")
        >
            {bar}
            {move || place.toast.get().map(|message| view! { <p class="toast" role="status">{say(message)}</p> })}
            <main class="main" data-middle=(layout == Layout::Middle).then_some("")>{children()}</main>
            <footer class="action">{move || action.run()}</footer>
        </div>
    }
    .into_any()
}
