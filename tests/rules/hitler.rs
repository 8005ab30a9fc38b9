//! Hitler as Chancellor, from the third Fascist policy on.

use secret_hitler::rules::{Ending, Event, Need, Phase};

use crate::common::{F, L, Laid, Table, seat};

/// Elects Hitler, who sits last; whether that ended the game.
fn elects_hitler(table: &mut Table<Laid>) -> bool {
    let draw = table.game.draw_count();
    table.elect(table.game.players().number() - 1);
    if table.is_over() {
        assert_eq!(table.game.need(), Need::Over(Ending::HitlerElected));
        assert_eq!(table.game.draw_count(), draw, "no tile is drawn");
    }
    table.is_over()
}

#[test]
fn elected_before_the_third_fascist_policy_hitler_is_a_chancellor_like_any_other() {
    // R34.
    for number in 5..=10 {
        for policies in 0..3 {
            let mut table = Table::with_fascist_policies(number, policies);
            assert!(!elects_hitler(&mut table), "{policies} policies at {number}");
            assert!(!table.news.iter().any(|event| matches!(event, Event::NotHitler(_))));
            assert!(table.game.not_hitler().is_empty(), "nobody learns anything");
        }
    }
}

#[test]
fn elected_from_the_third_fascist_policy_on_hitler_wins_before_any_tile_is_drawn() {
    for number in 5..=10 {
        for policies in 3..=5 {
            let mut table = Table::with_fascist_policies(number, policies);
            if table.eligible().contains(&(number - 1)) {
                assert!(elects_hitler(&mut table), "{policies} policies at {number}");
            }
        }
    }
}

#[test]
fn a_third_policy_by_chaos_counts() {
    let mut table = Table::with_fascist_policies(6, 2);
    assert_eq!(table.pile()[0], F);
    table.bring_chaos();
    assert_eq!(table.game.board().fascist(), 3);
    let mut table = away_from_hitler(table);
    assert!(elects_hitler(&mut table));
}

#[test]
fn a_special_election_counts() {
    let mut table = Table::with_fascist_policies(8, 2);
    table.govern(F);
    table.use_power(1);
    assert!(elects_hitler(&mut table));
}

/// Lets elections fail until somebody else than Hitler is candidate.
fn away_from_hitler(mut table: Table<Laid>) -> Table<Laid> {
    while table.actor().index() == table.game.players().number() - 1 {
        table.fail();
    }
    table
}

#[test]
fn elected_president_hitler_never_wins() {
    for number in 5..=10 {
        let mut table = Table::with_fascist_policies(number, 3);
        while table.actor().index() != number - 1 {
            table.govern(L);
            if table.is_over() {
                return;
            }
        }
        table.govern(L);
        assert!(!matches!(table.game.phase(), Phase::Over(Ending::HitlerElected)));
    }
}

#[test]
fn turned_down_hitler_does_not_win() {
    let mut table = Table::with_fascist_policies(7, 3);
    table.nominate(6);
    table.ballots(3);
    assert!(!table.is_over());
    assert!(table.game.not_hitler().is_empty());
}

#[test]
fn whoever_is_elected_then_and_does_not_win_is_known_not_to_be_hitler() {
    let mut table = Table::with_fascist_policies(7, 3);
    let chancellor = table.eligible()[0];
    table.elect(chancellor);
    assert!(table.news.contains(&Event::NotHitler(seat(chancellor))));
    assert_eq!(crate::common::numbers(table.game.not_hitler()), [chancellor]);
    table.legislate(L);
    assert_eq!(crate::common::numbers(table.game.not_hitler()), [chancellor]);
}

#[test]
fn the_fatal_election_still_makes_its_pair_the_last_government() {
    let mut table = Table::with_fascist_policies(9, 3);
    let president = table.actor();
    assert!(elects_hitler(&mut table));
    let last = table.game.last_elected().unwrap();
    assert_eq!((last.president, last.chancellor), (president, seat(8)));
}
