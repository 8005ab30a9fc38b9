//! Rounds as they were played: for the history during a game, and with the truth once it is over.

use crate::ui::element::{Node, el, nothing, several};

use super::chip::{chip, party_chip};
use crate::dealer::Truth;
use crate::i18n::Message;
use crate::record::{Done, Round, ToldRound};
use crate::rules::{Policy, Seat, Seats};
use crate::table::{StandIn, Table};
use crate::ui::words::say;

/// What is known of the hidden part of a round.
pub(in crate::ui) type Hidden<'a> = Option<(&'a ToldRound, &'a Truth)>;

/// A round. `nth` counts from 1.
pub(in crate::ui) fn round(table: &Table, nth: usize, round: &Round, hidden: Hidden<'_>) -> Node {
    let mut lines = Vec::new();
    lines.push(match round.nominee {
        Some(chancellor) => line(say(Message::Nominated { president: round.candidate, chancellor })),
        None => line(say(Message::NominationPrompt { player: round.candidate })),
    });
    match (round.elected, round.nominee) {
        (Some(_), _) => {
            lines.push(ballots(table, Message::JaBallots, round.ja));
            lines.push(ballots(table, Message::NeinBallots, round.nein));
        }
        (None, Some(_)) => lines.push(line(say(Message::HistoryNobody))),
        (None, None) => {}
    }
    let mut piles = hidden.map(|(told, _)| told.reshuffled.iter()).into_iter().flatten();
    let mut session = hidden.map(|(told, _)| session(told));
    for done in &round.done {
        if matches!(done, Done::Enacted { chaos: false, .. } | Done::Veto { .. }) {
            lines.extend(session.take());
        }
        lines.push(match (done, hidden) {
            (Done::Enacted { policy, chaos: false }, Some(_)) => tiles(Message::TruthEnacted, &[*policy]),
            // The head of the round says it.
            (Done::Enacted { chaos: false, .. }, None) => nothing(),
            (Done::Peeked, Some((told, _))) => tiles(Message::TruthPeeked, &told.peeked),
            (Done::Investigated(player), Some((_, truth))) => membership(*player, truth),
            (Done::Reshuffled(_), Some(_)) => match piles.next() {
                Some(pile) => tiles(Message::TruthReshuffled, pile),
                None => line(say(public(*done))),
            },
            (done, _) => line(say(public(*done))),
        });
    }
    lines.extend(table.stand_ins().iter().filter(|stand_in| stand_in.round == nth).map(handed_over));
    let number = el("<span>").say(Message::RoundNumber { round: nth });
    let head = el("<h3 class=round-head>").kid(number).kid(outcome(round));
    el("<li class=round>").kid(head).kid(lines).view()
}

/// What President and Chancellor had in their hands.
fn session(told: &ToldRound) -> Node {
    if told.drawn.is_empty() {
        return nothing();
    }
    several()
        .kid(tiles(Message::TruthDrawn, &told.drawn))
        .kid(tiles(Message::TruthDiscarded, told.discarded.as_slice()))
        .kid(tiles(Message::TruthPassed, &told.passed))
        .view()
}

/// A seat that changed hands.
fn handed_over(stand_in: &StandIn) -> Node {
    let name = |name: &String| el("<bdi>").kid(name.clone());
    let word = el("<b>").say(Message::HistoryStandIn);
    el("<p>").kid(word).kid(" ").kid(name(&stand_in.from)).kid(" → ").kid(name(&stand_in.to)).view()
}

/// What came of a round, in one word.
fn outcome(round: &Round) -> Option<Node> {
    let enacted = round.done.iter().find_map(|done| match done {
        Done::Enacted { policy, .. } => Some(party_chip(policy.party())),
        _ => None,
    });
    let vetoed = || round.done.contains(&Done::Veto { consent: true }).then(|| chip(say(Message::HistoryVetoAgreed)));
    let failed = || (round.elected == Some(false)).then(|| chip(say(Message::NotElected)));
    enacted.or_else(vetoed).or_else(failed)
}

/// Something public, as a sentence.
const fn public(done: Done) -> Message {
    match done {
        Done::NotHitler(player) => Message::HistoryNotHitler { player },
        Done::Tracker(step) => Message::HistoryTracker { step: step as usize },
        Done::Veto { consent: true } => Message::HistoryVetoAgreed,
        Done::Veto { consent: false } => Message::HistoryVetoRefused,
        Done::Enacted { policy: Policy::Liberal, chaos: false } => Message::HistoryLiberal,
        Done::Enacted { policy: Policy::Fascist, chaos: false } => Message::HistoryFascist,
        Done::Enacted { policy: Policy::Liberal, chaos: true } => Message::HistoryChaosLiberal,
        Done::Enacted { policy: Policy::Fascist, chaos: true } => Message::HistoryChaosFascist,
        Done::Reshuffled(tiles) => Message::HistoryReshuffled { tiles: tiles as usize },
        Done::Investigated(player) => Message::HistoryInvestigated { player },
        Done::Peeked => Message::HistoryPeeked,
        Done::SpecialElection(player) => Message::HistorySpecial { player },
        Done::Executed { target: player, hitler: false } => Message::HistoryExecuted { player },
        Done::Executed { target: player, hitler: true } => Message::HistoryExecutedHitler { player },
    }
}

fn line(words: String) -> Node {
    el("<p>").kid(words).view()
}

fn membership(player: Seat, truth: &Truth) -> Node {
    chips(say(Message::TruthInvestigated { player }), vec![party_chip(truth.roles()[player].party())])
}

/// Tiles in a row, under a word.
pub(in crate::ui) fn tiles(word: Message, tiles: &[Policy]) -> Node {
    chips(say(word), tiles.iter().map(|tile| party_chip(tile.party())).collect())
}

fn chips(words: String, chips: Vec<Node>) -> Node {
    el("<p class=chips>").kid(el("<b>").kid(words)).kid(chips).view()
}

/// Who voted so. Nothing if nobody did.
fn ballots(table: &Table, word: Message, seats: Seats) -> Node {
    if seats.is_empty() {
        return nothing();
    }
    let mut line = el("<p>").kid(el("<b>").say(word)).kid(" ");
    for (at, seat) in seats.iter().enumerate() {
        let name = el("<bdi>").kid(table.name(seat).to_owned());
        line = line.kid((at > 0).then_some(", ")).kid(name);
    }
    line.view()
}
