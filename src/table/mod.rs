//! One game in progress on this device: game, dealer, record, and who must hold the phone.
//!
//! | type | whose eyes | used for |
//! |---|---|---|
//! | [`Table`] | nobody's as a whole | the game with everything around it; changed by [`Command`]s only |
//! | [`Screen`] | whoever must hold the phone now | what may be shown; decided by the director |
//! | [`Announcement`] | everybody's | what just happened, kept on screen until the table goes on |
//! | [`Acks`] | everybody's | who looked at what, what was dismissed; decides undo and resume |

mod acks;
mod announcements;
mod command;
mod commands;
mod director;
mod lock;
mod options;
mod people;
mod save;
mod seal;
mod stand_in;
mod take_back;

pub use acks::Acks;
pub use announcements::Announcement;
pub use command::{Command, Refusal, Step};
pub use director::{Errand, Public, Screen};
pub use lock::{Lock, SYMBOLS, TRIES};
pub use options::{Options, Recognition, Vote};
pub use people::People;
pub use save::Unreadable;
pub use stand_in::StandIn;

use std::borrow::Cow;

use announcements::Announcements;
use stand_in::StandIns;

use crate::dealer::{Dealer, Fair, Local, Private, Seed, Truth, View};
use crate::record::{Broken, History, Log, Refused, Told, Written, settle, tell, write};
use crate::rules::{BySeat, Game, Phase, Players, Seat, Seats, Setup};

/// A game in progress on this device.
#[derive(Clone, Debug)]
pub struct Table {
    names: BySeat<String>,
    stand_ins: StandIns,
    options: Options,
    seed: Seed,
    log: Log,
    acks: Acks,
    locks: BySeat<Option<Lock>>,
    /// The seats that this device serves.
    here: Seats,
    game: Game,
    dealer: Local<Fair>,
    ballots: BySeat<Option<crate::rules::Ballot>>,
    history: History,
    announcements: Announcements,
    holder: Holder,
    step: Step,
}

/// Who holds the phone right now. Never saved: a reload always lands in public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holder {
    /// The game was just loaded; nobody has asked for it yet.
    Away,
    /// The phone lies on the table or is being passed.
    Everybody,
    /// This seat said "I am …".
    Seat(Seat),
    /// The cover asks for this seat, which wants to see its role again.
    Wanted(Seat),
    /// This seat wants to see its role again and has the phone; it may still have to open its lock.
    Again { seat: Seat, unlocked: bool },
}

impl Table {
    /// Deals a new game to the people with these names, seated clockwise.
    ///
    /// # Errors
    /// Not five to ten names.
    pub fn deal(names: &[String], options: Options, seed: Seed) -> Result<Self, WrongTable> {
        let players = Players::new(names.len()).ok_or(WrongTable)?;
        let mut named = names.iter();
        let names = BySeat::new(players, |_| named.next().cloned().unwrap_or_default());
        let (game, dealer, setup) = open(players, seed).ok_or(WrongTable)?;
        let mut table = Self {
            names,
            stand_ins: StandIns::default(),
            options,
            seed,
            log: Log::new(setup),
            acks: Acks::default(),
            locks: BySeat::empty(players),
            here: players.seats(),
            game,
            dealer,
            ballots: BySeat::empty(players),
            history: History::default(),
            announcements: Announcements::default(),
            holder: Holder::Everybody,
            step: Step::default(),
        };
        table.settle().map_err(|_| WrongTable)?;
        Ok(table)
    }

