//! A tile is turned over for all and laid on its track.

use crate::ui::element::{Node, el};

use super::{go_on, lines};
use crate::i18n::Message;
use crate::rules::{Board, Policy, Power, Ticket};
use crate::table::Step;
use crate::ui::hints::{First, hint};
use crate::ui::parts::board::power_name;
use crate::ui::parts::tile::tile;
use crate::ui::playing::Playing;
use crate::ui::screens::at_the_table::at_the_table;
use crate::ui::words::say;

/// The tile that was laid, and what that brings.
#[derive(Clone, Copy)]
pub(super) struct Laid {
    pub(super) policy: Policy,
    pub(super) by: Option<Ticket>,
    pub(super) unlocked: bool,
    pub(super) reshuffled: Option<u8>,
    pub(super) power: Option<Power>,
}

/// A policy is enacted.
pub(super) fn enacted(step: Step, laid: Laid) -> Node {
    let playing = Playing::here();
    let title = match laid.policy {
        Policy::Liberal => Message::EnactedLiberal,
        Policy::Fascist => Message::EnactedFascist,
    };
    let over = playing.now(|table| table.told_game().board().full_track().is_some()) == Some(true);
    let next = match laid.power {
        _ if over => Message::ToEnd,
        Some(_) => Message::ToPower,
        None => Message::ToNextRound,
    };
    let name = if laid.by.is_some() { "enacted" } else { "chaos" };
    at_the_table(name, Some(laid.policy), go_on(step, next), |table, side| {
        let game = table.told_game();
        let power = laid.power.map(|power| {
            let comes = say(Message::PowerComes { president: game.president() });
            el("<p class=lead>").kid(el("<b>").kid([comes, say(power_name(power))].join(" ")))
        });
        let verdict = el("<div class=verdict role=status>")
            .kid(el("<h1 tabindex=-1>").say(if laid.by.is_some() { title } else { Message::ChaosTitle }))
            .kid(lines(what_follows(laid, title, *game.board())))
            .kid(power);
        side.kid(el("<div class=tile-show>").kid(tile(laid.policy, true))).kid(verdict).kid(hint(table, First::Enacted))
    })
}

fn what_follows(laid: Laid, title: Message, board: Board) -> Vec<Message> {
    let chaos = laid.by.is_none();
    let over = board.full_track().is_some();
    let opens_zone = laid.policy == Policy::Fascist && board.fascist() == Board::HITLER_ZONE;
    [
        laid.by.map(|by| Message::EnactedBy { president: by.president, chancellor: by.chancellor }),
        chaos.then_some(Message::ChaosWhy),
        chaos.then_some(title),
        (chaos && !over).then_some(Message::ChaosNoPower),
        (chaos && !over).then_some(Message::ChaosAfter),
        opens_zone.then_some(Message::HitlerZoneOpens),
        laid.unlocked.then_some(Message::VetoUnlockedNow),
        laid.reshuffled.map(|tiles| Message::Reshuffled { tiles: tiles.into() }),
        (!chaos && !over).then_some(Message::SayNow),
    ]
    .into_iter()
    .flatten()
    .collect()
}
