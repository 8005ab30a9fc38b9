//! People around a table: they do what the screen asks, at random.

use rand::{Rng, RngExt, SeedableRng, rngs::SmallRng, seq::IteratorRandom};
use secret_hitler::dealer::Seed;
use secret_hitler::rules::{Act, Ballot, Seats};
use secret_hitler::table::{Command, Errand, Lock, Options, Public, Screen, Table};

/// Names for as many as can play.
pub(crate) const NAMES: [&str; 10] =
    ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fritz", "Gita", "Hugo", "Ines", "Jakob"];

/// A table of this many people.
pub(crate) fn table(players: usize, options: Options, seed: u64) -> Table {
    let names: Vec<String> = NAMES.iter().take(players).map(|name| (*name).to_owned()).collect();
    Table::deal(&names, options, seed_of(seed)).expect("five to ten people can play")
}

/// A seed made of a number.
pub(crate) fn seed_of(number: u64) -> Seed {
    let mut rng = SmallRng::seed_from_u64(number);
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    Seed(bytes)
}

/// A generator for the whims of people.
pub(crate) fn whims(seed: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed)
}

/// What the people do now: something that the screen offers. Nothing once the game is over.
pub(crate) fn whim(table: &Table, rng: &mut impl Rng) -> Option<Command> {
    let act = |rng: &mut dyn FnMut(&mut dyn Iterator<Item = Act>) -> Option<Act>| {
        rng(&mut table.game().legal()).map(Command::Act)
    };
    match table.screen() {
        Screen::Cover { .. } => Some(Command::TakePhone),
        Screen::Lock { .. } => Some(Command::Unlock(Lock([1, 2, 3]))),
        Screen::Secret { .. } => Some(Command::PassOn),
        Screen::Choice { errand: Errand::Ballot, .. } => {
            Some(Command::Ballot(if rng.random() { Ballot::Ja } else { Ballot::Nein }))
        }
        Screen::Choice { .. } => act(&mut |acts| acts.choose(rng)),
        Screen::Public(public) => match public {
            Public::InProgress => Some(Command::Resume),
            Public::Script => Some(Command::ScriptOver),
            Public::Announcement(_) => Some(Command::Continue),
            Public::Tally => Some(Command::Tally { ja: some(table.game().alive(), rng) }),
            Public::Nomination | Public::AnswerVeto | Public::Power(_) => act(&mut |acts| acts.choose(rng)),
            Public::End => None,
        },
    }
}

/// Some of these seats.
pub(crate) fn some(seats: Seats, rng: &mut impl Rng) -> Seats {
    seats.iter().filter(|_| rng.random()).collect()
}

/// Carries a whim out.
pub(crate) fn obey(table: &mut Table, command: Command) {
    let before = table.screen();
    let step = table.step();
    let result = table.command(step, command.clone());
    assert_eq!(result, Ok(()), "{before:?} offers {command:?}");
}

/// Plays a game to its end, calling `see` before every command and at the end.
pub(crate) fn play(mut table: Table, rng: &mut impl Rng, mut see: impl FnMut(&mut Table, Option<&Command>)) -> Table {
    loop {
        let next = whim(&table, rng);
        see(&mut table, next.as_ref());
        match next {
            Some(command) => obey(&mut table, command),
            None => return table,
        }
    }
}

/// Every combination of ways to play, for each number of players.
pub(crate) fn ways() -> impl Iterator<Item = (usize, Options)> {
    use secret_hitler::table::{Recognition, Vote};
    (5..=10).flat_map(|players| {
        [Vote::Hands, Vote::Secret].into_iter().flat_map(move |vote| {
            [Recognition::Silent, Recognition::Script]
                .into_iter()
                .map(move |recognition| (players, Options { vote, recognition, locks: true, hints: true }))
        })
    })
}
