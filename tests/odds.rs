//! How often blind play ends how, against the exact odds.
//!
//! The odds see every rule that shifts a chance: role table, powers, Hitler zone, majority, veto, chaos. They cannot see the
//! order after a special election, the moment of a reshuffle or the limit at five alive; scenarios do.

#![allow(clippy::cast_precision_loss, reason = "some tens of thousands of games")]
#![allow(clippy::expect_used, clippy::panic, reason = "a test may panic")]

mod common;

use common::play;
use secret_hitler::bots::Random;
use secret_hitler::rules::{Ending, Party, Phase};

const GAMES: u64 = 46_000;

/// How many of the games of this many players ended this way; one count an ending.
fn count(number: usize) -> [u64; 4] {
    let mut endings = [0; 4];
    for game in 0..GAMES {
        let seed = game * 10 + number as u64;
        let mut table = play::dealt(number, seed);
        let mut random = Random(play::quick(seed));
        while play::step(&mut table, &mut random) {}
        let Phase::Over(over) = *table.game.phase() else { panic!("a random game ends") };
        for (count, ending) in endings.iter_mut().zip(Ending::ALL) {
            *count += u64::from(ending == over);
        }
    }
    endings
}

/// Fails beyond five standard errors, which are less than one percentage point.
#[track_caller]
fn is_near(won: u64, odds: f64, what: &str) {
    let share = won as f64 / GAMES as f64;
    let standard_error = (odds * (1.0 - odds) / GAMES as f64).sqrt();
    assert!(5.0 * standard_error < 0.012);
    assert!((share - odds).abs() < 5.0 * standard_error, "{what}: {share:.6} instead of {odds:.6}");
}

fn liberals_win(number: usize, odds: f64) -> [u64; 4] {
    let endings = count(number);
    let won =
        endings.iter().zip(Ending::ALL).filter(|(_, ending)| ending.winner() == Party::Liberal).map(|(won, _)| won);
    is_near(won.sum(), odds, &format!("the Liberals at {number}"));
    endings
}

#[test]
fn at_five_the_liberals_and_each_ending_win_as_often_as_they_should() {
    let endings = liberals_win(5, 0.238_318);
    let odds = [
        (Ending::LiberalPolicies, 0.067_496),
        (Ending::HitlerExecuted, 0.170_822),
        (Ending::FascistPolicies, 0.211_026),
        (Ending::HitlerElected, 0.550_656),
    ];
    for (ending, odds) in odds {
        let at = Ending::ALL.into_iter().position(|other| other == ending).expect("one of all four");
        is_near(endings[at], odds, &format!("{ending:?}"));
    }
}

#[test]
fn at_six_the_liberals_win_as_often_as_they_should() {
    liberals_win(6, 0.238_775);
}

#[test]
fn at_seven_the_liberals_win_as_often_as_they_should() {
    liberals_win(7, 0.237_857);
}

#[test]
fn at_eight_the_liberals_win_as_often_as_they_should() {
    liberals_win(8, 0.232_835);
}

#[test]
fn at_nine_the_liberals_win_as_often_as_they_should() {
    liberals_win(9, 0.229_810);
}

#[test]
fn at_ten_the_liberals_win_as_often_as_they_should() {
    liberals_win(10, 0.224_993);
}