    /// The public game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The name of whoever plays this seat now.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat]
    }

    /// All names in seat order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(|(_, name)| name.as_str())
    }

    /// How this table wants to play.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The rounds so far, as far as everybody has been told.
    #[must_use]
    pub fn history(&self) -> Cow<'_, History> {
        match self.told_log() {
            Some(log) => Cow::Owned(History::of(&log).unwrap_or_default()),
            None => Cow::Borrowed(&self.history),
        }
    }

    /// The game as far as everybody has been told: while something is being announced, as it stood then. What follows
    /// from a vote is decided at once, but it is told one thing after the other.
    #[must_use]
    pub fn told_game(&self) -> Cow<'_, Game> {
        match self.told_log().and_then(|log| log.fold().ok()) {
            Some(game) => Cow::Owned(game),
            None => Cow::Borrowed(&self.game),
        }
    }

    /// The log up to the announcement that is due, if it is not the whole log.
    fn told_log(&self) -> Option<Log> {
        let facts = self.announcements.facts(self.acks.announced)?;
        let told = self.log.facts.get(..facts)?;
        (facts < self.log.facts.len()).then(|| Log { setup: self.log.setup, facts: told.to_vec() })
    }

    /// Who took over whose seat, and when.
    #[must_use]
    pub fn stand_ins(&self) -> &[StandIn] {
        self.stand_ins.all()
    }

    /// The public log.
    #[must_use]
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// Who looked at what and what was dismissed.
    #[must_use]
    pub const fn acks(&self) -> &Acks {
        &self.acks
    }

    /// The step the table stands at; a command given for another one does nothing.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// Whether this seat has set a lock.
    #[must_use]
    pub fn is_locked(&self, seat: Seat) -> bool {
        self.locks[seat].is_some()
    }

    /// The notebook of the seat whose secret or choice is on the screen, and of no other.
    #[must_use]
    pub fn open_notebook(&self) -> Option<&Private> {
        match self.screen() {
            Screen::Secret { seat, .. } | Screen::Choice { seat, .. } => self.dealer.private(seat),
            Screen::Cover { .. } | Screen::Lock { .. } | Screen::Public(_) => None,
        }
    }

    /// What may be seen from beside the table.
    #[must_use]
    pub const fn public(&self) -> View<'_> {
        View { game: &self.game, mine: None }
    }

    /// What a seat here may see: for bots and tests that sit at a seat.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View<'_> {
        View { game: &self.game, mine: self.dealer.private(seat) }
    }

    /// The whole deal, once the game is over.
    #[must_use]
    pub fn truth(&self) -> Option<&Truth> {
        matches!(self.game.phase(), Phase::Over(_)).then(|| self.dealer.truth())
    }

    /// The finished game told round by round.
    #[must_use]
    pub fn told(&self) -> Option<Told> {
        tell(&self.log, self.truth()?).ok()
    }

    /// The finished game in the exchange form.
    #[must_use]
    pub fn written(&self) -> Option<Written> {
        write(&self.log, self.truth()?, self.names().map(String::from).collect()).ok()
    }

    /// Lets the dealer answer until somebody must choose.
    fn settle(&mut self) -> Result<(), Refused> {
        let Self { game, dealer, log, history, announcements, .. } = self;
        settle(game, dealer, |fact, events| {
            log.facts.push(fact);
            for event in events {
                history.add(*event);
                announcements.add(*event, log.facts.len());
            }
        })
    }

    /// Puts everything that follows from the log back as the log says.
    fn rebuild(&mut self) -> Result<(), Broken> {
        let broken = |at| Broken { at, why: crate::rules::Illegal::WrongNote };
        let players = self.log.setup.players();
        let (mut game, mut dealer, setup) = open(players, self.seed).ok_or(broken(0))?;
        if setup != self.log.setup {
            return Err(broken(0));
        }
        let mut history = History::default();
        let mut announcements = Announcements::default();
        for (at, fact) in self.log.facts.iter().enumerate() {
            redeal(&game, &mut dealer, fact).ok_or(broken(at))?;
            let events = game.record(fact).map_err(|why| Broken { at, why })?;
            dealer.follow(fact);
            for event in &events {
                history.add(*event);
                announcements.add(*event, at + 1);
            }
        }
        for (seat, ballot) in self.ballots.iter() {
            if let Some(ballot) = ballot {
                dealer.cast(seat, *ballot);
            }
        }
        (self.game, self.dealer, self.history, self.announcements) = (game, dealer, history, announcements);
        self.acks.announced = self.acks.announced.min(self.announcements.len());
        Ok(())
    }
}

/// Not five to ten players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongTable;

/// A game about to be dealt, its dealer, and who was drawn to begin.
fn open(players: Players, seed: Seed) -> Option<(Game, Local<Fair>, Setup)> {
    let mut chance = Fair::new(seed);
    let setup = Setup::new(players, chance.first_president(players))?;
    Some((Game::new(setup), Local::new(players, chance), setup))
}

/// Lets the dealer say again what it said; nothing if it now says something else.
fn redeal(game: &Game, dealer: &mut Local<Fair>, fact: &crate::rules::Fact) -> Option<()> {
    use crate::rules::{Ballot, Fact, Need, Note};
    let Fact::Note(note) = fact else { return Some(()) };
    let Need::Dealer(ask) = game.need() else { return None };
    if let Note::Ballots { ja, nein } = note {
        ja.iter().for_each(|seat| dealer.cast(seat, Ballot::Ja));
        nein.iter().for_each(|seat| dealer.cast(seat, Ballot::Nein));
    }
    (dealer.answer(&ask).ok()? == *note).then_some(())
}
