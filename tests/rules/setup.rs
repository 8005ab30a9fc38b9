//! Who is dealt what, and who knows whom from the start.

use secret_hitler::rules::{Event, Party, Phase, Players, Policy, Role, Setup, Turn};

use crate::common::{Table, play, seat};

#[test]
fn five_to_ten_can_play_and_no_other_number() {
    let numbers: Vec<usize> = (0..300).filter(|number| Players::new(*number).is_some()).collect();
    assert_eq!(numbers, [5, 6, 7, 8, 9, 10]);
    for number in 0..=u8::MAX {
        assert_eq!(Players::try_from(number).is_ok(), (5..=10).contains(&number));
    }
}

#[test]
fn each_table_has_its_liberals_fascists_and_one_hitler() {
    let dealt = [(5, 3, 1), (6, 4, 1), (7, 4, 2), (8, 5, 2), (9, 5, 3), (10, 6, 3)];
    for (number, liberals, fascists) in dealt {
        for seed in 0..50 {
            let table = play::dealt(number, seed);
            let roles = table.dealer.truth().roles();
            let count = |role| roles.iter().filter(|(_, dealt)| **dealt == role).count();
            assert_eq!([Role::Liberal, Role::Fascist, Role::Hitler].map(count), [liberals, fascists, 1]);
        }
    }
}

#[test]
fn hitlers_party_membership_says_fascist() {
    assert_eq!(Role::ALL.map(Role::party), [Party::Liberal, Party::Fascist, Party::Fascist]);
}

#[test]
fn the_deck_has_six_liberal_and_eleven_fascist_tiles() {
    for (number, seed) in play::tables(0..50) {
        let deck = play::dealt(number, seed).pile();
        let count = |kind| deck.iter().filter(|tile| **tile == kind).count();
        assert_eq!([Policy::Liberal, Policy::Fascist].map(count), [6, 11]);
    }
}

#[test]
fn any_seat_can_be_drawn_as_the_first_candidate_and_no_seat_beyond_the_table() {
    for players in Players::ALL {
        for first in 0..10 {
            let setup = Setup::new(players, seat(first));
            assert_eq!(setup.is_some(), first < players.number());
        }
        for first in 0..players.number() {
            let table = Table::laid_from(first, &crate::common::usual_roles(players.number()), &[]);
            assert_eq!(*table.game.phase(), Phase::Nomination { candidate: seat(first) });
            assert_eq!(table.news, [Event::Dealt, Event::Candidate(seat(first), Turn::Lot)]);
        }
    }
}

/// For every seat the roles it knows, as letters in seat order.
fn known(table: &Table<impl secret_hitler::dealer::Chance>) -> Vec<String> {
    let numbers = 0..table.game.players().number();
    let letter = |role| match role {
        Some(Role::Liberal) => 'L',
        Some(Role::Fascist) => 'F',
        Some(Role::Hitler) => 'H',
        None => '.',
    };
    numbers
        .clone()
        .map(|of| {
            let known: Vec<_> = table.private(of).known().collect();
            numbers
                .clone()
                .map(|seat| letter(known.iter().find(|(known, _)| known.index() == seat).map(|(_, role)| *role)))
                .collect()
        })
        .collect()
}

#[test]
fn at_five_and_six_the_fascist_and_hitler_know_each_other() {
    assert_eq!(known(&Table::laid("LFLHL", "")), ["L....", ".F.H.", "..L..", ".F.H.", "....L"]);
    assert_eq!(known(&Table::laid("HLLLLF", "")), ["H....F", ".L....", "..L...", "...L..", "....L.", "H....F"]);
}

#[test]
fn from_seven_on_the_fascists_know_hitler_and_hitler_knows_nobody() {
    assert_eq!(
        known(&Table::laid("LFLHLFL", "")),
        ["L......", ".F.H.F.", "..L....", "...H...", "....L..", ".F.H.F.", "......L"]
    );
    for number in 7..=10 {
        let table = Table::of(number);
        let fascists = 2 + (number - 7) / 2;
        for (seat, known) in known(&table).iter().enumerate() {
            let letters = known.replace('.', "").len();
            assert_eq!(letters, if table.role(seat) == Role::Fascist { fascists + 1 } else { 1 });
        }
    }
}

#[test]
fn liberals_know_nothing_but_their_own_role_at_every_table() {
    for (number, seed) in play::tables(0..50) {
        let table = play::dealt(number, seed);
        for seat in (0..number).filter(|seat| table.role(*seat) == Role::Liberal) {
            let known: Vec<_> = table.private(seat).known().collect();
            assert_eq!(known, [(crate::common::seat(seat), Role::Liberal)]);
        }
    }
}
