//! Who may not be nominated.

use secret_hitler::rules::{Act, Bar, Illegal};

use crate::common::{F, L, Table, seat};

/// Everybody alive but these.
fn all_but(table: &Table<crate::common::Laid>, barred: &[usize]) -> Vec<usize> {
    crate::common::numbers(table.game.alive()).into_iter().filter(|seat| !barred.contains(seat)).collect()
}

#[test]
fn in_round_one_the_candidate_may_nominate_anybody_else() {
    for number in 5..=10 {
        let table = Table::of(number);
        assert_eq!(table.eligible(), all_but(&table, &[0]));
        assert_eq!(table.bar(0), Some(Bar::Oneself));
    }
}

#[test]
fn with_five_alive_only_the_last_chancellor_is_barred() {
    // R01 (a): A is President, C Chancellor; then B may nominate A, D or E.
    let mut table = Table::of(5);
    table.elect(2);
    table.legislate(L);
    assert_eq!(table.eligible(), [0, 3, 4]);
    assert_eq!(table.bar(2), Some(Bar::LastChancellor));
    assert_eq!(table.attempt(1, Act::Nominate(seat(2))), Err(Illegal::Barred(Bar::LastChancellor)));
}

#[test]
fn with_six_or_more_alive_the_last_president_and_the_last_chancellor_are_barred() {
    for number in 6..=10 {
        let mut table = Table::of(number);
        table.elect(2);
        table.legislate(L);
        assert_eq!(table.eligible(), all_but(&table, &[0, 1, 2]));
        assert_eq!([0, 2].map(|seat| table.bar(seat)), [Some(Bar::LastPresident), Some(Bar::LastChancellor)]);
        assert_eq!(table.attempt(1, Act::Nominate(seat(0))), Err(Illegal::Barred(Bar::LastPresident)));
    }
}

#[test]
fn the_living_are_counted_so_an_execution_frees_the_last_president_at_once() {
    // R01 (b), (c): seven are dealt in; with six alive both are barred, with five only the Chancellor.
    let mut table = Table::with_fascist_policies(7, 3);
    let last = |table: &Table<_>| {
        let last = table.game.last_elected().unwrap();
        (last.president.index(), last.chancellor.index())
    };
    table.govern(F);
    let (president, chancellor) = last(&table);
    let dead = *table.eligible().iter().find(|seat| **seat != chancellor && **seat != 6).unwrap();
    table.use_power(dead);
    assert_eq!(table.game.alive().len(), 6);
    assert_eq!(table.eligible(), all_but(&table, &[table.actor().index(), president, chancellor]));

    table.govern(F);
    let (president, chancellor) = last(&table);
    let dead = *table.eligible().iter().find(|seat| **seat != chancellor && **seat != 6).unwrap();
    table.use_power(dead);
    assert_eq!(table.game.alive().len(), 5);
    assert_eq!(table.eligible(), all_but(&table, &[table.actor().index(), chancellor]));
    assert_eq!(table.bar(president), None);
}

#[test]
fn the_last_chancellor_may_be_the_next_president() {
    // R09: the limit concerns the Chancellorship alone.
    for number in 5..=10 {
        let mut table = Table::of(number);
        table.elect(1);
        table.legislate(L);
        assert_eq!(table.actor(), seat(1));
    }
}

#[test]
fn a_failed_election_changes_no_limits() {
    let mut table = Table::of(7);
    table.elect(5);
    table.legislate(L);
    let last = table.game.last_elected();
    table.fail();
    assert_eq!(table.game.last_elected(), last);
    assert_eq!([0, 5].map(|seat| table.bar(seat)), [Some(Bar::LastPresident), Some(Bar::LastChancellor)]);
    table.fail();
    assert_eq!(table.eligible(), [1, 2, 4, 6]);
}

#[test]
fn only_the_last_elected_government_is_barred_not_the_one_before() {
    let mut table = Table::of(7);
    table.elect(2);
    table.legislate(L);
    table.elect(4);
    table.legislate(F);
    assert_eq!(table.eligible(), [0, 3, 5, 6]);
}

#[test]
fn a_vetoed_government_counts_as_the_last_elected() {
    let mut table = Table::with_fascist_policies(10, 5);
    let far = table.eligible().into_iter().rfind(|seat| *seat != 9).unwrap();
    let (president, chancellor) = (table.actor(), seat(far));
    table.elect(far);
    table.pass(L);
    table.answer(Act::ProposeVeto);
    table.answer(Act::AnswerVeto { consent: true });
    let last = table.game.last_elected().unwrap();
    assert_eq!((last.president, last.chancellor), (president, chancellor));
    assert_eq!(table.bar(far), Some(Bar::LastChancellor));
}

#[test]
fn after_chaos_nobody_is_barred() {
    // R32: the next candidate may nominate anyone living but themselves.
    for number in 5..=10 {
        let mut table = Table::of(number);
        table.elect(2);
        table.legislate(L);
        table.bring_chaos();
        assert_eq!(table.game.last_elected(), None);
        assert_eq!(table.eligible(), all_but(&table, &[table.actor().index()]));
    }
}

#[test]
fn somebody_can_always_be_nominated() {
    // The longest game leaves three alive.
    let mut table = Table::with_fascist_policies(5, 5);
    assert_eq!(table.game.alive().len(), 3);
    assert!(!table.eligible().is_empty());
    table.govern(L);
    assert!(!table.eligible().is_empty());
}
