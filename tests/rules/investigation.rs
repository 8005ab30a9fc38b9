//! Investigation of loyalty.

use secret_hitler::bots::Random;
use secret_hitler::rules::{Act, Bar, Event, Fact, Illegal, Note, Party, Power};

use crate::common::{F, L, Table, play, seat};

#[test]
fn it_shows_the_party_never_the_role() {
    // R42: Hitler's party is Fascist, and that is all a notebook can hold.
    for (target, party) in [(1, Party::Liberal), (6, Party::Fascist), (8, Party::Fascist)] {
        let mut table = Table::of(9);
        table.govern(F);
        let president = table.actor().index();
        let roles: Vec<_> = table.private(president).known().collect();
        table.use_power(target);
        assert_eq!(table.private(president).parties().collect::<Vec<_>>(), [(seat(target), party)]);
        assert_eq!(table.private(president).known().collect::<Vec<_>>(), roles);
    }
}

#[test]
fn the_president_alone_sees_it_and_all_know_that_they_did() {
    let mut table = Table::of(10);
    table.govern(F);
    let president = table.actor();
    let facts = table.log.facts.len();
    table.use_power(5);
    assert_eq!(table.news[0], Event::Investigated { president, target: seat(5) });
    assert_eq!(table.log.facts[facts..], [Fact::Act(president, Act::Investigate(seat(5))), Fact::Note(Note::Shown)]);
    for other in (0..10).filter(|other| *other != president.index()) {
        assert_eq!(table.private(other).parties().count(), 0);
        assert_eq!(table.private(other).party(seat(5)), None);
    }
}

#[test]
fn nobody_is_investigated_twice_by_whomever() {
    // R14, R15.
    for number in [9, 10] {
        let mut table = Table::of(number);
        table.govern(F);
        table.use_power(4);
        table.govern(F);
        assert_eq!(table.power(), Some(Power::InvestigateLoyalty));
        let president = table.actor().index();
        assert_ne!(president, 0, "another President than before");
        let others: Vec<usize> = (0..number).filter(|seat| ![4, president].contains(seat)).collect();
        assert_eq!(table.eligible(), others);
        let refused = table.attempt(president, Act::Investigate(seat(4)));
        assert_eq!(refused, Err(Illegal::Barred(Bar::Investigated)));
        table.use_power(others[0]);
        assert_eq!(crate::common::numbers(table.game.investigated()).len(), 2);
    }
}

#[test]
fn random_games_never_investigate_anybody_twice() {
    // R15: two thousand games at each of the tables with two investigations.
    for number in [9, 10] {
        for seed in 0..2_000 {
            let mut table = play::dealt(number, seed);
            let mut random = Random(play::quick(seed));
            let mut targets = Vec::new();
            while play::step(&mut table, &mut random) {
                targets.extend(table.news.iter().filter_map(|event| match event {
                    Event::Investigated { target, .. } => Some(*target),
                    _ => None,
                }));
            }
            let number = targets.len();
            targets.dedup();
            assert_eq!(targets.len(), number);
            assert!(number <= 2);
        }
    }
}

#[test]
fn the_president_may_not_investigate_themselves_nor_leave_it() {
    // R04.
    let mut table = Table::of(7);
    table.govern(L);
    table.govern(F);
    table.govern(F);
    let president = table.actor().index();
    assert_eq!(table.attempt(president, Act::Investigate(seat(president))), Err(Illegal::Barred(Bar::Oneself)));
    assert_eq!(table.attempt(president, Act::Investigate(seat(7))), Err(Illegal::Barred(Bar::NoSuchSeat)));
    assert!(table.game.legal().all(|act| matches!(act, Act::Investigate(_))));
}

#[test]
fn the_investigated_may_still_be_chosen_for_everything_else() {
    let mut table = Table::of(9);
    table.govern(F);
    table.use_power(4);
    assert!(table.eligible().contains(&4));
}
