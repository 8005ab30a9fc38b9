//! When tiles are mixed again, and which.

use secret_hitler::rules::{Act, Event, Phase, Power};

use crate::common::{F, L, Laid, Table};

fn reshuffled(table: &Table<Laid>) -> Option<u8> {
    table.news.iter().find_map(|event| match event {
        Event::Reshuffled(tiles) => Some(*tiles),
        _ => None,
    })
}

#[test]
fn five_sessions_leave_two_tiles_so_all_twelve_are_mixed_before_the_next_nomination() {
    // R16, R53.
    for number in 5..=10 {
        let mut table = Table::of(number);
        for session in 1..=5 {
            table.govern(if session % 2 == 0 { L } else { F });
            if table.power().is_some() && session < 5 {
                let target = *table.eligible().first().unwrap_or(&0);
                table.use_power(target);
            }
            assert_eq!(reshuffled(&table), (session == 5).then_some(12));
        }
        assert_eq!((table.game.draw_count(), table.game.discard_count()), (12, 0));
        let now = table.news.iter().position(|event| matches!(event, Event::Reshuffled(_)));
        let next = table.news.iter().position(|event| matches!(event, Event::Candidate(..) | Event::Power(..)));
        assert!(now < next, "first the reshuffle, then what comes next");
    }
}

#[test]
fn three_left_are_enough() {
    let mut table = Table::of(5);
    for _ in 0..4 {
        table.govern(L);
    }
    assert_eq!((table.game.draw_count(), reshuffled(&table)), (5, None));
    table.bring_chaos();
    table.bring_chaos();
    assert_eq!((table.game.draw_count(), reshuffled(&table)), (3, None));
}

#[test]
fn chaos_that_leaves_two_has_all_mixed_at_once() {
    // R16.
    let mut table = Table::laid_from(0, "LLLFH", &["FFL FFL FFL FFL FFF"]);
    for _ in 0..4 {
        table.govern(L);
    }
    table.bring_chaos();
    table.bring_chaos();
    table.bring_chaos();
    // Four Liberal and three Fascist policies lie.
    assert_eq!(reshuffled(&table), Some(10));
    assert_eq!((table.game.draw_count(), table.game.discard_count()), (10, 0));
}

#[test]
fn a_vetoed_session_that_leaves_two_has_all_mixed_at_once() {
    let mut table = Table::laid_from(0, &crate::common::usual_roles(10), &["", "L FFL FFL FFL"]);
    table.govern_until(5);
    table.bring_chaos();
    table.govern(L);
    table.govern(L);
    assert_eq!((table.game.draw_count(), table.game.board().liberal()), (5, 3));
    let chancellor = table.eligible()[0];
    table.elect(chancellor);
    table.pass(L);
    table.answer(Act::ProposeVeto);
    assert_eq!(table.game.draw_count(), 2);
    table.answer(Act::AnswerVeto { consent: true });
    assert_eq!(reshuffled(&table), Some(17 - 5 - 3));
    assert_eq!((table.game.draw_count(), table.game.discard_count()), (9, 0));
}

#[test]
fn the_tiles_left_over_are_mixed_in_not_laid_on_top() {
    // The two left over are Liberal; the laid pile puts them last, as a mix may.
    let mut table = Table::laid_from(0, "LLLLFH", &["FFL FFL FFL FFL FFF LL", "FFFFFFFFFFLL"]);
    for _ in 0..4 {
        table.govern(L);
    }
    assert_eq!(table.pile(), crate::common::tiles("FFFLL"));
    table.govern(F);
    assert_eq!(table.pile(), crate::common::tiles("FFFFFFFFFFLL"));
}

#[test]
fn the_reshuffle_comes_before_a_peek_which_always_sees_three_tiles() {
    // R17: the third Fascist policy is enacted by the fifth session.
    for number in [5, 6] {
        let mut table = Table::laid_from(0, &crate::common::usual_roles(number), &["FFL FFL FFL FFL FFL", "LFF LFL"]);
        table.govern(L);
        table.govern(L);
        table.govern(F);
        table.govern(F);
        table.govern(F);
        assert_eq!(reshuffled(&table), Some(12));
        assert_eq!(table.power(), Some(Power::PolicyPeek));
        let president = table.actor().index();
        assert_eq!(table.hand(president), [L, F, F]);
        table.use_power(0);
        // The next President draws exactly those three, in that order.
        let next = table.actor().index();
        let chancellor = *table.eligible().iter().find(|seat| **seat != number - 1).unwrap();
        table.elect(chancellor);
        assert_eq!(table.hand(next), [L, F, F]);
    }
}

#[test]
fn nobody_has_ever_fewer_than_three_to_draw_at_a_nomination() {
    for (number, seed) in crate::common::play::tables(0..300) {
        let mut table = crate::common::play::dealt(number, seed);
        let mut random = secret_hitler::bots::Random(crate::common::play::quick(seed));
        while crate::common::play::step(&mut table, &mut random) {
            if matches!(table.game.phase(), Phase::Nomination { .. } | Phase::Executive { .. }) {
                assert!(table.game.draw_count() >= 3);
            }
        }
    }
}

#[test]
fn the_end_of_the_game_mixes_nothing() {
    // The fifth session wins and leaves two tiles.
    let mut table = Table::of(5);
    for _ in 0..5 {
        table.govern(L);
    }
    assert!(table.is_over());
    assert_eq!((table.game.draw_count(), table.game.discard_count(), reshuffled(&table)), (2, 10, None));
}
