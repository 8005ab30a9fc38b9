//! Three steps of the tracker.

use secret_hitler::rules::{Ending, Event, Need, Power};

use crate::common::{F, L, Laid, Table};

#[test]
fn the_third_failed_election_enacts_the_top_tile_and_resets_the_tracker() {
    for number in 5..=10 {
        for top in [L, F] {
            let mut table = Table::of_with(number, if top == L { "L" } else { "F" });
            table.fail();
            table.fail();
            assert_eq!((table.game.board().tracker(), table.game.draw_count()), (2, 17));
            table.fail();
            let board = table.game.board();
            assert_eq!((board.liberal(), board.fascist()), if top == L { (1, 0) } else { (0, 1) });
            assert_eq!((board.tracker(), table.game.draw_count()), (0, 16));
            assert_eq!(table.actor().index(), 3);
            assert_eq!(
                table.news[1..4],
                [Event::Tracker(3), Event::Enacted { policy: top, by: None }, Event::LimitsForgotten,]
            );
        }
    }
}

#[test]
fn the_tracker_begins_again_after_chaos() {
    let mut table = Table::of(5);
    table.bring_chaos();
    table.fail();
    table.fail();
    assert_eq!((table.game.board().fascist(), table.game.board().tracker()), (1, 2));
    table.fail();
    assert_eq!((table.game.board().fascist(), table.game.board().tracker()), (2, 0));
}

/// Every power is passed over in chaos, and none comes up in the rounds after.
fn no_power_follows(mut table: Table<Laid>) {
    let policies = table.game.board().fascist();
    table.bring_chaos();
    assert_eq!(table.game.board().fascist(), policies + 1);
    assert_eq!(table.power(), None);
    table.fail();
    table.govern(L);
    assert_eq!(table.power(), None);
}

#[test]
fn chaos_gives_nobody_the_power_that_its_policy_covers() {
    for number in 5..=10 {
        for policies in 0..=4 {
            let table = Table::with_fascist_policies(number, policies);
            if table.pile()[0] == F {
                no_power_follows(table);
            }
        }
    }
}

#[test]
fn after_a_fourth_policy_by_chaos_an_elected_fifth_gives_exactly_one_execution() {
    // R30.
    let mut table = Table::with_fascist_policies(7, 3);
    table.bring_chaos();
    assert_eq!((table.game.board().fascist(), table.power()), (4, None));
    table.govern(F);
    assert_eq!(table.power(), Some(Power::Execution));
    let target = table.eligible()[0];
    table.use_power(target);
    assert_eq!((table.power(), table.game.alive().len()), (None, 6));
    table.fail();
    assert_eq!(table.power(), None);
}

#[test]
fn a_fifth_fascist_policy_by_chaos_executes_nobody_but_unlocks_the_veto() {
    // R29.
    let mut table = Table::with_fascist_policies(7, 4);
    let alive = table.game.alive();
    table.bring_chaos();
    assert_eq!(table.game.board().fascist(), 5);
    assert!(table.news.contains(&Event::VetoUnlocked));
    assert_eq!((table.power(), table.game.alive()), (None, alive));
    let nominee = table.eligible()[0];
    table.elect(nominee);
    table.pass(L);
    let (_, choice) = table.asked();
    assert_eq!(choice, secret_hitler::rules::Choice::Enact { veto: true });
}

#[test]
fn chaos_wins_the_game_for_the_liberals_with_their_fifth_policy() {
    let mut table = Table::of(6);
    for _ in 0..4 {
        table.govern(L);
    }
    assert_eq!(table.game.draw_count(), 5);
    table.govern(F);
    // Sorted so that the reshuffled pile begins with Fascist tiles; a Liberal one comes third.
    while !table.is_over() {
        table.bring_chaos();
    }
    assert_eq!(table.game.need(), Need::Over(Ending::LiberalPolicies));
    assert_eq!(table.game.board().tracker(), 0);
    assert_eq!(table.game.last_elected(), None);
    assert_eq!(table.news.last(), Some(&Event::Over(Ending::LiberalPolicies)));
}

#[test]
fn chaos_wins_the_game_for_the_fascists_with_their_sixth_policy() {
    let mut table = Table::with_fascist_policies(6, 5);
    assert_eq!(table.pile()[0], F);
    table.bring_chaos();
    assert_eq!(table.game.need(), Need::Over(Ending::FascistPolicies));
    assert_eq!((table.game.board().tracker(), table.game.last_elected()), (0, None));
    let last = &table.news[table.news.len() - 2..];
    assert_eq!(last, [Event::Enacted { policy: F, by: None }, Event::Over(Ending::FascistPolicies)]);
}

#[test]
fn three_elections_fail_only_in_a_row() {
    let mut table = Table::of(5);
    table.fail();
    table.fail();
    table.govern(L);
    table.fail();
    table.fail();
    assert_eq!((table.game.board().liberal(), table.game.board().fascist()), (1, 0));
}
