//! What holds in any game, by whatever choices it is played. A failure shrinks to the shortest game that shows it.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may panic"
)]

mod common;
#[path = "../src/bin/replay/read.rs"]
mod read;

use common::{Table, play};
use proptest::prelude::*;
use secret_hitler::dealer::{Fair, Seed};
use secret_hitler::record::{Position, Replay, to_json, write};
use secret_hitler::rules::{Act, Ballot, Event, Fact, Intent, Need, Policy, Seat};

/// A game by its deal and its choices; each choice is a number that picks among what is possible. When they run out,
/// every ballot is Ja and every choice the first.
#[derive(Clone, Debug)]
struct Story {
    players: usize,
    first: usize,
    seed: [u8; 32],
    choices: Vec<u8>,
}

fn story() -> impl Strategy<Value = Story> {
    (5..=10_usize, 0..10_usize, any::<[u8; 32]>(), prop::collection::vec(any::<u8>(), 0..300))
        .prop_map(|(players, first, seed, choices)| Story { players, first: first % players, seed, choices })
}

impl Story {
    fn begin(&self) -> Table<Fair> {
        Table::deal(self.players, self.first, Fair::new(Seed(self.seed)))
    }

    /// Plays it, with `see` after every choice.
    fn play(&self, mut see: impl FnMut(&Table<Fair>)) -> Table<Fair> {
        let mut table = self.begin();
        see(&table);
        let mut choices = self.choices.iter().map(|choice| usize::from(*choice)).chain(std::iter::repeat(0));
        while let Some((by, intent)) = pick(&table, choices.next().expect("they never run out")) {
            table.intend(by, intent).expect("what is offered is taken");
            see(&table);
        }
        table
    }
}

fn pick(table: &Table<Fair>, choice: usize) -> Option<(Seat, Intent)> {
    match table.game.need() {
        Need::Ballots { missing } => {
            let ballot = Ballot::ALL[choice % 2];
            Some((missing.iter().cycle().nth(choice / 2)?, Intent::Ballot(ballot)))
        }
        Need::Seat(seat, _) => {
            let acts: Vec<Act> = table.game.legal().collect();
            Some((seat, Intent::Act(acts[choice % acts.len()])))
        }
        Need::Over(_) => None,
        Need::Dealer(ask) => panic!("the dealer has been asked {ask:?} and has not answered"),
    }
}

/// Tiles of this kind that nobody can see the faces of, or that lie on the board.
fn conserved(table: &Table<Fair>) -> bool {
    let truth = table.dealer.truth();
    let game = &table.game;
    let count = |kind| {
        let hand = game.hand().iter().filter(|tile| truth.policy(**tile) == Some(kind)).count();
        let pile = table.pile().iter().filter(|tile| **tile == kind).count();
        let enacted = if kind == Policy::Liberal { game.board().liberal() } else { game.board().fascist() };
        (hand + pile + usize::from(enacted), 17 - game.discard_count())
    };
    let ((liberal, seen), (fascist, _)) = (count(Policy::Liberal), count(Policy::Fascist));
    liberal + fascist == seen && liberal <= 6 && fascist <= 11
}

