//! The last public step can be taken back until somebody has learnt something.

use secret_hitler::rules::{Act, Need, Phase, Seats};
use secret_hitler::table::{Command, Options, Public, Refusal, Screen, Table, Vote};

use crate::people::{obey, play, table, ways, whims};

/// A table at its first nomination.
fn at_nomination(players: usize, options: Options) -> Table {
    let mut table = table(players, options, 1);
    while table.screen() != Screen::Public(Public::Nomination) {
        let command = match table.screen() {
            Screen::Cover { .. } => Command::TakePhone,
            Screen::Secret { .. } => {
                obey(&mut table, Command::Opened);
                Command::PassOn
            }
            other => panic!("not part of a deal: {other:?}"),
        };
        obey(&mut table, command);
    }
    table
}

fn nominate(table: &mut Table) {
    let act = table.game().legal().next().unwrap();
    obey(table, Command::Act(act));
}

#[test]
fn a_nomination_can_be_taken_back_and_leaves_no_trace() {
    let mut table = at_nomination(5, Options::default());
    let before = (table.log().clone(), table.game().clone());
    assert!(!table.can_take_back(), "there is nothing yet");
    nominate(&mut table);
    assert!(table.can_take_back());
    obey(&mut table, Command::TakeBack);
    assert_eq!(before, (table.log().clone(), table.game().clone()));
    assert_eq!(table.screen(), Screen::Public(Public::Nomination));
}

#[test]
fn a_tally_can_be_taken_back_until_the_president_has_looked() {
    let mut table = at_nomination(5, Options::default());
    nominate(&mut table);
    let everybody = table.game().alive();
    obey(&mut table, Command::Tally { ja: everybody });
    obey(&mut table, Command::TakeBack);
    assert_eq!(table.screen(), Screen::Public(Public::Tally));
    obey(&mut table, Command::Tally { ja: everybody });
    obey(&mut table, Command::Continue);
    obey(&mut table, Command::TakePhone);
    assert!(table.can_take_back(), "the President has the phone and has not looked");
    obey(&mut table, Command::Opened);
    obey(&mut table, Command::PutDown);
    assert!(!table.can_take_back(), "the President has looked");
}

#[test]
fn after_a_tally_was_taken_back_the_same_tiles_are_drawn() {
    let mut table = at_nomination(7, Options::default());
    nominate(&mut table);
    let everybody = table.game().alive();
    let president = table.game().president();
    obey(&mut table, Command::Tally { ja: everybody });
    let tiles = |table: &Table| -> Vec<_> {
        table.view(president).mine.unwrap().tiles().iter().map(|held| held.policy).collect()
    };
    let drawn = tiles(&table);
    assert_eq!(drawn.len(), 3);
    obey(&mut table, Command::TakeBack);
    assert!(tiles(&table).is_empty());
    obey(&mut table, Command::Tally { ja: everybody });
    assert_eq!(tiles(&table), drawn);
}

#[test]
fn failed_votes_can_be_taken_back_one_after_the_other_but_not_across_chaos() {
    let mut table = at_nomination(5, Options::default());
    for _ in 0..2 {
        nominate(&mut table);
        obey(&mut table, Command::Tally { ja: Seats::NONE });
        obey(&mut table, Command::Continue);
    }
    nominate(&mut table);
    let mut back = table.clone();
    for _ in 0..5 {
        obey(&mut back, Command::TakeBack);
    }
    assert_eq!((back.game().board().tracker(), back.history().rounds.len()), (0, 1));
    assert!(!back.can_take_back());
    obey(&mut table, Command::Tally { ja: Seats::NONE });
    let step = table.step();
    assert_eq!(table.command(step, Command::TakeBack), Err(Refusal::Learnt), "the chaos tile lies open");
}

#[test]
fn secret_ballots_are_never_taken_back() {
    let options = Options { vote: Vote::Secret, ..Options::default() };
    play(table(6, options, 21), &mut whims(21), |table, next| {
        if let Some(Command::Ballot(_)) = next {
            let voted = matches!(table.game().need(), Need::Ballots { missing } if missing != table.game().alive());
            assert!(!voted || !table.can_take_back());
        }
    });
}

#[test]
fn the_target_of_an_investigation_can_be_taken_back_until_the_president_looks() {
    let mut tried = 0;
    for game in 0..40 {
        play(table(10, Options::default(), game), &mut whims(game), |table, next| {
            let Some(Command::Act(Act::Investigate(_))) = next else { return };
            let mut pointed = table.clone();
            obey(&mut pointed, next.unwrap().clone());
            assert!(pointed.can_take_back());
            obey(&mut pointed, Command::TakePhone);
            let mut looked = pointed.clone();
            obey(&mut looked, Command::Opened);
            assert!(!looked.can_take_back());
            obey(&mut pointed, Command::PutDown);
            let step = pointed.step();
            assert_eq!(pointed.command(step, Command::TakeBack), Err(Refusal::NotHere), "a cover offers no way back");
            tried += 1;
        });
    }
    assert!(tried > 20);
}

#[test]
fn taking_back_equals_replaying_the_shorter_record() {
    let mut taken = 0;
    for (players, options) in ways() {
        play(table(players, options, 33), &mut whims(33), |table, _| {
            if let (true, Screen::Public(_)) = (table.can_take_back(), table.screen()) {
                let mut back = table.clone();
                obey(&mut back, Command::TakeBack);
                assert!(back.log().facts.len() < table.log().facts.len());
                assert_eq!(back.log().facts[..], table.log().facts[..back.log().facts.len()]);
                assert_eq!(back.log().fold().as_ref(), Ok(back.game()));
                let loaded = Table::load(&back.save().unwrap()).unwrap();
                for seat in players_of(&back) {
                    assert_eq!(loaded.view(seat).mine, back.view(seat).mine);
                }
                taken += 1;
            }
        });
    }
    assert!(taken > 100);
}

fn players_of(table: &Table) -> impl Iterator<Item = secret_hitler::rules::Seat> + use<> {
    table.game().players().seats().iter()
}

#[test]
fn nothing_is_taken_back_after_an_execution() {
    let mut dead = 0;
    for game in 0..40 {
        play(table(5, Options::default(), game), &mut whims(game), |table, next| {
            if let Some(Command::Act(Act::Execute(_))) = next {
                let mut shot = table.clone();
                obey(&mut shot, next.unwrap().clone());
                assert!(!shot.can_take_back());
                dead += usize::from(!matches!(shot.game().phase(), Phase::Over(_)));
            }
        });
    }
    assert!(dead > 5);
}
