//! The candidate names a Chancellor, in front of everybody.

use crate::ui::element::{IntoNode, Node, el, nothing, several};
use crate::ui::live::{Callback, RwSignal, Signal};

use crate::i18n::Message;
use crate::rules::{Act, Game, Seat, Turn};
use crate::table::{Command, Public, Screen, Step, Table};
use crate::ui::hints::{First, hint};
use crate::ui::parts::board::board;
use crate::ui::parts::prompt::{prompt, quote, warning};
use crate::ui::parts::seats::seats_to_choose;
use crate::ui::parts::shell::{Bar, Layout, shell};
use crate::ui::parts::{Kind, button, button_live};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// The nomination.
pub(super) fn nomination(step: Step) -> Node {
    let playing = Playing::here();
    let chosen = RwSignal::new(None::<Seat>);
    let words = Signal::derive(move || {
        say(chosen.get().map_or(Message::ChooseChancellor, |player| Message::Nominate { player }))
    });
    let nominate = Callback::new(move |()| {
        if let Some(seat) = chosen.get_untracked() {
            playing.act(step, Act::Nominate(seat));
        }
    });
    let action = move || {
        several()
            .kid(
                button_live(move || words.get())
                    .asleep(move || chosen.get().is_none())
                    .press(Kind::Primary, move || nominate.run(())),
            )
            .kid(take_back(playing, step))
            .view()
            .node()
    };
    playing
        .now(|table| {
            let game = table.game();
            let inside = several()
                .kid(board(false, None))
                .kid(
                    el("<div class=side>")
                        .kid(prompt(say(Message::NominationPrompt { player: game.president() })))
                        .kid(why_this_turn(game).map(|words| el("<p class=lead>").kid(words).view()))
                        .kid(game.board().is_hitler_zone().then(|| warning(say(Message::HitlerWarning))))
                        .kid(seats_to_choose(chosen, Game::bar))
                        .live(move || chosen.get().map(|player| quote(say(Message::SayNominate { player }))))
                        .kid(el("<p class=soft>").say(limits(game)))
                        .kid(hint(table, First::Nomination))
                        .kid(zone_hint(table))
                        .kid(
                            el("<p class='soft small'>").say(Message::LeftInRound { times: table.hand_overs() }).view(),
                        ),
                )
                .view()
                .node();
            shell("nomination")
                .bar(Bar::Menu)
                .title(round(table))
                .layout(Layout::Table)
                .action(action)
                .holding(inside)
                .node()
        })
        .unwrap_or_else(nothing)
}

/// The first nomination after the third Fascist policy.
fn zone_hint(table: &Table) -> Option<Node> {
    table.game().board().is_hitler_zone().then(|| hint(table, First::HitlerZone)).flatten()
}

/// "Round 4". What is announced belongs to the round in which it happened, though the next candidate may be known.
pub(super) fn round(table: &Table) -> String {
    let history = table.history();
    let announcing = matches!(table.screen(), Screen::Public(Public::Announcement(_)));
    let next = announcing && history.rounds.last().is_some_and(|round| round.nominee.is_none());
    say(Message::RoundNumber { round: history.rounds.len() - usize::from(next) })
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
