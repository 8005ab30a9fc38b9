//! A player is out of the game.

use crate::ui::element::{Node, el, several};

use super::{go_on, lines};
use crate::i18n::Message;
use crate::rules::Seat;
use crate::table::Step;
use crate::ui::hints::{First, hint};
use crate::ui::parts::shell::{Layout, shell};
use crate::ui::parts::{Art, art};
use crate::ui::playing::Playing;

/// An execution, and the one thing it tells.
pub(super) fn executed(step: Step, target: Seat, hitler: bool) -> Node {
    let playing = Playing::here();
    let (drawing, note, next) = if hitler {
        (Art::Hitler, Message::ExecutedHitler { player: target }, Message::ToEnd)
    } else {
        (Art::Dead, Message::ExecutedNotHitler { player: target }, Message::ToNextRound)
    };
    shell("executed").layout(Layout::Middle).action(go_on(step, next)).holding(
        several()
            .kid(
                el("<div class=verdict data-turn role=status>")
                    .kid(art(drawing))
                    .kid(el("<h1 tabindex=-1>").say(Message::Executed { player: target }))
                    .kid(lines([note].into_iter().chain((!hitler).then_some(Message::DeathNote)))),
            )
            .kid(playing.now(|table| hint(table, First::Death)).flatten().filter(|_| !hitler)),
    )
}
