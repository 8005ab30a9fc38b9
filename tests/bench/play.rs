//! The loop that is measured: one whole game of blind players.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use secret_hitler::bots::{Player, Random, asked};
use secret_hitler::dealer::{Dealer, Fair, Local, Seed, View};
use secret_hitler::record::{settle, take};
use secret_hitler::rules::{Ending, Event, Fact, Game, Need, Players, Setup};

/// A table of `players`, about to be dealt its deal number `number`.
pub(crate) fn table(players: Players, number: u64) -> Option<(Setup, Local<Fair>)> {
    let mut seed = [0; 32];
    seed.iter_mut().zip(number.to_le_bytes()).for_each(|(byte, of)| *byte = of);
    let mut chance = Fair::new(Seed(seed));
    let setup = Setup::new(players, chance.first_president(players))?;
    Some((setup, Local::new(players, chance)))
}

/// Plays the game that `table` began to its end. Each fact and what it brought about go to `keep`.
pub(crate) fn play(
    (setup, dealer): (Setup, &mut Local<Fair>),
    number: u64,
    mut keep: impl FnMut(Fact, &[Event]),
) -> Option<Ending> {
    let mut game = Game::new(setup);
    let mut random = Random(Xoshiro256PlusPlus::seed_from_u64(number));
    settle(&mut game, dealer, &mut keep).ok()?;
    loop {
        let need = game.need();
        if let Need::Over(ending) = need {
            return Some(ending);
        }
        let seat = asked(&need)?;
        let intent = random.choose(seat, View { game: &game, mine: dealer.private(seat) })?;
        take(&mut game, dealer, (seat, intent), &mut keep).ok()?;
    }
}
