//! Is the new Chancellor Hitler? A pause, then the answer.

use crate::ui::element::{IntoNode, Node, el, following};
use crate::ui::live::{RwSignal, StoredValue};

use super::{go_on, goes_to, lines};
use crate::browser::timer::{Later, later};
use crate::i18n::Message;
use crate::rules::Seat;
use crate::table::Step;
use crate::ui::parts::shell::{Layout, shell};
use crate::ui::parts::{Art, Kind, art, button};
use crate::ui::playing::Playing;

/// The pause before the answer, in milliseconds.
const PAUSE: u32 = 1800;

/// The question, then the answer. The answer is built only when it is due.
pub(super) fn check(step: Step, chancellor: Seat, hitler: bool) -> Node {
    let answered = RwSignal::new(false);
    let waiting: StoredValue<Option<Later>> = StoredValue::new(None);
    waiting.set_value(Some(later(PAUSE, move || {
        answered.set(true);
    })));
    following(move || if answered.get() { answer(step, chancellor, hitler) } else { ask(chancellor, answered) }).node()
}

fn ask(chancellor: Seat, answered: RwSignal<bool>) -> Node {
    let action = button(Kind::Primary, Message::CheckReveal, move || answered.set(true));
    shell("check-question").layout(Layout::Middle).action(action).holding(
        el("<div class=verdict>")
            .kid(art(Art::Back))
            .kid(el("<h1 tabindex=-1>").say(Message::SayAreYouHitler { player: chancellor }))
            .kid(el("<p class=lead>").say(Message::CheckPrompt))
            .view(),
    )
}

fn answer(step: Step, chancellor: Seat, hitler: bool) -> Node {
    let (drawing, title, note, next) = if hitler {
        (Art::Hitler, Message::CheckYes { player: chancellor }, Message::CheckYesNote, Message::ToEnd)
    } else {
        (Art::Shield, Message::CheckNo { player: chancellor }, Message::CheckNoNote, Message::ToSession)
    };
    let president = Playing::here().now(|table| table.game().president()).filter(|_| !hitler);
    let action = go_on(step, next);
    shell("check").layout(Layout::Middle).action(action).holding(
        el("<div class=verdict data-turn role=status>")
            .kid(art(drawing))
            .kid(el("<h1 tabindex=-1>").say(title))
            .kid(lines([note]))
            .kid(president.map(goes_to))
            .view(),
    )
}
