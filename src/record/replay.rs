//! Playing a written game again, move by move.

use crate::dealer::{Dealer, Local, Scripted, Spoilt};
use crate::rules::{Act, Ballot, Bar, Game, Handle, Illegal, Intent, Phase, Players, Role, Seat, Setup};

use super::{Known, Move, Position, Refused, Shown, What, Written, settle, take};

/// Why a written game cannot be played at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// Not five to ten players.
    Players,
    /// Not the roles that this number of players has.
    Roles,
    /// Not six Liberal and eleven Fascist tiles.
    Deck,
    /// Nobody sits there.
    FirstPresident,
    /// A reshuffle is missing or is no order of the tiles left.
    Shuffle,
}

/// Why a move ended the replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The rules refuse it.
    Illegal(Illegal),
    /// The game as written cannot go on.
    Unplayable(Unplayable),
}

/// A written game being played again.
#[derive(Clone, Debug)]
pub struct Replay {
    game: Game,
    dealer: Local<Scripted>,
}

impl Replay {
    /// Deals a written game.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn new(written: &Written) -> Result<Self, Unplayable> {
        let players = Players::new(written.players.len()).ok_or(Unplayable::Players)?;
        let count = |role| written.roles.iter().filter(|dealt| **dealt == role).count();
        if (written.roles.len(), count(Role::Liberal), count(Role::Hitler)) != (players.number(), players.liberals(), 1)
        {
            return Err(Unplayable::Roles);
        }
        let first = players.seat(written.first_president).ok_or(Unplayable::FirstPresident)?;
        let setup = Setup::new(players, first).ok_or(Unplayable::FirstPresident)?;
        let piles = core::iter::once(&written.deck).chain(&written.shuffles).cloned();
        let mut dealer = Local::new(players, Scripted::new(written.roles.clone(), piles));
        let mut game = Game::new(setup);
        settle(&mut game, &mut dealer, |_, _| ()).map_err(|_| Unplayable::Deck)?;
        Ok(Self { game, dealer })
    }

    /// Plays one move.
    ///
    /// # Errors
    /// The rules refuse it, or the game as written cannot go on.
    pub fn play(&mut self, step: &Move) -> Result<(), Stop> {
        let intent = self.intent(step).map_err(Stop::Illegal)?;
        take(&mut self.game, &mut self.dealer, intent, |_, _| ()).map_err(|why| match why {
            Refused::Illegal(why) => Stop::Illegal(why),
            Refused::Spoilt(Spoilt) => Stop::Unplayable(Unplayable::Shuffle),
        })
    }

    fn intent(&self, step: &Move) -> Result<(Seat, Intent), Illegal> {
        if let Phase::Over(_) = self.game.phase() {
            return Err(Illegal::Over);
        }
        let seat = |index| self.game.players().seat(index).ok_or(Illegal::Barred(Bar::NoSuchSeat));
        let by = seat(step.by)?;
        let act = match step.what {
            What::Vote { ja } => return Ok((by, Intent::Ballot(if ja { Ballot::Ja } else { Ballot::Nein }))),
            What::Nominate(target) => Act::Nominate(seat(target)?),
            What::Discard(tile) => Act::Discard(self.held(by, tile)?),
            What::Enact(tile) => Act::Enact(self.held(by, tile)?),
            What::ProposeVeto => Act::ProposeVeto,
            What::AnswerVeto { consent } => Act::AnswerVeto { consent },
            What::Investigate(target) => Act::Investigate(seat(target)?),
            What::Peek => Act::Peek,
            What::CallSpecialElection(target) => Act::CallSpecialElection(seat(target)?),
            What::Execute(target) => Act::Execute(seat(target)?),
        };
        Ok((by, Intent::Act(act)))
    }

    fn held(&self, seat: Seat, place: usize) -> Result<Handle, Illegal> {
        let notebook = self.dealer.private(seat).ok_or(Illegal::NotInHand)?;
        notebook.tiles().get(place).map(|held| held.tile).ok_or(Illegal::NotInHand)
    }

    /// What the table and each seat see now.
    #[must_use]
    pub fn shown(&self) -> Shown {
        let notebooks = self.game.players().seats().iter().filter_map(|seat| self.dealer.private(seat));
        Shown { table: Position::of(&self.game), seats: notebooks.map(Known::of).collect() }
    }
}
