//! The veto: when it may be asked for, and what comes of it.

use secret_hitler::rules::{Act, Choice, Ending, Event, Illegal, Need, Phase};

use crate::common::{F, L, Laid, Table, seat};

/// A table with five Fascist policies whose Chancellor holds two tiles; who governs.
fn in_session(number: usize, failed: usize) -> (Table<Laid>, usize, usize) {
    let mut table = Table::with_fascist_policies(number, 5);
    for _ in 0..failed {
        table.fail();
    }
    let (president, chancellor) = (table.actor().index(), table.eligible()[0]);
    table.elect(chancellor);
    table.pass(L);
    (table, president, chancellor)
}

#[test]
fn it_is_locked_until_five_fascist_policies_lie() {
    for number in 5..=10 {
        for policies in 0..5 {
            let mut table = Table::with_fascist_policies(number, policies);
            let chancellor = *table.eligible().iter().find(|seat| **seat != number - 1).unwrap();
            table.elect(chancellor);
            table.pass(F);
            assert_eq!(table.asked(), (seat(chancellor), Choice::Enact { veto: false }));
            assert_eq!(table.attempt(chancellor, Act::ProposeVeto), Err(Illegal::VetoLocked));
            assert!(!table.game.legal().any(|act| act == Act::ProposeVeto));
        }
    }
}

#[test]
fn the_chancellor_alone_may_ask_and_the_president_alone_answers() {
    let (mut table, president, chancellor) = in_session(7, 0);
    assert_eq!(table.attempt(president, Act::ProposeVeto), Err(Illegal::NotYourTurn));
    table.act(chancellor, Act::ProposeVeto);
    assert_eq!(table.asked(), (seat(president), Choice::AnswerVeto));
    for by in (0..7).filter(|by| *by != president) {
        assert_eq!(table.attempt(by, Act::AnswerVeto { consent: true }), Err(Illegal::NotYourTurn));
    }
    // While the President thinks, the Chancellor still holds the tiles but may not enact one.
    assert_eq!(table.hand(chancellor).len(), 2);
    let tile = table.private(chancellor).tiles()[0].tile;
    assert_eq!(table.attempt(chancellor, Act::Enact(tile)), Err(Illegal::NotNow));
}

#[test]
fn agreed_both_tiles_are_thrown_away_and_the_tracker_moves() {
    let (mut table, president, chancellor) = in_session(8, 0);
    let (draw, discard) = (table.game.draw_count(), table.game.discard_count());
    let next = table.game.next_candidate();
    table.answer(Act::ProposeVeto);
    table.answer(Act::AnswerVeto { consent: true });
    assert_eq!(table.game.board().tracker(), 1);
    assert_eq!((table.game.draw_count(), table.game.discard_count()), (draw, discard + 2));
    assert_eq!(table.hand(chancellor), []);
    assert_eq!(table.actor(), next);
    let last = table.game.last_elected().unwrap();
    assert_eq!((last.president.index(), last.chancellor.index()), (president, chancellor));
}

#[test]
fn refused_the_chancellor_must_enact_and_may_not_ask_again_in_this_session() {
    // R26.
    let (mut table, _, chancellor) = in_session(9, 0);
    table.answer(Act::ProposeVeto);
    table.answer(Act::AnswerVeto { consent: false });
    assert_eq!(table.game.board().tracker(), 0);
    assert_eq!(table.asked(), (seat(chancellor), Choice::Enact { veto: false }));
    assert_eq!(table.attempt(chancellor, Act::ProposeVeto), Err(Illegal::VetoRefused));
    assert!(table.game.legal().all(|act| matches!(act, Act::Enact(_))));
    table.enact(table.hand(chancellor).iter().position(|tile| *tile == L).unwrap());

    let next = table.eligible()[0];
    table.elect(next);
    table.pass(L);
    assert_eq!(table.asked(), (seat(next), Choice::Enact { veto: true }));
}

