//! The special election, and where the Presidency goes from there.

use secret_hitler::rules::{Act, Bar, Event, Illegal, Power, Turn};

use crate::common::{F, L, Laid, Table, seat};

/// A table at which `president` must call a special election: the third of three governments in a row.
fn called_by(number: usize, president: usize) -> Table<Laid> {
    let first = (president + number - 2) % number;
    // The two investigated before are harmless, and Hitler sits far away.
    let mut roles: Vec<char> = crate::common::usual_roles(number).chars().collect();
    roles.rotate_right((first + 1) % number);
    let roles: String = roles.into_iter().collect();
    let mut table = Table::laid_from(first, &roles, &[]);
    table.govern_until(2);
    table.govern(F);
    assert_eq!((table.power(), table.actor()), (Some(Power::SpecialElection), seat(president)));
    table
}

#[test]
fn whatever_comes_of_it_the_next_regular_president_sits_left_of_the_caller() {
    // R05: the caller sits in seat 5 (counted from 0) of 8; on one run seat 0 is named, on another seat 7.
    for target in [0, 7] {
        for elected in [false, true] {
            let mut table = called_by(8, 5);
            table.use_power(target);
            assert_eq!(table.actor(), seat(target));
            assert_eq!(table.news.last(), Some(&Event::Candidate(seat(target), Turn::Special { by: seat(5) })));
            if elected {
                table.govern(L);
            } else {
                table.fail();
            }
            assert_eq!(table.actor(), seat(6), "{target} was named, elected: {elected}");
            assert_eq!(table.news.last(), Some(&Event::Candidate(seat(6), Turn::AfterSpecial { by: seat(5) })));
            table.fail();
            assert_eq!(table.actor(), seat(7));
            assert_eq!(table.news.last(), Some(&Event::Candidate(seat(7), Turn::Left)));
        }
    }
}

#[test]
fn the_callers_left_neighbour_can_be_candidate_twice_in_a_row() {
    let mut table = called_by(7, 3);
    table.use_power(4);
    table.fail();
    assert_eq!(table.actor(), seat(4));
}

#[test]
fn every_other_living_player_may_be_named_barred_as_chancellor_or_not() {
    for number in 7..=10 {
        let table = called_by(number, 4);
        let others: Vec<usize> = (0..number).filter(|seat| *seat != 4).collect();
        assert_eq!(table.eligible(), others);
        let last = table.game.last_elected().unwrap();
        assert!(others.contains(&last.chancellor.index()));
    }
}

#[test]
fn the_president_may_not_name_themselves() {
    // R04.
    let mut table = called_by(7, 3);
    let before = table.game.clone();
    assert_eq!(table.attempt(3, Act::CallSpecialElection(seat(3))), Err(Illegal::Barred(Bar::Oneself)));
    assert_eq!(table.attempt(3, Act::CallSpecialElection(seat(7))), Err(Illegal::Barred(Bar::NoSuchSeat)));
    assert_eq!(table.attempt(2, Act::CallSpecialElection(seat(4))), Err(Illegal::NotYourTurn));
    assert_eq!(table.game, before);
}

#[test]
fn a_failed_special_election_moves_the_tracker_as_any_other() {
    let mut table = called_by(7, 3);
    table.use_power(1);
    table.fail();
    assert_eq!(table.game.board().tracker(), 1);
}

#[test]
fn a_special_president_uses_the_power_of_what_they_enact() {
    let mut table = called_by(7, 3);
    table.use_power(1);
    table.govern(F);
    assert_eq!((table.power(), table.actor()), (Some(Power::Execution), seat(1)));
}

#[test]
fn a_special_president_may_execute_the_caller_and_the_presidency_goes_on_from_there() {
    let mut table = called_by(7, 3);
    table.use_power(1);
    table.govern(F);
    table.use_power(3);
    assert_eq!(table.actor(), seat(4));
    assert_eq!(table.news.last(), Some(&Event::Candidate(seat(4), Turn::AfterSpecial { by: seat(3) })));
}

#[test]
fn limits_count_in_a_special_election_too() {
    let mut table = called_by(8, 5);
    let last = table.game.last_elected().unwrap();
    let target = (0..8).find(|target| ![5, last.chancellor.index()].contains(target)).unwrap();
    table.use_power(target);
    assert_eq!(table.bar(5), Some(Bar::LastPresident));
    assert_eq!(table.bar(last.chancellor.index()), Some(Bar::LastChancellor));
}