/// Mutates bytes: at each of these places, this byte.
fn spoilt(json: &str, spots: &[(prop::sample::Index, u8)]) -> Vec<u8> {
    let mut bytes = json.as_bytes().to_vec();
    for (at, byte) in spots {
        let at = at.index(bytes.len());
        bytes[at] = *byte;
    }
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn every_game_ends(story in story()) {
        prop_assert!(story.play(|_| ()).is_over());
    }

    #[test]
    fn seventeen_tiles_are_conserved(story in story()) {
        story.play(|table| assert!(conserved(table)));
    }

    #[test]
    fn something_can_be_done_until_the_game_is_over(story in story()) {
        story.play(|table| match table.game.need() {
            Need::Seat(..) => assert!(table.game.legal().count() > 0),
            Need::Ballots { missing } => assert!(!missing.is_empty()),
            Need::Over(_) => assert_eq!(table.game.legal().count(), 0),
            Need::Dealer(_) => panic!("a dealer on this device answers at once"),
        });
    }

    #[test]
    fn the_log_folds_to_the_live_game(story in story()) {
        let table = story.play(|_| ());
        prop_assert_eq!(table.log.fold().unwrap(), table.game);
    }

    #[test]
    fn a_refused_fact_changes_nothing(story in story(), facts in prop::collection::vec(any::<(u8, u8, u16)>(), 20)) {
        story.play(|table| for (seat, kind, handle) in &facts {
            let mut game = table.game.clone();
            let fact = any_fact(*seat, *kind, *handle);
            if game.record(&fact).is_err() {
                assert_eq!(game, table.game);
            } else if let Fact::Act(_, act) = fact {
                assert!(table.game.legal().any(|legal| legal == act));
            }
        });
    }

    #[test]
    fn every_event_is_told_once_and_a_round_has_at_most_one_government(story in story()) {
        let mut enacted = 0;
        let table = story.play(|table| {
            enacted += table.news.iter().filter(|event| matches!(event, Event::Enacted { .. })).count();
        });
        let board = table.game.board();
        prop_assert_eq!(enacted, usize::from(board.liberal() + board.fascist()));
    }

    #[test]
    fn the_same_seed_and_choices_make_the_same_game(story in story()) {
        let (one, other) = (story.play(|_| ()), story.play(|_| ()));
        prop_assert_eq!(one.log, other.log);
        prop_assert!(one.dealer.truth() == other.dealer.truth());
    }

    #[test]
    fn a_written_game_replays_to_its_end(story in story()) {
        let table = story.play(|_| ());
        let names = vec![String::from("Anna"); story.players];
        let written = write(&table.log, table.dealer.truth(), names).unwrap();
        let mut replay = Replay::new(&written).unwrap();
        written.moves.iter().for_each(|step| replay.play(step).unwrap());
        prop_assert_eq!(replay.shown().table, Position::of(&table.game));
    }

    #[test]
    fn a_spoilt_record_is_read_or_refused_and_never_panics(
        story in story(),
        spots in prop::collection::vec(any::<(prop::sample::Index, u8)>(), 1..6),
        cut in any::<prop::sample::Index>(),
    ) {
        // L19, X21.
        let table = story.play(|_| ());
        let json = to_json(&write(&table.log, table.dealer.truth(), vec![String::new(); story.players]).unwrap());
        for bytes in [spoilt(&json, &spots), json.as_bytes()[..cut.index(json.len())].to_vec()] {
            if let Ok(written) = read::record(&bytes)
                && let Ok(mut replay) = Replay::new(&written)
            {
                let _ = written.moves.iter().try_for_each(|step| replay.play(step));
                let _ = replay.shown();
            }
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused_and_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(read::record(&bytes).is_err());
    }
}

fn any_fact(seat: u8, kind: u8, handle: u16) -> Fact {
    use secret_hitler::rules::{Handle, Note};
    let by = common::seat(usize::from(seat % 10));
    let target = common::seat(usize::from(seat / 10 % 10));
    let tile = Handle(handle % 200);
    match kind % 12 {
        0 => Fact::Cast(by),
        1 => Fact::Act(by, Act::Nominate(target)),
        2 => Fact::Act(by, Act::Discard(tile)),
        3 => Fact::Act(by, Act::Enact(tile)),
        4 => Fact::Act(by, Act::ProposeVeto),
        5 => Fact::Act(by, Act::AnswerVeto { consent: seat.is_multiple_of(2) }),
        6 => Fact::Act(by, Act::Investigate(target)),
        7 => Fact::Act(by, Act::Peek),
        8 => Fact::Act(by, Act::CallSpecialElection(target)),
        9 => Fact::Act(by, Act::Execute(target)),
        10 => Fact::Note(Note::Shown),
        _ => Fact::Note(Note::Recognised),
    }
}

#[test]
fn equal_facts_make_equal_games_that_hash_alike() {
    use std::hash::{BuildHasher, RandomState};
    let state = RandomState::new();
    for (number, seed) in play::tables(0..20) {
        let table = play::finished(number, seed);
        let folded = table.log.fold().unwrap();
        assert_eq!(state.hash_one(&folded), state.hash_one(&table.game));
    }
}
