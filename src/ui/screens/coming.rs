//! The game is still on its way.

use crate::browser::page;
use crate::i18n::Message;
use crate::ui::element::{Node, el, nothing};
use crate::ui::parts::shell::{Bar, Layout, shell};
use crate::ui::parts::{Kind, button};
use crate::ui::rest::{self, Coming};

/// The game is still on its way, or did not come.
pub(in crate::ui) fn coming() -> Node {
    let failed = rest::coming() == Some(Coming::Failed);
    let action = if failed { button(Kind::Primary, Message::Reload, page::reload) } else { nothing() };
    let words = if failed { Message::LoadingSlow } else { Message::Loading };
    let inside = el("<p class=lead role=status>").say(words);
    shell("coming").bar(Bar::Back).layout(Layout::Middle).action(action).holding(inside)
}
