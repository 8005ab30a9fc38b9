//! The public log: a game is its fold, whatever bytes it came from.

use super::names;
use crate::common::{play, seat};
use secret_hitler::bots::Random;
use secret_hitler::record::{Broken, History, Log, tell, write};
use secret_hitler::rules::{Act, Choice, Ending, Fact, Game, Need, Seat, Seats};

#[test]
fn the_log_folds_to_the_live_game_after_every_fact() {
    for (number, seed) in play::tables(0..60) {
        let mut table = play::dealt(number, seed);
        let mut random = Random(play::quick(seed));
        let mut known = 0;
        loop {
            // Every fact so far, also those in the middle of what one intent brought about.
            let mut game = Game::new(table.log.setup);
            for (at, fact) in table.log.facts.iter().enumerate() {
                game.record(fact).unwrap();
                if at >= known {
                    let shorter = Log { setup: table.log.setup, facts: table.log.facts[..=at].to_vec() };
                    assert_eq!(shorter.fold().unwrap(), game);
                }
            }
            known = table.log.facts.len();
            assert_eq!(game, table.game);
            if !play::step(&mut table, &mut random) {
                break;
            }
        }
    }
}

#[test]
fn a_log_that_no_game_can_have_is_broken_where_the_rules_refuse_it() {
    let table = play::finished(7, 1);
    for at in [0, 5, 20, table.log.facts.len()] {
        let mut log = table.log.clone();
        log.facts.insert(at, Fact::Act(seat(0), Act::AnswerVeto { consent: true }));
        assert_eq!(log.fold().map_err(|broken| broken.at), Err(at));
        assert!(matches!(History::of(&log), Err(Broken { at: found, .. }) if found == at));
        assert!(tell(&log, table.dealer.truth()).is_err());
        assert!(write(&log, table.dealer.truth(), names(7)).is_err());
    }
}

#[test]
fn logs_go_through_bytes_and_come_back_the_same() {
    for (number, seed) in play::tables(0..20) {
        let log = play::finished(number, seed).log;
        let bytes = postcard::to_allocvec(&log).unwrap();
        assert_eq!(postcard::from_bytes::<Log>(&bytes).unwrap(), log);
    }
}

#[test]
fn bytes_that_name_seats_no_table_has_are_refused() {
    for bits in 0..=u16::MAX {
        let bytes = postcard::to_allocvec(&bits).unwrap();
        assert_eq!(postcard::from_bytes::<Seats>(&bytes).is_ok(), bits < 1 << 10);
    }
    for number in 0..=u8::MAX {
        let bytes = postcard::to_allocvec(&number).unwrap();
        assert_eq!(postcard::from_bytes::<Seat>(&bytes).is_ok(), number < 10);
    }
}

#[test]
fn the_choices_asked_in_a_game_are_all_kinds_there_are() {
    let mut kinds = std::collections::BTreeSet::new();
    let mut endings = std::collections::BTreeSet::new();
    for (number, seed) in play::tables(0..60) {
        let mut table = play::dealt(number, seed);
        let mut random = Random(play::quick(seed));
        while play::step(&mut table, &mut random) {
            if let Need::Seat(_, choice) = table.game.need() {
                kinds.insert(format!("{choice:?}"));
            }
        }
        endings.extend(History::of(&table.log).unwrap().ending.map(|ending| format!("{ending:?}")));
    }
    assert_eq!((kinds.len(), endings.len()), (9, Ending::ALL.len()));
    assert!(kinds.contains(&format!("{:?}", Choice::Enact { veto: true })));
}
