//! One seat's notebook.

use core::fmt;

use arrayvec::ArrayVec;

use crate::rules::{BySeat, Handle, Party, Players, Policy, Role, Seat};

/// A tile that a seat holds or peeks at.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Held {
    /// Which tile.
    pub tile: Handle,
    /// Its face.
    pub policy: Policy,
}

/// All that one seat has been shown. `Debug` prints nothing, so that no log can leak it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Private {
    seat: Seat,
    known: BySeat<Option<Role>>,
    parties: BySeat<Option<Party>>,
    tiles: ArrayVec<Held, 3>,
    spread: [u8; 3],
}

impl fmt::Debug for Private {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Private")
    }
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Held")
    }
}

impl Private {
    pub(super) fn new(players: Players, seat: Seat) -> Self {
        let known = BySeat::empty(players);
        Self { seat, known, parties: BySeat::empty(players), tiles: ArrayVec::new(), spread: [0, 1, 2] }
    }

    /// Whose notebook it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The own secret role, once the envelope is dealt.
    #[must_use]
    pub fn role(&self) -> Option<Role> {
        self.known[self.seat]
    }

    /// Every role this seat knows, its own included.
    pub fn known(&self) -> impl Iterator<Item = (Seat, Role)> {
        self.known.iter().filter_map(|(seat, role)| Some((seat, (*role)?)))
    }

    /// Every party this seat has investigated.
    pub fn parties(&self) -> impl Iterator<Item = (Seat, Party)> {
        self.parties.iter().filter_map(|(seat, party)| Some((seat, (*party)?)))
    }

    /// What this seat saw when it investigated `seat`.
    #[must_use]
    pub fn party(&self, seat: Seat) -> Option<Party> {
        self.parties[seat]
    }

    /// The tiles held or peeked at now, in the order drawn.
    #[must_use]
    pub fn tiles(&self) -> &[Held] {
        &self.tiles
    }

    /// The same tiles in an order of this seat's own, so that "the left one" tells the next seat nothing.
    /// Peeked tiles stay in the order of the pile, which is what a peek is about.
    pub fn spread(&self) -> impl Iterator<Item = Held> {
        self.spread.iter().filter_map(|at| self.tiles.get(usize::from(*at)).copied())
    }

    pub(super) fn learn_role(&mut self, seat: Seat, role: Role) {
        self.known[seat] = Some(role);
    }

    pub(super) fn learn_party(&mut self, seat: Seat, party: Party) {
        self.parties[seat] = Some(party);
    }

    pub(super) fn take(&mut self, tiles: ArrayVec<Held, 3>) {
        self.tiles = tiles;
    }

    pub(super) fn lay_out(&mut self, spread: [u8; 3]) {
        self.spread = spread;
    }

    /// The hand just drawn, mixed: the tile drawn in each of these places goes by the next of these handles.
    pub(super) fn mix(&mut self, places: [u8; 3], fresh: &[Handle]) {
        self.lay_out(places);
        for (place, tile) in places.iter().zip(fresh) {
            if let Some(held) = self.tiles.get_mut(usize::from(*place)) {
                held.tile = *tile;
            }
        }
    }

    pub(super) fn let_go(&mut self) {
        self.tiles.clear();
    }
}
