//! Whose work this is. Nothing here is fetched: it can be read offline.

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
    let action = move || {
        view! { <Button words=say(Message::Back) press=Callback::new(move |()| place.back()) /> }.into_any()
    };
    let text = |message: Message| view! { <p>{say(message)}</p> }.into_any();
    let link = |address: &'static str, message: Message| {
        view! { <li><a href=address target="_blank" rel="noopener noreferrer">{say(message)}</a></li> }.into_any()
    };
    view! {
        <Shell name="credits" bar=Bar::Back title=say(Message::Title) action=action>
            <article class="prose">
                <h1 tabindex="-1">{say(Message::Credits)}</h1>
                {text(Message::CreditsGame)}
                {text(Message::CreditsLicence)}
                {text(Message::CreditsChanges)}
                {text(Message::CreditsNotAffiliated)}
                {text(Message::CreditsFont)}
                {text(Message::CreditsPrivacy)}
                <ul>
                    {link(GAME, Message::CreditsLinkGame)}
                    {link(LICENCE, Message::CreditsLinkLicence)}
                </ul>
            </article>
        </Shell>
    }
    .into_any()
}
