//! The two policy tracks and the Election Tracker.

use super::{Party, Policy};

/// What lies on the board. Powers, the veto and the Hitler zone follow from these counts alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    liberal: u8,
    fascist: u8,
    tracker: u8,
}

impl Board {
    /// How many Liberal policies the Liberals need.
    pub const LIBERAL_SPACES: u8 = 5;
    /// How many Fascist policies the Fascists need.
    pub const FASCIST_SPACES: u8 = 6;
    /// How many steps of the Election Tracker bring chaos.
    pub const TRACKER_STEPS: u8 = 3;
    /// From how many Fascist policies on the Fascists win by electing Hitler Chancellor.
    pub const HITLER_ZONE: u8 = 3;
    /// From how many Fascist policies on a government may veto.
    pub const VETO_ZONE: u8 = 5;

    /// Liberal policies enacted.
    #[must_use]
    pub const fn liberal(&self) -> u8 {
        self.liberal
    }

    /// Fascist policies enacted.
    #[must_use]
    pub const fn fascist(&self) -> u8 {
        self.fascist
    }

    /// Steps on the Election Tracker, 0 to 3. Three are seen only while chaos breaks out.
    #[must_use]
    pub const fn tracker(&self) -> u8 {
        self.tracker
    }

    /// Whether electing Hitler Chancellor ends the game.
    #[must_use]
    pub const fn is_hitler_zone(&self) -> bool {
        self.fascist >= Self::HITLER_ZONE
    }

    /// Whether the Chancellor may ask for a veto.
    #[must_use]
    pub const fn is_veto_unlocked(&self) -> bool {
        self.fascist >= Self::VETO_ZONE
    }

    /// The party whose track is full.
    #[must_use]
    pub const fn full_track(&self) -> Option<Party> {
        if self.liberal >= Self::LIBERAL_SPACES {
            Some(Party::Liberal)
        } else if self.fascist >= Self::FASCIST_SPACES {
            Some(Party::Fascist)
        } else {
            None
        }
    }

    /// Lays a tile on its track. The tracker goes back to 0 here and nowhere else.
    pub(super) const fn enact(&mut self, policy: Policy) {
        match policy {
            Policy::Liberal => self.liberal += 1,
            Policy::Fascist => self.fascist += 1,
        }
        self.tracker = 0;
    }

    /// Moves the tracker up one; whether that brings chaos.
    pub(super) const fn advance_tracker(&mut self) -> bool {
        self.tracker += 1;
        self.tracker >= Self::TRACKER_STEPS
    }
}
