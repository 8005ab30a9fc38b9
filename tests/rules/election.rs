//! Ballots: who has one, when they are seen, and what a majority is.

use secret_hitler::rules::{Act, Ballot, Event, Fact, Illegal, Intent, Need, Note, Phase, Seats};

use crate::common::{L, Laid, Table, seat, seats};

/// A table at which this many are alive and somebody is nominated.
fn with_alive(alive: usize) -> Table<Laid> {
    let mut table = if alive < 5 { Table::with_fascist_policies(5, 4) } else { Table::of(alive) };
    assert_eq!(table.game.alive().len(), alive);
    let nominee = table.eligible()[0];
    table.nominate(nominee);
    table
}

#[test]
fn a_tie_fails_the_government_and_moves_the_tracker() {
    // R10.
    for alive in [4, 6, 8, 10] {
        let mut table = with_alive(alive);
        table.ballots(alive / 2);
        assert_eq!(table.game.board().tracker(), 1, "{alive} alive");
        assert!(matches!(table.game.phase(), Phase::Nomination { .. }));
    }
}

#[test]
fn more_than_half_of_the_living_elect() {
    // R10: 3 of 5 and 4 of 7 are enough, and so is one more than half of an even number.
    for alive in 4..=10 {
        for ja in 0..=alive {
            let mut table = with_alive(alive);
            table.ballots(ja);
            let elected = !matches!(table.game.phase(), Phase::Nomination { .. });
            assert_eq!(elected, 2 * ja > alive, "{ja} of {alive}");
        }
    }
}

#[test]
fn exactly_the_living_vote() {
    // R11: after each execution the ballot asks one less.
    let mut table = Table::with_fascist_policies(9, 3);
    for dead in 1..=2 {
        table.govern_until(3 + dead);
        let nominee = table.eligible()[0];
        table.nominate(nominee);
        let Need::Ballots { missing } = table.game.need() else { panic!("ballots are missing") };
        assert_eq!(missing, table.game.alive());
        assert_eq!(missing.len(), 9 - usize::from(dead));
        for gone in table.game.players().seats().minus(table.game.alive()).iter() {
            assert!(!table.game.may_vote(gone));
            assert_eq!(table.intend(gone, Intent::Ballot(Ballot::Ja)), Err(Illegal::NoBallot));
        }
        table.ballots(0);
    }
}

#[test]
fn a_seat_votes_once_and_only_in_an_election() {
    let mut table = Table::of(5);
    assert_eq!(table.intend(seat(3), Intent::Ballot(Ballot::Ja)), Err(Illegal::NotNow));
    table.nominate(1);
    table.vote(3, Ballot::Nein);
    assert_eq!(table.intend(seat(3), Intent::Ballot(Ballot::Ja)), Err(Illegal::NoBallot));
    assert_eq!(table.intend(seat(7), Intent::Ballot(Ballot::Ja)), Err(Illegal::NoBallot));
    assert_eq!(table.attempt(0, Act::Nominate(seat(2))), Err(Illegal::NotNow));
}

#[test]
fn the_candidate_and_the_nominee_vote_too() {
    let mut table = Table::of(5);
    table.nominate(1);
    assert!(table.game.may_vote(seat(0)) && table.game.may_vote(seat(1)));
}

#[test]
fn no_ballot_is_seen_before_all_are_in_and_then_all_at_once() {
    let mut table = Table::of(5);
    table.nominate(1);
    let facts = table.log.facts.len();
    for voter in [4, 2, 0, 1] {
        table.vote(voter, Ballot::Nein);
        assert!(table.news.is_empty());
    }
    assert!(table.log.facts[facts..].iter().all(Fact::is_cast));
    table.vote(3, Ballot::Ja);
    let (ja, nein) = (seats(&[3]), seats(&[0, 1, 2, 4]));
    assert_eq!(table.log.facts[facts + 5], Fact::Note(Note::Ballots { ja, nein }));
    assert!(
        matches!(table.news[0], Event::Voted { elected: false, ja, nein, .. } if ja == seats(&[3]) && nein.len() == 4)
    );
}

#[test]
fn the_order_of_the_ballots_is_no_matter() {
    let vote = |order: [usize; 5]| {
        let mut table = Table::of(5);
        table.nominate(1);
        for voter in order {
            table.vote(voter, if voter % 2 == 0 { Ballot::Ja } else { Ballot::Nein });
        }
        table.game
    };
    assert_eq!(vote([0, 1, 2, 3, 4]), vote([4, 2, 1, 3, 0]));
}

#[test]
fn ballots_of_others_than_the_living_are_no_answer() {
    let mut table = Table::with_fascist_policies(7, 4);
    let nominee = table.eligible()[0];
    table.nominate(nominee);
    let alive = table.game.alive();
    let mut game = table.game.clone();
    for seat in alive.iter() {
        game.record(&Fact::Cast(seat)).unwrap();
    }
    let everybody = game.players().seats();
    for (ja, nein) in [
        (everybody, Seats::NONE),
        (alive, alive),
        (Seats::NONE, Seats::NONE),
        (seats(&[9]), alive),
        (alive, seats(&[0])),
    ] {
        if ja.union(nein) != alive || ja.len() + nein.len() != alive.len() {
            let before = game.clone();
            assert_eq!(game.record(&Fact::Note(Note::Ballots { ja, nein })), Err(Illegal::WrongNote));
            assert_eq!(game, before);
        }
    }
}

#[test]
fn an_election_leaves_the_tracker_where_it_is_until_a_policy_is_enacted() {
    let mut table = Table::of(5);
    table.fail();
    table.fail();
    let nominee = table.eligible()[0];
    table.elect(nominee);
    assert_eq!(table.game.board().tracker(), 2);
    table.legislate(L);
    assert_eq!(table.game.board().tracker(), 0);
}
