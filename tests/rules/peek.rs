//! Policy peek.

use secret_hitler::rules::{Act, Choice, Event, Fact, Illegal, Note, Power};

use crate::common::{F, Laid, Table, seat};

fn peeking(number: usize) -> Table<Laid> {
    let mut table = Table::laid(&crate::common::usual_roles(number), "FFL FFL FFL LFF");
    table.govern_until(2);
    table.govern(F);
    assert_eq!(table.power(), Some(Power::PolicyPeek));
    table
}

#[test]
fn the_president_sees_the_top_three_tiles_in_the_order_of_the_pile() {
    for number in [5, 6] {
        let table = peeking(number);
        let president = table.actor().index();
        assert_eq!(table.hand(president), crate::common::tiles("LFF"));
        let spread: Vec<_> = table.private(president).spread().map(|held| held.policy).collect();
        assert_eq!(spread, crate::common::tiles("LFF"));
    }
}

#[test]
fn nobody_else_sees_them_and_nothing_of_them_is_public() {
    let table = peeking(5);
    let president = table.actor().index();
    for other in (0..5).filter(|other| *other != president) {
        assert_eq!(table.hand(other), []);
    }
    assert_eq!(table.log.facts.last(), Some(&Fact::Note(Note::Shown)));
}

#[test]
fn the_tiles_go_back_and_the_next_president_draws_them_in_the_same_order() {
    let mut table = peeking(6);
    let (president, draw) = (table.actor().index(), table.game.draw_count());
    table.answer(Act::Peek);
    assert_eq!(table.news[0], Event::Peeked(seat(president)));
    assert_eq!(table.hand(president), [], "nothing is left in hand");
    assert_eq!(table.game.draw_count(), draw);
    let next = table.actor().index();
    let chancellor = table.eligible()[0];
    table.elect(chancellor);
    assert_eq!(table.hand(next), crate::common::tiles("LFF"));
}

#[test]
fn the_president_must_look_and_nobody_else_may() {
    let mut table = peeking(5);
    let (president, choice) = table.asked();
    assert_eq!(choice, Choice::Peek);
    assert_eq!(table.game.legal().collect::<Vec<_>>(), [Act::Peek]);
    for other in (0..10).filter(|other| *other != president.index()) {
        assert_eq!(table.attempt(other, Act::Peek), Err(Illegal::NotYourTurn));
    }
}

#[test]
fn a_hand_drawn_after_a_peek_has_handles_that_the_peek_did_not_show() {
    // Otherwise whoever peeked could follow in the open which of the three tiles the next President throws away.
    let mut table = peeking(5);
    let shown = table.game.top();
    table.answer(Act::Peek);
    let chancellor = table.eligible()[0];
    table.elect(chancellor);
    assert!(table.game.hand().iter().all(|tile| !shown.contains(tile)));
}
