//! How many play, and what that decides.

use serde::{Deserialize, Serialize};

use super::{Power, Seat, Seats};

/// The number of players dealt in, 5 to 10. It never changes in a game, whoever dies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Players(u8);

impl Players {
    /// Every number of players that the game allows.
    pub const ALL: [Self; 6] = [Self(5), Self(6), Self(7), Self(8), Self(9), Self(10)];

    /// This many players, if the game allows it.
    #[must_use]
    pub fn new(number: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|players| players.number() == number)
    }

    /// How many they are.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// All their seats.
    #[must_use]
    pub const fn seats(self) -> Seats {
        Seats::first(self.0)
    }

    /// The seat that every table has.
    #[must_use]
    pub const fn first_seat(self) -> Seat {
        Seat::new(0)
    }

    /// The seat with this number, if the table has it.
    #[must_use]
    pub fn seat(self, index: usize) -> Option<Seat> {
        let seat = Seat::new(u8::try_from(index).ok()?);
        (index < self.number()).then_some(seat)
    }

    /// How many of them are Liberals: always the majority.
    #[must_use]
    pub const fn liberals(self) -> usize {
        self.number() / 2 + 1
    }

    /// How many of them are Fascists, Hitler not counted.
    #[must_use]
    pub const fn fascists(self) -> usize {
        self.number() - self.liberals() - 1
    }

    /// Whether Hitler knows the other Fascist: only where there is just one.
    #[must_use]
    pub const fn hitler_knows(self) -> bool {
        self.0 <= 6
    }

    /// The power that the `nth` Fascist policy (counted from 1) gives an elected President at this table.
    #[must_use]
    pub const fn power(self, nth: u8) -> Option<Power> {
        match (nth, self.0) {
            (1, 9..) | (2, 7..) => Some(Power::InvestigateLoyalty),
            (3, ..=6) => Some(Power::PolicyPeek),
            (3, _) => Some(Power::SpecialElection),
            (4 | 5, _) => Some(Power::Execution),
            _ => None,
        }
    }
}

impl From<Players> for u8 {
    fn from(players: Players) -> u8 {
        players.0
    }
}

/// A number of players that the game has no rules for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongNumber;

impl core::fmt::Display for WrongNumber {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("five to ten can play")
    }
}

impl TryFrom<u8> for Players {
    type Error = WrongNumber;

    fn try_from(number: u8) -> Result<Self, WrongNumber> {
        Self::new(usize::from(number)).ok_or(WrongNumber)
    }
}
