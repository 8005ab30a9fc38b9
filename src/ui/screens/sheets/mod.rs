//! Sheets that lie over a public screen, one file each.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::page::Sheet;
use crate::ui::parts::Veil;
use crate::ui::words::say;

/// The sheet that is open.
pub(in crate::ui) fn sheet(sheet: Sheet) -> AnyView {
    let _ = sheet;
    view! { <Veil title=say(Message::Menu)>{()}</Veil> }.into_any()
}
