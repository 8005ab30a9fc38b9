//! How the Presidency goes round.

use std::collections::BTreeSet;

use secret_hitler::rules::{Event, Players, Role, Turn};

use crate::common::{F, L, Table, play, seat, usual_roles};

#[test]
fn the_presidency_goes_to_the_next_seat_on_the_left_whatever_came_of_the_round() {
    for number in 5..=10 {
        let mut table = Table::of(number);
        for round in 0..2 * number {
            assert_eq!(table.actor().index(), round % number);
            if round % 3 == 2 && table.game.board().liberal() < 4 {
                table.govern(L);
            } else {
                table.fail();
            }
            if table.is_over() || table.power().is_some() {
                break;
            }
        }
    }
}

#[test]
fn each_round_says_why_it_is_this_candidates_turn() {
    let mut table = Table::of(5);
    table.fail();
    assert_eq!(table.news.last(), Some(&Event::Candidate(seat(1), Turn::Left)));
}

#[test]
fn a_dead_neighbour_is_skipped_from_every_seat_at_the_fourth_and_the_fifth_policy() {
    // R08: the President executes the neighbour on the left, if that is not Hitler.
    for players in Players::ALL {
        let number = players.number();
        let mut tried = BTreeSet::new();
        for (first, turned) in (0..number).flat_map(|first| (0..number).map(move |turned| (first, turned))) {
            let mut roles: Vec<char> = usual_roles(number).chars().collect();
            roles.rotate_right(turned);
            let mut table = Table::laid_from(first, &String::from_iter(roles), &[]);
            table.govern_until(3);
            if table.game.turn() != Turn::Left {
                table.fail();
            }
            for nth in 4..=5 {
                let president = table.actor();
                let neighbour = table.game.alive().left_of(president).unwrap();
                if table.role(neighbour.index()) == Role::Hitler {
                    break;
                }
                table.govern(F);
                table.use_power(neighbour.index());
                assert!(table.game.is_alive(table.actor()));
                assert_eq!(Some(table.actor()), table.game.alive().left_of(neighbour));
                tried.insert((nth, president));
            }
        }
        assert_eq!(tried.len(), 2 * number, "each seat, twice");
    }
}

#[test]
fn with_everybody_else_dead_the_left_neighbour_is_oneself() {
    let alone = crate::common::seats(&[4]);
    assert_eq!(alone.left_of(seat(4)), Some(seat(4)));
    assert_eq!(alone.left_of(seat(9)), Some(seat(4)));
    assert_eq!(secret_hitler::rules::Seats::NONE.left_of(seat(4)), None);
}

#[test]
fn no_dead_player_is_ever_candidate_in_any_random_game() {
    for (number, seed) in play::tables(0..300) {
        let mut table = play::dealt(number, seed);
        let mut random = secret_hitler::bots::Random(play::quick(seed));
        while play::step(&mut table, &mut random) {
            if !table.is_over() {
                assert!(table.game.is_alive(table.game.president()));
                assert!(table.game.is_alive(table.game.next_candidate()));
            }
        }
    }
}
