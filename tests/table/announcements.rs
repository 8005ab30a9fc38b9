//! What just happened stays on the screen until the table goes on, one thing after the other.

use secret_hitler::rules::{Board, Seats};
use secret_hitler::table::{Announcement, Command, Options, Public, Screen};

use crate::people::{obey, play, table, ways, whims};

#[test]
fn every_vote_and_every_tile_is_announced_once() {
    for (players, options) in ways() {
        let (mut votes, mut tiles) = (0, 0);
        let over = play(table(players, options, 13), &mut whims(13), |table, next| {
            if let (Screen::Public(Public::Announcement(what)), Some(Command::Continue)) = (table.screen(), next) {
                match what {
                    Announcement::Voted { .. } => votes += 1,
                    Announcement::Enacted { .. } => tiles += 1,
                    _ => {}
                }
            }
        });
        let board = *over.game().board();
        assert_eq!(tiles, usize::from(board.liberal() + board.fascist()));
        assert_eq!(votes, over.history().rounds.iter().filter(|round| round.elected.is_some()).count());
    }
}

#[test]
fn while_a_vote_is_announced_the_board_does_not_tell_what_follows() {
    let mut table = table(5, Options::default(), 1);
    while table.screen() != Screen::Public(Public::Nomination) {
        obey(&mut table, Command::TakePhone);
        obey(&mut table, Command::PassOn);
    }
    for _ in 0..Board::TRACKER_STEPS {
        let act = table.game().legal().next().unwrap();
        obey(&mut table, Command::Act(act));
        obey(&mut table, Command::Tally { ja: Seats::NONE });
        let told = table.told_game().into_owned();
        assert_eq!(told.board().liberal() + told.board().fascist(), 0, "the chaos tile is not told yet");
        if told.board().tracker() == Board::TRACKER_STEPS {
            assert_eq!(table.history().rounds.len(), 3, "nor is the next round");
            obey(&mut table, Command::Continue);
            let told = table.told_game().into_owned();
            assert_eq!(told.board().liberal() + told.board().fascist(), 1);
        }
        obey(&mut table, Command::Continue);
    }
    assert_eq!(table.screen(), Screen::Public(Public::Nomination));
}

#[test]
fn a_fatal_election_is_told_as_a_vote_then_a_question_then_the_end() {
    let mut found = 0;
    for game in 0..200 {
        let mut told = Vec::new();
        play(table(5, Options::default(), game), &mut whims(game), |table, _| {
            if let Screen::Public(Public::Announcement(what)) = table.screen() {
                told.push(what);
            }
        });
        if let [.., before, Announcement::HitlerCheck { hitler: true, .. }] = told[..] {
            assert!(matches!(before, Announcement::Voted { elected: true, .. }));
            found += 1;
        }
    }
    assert!(found > 20);
}
