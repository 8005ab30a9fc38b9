//! A sheet that lies over a public screen.

use crate::ui::element::el;
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
    el("div").class("veil").attr("data-sheet", "").kid(el("section").class("sheet").attr("role", if asks { "alertdialog" } else { "dialog" }).attr("aria-modal", "true").attr("aria-labelledby", "sheet-title").kid(el("header").class("sheet-head").kid(el("h2").attr("id", "sheet-title").attr("tabindex", "-1").kid(title).view()).kid(view! { <IconButton name=say(Message::Close) drawing=Art::Close press=Callback::new(move |()| place.close()) /> }.into_any()).view()).kid(children()).view()).view()
}