#[test]
fn refused_the_chancellor_still_chooses_freely_between_both_tiles() {
    // R27.
    for policy in [L, F] {
        let (mut table, _, chancellor) = in_session(7, 0);
        assert_eq!(table.game.legal().count(), 3);
        table.answer(Act::ProposeVeto);
        table.answer(Act::AnswerVeto { consent: false });
        let hand = table.hand(chancellor);
        assert!(hand.contains(&L) && hand.contains(&F));
        assert_eq!(table.game.legal().count(), 2);
        table.enact(hand.iter().position(|tile| *tile == policy).unwrap());
        assert!(table.news.iter().any(|event| matches!(event, Event::Enacted { policy: laid, .. } if *laid == policy)));
    }
}

#[test]
fn two_failed_elections_and_an_agreed_veto_bring_chaos() {
    // R23: the election of the third government leaves the tracker at two.
    let (mut table, ..) = in_session(5, 2);
    assert_eq!(table.game.board().tracker(), 2);
    let (top, board) = (table.pile()[0], *table.game.board());
    table.answer(Act::ProposeVeto);
    table.answer(Act::AnswerVeto { consent: true });
    assert!(table.news.contains(&Event::Tracker(3)));
    assert!(table.news.contains(&Event::Enacted { policy: top, by: None }));
    let now = table.game.board();
    assert_eq!(now.tracker(), 0);
    assert_eq!(now.liberal() + now.fascist(), board.liberal() + board.fascist() + 1);
    // The limits are forgotten, those of the vetoing government too.
    assert_eq!(table.game.last_elected(), None);
}

#[test]
fn a_refused_veto_moves_no_tracker() {
    let (mut table, ..) = in_session(5, 2);
    table.answer(Act::ProposeVeto);
    table.answer(Act::AnswerVeto { consent: false });
    assert_eq!(table.game.board().tracker(), 2);
}

#[test]
fn the_reshuffle_comes_before_the_chaos_that_a_veto_brings() {
    // Four sessions draw twelve tiles, two chaoses one each: three are left to the session that is vetoed.
    let mut table = Table::laid_from(0, "LLLLLFH", &["FFL FFL FFL FFL F L FFL", "F"]);
    for _ in 0..4 {
        table.govern(F);
        if table.power().is_some() {
            let target = table.eligible()[0];
            table.use_power(if table.game.board().fascist() == 3 {
                table.game.next_candidate().index()
            } else {
                target
            });
        }
    }
    table.bring_chaos();
    assert_eq!((table.game.board().fascist(), table.game.draw_count()), (5, 4));
    table.bring_chaos();
    assert_eq!((table.game.board().liberal(), table.game.draw_count()), (1, 3));
    table.fail();
    table.fail();
    let chancellor = *table.eligible().iter().find(|seat| **seat != 6).unwrap();
    table.elect(chancellor);
    table.pass(L);
    table.answer(Act::ProposeVeto);
    assert_eq!((table.game.draw_count(), table.game.discard_count()), (0, 9));
    table.answer(Act::AnswerVeto { consent: true });
    let told: Vec<_> = table.news.iter().filter(|event| !matches!(event, Event::Candidate(..))).collect();
    assert!(
        matches!(
            told[..],
            [
                Event::VetoAnswered { consent: true, .. },
                Event::Tracker(3),
                Event::Reshuffled(11),
                Event::Enacted { policy: F, by: None },
                Event::Over(Ending::FascistPolicies),
            ]
        ),
        "{told:?}"
    );
}

#[test]
fn a_vetoed_agenda_may_hold_the_winning_tile_and_nobody_wins() {
    let (mut table, ..) = in_session(6, 0);
    assert!(table.hand(table.actor().index()).contains(&F));
    table.answer(Act::ProposeVeto);
    table.answer(Act::AnswerVeto { consent: true });
    assert!(matches!(table.game.phase(), Phase::Nomination { .. }));
    assert!(!matches!(table.game.need(), Need::Over(_)));
}
