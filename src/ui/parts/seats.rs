//! The seats around the table: who is President, Chancellor, dead, not Hitler; and who may be chosen, and why not.

use crate::browser::ev;
use crate::ui::element::{IntoNode, Node, el, several};
use crate::ui::live::RwSignal;

use super::{Art, art, icon};
use crate::i18n::{Message, digits};
use crate::rules::{Bar, Game, Phase, Seat};
use crate::table::Table;
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// The seats as everybody sees them.
pub(in crate::ui) fn seats() -> Option<Node> {
    Playing::here().now(|table| {
        let game = &*table.told_game();
        let cards = game.players().seats().iter().map(|seat| {
            let inside = inside(table, game, seat, None);
            place(game, seat, el("<div class=seat-card>").kid(inside).view())
        });
        el("<ol class=seats>").attr("aria-label", say(Message::SeatsLabel)).kids(cards).view()
    })
}

/// The seats to choose one from. Whoever may not be chosen stays in sight, with the reason.
pub(in crate::ui) fn seats_to_choose(
    chosen: RwSignal<Option<Seat>>,
    bar: impl Fn(&Game, Seat) -> Option<Bar>,
) -> Option<Node> {
    Playing::here().now(|table| {
        let players = table.game().players();
        let cards = players.seats().iter().map(|seat| {
            let barred = bar(table.game(), seat);
            let inside = inside(table, table.game(), seat, barred);
            let choose = move |_| {
                if barred.is_none() {
                    chosen.set(Some(seat));
                }
            };
            let card = el("<button type=button class=seat-card role=radio>")
                .attr_live("aria-checked", move || if chosen.get() == Some(seat) { "true" } else { "false" })
                .attr("aria-disabled", barred.map(|_| "true"))
                .on(ev::CLICK, choose)
                .kid(inside)
                .view();
            place(table.game(), seat, card.node())
        });
        el("<ol class=seats role=radiogroup>").attr("aria-label", say(Message::SeatsLabel)).kids(cards).view()
    })
}

/// Where a seat stands around the drawn table: the first at its head, the others clockwise.
fn side(game: &Game, seat: Seat) -> (&'static str, usize) {
    let (number, at) = (game.players().number(), seat.index());
    let half = number / 2;
    match (number % 2, at) {
        (1, 0) => ("head", 1),
        (1, at) if at <= half => ("right", at + 1),
        (0, at) if at < half => ("right", at + 1),
        (1, at) => ("left", number - at + 1),
        (_, at) => ("left", number - at),
    }
}

fn place(game: &Game, seat: Seat, card: Node) -> Node {
    let (side, row) = side(game, seat);
    el("<li class=seat>")
        .attr("data-side", side)
        .style("--row", &digits(row))
        .attr("data-now", (game.president() == seat).then_some(""))
        .attr("data-dead", (!game.is_alive(seat)).then_some(""))
        .kid(card)
        .view()
}

fn inside(table: &Table, game: &Game, seat: Seat, barred: Option<Bar>) -> Node {
    let note = match barred {
        Some(Bar::Oneself) | None => last_elected(game, seat),
        Some(bar) => reason(bar),
    };
    let dead = !game.is_alive(seat);
    several()
        .kid(el("<bdi class=seat-name>").kid(table.name(seat).to_owned()))
        .kid(placard(game, seat))
        .kid(note.map(|note| el("<span class=seat-note>").say(note).view()))
        .kid(
            el("<span class=seat-marks>")
                .kid((game.not_hitler().contains(seat)).then(|| mark(Art::Shield, Message::KnownNotHitler)))
                .kid(dead.then(|| mark(Art::Dead, Message::OutOfGame))),
        )
        .view()
}

fn mark(drawing: Art, name: Message) -> Node {
    several().kid(art(drawing)).kid(el("<span class=unseen>").say(name)).view()
}

fn placard(game: &Game, seat: Seat) -> Option<Node> {
    let in_office = matches!(game.phase(), Phase::Legislation { .. } | Phase::Executive { .. });
    let (drawing, name) = if game.president() == seat {
        (Art::President, Message::President)
    } else if game.chancellor() == Some(seat) {
        (Art::Chancellor, Message::Chancellor)
    } else {
        return None;
    };
    Some(
        el("<span class=placard>")
            .attr("data-candidate", (!in_office).then_some(""))
            .kid(icon(drawing))
            .say(name)
            .view(),
    )
}

fn last_elected(game: &Game, seat: Seat) -> Option<Message> {
    let last = game.last_elected()?;
    match seat {
        seat if seat == last.chancellor => Some(Message::LastChancellor),
        seat if seat == last.president => Some(Message::LastPresident),
        _ => None,
    }
}

/// Why a player may not be chosen.
pub(in crate::ui) const fn reason(bar: Bar) -> Option<Message> {
    match bar {
        Bar::NoSuchSeat | Bar::Oneself => None,
        Bar::Dead => Some(Message::OutOfGame),
        Bar::LastPresident => Some(Message::LastPresident),
        Bar::LastChancellor => Some(Message::LastChancellor),
        Bar::Investigated => Some(Message::WasInvestigated),
    }
}
