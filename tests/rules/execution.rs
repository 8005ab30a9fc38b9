//! Execution.

use secret_hitler::rules::{Act, Bar, Ending, Event, Face, Facet, Illegal, Need, Note, Party, Power};

use crate::common::{F, Laid, Table, seat};

fn must_execute(number: usize) -> Table<Laid> {
    let mut table = Table::with_fascist_policies(number, 3);
    table.govern(F);
    assert_eq!(table.power(), Some(Power::Execution));
    table
}

#[test]
fn the_target_is_another_living_player() {
    // R04.
    let mut table = must_execute(7);
    let first = table.eligible()[0];
    table.use_power(first);
    table.govern(F);
    assert_eq!(table.power(), Some(Power::Execution));
    let president = table.actor().index();
    let others: Vec<usize> = (0..7).filter(|seat| ![first, president].contains(seat)).collect();
    assert_eq!(table.eligible(), others);
    let before = table.game.clone();
    for (target, bar) in [(first, Bar::Dead), (president, Bar::Oneself), (7, Bar::NoSuchSeat), (9, Bar::NoSuchSeat)] {
        assert_eq!(table.attempt(president, Act::Execute(seat(target))), Err(Illegal::Barred(bar)));
        assert_eq!(table.game, before);
    }
    assert_eq!(table.attempt(others[0], Act::Execute(seat(others[1]))), Err(Illegal::NotYourTurn));
}

#[test]
fn it_puts_a_player_out_of_the_game() {
    let mut table = must_execute(8);
    let target = table.eligible()[0];
    table.use_power(target);
    let gone = seat(target);
    assert!(!table.game.is_alive(gone));
    assert!(!table.eligible().contains(&target));
    assert_eq!(table.bar(target), Some(Bar::Dead));
    let nominee = table.eligible()[0];
    table.nominate(nominee);
    assert!(!table.game.may_vote(gone));
    for act in [Act::Nominate(seat(nominee)), Act::Peek, Act::ProposeVeto, Act::AnswerVeto { consent: true }] {
        assert!(!table.game.is_legal(gone, act));
    }
}

#[test]
fn of_the_dead_everybody_learns_only_that_it_was_not_hitler() {
    let mut table = must_execute(7);
    let target = table.eligible()[0];
    let president = table.actor();
    let notebooks: Vec<_> = (0..7).map(|seat| table.private(seat).clone()).collect();
    let opened = table.opened().count();
    table.use_power(target);
    assert_eq!(table.news[0], Event::Executed { president, target: seat(target), hitler: false });
    let news: Vec<_> = table.opened().skip(opened).collect();
    assert_eq!(news, [&Note::Opened(Face::IsHitler(false))]);
    assert_eq!((0..7).map(|seat| table.private(seat).clone()).collect::<Vec<_>>(), notebooks);
    assert!(table.game.not_hitler().contains(seat(target)));
}

#[test]
fn the_dealer_is_asked_nothing_but_whether_it_is_hitler() {
    let mut table = must_execute(7);
    let target = table.eligible()[0];
    let by = table.actor();
    table.game.record(&secret_hitler::rules::Fact::Act(by, Act::Execute(seat(target)))).unwrap();
    let Need::Dealer(secret_hitler::rules::Ask::Open { items, facet, .. }) = table.game.need() else {
        panic!("an envelope is to be opened")
    };
    assert_eq!(facet, Facet::IsHitler);
    assert_eq!(items.iter().map(|item| table.game.owner(*item)).collect::<Vec<_>>(), [Some(seat(target))]);
}

#[test]
fn hitler_executed_wins_for_the_liberals_at_once() {
    for number in 5..=10 {
        let mut table = must_execute(number);
        let president = table.actor();
        table.use_power(number - 1);
        assert_eq!(table.game.need(), Need::Over(Ending::HitlerExecuted));
        assert_eq!(Ending::HitlerExecuted.winner(), Party::Liberal);
        let target = seat(number - 1);
        assert_eq!(
            table.news,
            [Event::Executed { president, target, hitler: true }, Event::Over(Ending::HitlerExecuted),]
        );
    }
}

#[test]
fn a_liberal_president_must_use_it_too() {
    let mut table = must_execute(5);
    let by = table.actor();
    let nothing = [Act::Peek, Act::ProposeVeto, Act::Nominate(seat(0)), Act::Investigate(seat(0))];
    for act in nothing {
        assert_eq!(table.attempt(by.index(), act), Err(Illegal::NotNow));
    }
    assert!(table.game.legal().all(|act| matches!(act, Act::Execute(_))));
}
