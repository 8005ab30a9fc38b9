//! The board: both tracks with this table's powers, the tracker, the piles.

use crate::ui::element::{Node, el};

use super::tile::{party_art, party_data, party_word};
use super::{Art, art};
use crate::i18n::{Message, digits};
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
pub(in crate::ui) fn board(compact: bool, fresh: Option<Policy>) -> Option<Node> {
    Playing::here().now(|table| {
        let game = &*table.told_game();
        let foot = el("<div class=board-foot>")
            .kid(tracker(*game.board()))
            .kid(
                el("<dl class=piles>")
                    .kid(
                        el("<div>")
                            .kid(el("<dt>").say(Message::DrawPile))
                            .kid(el("<dd>").kid(game.draw_count()))
                            .view(),
                    )
                    .kid(
                        el("<div>")
                            .kid(el("<dt>").say(Message::DiscardPile))
                            .kid(el("<dd>").kid(game.discard_count()))
                            .view(),
                    )
                    .view(),
            )
            .view();
        el("<section class=board>")
            .attr("aria-label", say(Message::BoardLabel))
            .attr("data-compact", compact.then_some(""))
            .kid(track(game, Party::Liberal, fresh))
            .kid(track(game, Party::Fascist, fresh))
            .kid(foot)
            .view()
    })
}

fn tracker(board: Board) -> Node {
    let steps = (1..=Board::TRACKER_STEPS).map(|step| {
        el("<li class=tracker-step>")
            .attr("data-filled", (step <= board.tracker()).then_some(""))
            .kid((step == Board::TRACKER_STEPS).then(|| art(Art::Bolt)))
            .view()
    });
    let label = say(Message::TrackerAt { step: board.tracker().into() });
    el("<div class=tracker>")
        .kid(el("<span>").say(Message::ElectionTracker))
        .kid(el("<ol class=tracker-steps>").attr("aria-label", label).kids(steps))
        .view()
}

fn track(game: &Game, party: Party, fresh: Option<Policy>) -> Node {
    let (filled, spaces) = match party {
        Party::Liberal => (game.board().liberal(), Board::LIBERAL_SPACES),
        Party::Fascist => (game.board().fascist(), Board::FASCIST_SPACES),
    };
    let is_fresh = fresh.is_some_and(|policy| policy.party() == party);
    let spots = (1..=spaces).map(|nth| spot(game, party, nth, nth <= filled, is_fresh && nth == filled));
    el("<section class=track>")
        .attr("data-party", party_data(party))
        .kid(
            el("<h2 class=track-name>")
                .kid(el("<span>").kid(party_word(party)))
                .kid(el("<span>").kid([digits(filled.into()), digits(spaces.into())].join("/")))
                .view(),
        )
        .kid(el("<ol class=track-spots>").kids(spots))
        .view()
}

fn spot(game: &Game, party: Party, nth: u8, filled: bool, fresh: bool) -> Node {
    let word = spot_word(game, party, nth);
    let label = match (filled, &word) {
        (true, _) => Some(say(Message::SpaceFilled)),
        (false, Some((_, word))) => Some(word.clone()),
        (false, None) => None,
    };
    let shows = if filled { Some(party_art(party)) } else { word.as_ref().map(|(art, _)| *art) };
    let word = word.filter(|_| !filled).map(|(_, word)| el("<span class=spot-word>").kid(word).view());
    el("<li class=spot>")
        .attr("aria-label", label)
        .attr("data-filled", filled.then_some(""))
        .attr("data-new", fresh.then_some(""))
        .kid(shows.map(art))
        .kid(word)
        .view()
}

/// What the `nth` spot does when a policy covers it.
fn spot_word(game: &Game, party: Party, nth: u8) -> Option<(Art, String)> {
    match party {
        Party::Liberal => (nth == Board::LIBERAL_SPACES).then(|| (Art::Sun, say(Message::LiberalsWinHere))),
        Party::Fascist if nth == Board::FASCIST_SPACES => Some((Art::Win, say(Message::FascistsWinHere))),
        Party::Fascist => game.power(nth).map(|power| {
            let name = say(power_name(power));
            let unlocks = (nth == Board::VETO_ZONE).then(|| say(Message::VetoUnlocks));
            let word = unlocks.map_or(name.clone(), |veto| [name.clone(), veto].join(", "));
            (power_art(power), word)
        }),
    }
}
