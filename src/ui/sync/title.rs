//! The title of the page. It names the game and nothing else: it shows in the switcher and in the tab.

use crate::ui::live::watch;

use crate::browser::page;
use crate::i18n::Message;
use crate::ui::words::{Spoken, say};

/// Names the page, and its language.
pub(super) fn name_the_page() {
    let spoken = Spoken::here();
    watch(move || {
        let language = spoken.language();
        page::set_root("lang", Some(language.tag()));
        page::set_root("dir", Some(language.direction().tag()));
        page::set_title(&say(Message::Title));
    });
}
