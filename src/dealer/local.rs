//! A dealer that holds every secret of one game on this device.

use core::fmt;

use arrayvec::ArrayVec;

use crate::rules::{
    Act, Ask, Ballot, BySeat, Face as Shown, Facet, Fact, Handle, Mixers, Note, Pile, Players, Policy, Role, Seat,
    Seats, TILES, To,
};

use super::truth::Face;
use super::{Chance, Dealer, Held, Private, Spoilt, Truth};

/// Piles enough for nearly every game: the deck and its reshuffles.
const PILES: usize = 4;

/// Handles enough for nearly every game, so that the list rarely grows.
const HANDLES: usize = 96;

/// A dealer that holds every secret of one game on this device. `Debug` prints nothing.
#[derive(Clone)]
pub struct Local<C> {
    chance: C,
    players: Players,
    ballots: BySeat<Option<Ballot>>,
    notebooks: BySeat<Option<Private>>,
    truth: Truth,
}

impl<C> fmt::Debug for Local<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Local")
    }
}

impl<C: Chance> Local<C> {
    /// A dealer for a table of `players`, who shuffles by `chance`.
    pub fn new(players: Players, chance: C) -> Self {
        let truth = Truth {
            roles: BySeat::empty(players),
            piles: Vec::with_capacity(PILES),
            faces: Vec::with_capacity(HANDLES),
        };
        let notebooks = BySeat::new(players, |seat| Some(Private::new(players, seat)));
        Self { chance, players, ballots: BySeat::empty(players), notebooks, truth }
    }

    /// The whole deal. For saves and finished games only: no screen, bot or message may ask for it before the end.
    #[must_use]
    pub const fn truth(&self) -> &Truth {
        &self.truth
    }

    #[inline(never)]
    fn deal(&mut self) -> Note {
        let (liberals, fascists) = (self.players.liberals(), self.players.fascists());
        let mut roles: ArrayVec<Role, 10> = (0..self.players.number())
            .map(|place| match place {
                place if place < liberals => Role::Liberal,
                place if place < liberals + fascists => Role::Fascist,
                _ => Role::Hitler,
            })
            .collect();
        self.chance.shuffle_roles(&mut roles);
        for (seat, role) in self.players.seats().iter().zip(roles) {
            self.truth.roles[seat] = role;
        }
        Note::Envelopes(self.issue((0..self.players.number()).map(|_| Face::Envelope)))
    }

    /// Fascists see each other and Hitler; Hitler sees them where there is only one.
    #[inline(never)]
    fn recognise(&mut self) -> Note {
        for (seat, role) in self.truth.roles.clone().iter() {
            let sees = match role {
                Role::Liberal => false,
                Role::Fascist => true,
                Role::Hitler => self.players.hitler_knows(),
            };
            if let (true, Some(notebook)) = (sees, self.notebooks[seat].as_mut()) {
                for (other, role) in self.truth.roles.iter().filter(|(_, role)| **role != Role::Liberal) {
                    notebook.learn_role(other, *role);
                }
            }
        }
        Note::Recognised
    }

    #[inline(never)]
    fn deck(&mut self, liberal: u8, fascist: u8) -> Note {
        let tiles = (0..liberal).map(|_| Policy::Liberal).chain((0..fascist).map(|_| Policy::Fascist));
        Note::Handles(self.issue(tiles.map(|policy| Face::Tile { policy, drawn: 0 })))
    }

    #[inline(never)]
    fn mix_all(&mut self, tiles: &Pile) -> Result<Note, Spoilt> {
        let mut policies: ArrayVec<Policy, TILES> = tiles.iter().filter_map(|tile| self.truth.policy(*tile)).collect();
        self.chance.shuffle_tiles(&mut policies)?;
        self.truth.piles.push(policies.clone());
        Ok(Note::Handles(self.issue(policies.into_iter().map(|policy| Face::Tile { policy, drawn: 0 }))))
    }

    /// One seat mixes its own hand: new handles in an order that only its notebook can follow.
    fn mix_one(&mut self, tiles: &Pile, seat: Seat) -> Note {
        let mut places: [u8; 3] = [0, 1, 2];
        self.chance.shuffle_hand(&mut places);
        let faces = places.iter().filter_map(|place| {
            let policy = self.truth.policy(*tiles.get(usize::from(*place))?)?;
            Some(Face::Tile { policy, drawn: *place })
        });
        let fresh = self.issue(faces.collect::<ArrayVec<_, 3>>());
        if let Some(notebook) = self.notebooks[seat].as_mut() {
            notebook.mix(places, &fresh);
        }
        Note::Handles(fresh)
    }

    fn open(&mut self, items: &Pile, facet: Facet, to: To) -> Note {
        match to {
            To::Public => items.first().and_then(|item| self.face(*item, facet)).map_or(Note::Shown, Note::Opened),
            To::Seat(seat) => {
                match facet {
                    Facet::Policy => self.show_tiles(items, seat),
                    Facet::Role | Facet::Party | Facet::IsHitler => self.show_envelopes(items, facet, seat),
                }
                Note::Shown
            }
        }
    }

