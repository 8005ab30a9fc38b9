//! The candidate names a Chancellor, in front of everybody.

use crate::ui::element::{Node, el, several};
use crate::ui::live::RwSignal;

use crate::i18n::Message;
use crate::rules::{Act, Game, Seat, Turn};
use crate::table::{Command, Step, Table};
use crate::ui::hints::{First, hint};
use crate::ui::parts::prompt::{prompt, quote, warning};
use crate::ui::parts::seats::seats_to_choose;
use crate::ui::parts::{Kind, button, decide};
use crate::ui::playing::Playing;
use crate::ui::screens::at_the_table::at_the_table;
use crate::ui::words::say;

/// The nomination.
pub(super) fn nomination(step: Step) -> Node {
    let playing = Playing::here();
    let chosen = RwSignal::new(None::<Seat>);
    let says = |player| Message::Nominate { player };
    let nominate = decide(chosen, Message::ChooseChancellor, says, move |seat| playing.act(step, Act::Nominate(seat)));
    let action = several().kid(nominate).kid(take_back(playing, step));
    at_the_table("nomination", None, action, |table, side| {
        let game = table.game();
        side.kid(prompt(say(Message::NominationPrompt { player: game.president() })))
            .kid(why_this_turn(game).map(|words| el("<p class=lead>").kid(words)))
            .kid(game.board().is_hitler_zone().then(|| warning(say(Message::HitlerWarning))))
            .kid(seats_to_choose(chosen, Game::bar))
            .live(move || chosen.get().map(|player| quote(say(Message::SayNominate { player }))))
            .kid(el("<p class=soft>").say(limits(game)))
            .kid(hint(table, First::Nomination))
            .kid(zone_hint(table))
            .kid(el("<p class='soft small'>").say(Message::LeftInRound { times: table.hand_overs() }))
    })
}

/// The first nomination after the third Fascist policy.
fn zone_hint(table: &Table) -> Option<Node> {
    table.game().board().is_hitler_zone().then(|| hint(table, First::HitlerZone)).flatten()
}

/// Why it is this candidate's turn, where that is not plain.
fn why_this_turn(game: &Game) -> Option<String> {
    match game.turn() {
        Turn::Lot => Some(say(Message::TurnLot { player: game.president() })),
        Turn::Left => None,
        Turn::Special { by } => Some(say(Message::TurnSpecial { by })),
        Turn::AfterSpecial { by } => Some(say(Message::TurnAfterSpecial { by })),
    }
}

const fn limits(game: &Game) -> Message {
    match game.last_elected() {
        None => Message::LimitsNobody,
        Some(_) if game.alive().len() > 5 => Message::LimitsBoth,
        Some(_) => Message::LimitsChancellor,
    }
}

/// A quiet way to take the last public step back, where nobody has learnt anything since.
pub(super) fn take_back(playing: Playing, step: Step) -> Option<Node> {
    let can = playing.now(Table::can_take_back) == Some(true);
    can.then(|| button(Kind::Quiet, Message::TakeBack, move || playing.tell(step, Command::TakeBack)))
}
