//! The whole deal.

use core::fmt;

use arrayvec::ArrayVec;

use crate::rules::{BySeat, Handle, Policy, Role, TILES};

/// The whole deal of one game: for telling a finished game, and for its export. Never before the end. `Debug` prints
/// nothing.
#[derive(Clone, PartialEq, Eq)]
pub struct Truth {
    pub(super) roles: BySeat<Role>,
    pub(super) piles: Vec<ArrayVec<Policy, TILES>>,
    pub(super) faces: Vec<Face>,
}

/// What the dealer knows of one handle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Face {
    /// An envelope; what is in it is its owner's role.
    Envelope,
    /// A tile.
    Tile {
        policy: Policy,
        /// The place in the hand in which it was drawn; 0 for tiles of a pile.
        drawn: u8,
    },
}

impl fmt::Debug for Truth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Truth")
    }
}

impl Truth {
    /// Who was what.
    #[must_use]
    pub const fn roles(&self) -> &BySeat<Role> {
        &self.roles
    }

    /// The deck, then the draw pile after each reshuffle; the top tile first.
    #[must_use]
    pub fn piles(&self) -> &[ArrayVec<Policy, TILES>] {
        &self.piles
    }

    /// The face of a tile.
    #[must_use]
    pub fn policy(&self, tile: Handle) -> Option<Policy> {
        match self.faces.get(usize::from(tile.0))? {
            Face::Tile { policy, .. } => Some(*policy),
            Face::Envelope => None,
        }
    }

    /// The place, counted from 0, in which this tile of a President's hand was drawn.
    #[must_use]
    pub fn drawn(&self, tile: Handle) -> Option<u8> {
        match self.faces.get(usize::from(tile.0))? {
            Face::Tile { drawn, .. } => Some(*drawn),
            Face::Envelope => None,
        }
    }
}
