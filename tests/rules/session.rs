//! The legislative session: three tiles, two, one.

use secret_hitler::rules::{Act, Choice, Event, Fact, Handle, Illegal, Note, Ticket};

use crate::common::{F, L, Laid, Table, seat};

fn opened(deck: &str) -> Table<Laid> {
    let mut table = Table::of_with(5, deck);
    table.elect(2);
    table
}

#[test]
fn the_president_draws_three_and_nobody_else_sees_them() {
    let table = opened("LFF");
    assert_eq!(table.asked(), (seat(0), Choice::Discard));
    assert_eq!(table.hand(0), [L, F, F]);
    assert!((1..5).all(|other| table.hand(other).is_empty()));
    assert_eq!(table.game.draw_count(), 14);
}

#[test]
fn each_of_three_may_be_thrown_away_and_each_of_two_enacted() {
    // R27: nothing is chosen by the game.
    for (discard, passed) in [(0, [F, F]), (1, [L, F]), (2, [L, F])] {
        for enact in 0..2 {
            let mut table = opened("LFF");
            assert_eq!(table.game.legal().count(), 3);
            table.discard(discard);
            assert_eq!(table.asked(), (seat(2), Choice::Enact { veto: false }));
            assert_eq!((table.hand(0), table.hand(2)), (vec![], passed.to_vec()));
            assert_eq!(table.game.legal().count(), 2);
            table.enact(enact);
            let by = Some(Ticket { president: seat(0), chancellor: seat(2) });
            assert_eq!(table.news[0], Event::Enacted { policy: passed[enact], by });
            assert_eq!((table.game.discard_count(), table.hand(2)), (2, vec![]));
        }
    }
}

#[test]
fn even_three_of_a_kind_are_chosen_from_by_hand() {
    let mut table = opened("FFF");
    assert_eq!(table.game.legal().count(), 3);
    table.discard(1);
    assert_eq!(table.game.legal().count(), 2);
}

#[test]
fn what_is_thrown_away_is_never_opened() {
    let mut table = opened("LFF");
    table.discard(0);
    table.enact(0);
    let opened: Vec<_> = table.opened().collect();
    assert_eq!(opened, [&Note::Opened(secret_hitler::rules::Face::Policy(F))]);
}

#[test]
fn only_the_president_throws_away_and_only_the_chancellor_enacts() {
    let mut table = opened("LFF");
    let hand = table.game.hand().to_vec();
    for by in 1..5 {
        assert_eq!(table.attempt(by, Act::Discard(hand[0])), Err(Illegal::NotYourTurn));
    }
    assert_eq!(table.attempt(0, Act::Enact(hand[0])), Err(Illegal::NotNow));
    assert_eq!(table.attempt(2, Act::Enact(hand[0])), Err(Illegal::NotNow));
    table.discard(0);
    let hand = table.game.hand().to_vec();
    for by in [0, 1, 3, 4] {
        assert_eq!(table.attempt(by, Act::Enact(hand[0])), Err(Illegal::NotYourTurn));
    }
    assert_eq!(table.attempt(0, Act::Discard(hand[0])), Err(Illegal::NotNow));
}

#[test]
fn only_a_tile_in_hand_may_be_thrown_away_or_enacted() {
    let mut table = opened("LFF");
    let hand = table.game.hand().to_vec();
    let other = |tile: &Handle| !hand.contains(tile);
    for tile in (0..100).map(Handle).filter(other) {
        assert_eq!(table.attempt(0, Act::Discard(tile)), Err(Illegal::NotInHand));
    }
    table.discard(1);
    let gone = hand.iter().find(|tile| !table.game.hand().contains(tile)).unwrap();
    assert_eq!(table.attempt(2, Act::Enact(*gone)), Err(Illegal::NotInHand));
}

#[test]
fn a_drawn_hand_gets_new_handles_in_an_order_of_its_own() {
    let mut table = Table::of_with(5, "LFF");
    let pile = table.game.top();
    table.elect(2);
    assert!(table.game.hand().iter().all(|tile| !pile.contains(tile)));
    // The laid dealer turns hands round: the handle that comes first in the open was drawn last.
    let drawn: Vec<_> = table.private(0).tiles().iter().map(|held| held.tile).collect();
    assert_eq!(table.game.hand().iter().rev().copied().collect::<Vec<_>>(), drawn);
}

#[test]
fn each_sees_the_tiles_spread_in_an_order_of_their_own() {
    let mut table = opened("LFF");
    let spread = |table: &Table<_>, seat| -> Vec<_> { table.private(seat).spread().map(|held| held.policy).collect() };
    assert_eq!(spread(&table, 0), [F, F, L]);
    table.discard(1);
    assert_eq!((table.hand(2), spread(&table, 2)), (vec![L, F], vec![F, L]));
}

#[test]
fn the_passing_itself_is_public_and_silent_about_the_tiles() {
    let mut table = opened("LFF");
    let facts = table.log.facts.len();
    table.discard(2);
    assert_eq!(table.news, [Event::Passed(Ticket { president: seat(0), chancellor: seat(2) })]);
    assert!(matches!(table.log.facts[facts..], [Fact::Act(_, Act::Discard(_)), Fact::Note(Note::Shown)]));
}
