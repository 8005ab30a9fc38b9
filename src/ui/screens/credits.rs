//! Whose work this is. Nothing here is fetched: it can be read offline.

use crate::ui::element::{Node, el};

use crate::i18n::Message;
use crate::ui::page::Place;
use crate::ui::parts::shell::{Bar, shell};
use crate::ui::parts::{Kind, button};
use crate::ui::words::say;

/// Where the original game is.
const GAME: &str = "https://www.secrethitler.com/";
/// Where the licence is, in full.
const LICENCE: &str = "https://creativecommons.org/licenses/by-nc-sa/4.0/";

/// Whose work this is.
pub(in crate::ui) fn credits() -> Node {
    let place = Place::here();
    let action = button(Kind::Primary, Message::Back, move || place.back());
    let text = |message: Message| el("<p>").say(message).view();
    let link = |address: &'static str, message: Message| {
        let there = el("<a>").attr("href", address).attr("target", "_blank").attr("rel", "noopener noreferrer");
        el("<li>").kid(there.say(message)).view()
    };
    let inside = el("<article class=prose>")
        .kid(el("<h1 tabindex=-1>").say(Message::Credits))
        .kid(text(Message::CreditsGame))
        .kid(text(Message::CreditsLicence))
        .kid(text(Message::CreditsChanges))
        .kid(text(Message::CreditsNotAffiliated))
        .kid(text(Message::CreditsFont))
        .kid(text(Message::CreditsPrivacy))
        .kid(el("<ul>").kid(link(GAME, Message::CreditsLinkGame)).kid(link(LICENCE, Message::CreditsLinkLicence)))
        .view();
    shell("credits").bar(Bar::Back).title(say(Message::Title)).action(action).holding(inside)
}
