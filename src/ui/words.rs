//! What the page says, in the chosen language and with the names of this table.

use leptos::prelude::*;

use crate::i18n::{Language, Message};

use super::playing::Playing;

/// The chosen language.
#[derive(Clone, Copy)]
pub(super) struct Spoken(pub(super) RwSignal<Language>);

impl Spoken {
    pub(super) fn provide() -> Self {
        let spoken = Self(RwSignal::new(Language::default()));
        provide_context(spoken);
        spoken
    }
}

/// The text of a message. Follows the language where it is called inside a view; names are those of the moment.
pub(super) fn say(message: Message) -> String {
    let language = use_context::<Spoken>().map(|spoken| spoken.0.get()).unwrap_or_default();
    let names = use_context::<Playing>()
        .and_then(|playing| playing.now(|table| table.names().map(String::from).collect::<Vec<_>>()))
        .unwrap_or_default();
    language.text(message, &names)
}

/// The same about people who sit at no table yet.
pub(super) fn say_of(message: Message, names: &[String]) -> String {
    let language = use_context::<Spoken>().map(|spoken| spoken.0.get()).unwrap_or_default();
    language.text(message, names)
}
