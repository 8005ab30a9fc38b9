//! The whole page.

use super::element::{Node, following};
use super::group::Group;
use super::kept::{self, Found};
use super::page::{Page, Place};
use super::playing::Playing;
use super::words::Spoken;
use super::{rest, screens, sync};
use crate::i18n::{Message, Words};
use crate::table::Unreadable;

/// The whole page: provides what all screens share, installs every effect, shows the page people are on.
pub(super) fn app(words: Words) -> Node {
    let spoken = Spoken::provide(words);
    rest::fetch_it();
    let place = Place::provide();
    let found = kept::find();
    let notice = match &found {
        Found::Nothing | Found::Game(_) => None,
        Found::Older(_) => Some(Message::SaveOlderCopy),
        Found::Unreadable(Unreadable::Newer) => Some(Message::SaveNewer),
        Found::Unreadable(Unreadable::Damaged) => Some(Message::SaveDamaged),
    };
    let playing = Playing::provide(match found {
        Found::Game(table) | Found::Older(table) => Some(table),
        Found::Nothing | Found::Unreadable(_) => None,
    });
    Group::provide();
    place.toast.set(notice);
    sync::install(playing, place);

    following(move || {
        // A change of language builds the page anew; so do changes of the page.
        spoken.track();
        match place.page.get() {
            Page::Home => screens::home(),
            Page::People => screens::people(),
            Page::Options => screens::options(),
            Page::Play | Page::Help | Page::Credits if rest::coming().is_some() => screens::coming(),
            Page::Play => screens::play(),
            Page::Help => screens::help(),
            Page::Credits => screens::credits(),
            Page::Settings => screens::settings(),
        }
    })
}
