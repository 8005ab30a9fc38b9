//! Games a second, on one core: `cargo bench --bench games`.
//!
//! | row | what is played |
//! |---|---|
//! | `blind` | whole games of blind players through `Game` and the local dealer, nothing kept |
//! | `kept` | the same with every fact kept in a log and every event in a list |
//! | `replayed` | finished games from their written form, move by move |
//! | `folded` | finished games from their logs |

#![allow(clippy::unwrap_used, missing_docs, reason = "a benchmark may panic")]

mod play;

use divan::{Bencher, black_box, counter::ItemsCount};
use secret_hitler::dealer::{Fair, Local};
use secret_hitler::record::{Log, Replay, Written, write};
use secret_hitler::rules::{Event, Players};

/// Games a sample.
const GAMES: u64 = 1_000;
const SAMPLES: u32 = 50;

fn main() {
    divan::main();
}

#[divan::bench(args = [5, 7, 10], sample_count = SAMPLES, sample_size = 1)]
fn blind(bencher: Bencher<'_, '_>, players: usize) {
    let players = Players::new(players).unwrap();
    bencher.counter(ItemsCount::new(GAMES)).bench(|| {
        for number in 0..GAMES {
            let (setup, mut dealer) = play::table(players, number).unwrap();
            black_box(play::play((setup, &mut dealer), number, |_, _| ()).unwrap());
        }
    });
}

#[divan::bench(args = [5, 7, 10], sample_count = SAMPLES, sample_size = 1)]
fn kept(bencher: Bencher<'_, '_>, players: usize) {
    let players = Players::new(players).unwrap();
    bencher.counter(ItemsCount::new(GAMES)).bench(|| {
        for number in 0..GAMES {
            black_box(played(players, number));
        }
    });
}

#[divan::bench(args = [5, 7, 10], sample_count = SAMPLES, sample_size = 1)]
fn replayed(bencher: Bencher<'_, '_>, players: usize) {
    let games: Vec<Written> = (0..GAMES).map(|number| written(players, number)).collect();
    bencher.counter(ItemsCount::new(GAMES)).bench(|| {
        for written in &games {
            let mut replay = Replay::new(written).unwrap();
            written.moves.iter().for_each(|step| replay.play(step).unwrap());
            black_box(&replay);
        }
    });
}

#[divan::bench(args = [5, 7, 10], sample_count = SAMPLES, sample_size = 1)]
fn folded(bencher: Bencher<'_, '_>, players: usize) {
    let players = Players::new(players).unwrap();
    let games: Vec<Log> = (0..GAMES).map(|number| played(players, number).0).collect();
    bencher.counter(ItemsCount::new(GAMES)).bench(|| {
        for log in &games {
            black_box(log.fold().unwrap());
        }
    });
}

/// A game of which everything is kept.
fn played(players: Players, number: u64) -> (Log, Vec<Event>, Local<Fair>) {
    let (setup, mut dealer) = play::table(players, number).unwrap();
    let (mut log, mut events) = (Log::new(setup), Vec::new());
    play::play((setup, &mut dealer), number, |fact, happened| {
        log.facts.push(fact);
        events.extend_from_slice(happened);
    })
    .unwrap();
    (log, events, dealer)
}

fn written(players: usize, number: u64) -> Written {
    let (log, _, dealer) = played(Players::new(players).unwrap(), number);
    write(&log, dealer.truth(), vec![String::new(); players]).unwrap()
}
