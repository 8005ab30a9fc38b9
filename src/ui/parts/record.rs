//! Rounds as they were played: for the history during a game, and with the truth once it is over.

use crate::ui::element::{IntoNode, Node, el, side_by_side};

use super::chip::{chip, party_chip};
use crate::dealer::Truth;
use crate::i18n::Message;
use crate::record::{Done, Round, ToldRound};
use crate::rules::{Policy, Seat, Seats};
use crate::table::Table;
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
    if let Some((told, _)) = hidden.filter(|(told, _)| !told.drawn.is_empty()) {
        lines.push(tiles(Message::TruthDrawn, &told.drawn));
        lines.push(tiles(Message::TruthDiscarded, told.discarded.as_slice()));
        lines.push(tiles(Message::TruthPassed, &told.passed));
    }
    for done in &round.done {
        lines.push(match (done, hidden) {
            (Done::Enacted { policy, chaos: false }, _) => tiles(Message::TruthEnacted, &[*policy]),
            (Done::Peeked, Some((told, _))) => tiles(Message::TruthPeeked, &told.peeked),
            (Done::Investigated(player), Some((_, truth))) => membership(*player, truth),
            (Done::Reshuffled(_), Some(_)) => match piles.next() {
                Some(pile) => tiles(Message::TruthReshuffled, pile),
                None => line(say(public(*done))),
            },
            (done, _) => line(say(public(*done))),
        });
    }
    for stand_in in table.stand_ins().iter().filter(|stand_in| stand_in.round == nth) {
        let (from, to) = (stand_in.from.clone(), stand_in.to.clone());
        lines.push(
            el("p")
                .kid(el("b").kid(say(Message::HistoryStandIn)).view())
                .kid(" ")
                .kid(el("bdi").kid(from).view())
                .kid(" → ")
                .kid(el("bdi").kid(to).view())
                .view(),
        );
    }
    el("li")
        .class("round")
        .kid(
            el("h3")
                .class("round-head")
                .kid(el("span").kid(say(Message::RoundNumber { round: nth })).view())
                .kid(outcome(round))
                .view(),
        )
        .kid(lines)
        .view()
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
    el("p").kid(words).view()
}

fn membership(player: Seat, truth: &Truth) -> Node {
    let party = truth.roles()[player].party();
    el("p")
        .class("chips")
        .kid(el("b").kid(say(Message::TruthInvestigated { player })).view())
        .kid(party_chip(party))
        .view()
}

/// Tiles in a row, under a word.
pub(in crate::ui) fn tiles(word: Message, tiles: &[Policy]) -> Node {
    let tiles = tiles.iter().map(|tile| party_chip(tile.party())).collect::<Vec<_>>();
    el("p").class("chips").kid(el("b").kid(say(word)).view()).kid(tiles).view()
}

/// Who voted so. Nothing if nobody did.
fn ballots(table: &Table, word: Message, seats: Seats) -> Node {
    if seats.is_empty() {
        return ().node();
    }
    let name = |(at, seat): (usize, Seat)| {
        let comma = if at > 0 { ", " } else { " " };
        side_by_side(vec![(comma).node(), el("bdi").kid(table.name(seat).to_owned()).view()]).node()
    };
    let names = seats.iter().enumerate().map(name).collect::<Vec<_>>();
    el("p").kid(el("b").kid(say(word)).view()).kid(names).view()
}
