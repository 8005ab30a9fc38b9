//! Whose work this is. Nothing here is fetched: it can be read offline.

use crate::ui::element::el;
use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::page::Place;
use crate::ui::parts::Button;
use crate::ui::parts::shell::{Bar, Shell};
use crate::ui::words::say;

/// Where the original game is.
const GAME: &str = "https://www.secrethitler.com/";
/// Where the licence is, in full.
const LICENCE: &str = "https://creativecommons.org/licenses/by-nc-sa/4.0/";

/// Whose work this is.
pub(in crate::ui) fn credits() -> AnyView {
    let place = Place::here();
    let action =
        move || view! { <Button words=say(Message::Back) press=Callback::new(move |()| place.back()) /> }.into_any();
    let text = |message: Message| el("p").kid(say(message)).view();
    let link = |address: &'static str, message: Message| {
        el("li")
            .kid(
                el("a")
                    .attr("href", address)
                    .attr("target", "_blank")
                    .attr("rel", "noopener noreferrer")
                    .kid(say(message))
                    .view(),
            )
            .view()
    };
    view! { <Shell name="credits" bar=Bar::Back title=say(Message::Title) action=action>{el("article").class("prose").kid(el("h1").attr("tabindex", "-1").kid(say(Message::Credits)).view()).kid(text(Message::CreditsGame)).kid(text(Message::CreditsLicence)).kid(text(Message::CreditsChanges)).kid(text(Message::CreditsNotAffiliated)).kid(text(Message::CreditsFont)).kid(text(Message::CreditsPrivacy)).kid(el("ul").kid(link(GAME, Message::CreditsLinkGame)).kid(link(LICENCE, Message::CreditsLinkLicence)).view()).view()}</Shell> }.into_any()
}