    fn face(&self, item: Handle, facet: Facet) -> Option<Shown> {
        if facet == Facet::Policy {
            return self.truth.policy(item).map(Shown::Policy);
        }
        let role = self.truth.roles[self.owner(item)?];
        Some(match facet {
            Facet::Role => Shown::Role(role),
            Facet::Party => Shown::Party(role.party()),
            Facet::IsHitler | Facet::Policy => Shown::IsHitler(role == Role::Hitler),
        })
    }

    /// Envelopes have the first handles, in seat order.
    fn owner(&self, envelope: Handle) -> Option<Seat> {
        self.players.seat(usize::from(envelope.0))
    }

    /// Tiles come in the order drawn. The three of a pile lie in it; the two of a mixed hand have lost it, but their
    /// faces remember. They get a display order of their own.
    fn show_tiles(&mut self, items: &Pile, seat: Seat) {
        let mut tiles: ArrayVec<Held, 3> = items
            .iter()
            .take(3)
            .filter_map(|tile| Some(Held { tile: *tile, policy: self.truth.policy(*tile)? }))
            .collect();
        let mut spread = [0, 1, 2];
        if let ([first, second], [left, right, _]) = (tiles.as_mut_slice(), &mut spread) {
            if self.truth.drawn(first.tile) > self.truth.drawn(second.tile) {
                core::mem::swap(first, second);
            }
            let mut pair = [*left, *right];
            self.chance.shuffle_hand(&mut pair);
            [*left, *right] = pair;
        }
        if let Some(notebook) = self.notebooks[seat].as_mut() {
            notebook.take(tiles);
            notebook.lay_out(spread);
        }
    }

    fn show_envelopes(&mut self, items: &Pile, facet: Facet, seat: Seat) {
        for item in items {
            let (Some(owner), Some(face)) = (self.owner(*item), self.face(*item, facet)) else { continue };
            let Some(notebook) = self.notebooks[seat].as_mut() else { continue };
            match face {
                Shown::Role(role) => notebook.learn_role(owner, role),
                Shown::Party(party) => notebook.learn_party(owner, party),
                Shown::IsHitler(_) | Shown::Policy(_) => {}
            }
        }
    }

    fn issue(&mut self, faces: impl IntoIterator<Item = Face>) -> Pile {
        let mut fresh = Pile::new();
        for face in faces {
            // A game issues a few hundred handles at most: vetoes bring chaos, so it has no more than some thirty sessions.
            let Ok(next) = u16::try_from(self.truth.faces.len()) else { break };
            self.truth.faces.push(face);
            fresh.push(Handle(next));
        }
        fresh
    }

    fn count(&mut self, voters: Seats) -> Note {
        let ja = voters.iter().filter(|seat| self.ballots[*seat] == Some(Ballot::Ja)).collect();
        self.ballots = BySeat::empty(self.players);
        Note::Ballots { ja, nein: voters.minus(ja) }
    }
}

impl<C: Chance> Dealer for Local<C> {
    fn players(&self) -> Players {
        self.players
    }

    // Never inlined into the loop that asks, which most often has nothing to ask: a long function is slow to enter, in
    // WebAssembly above all. What is done once a game is kept out of this one in turn.
    #[inline(never)]
    fn answer(&mut self, ask: &Ask) -> Result<Note, Spoilt> {
        Ok(match ask {
            Ask::Envelopes => self.deal(),
            Ask::Recognition => self.recognise(),
            Ask::Deck { liberal, fascist } => self.deck(*liberal, *fascist),
            Ask::Mix { tiles, by: Mixers::All } => self.mix_all(tiles)?,
            Ask::Mix { tiles, by: Mixers::One(seat) } => self.mix_one(tiles, *seat),
            Ask::Open { items, facet, to } => self.open(items, *facet, *to),
            Ask::Ballots { voters } => self.count(*voters),
        })
    }

    fn cast(&mut self, seat: Seat, ballot: Ballot) {
        self.ballots[seat] = Some(ballot);
    }

    fn follow(&mut self, fact: &Fact) {
        let Fact::Act(seat, act) = fact else { return };
        match act {
            Act::Discard(_) | Act::Enact(_) | Act::Peek => {
                if let Some(notebook) = self.notebooks[*seat].as_mut() {
                    notebook.let_go();
                }
            }
            Act::AnswerVeto { consent: true } => {
                for seat in self.players.seats().iter() {
                    if let Some(notebook) = self.notebooks[seat].as_mut() {
                        notebook.let_go();
                    }
                }
            }
            _ => {}
        }
    }

    fn private(&self, seat: Seat) -> Option<&Private> {
        self.notebooks[seat].as_ref()
    }
}
