//! A tile is turned over for all and laid on its track.

use crate::ui::element::{IntoNode, Node, el, nothing, several};

use super::{go_on, lines};
use crate::i18n::Message;
use crate::rules::{Board, Policy, Power, Ticket};
use crate::table::{Step, Table};
use crate::ui::hints::{First, hint};
use crate::ui::parts::board::{board, power_name};
use crate::ui::parts::shell::{Bar, Layout, shell};
use crate::ui::parts::tile::tile;
use crate::ui::playing::Playing;
use crate::ui::screens::nomination::round;
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
    let show = |table: &Table| {
        let game = table.told_game();
        let next = match (game.board().full_track(), laid.power) {
            (Some(_), _) => Message::ToEnd,
            (None, Some(_)) => Message::ToPower,
            (None, None) => Message::ToNextRound,
        };
        let power = laid.power.map(|power| {
            let mut words = say(Message::PowerComes { president: game.president() });
            words.push(' ');
            words.push_str(&say(power_name(power)));
            el("<p class=lead>").kid(el("<b>").kid(words)).view()
        });
        let inside = several()
            .kid(board(false, Some(laid.policy)))
            .kid(
                el("<div class=side>")
                    .kid(el("<div class=tile-show>").kid(tile(laid.policy, true)))
                    .kid(
                        el("<div class=verdict role=status>")
                            .kid(
                                el("<h1 tabindex=-1>")
                                    .say(if laid.by.is_some() { title } else { Message::ChaosTitle })
                                    .view(),
                            )
                            .kid(lines(what_follows(laid, title, *game.board())))
                            .kid(power)
                            .view(),
                    )
                    .kid(hint(table, First::Enacted)),
            )
            .view()
            .node();
        shell(if laid.by.is_some() { "enacted" } else { "chaos" })
            .bar(Bar::Menu)
            .title(round(table))
            .layout(Layout::Table)
            .action(move || go_on(step, next))
            .holding(inside)
            .node()
    };
    playing.now(show).unwrap_or_else(nothing)
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
