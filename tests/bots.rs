//! Players made of code: they choose what is legal, and from what they may see alone.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may panic")]

mod common;

use common::{Table, play, seat};
use secret_hitler::bots::{Player, Random, asked};
use secret_hitler::dealer::{Dealer, View};
use secret_hitler::rules::{Act, Ballot, Choice, Intent, Need};

#[test]
fn whoever_is_asked_chooses_what_is_legal_and_whoever_is_not_chooses_nothing() {
    // R48.
    for (number, seed) in play::tables(0..200) {
        let mut table = play::dealt(number, seed);
        let mut random = Random(play::quick(seed));
        while let Some((by, intent)) = play::choice(&table, &mut random) {
            for of in (0..number).map(seat) {
                let view = View { game: &table.game, mine: table.dealer.private(of) };
                let is_asked = match table.game.need() {
                    Need::Ballots { missing } => missing.contains(of),
                    need => asked(&need) == Some(of),
                };
                let chosen = random.choose(of, view);
                assert_eq!(chosen.is_some(), is_asked);
                match chosen {
                    Some(Intent::Act(act)) => assert!(table.game.legal().any(|legal| legal == act)),
                    Some(Intent::Ballot(_)) => assert!(table.game.may_vote(of)),
                    None => {}
                }
            }
            table.intend(by, intent).unwrap();
        }
        assert_eq!(asked(&table.game.need()), None);
    }
}

#[test]
fn a_choice_needs_no_notebook_so_it_can_know_nothing_secret() {
    // R49: the same generator chooses the same with and without what a seat knows.
    for (number, seed) in play::tables(0..50) {
        let mut table = play::dealt(number, seed);
        let mut random = Random(play::quick(seed));
        loop {
            let mut blind = random.clone();
            let Some((by, intent)) = play::choice(&table, &mut random) else { break };
            if !matches!(intent, Intent::Ballot(_)) {
                assert_eq!(blind.choose(by, View { game: &table.game, mine: None }), Some(intent));
            }
            table.intend(by, intent).unwrap();
        }
    }
}

/// How often each choice is made in six thousand tries.
fn tries(table: &Table<common::Laid>, by: usize) -> Vec<u32> {
    let mut random = Random(play::quick(7));
    let mut counts = std::collections::BTreeMap::<String, u32>::new();
    for _ in 0..6_000 {
        let view = View { game: &table.game, mine: None };
        let intent = random.choose(seat(by), view).unwrap();
        *counts.entry(format!("{intent:?}")).or_default() += 1;
    }
    counts.into_values().collect()
}

#[track_caller]
fn is_even(counts: &[u32], choices: usize) {
    assert_eq!(counts.len(), choices);
    let expected = 6_000 / u32::try_from(choices).unwrap();
    assert!(counts.iter().all(|count| count.abs_diff(expected) < 300), "{counts:?}");
}

#[test]
fn nominees_and_targets_ballots_and_tiles_are_chosen_evenly() {
    let mut table = Table::of(7);
    is_even(&tries(&table, 0), 6);
    table.nominate(3);
    is_even(&tries(&table, 5), Ballot::ALL.len());
    table.ballots(7);
    is_even(&tries(&table, 0), 3);
    table.pass(common::F);
    is_even(&tries(&table, 3), 2);
}

#[test]
fn a_veto_is_asked_for_half_the_times_it_may_be_and_half_of_them_granted() {
    let mut table = Table::with_fascist_policies(7, 5);
    let chancellor = table.eligible()[0];
    table.elect(chancellor);
    table.pass(common::L);
    assert_eq!(table.asked().1, Choice::Enact { veto: true });
    let mut counts = tries(&table, chancellor);
    counts.sort_unstable();
    assert!(counts[2].abs_diff(3_000) < 300 && counts[0].abs_diff(1_500) < 300 && counts[1].abs_diff(1_500) < 300);
    table.answer(Act::ProposeVeto);
    let president = table.actor().index();
    is_even(&tries(&table, president), 2);
}
