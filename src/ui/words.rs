//! What the page says, in the chosen language and with the names of this table.

use crate::ui::live::{RwSignal, Shared, share, shared};

use crate::i18n::{Language, Message};

use super::playing::Playing;

/// The chosen language.
#[derive(Clone, Copy)]
pub(super) struct Spoken(pub(super) RwSignal<Language>);

thread_local! {
    static HERE: Shared<Spoken> = const { Shared::new(None) };
}

impl Spoken {
    pub(super) fn provide() -> Self {
        share(&HERE, Self(RwSignal::new(Language::default())))
    }

    pub(super) fn here() -> Self {
        shared(&HERE)
    }
}

/// The text of a message. Follows the language where it is called inside a view; names are those of the moment.
pub(super) fn say(message: Message) -> String {
    let names = Playing::here().now(|table| table.names().map(String::from).collect::<Vec<_>>()).unwrap_or_default();
    Spoken::here().0.get().text(message, &names)
}

/// The same about people who sit at no table yet.
pub(super) fn say_of(message: Message, names: &[String]) -> String {
    Spoken::here().0.get().text(message, names)
}
