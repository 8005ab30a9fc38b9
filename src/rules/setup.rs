//! Before the first round: the setup and the deal.

use serde::{Deserialize, Serialize};

use super::asks::one;
use super::{Ask, Dealing, Event, Events, Facet, Game, Handle, Illegal, Note, Phase, Pile, Players, Policy, Seat, To};

/// What is settled before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(Players, Seat)", into = "(Players, Seat)")]
pub struct Setup {
    players: Players,
    first_president: Seat,
}

impl Setup {
    /// A table of `players` whose first candidate is `first_president`, if they sit there.
    #[must_use]
    pub fn new(players: Players, first_president: Seat) -> Option<Self> {
        players.seats().contains(first_president).then_some(Self { players, first_president })
    }

    /// How many play.
    #[must_use]
    pub const fn players(self) -> Players {
        self.players
    }

    /// Who was drawn as the first Presidential candidate.
    #[must_use]
    pub const fn first_president(self) -> Seat {
        self.first_president
    }
}

impl From<Setup> for (Players, Seat) {
    fn from(setup: Setup) -> Self {
        (setup.players, setup.first_president)
    }
}

impl TryFrom<(Players, Seat)> for Setup {
    type Error = super::NoSuchSeat;

    fn try_from((players, first_president): (Players, Seat)) -> Result<Self, super::NoSuchSeat> {
        Self::new(players, first_president).ok_or(super::NoSuchSeat)
    }
}

impl Game {
    #[inline(never)]
    pub(super) fn ask_deal(&self, step: Dealing) -> Ask {
        match step {
            Dealing::Envelopes => Ask::Envelopes,
            Dealing::Role(seat) => Ask::Open {
                items: self.envelope(seat).map(one).unwrap_or_default(),
                facet: Facet::Role,
                to: To::Seat(seat),
            },
            Dealing::Recognition => Ask::Recognition,
            Dealing::Deck => Ask::Deck { liberal: Policy::LIBERAL_TILES, fascist: Policy::FASCIST_TILES },
            Dealing::Mix => self.ask_mix(),
        }
    }

    pub(super) fn note_deal(&mut self, step: Dealing, note: &Note, events: &mut Events) -> Result<(), Illegal> {
        let next = match (step, note) {
            (Dealing::Envelopes, Note::Envelopes(envelopes)) => {
                self.take_handles(envelopes, self.players.number())?;
                self.envelopes.clone_from(envelopes);
                self.players.seats().iter().next().map_or(Dealing::Recognition, Dealing::Role)
            }
            (Dealing::Role(seat), Note::Shown) => {
                self.players.seat(seat.index() + 1).map_or(Dealing::Recognition, Dealing::Role)
            }
            (Dealing::Recognition, Note::Recognised) => Dealing::Deck,
            (Dealing::Deck, Note::Handles(tiles)) => {
                self.take_handles(tiles, super::TILES)?;
                self.lay(tiles);
                Dealing::Mix
            }
            (Dealing::Mix, Note::Handles(tiles)) => {
                self.take_handles(tiles, super::TILES)?;
                self.lay(tiles);
                events.push(Event::Dealt);
                self.open_round(self.placard, super::Turn::Lot, events);
                return Ok(());
            }
            _ => return Err(Illegal::WrongNote),
        };
        self.phase = Phase::Dealing(next);
        Ok(())
    }

    /// The envelope of `seat`, once dealt.
    #[must_use]
    pub fn envelope(&self, seat: Seat) -> Option<Handle> {
        self.envelopes.get(seat.index()).copied()
    }

    /// Whose envelope this is.
    #[must_use]
    pub fn owner(&self, envelope: Handle) -> Option<Seat> {
        self.players.seat(self.envelopes.iter().position(|handle| *handle == envelope)?)
    }

    /// Accepts `handles` if they are this many and none was ever used before.
    pub(super) fn take_handles(&mut self, handles: &Pile, number: usize) -> Result<(), Illegal> {
        let mut next = self.next_handle;
        for handle in handles {
            if handle.0 < next {
                return Err(Illegal::WrongNote);
            }
            next = handle.0.checked_add(1).ok_or(Illegal::WrongNote)?;
        }
        if handles.len() != number {
            return Err(Illegal::WrongNote);
        }
        self.next_handle = next;
        Ok(())
    }
}
