//! Blind play from a seed.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom;

use secret_hitler::bots::{Player, Random, asked};
use secret_hitler::dealer::{Chance, Dealer, Fair, Seed, View};
use secret_hitler::rules::{Intent, Need, Players, Seat};

use super::Table;

/// A generator for whatever is no secret.
pub type Quick = Xoshiro256PlusPlus;

pub fn quick(seed: u64) -> Quick {
    Quick::seed_from_u64(seed)
}

/// The dealer's seed number `seed`.
pub fn fair_seed(seed: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Seed(bytes)
}

/// A fairly dealt table of this many.
pub fn dealt(number: usize, seed: u64) -> Table<Fair> {
    let mut fair = Fair::new(fair_seed(seed));
    let first = fair.first_president(super::players(number)).index();
    Table::deal(number, first, fair)
}

/// Every number of players with these seeds.
pub fn tables(seeds: std::ops::Range<u64>) -> impl Iterator<Item = (usize, u64)> {
    Players::ALL.into_iter().flat_map(move |players| seeds.clone().map(move |seed| (players.number(), seed)))
}

/// The next blind choice, ballots in any order; none when the game is over.
pub fn choice<C: Chance>(table: &Table<C>, random: &mut Random<Quick>) -> Option<(Seat, Intent)> {
    let need = table.game.need();
    let seat = match need {
        Need::Ballots { missing } => missing.iter().choose(&mut random.0),
        _ => asked(&need),
    }?;
    let view = View { game: &table.game, mine: table.dealer.private(seat) };
    Some((seat, random.choose(seat, view).expect("whoever is asked chooses")))
}

/// Plays one blind choice; whether there was one to play.
pub fn step<C: Chance>(table: &mut Table<C>, random: &mut Random<Quick>) -> bool {
    let Some((seat, intent)) = choice(table, random) else { return false };
    table.intend(seat, intent).expect("a blind choice is legal");
    true
}

/// A game played to its end by blind players.
pub fn finished(number: usize, seed: u64) -> Table<Fair> {
    let mut table = dealt(number, seed);
    let mut random = Random(quick(seed));
    while step(&mut table, &mut random) {}
    table
}
