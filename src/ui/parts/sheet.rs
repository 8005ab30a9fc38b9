//! A sheet that lies over a public screen.

use leptos::prelude::*;

use super::{Art, IconButton};
use crate::browser::events::{self, Listening};
use crate::i18n::Message;
use crate::ui::page::Place;
use crate::ui::words::say;

/// A sheet with a title and a way to close it.
#[component]
pub(in crate::ui) fn Veil(
    #[prop(into)] title: String,
    /// Something to answer, rather than something to read.
    #[prop(optional)]
    asks: bool,
    children: Children,
) -> AnyView {
    let place = Place::here();
    let listening: StoredValue<Option<Listening>, LocalStorage> = StoredValue::new_local(None);
    listening.set_value(Some(events::on_escape(move || place.close())));
    view! {
        <div class="veil" data-sheet="">
            <section class="sheet" role=if asks { "alertdialog" } else { "dialog" } aria-modal="true" aria-labelledby="sheet-title">
                <header class="sheet-head">
                    <h2 id="sheet-title" tabindex="-1">{title}</h2>
                    <IconButton name=say(Message::Close) drawing=Art::Close press=Callback::new(move |()| place.close()) />
                </header>
                {children()}
            </section>
        </div>
    }
    .into_any()
}
