//! The board: both tracks with this table's powers, the tracker, the piles.

use leptos::prelude::*;

use super::tile::{party_art, party_data, party_word};
use super::{Art, art};
use crate::i18n::Message;
use crate::rules::{Board, Game, Party, Policy, Power};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// The drawing of a power.
pub(in crate::ui) const fn power_art(power: Power) -> Art {
    match power {
        Power::InvestigateLoyalty => Art::Investigate,
        Power::PolicyPeek => Art::Peek,
        Power::SpecialElection => Art::Special,
        Power::Execution => Art::Execution,
    }
}

/// The name of a power.
pub(in crate::ui) const fn power_name(power: Power) -> Message {
    match power {
        Power::InvestigateLoyalty => Message::PowerInvestigateLoyalty,
        Power::PolicyPeek => Message::PowerPolicyPeek,
        Power::SpecialElection => Message::PowerSpecialElection,
        Power::Execution => Message::PowerExecution,
    }
}

/// The board of the game in progress. `fresh` is the tile that was just enacted.
pub(in crate::ui) fn board(compact: bool, fresh: Option<Policy>) -> Option<AnyView> {
    Playing::here().now(|table| {
        let game = &*table.told_game();
        let foot = view! {
            <div class="board-foot">
                {tracker(game.board())}
                <dl class="piles">
                    <div><dt>{say(Message::DrawPile)}</dt><dd>{game.draw_count()}</dd></div>
                    <div><dt>{say(Message::DiscardPile)}</dt><dd>{game.discard_count()}</dd></div>
                </dl>
            </div>
        };
        view! {
            <section class="board" aria-label=say(Message::BoardLabel) data-compact=compact.then_some("")>
                {track(game, Party::Liberal, fresh)}
                {track(game, Party::Fascist, fresh)}
                {foot}
            </section>
        }
        .into_any()
    })
}

fn tracker(board: &Board) -> AnyView {
    let steps = (1..=Board::TRACKER_STEPS).map(|step| {
        view! {
            <li class="tracker-step" data-filled=(step <= board.tracker()).then_some("")>
                {(step == Board::TRACKER_STEPS).then(|| art(Art::Bolt))}
            </li>
        }
    });
    let label = say(Message::TrackerAt { step: board.tracker().into() });
    view! {
        <div class="tracker">
            <span>{say(Message::ElectionTracker)}</span>
            <ol class="tracker-steps" aria-label=label>{steps.collect_view()}</ol>
        </div>
    }
    .into_any()
}

fn track(game: &Game, party: Party, fresh: Option<Policy>) -> AnyView {
    let (filled, spaces) = match party {
        Party::Liberal => (game.board().liberal(), Board::LIBERAL_SPACES),
        Party::Fascist => (game.board().fascist(), Board::FASCIST_SPACES),
    };
    let is_fresh = fresh.is_some_and(|policy| policy.party() == party);
    let spots = (1..=spaces).map(|nth| spot(game, party, nth, nth <= filled, is_fresh && nth == filled));
    view! {
        <section class="track" data-party=party_data(party)>
            <h2 class="track-name">
                <span>{party_word(party)}</span>
                <span>{format!("{filled}/{spaces}")}</span>
            </h2>
            <ol class="track-spots">{spots.collect_view()}</ol>
        </section>
    }
    .into_any()
}

fn spot(game: &Game, party: Party, nth: u8, filled: bool, fresh: bool) -> AnyView {
    let word = spot_word(game, party, nth);
    let label = match (filled, &word) {
        (true, _) => Some(say(Message::SpaceFilled)),
        (false, Some((_, word))) => Some(word.clone()),
        (false, None) => None,
    };
    let shows = if filled { Some(party_art(party)) } else { word.as_ref().map(|(art, _)| *art) };
    let word = word.filter(|_| !filled).map(|(_, word)| view! { <span class="spot-word">{word}</span> });
    view! {
        <li class="spot" aria-label=label data-filled=filled.then_some("") data-new=fresh.then_some("")>
            {shows.map(art)}
            {word}
        </li>
    }
    .into_any()
}

/// What the `nth` spot does when a policy covers it.
fn spot_word(game: &Game, party: Party, nth: u8) -> Option<(Art, String)> {
    match party {
        Party::Liberal => (nth == Board::LIBERAL_SPACES).then(|| (Art::Sun, say(Message::LiberalsWinHere))),
        Party::Fascist if nth == Board::FASCIST_SPACES => Some((Art::Win, say(Message::FascistsWinHere))),
        Party::Fascist => game.power(nth).map(|power| {
            let name = say(power_name(power));
            let unlocks = (nth == Board::VETO_ZONE).then(|| say(Message::VetoUnlocks));
            let word = unlocks.map_or(name.clone(), |veto| format!("{name}, {veto}"));
            (power_art(power), word)
        }),
    }
}
