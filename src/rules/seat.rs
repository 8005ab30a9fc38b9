//! Places at the table, and small sets and maps of them.

use core::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::Players;

/// The most seats a table can have.
pub const MOST_SEATS: usize = 10;

/// A place at the table, counted clockwise from 0. Who sits there is not its concern: names are for display only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat's number, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Only [`Players`] makes seats, so that none is out of range for its table.
    pub(super) const fn new(index: u8) -> Self {
        Self(index)
    }

    const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// A number that no table has a seat for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchSeat;

impl core::fmt::Display for NoSuchSeat {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("no table has this seat")
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(index: u8) -> Result<Self, NoSuchSeat> {
        if usize::from(index) < MOST_SEATS { Ok(Self(index)) } else { Err(NoSuchSeat) }
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Seats(u16);

impl From<Seats> for u16 {
    fn from(seats: Seats) -> u16 {
        seats.0
    }
}

impl TryFrom<u16> for Seats {
    type Error = NoSuchSeat;

    fn try_from(bits: u16) -> Result<Self, NoSuchSeat> {
        if bits >> MOST_SEATS == 0 { Ok(Self(bits)) } else { Err(NoSuchSeat) }
    }
}

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// The seats 0 to `players - 1`.
    pub(super) const fn first(players: u8) -> Self {
        Self((1 << players) - 1)
    }

    /// Whether `seat` is one of them.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & seat.bit() != 0
    }

    /// These and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | seat.bit())
    }

    /// These but for `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !seat.bit())
    }

    /// These but for all of `others`.
    #[must_use]
    pub const fn minus(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// These and all of `others`.
    #[must_use]
    pub const fn union(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is nobody.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The next of these on the left of `seat`, clockwise around the table; `seat` itself if it is the only one.
    #[must_use]
    pub fn left_of(self, seat: Seat) -> Option<Seat> {
        let after = self.0 & !(seat.bit() | (seat.bit() - 1));
        Self(after).lowest().or_else(|| self.lowest())
    }

    #[expect(clippy::cast_possible_truncation, reason = "16 bits have at most 16 zeros")]
    const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in order, clockwise from seat 0.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self;
        core::iter::from_fn(move || {
            let seat = rest.lowest()?;
            rest = rest.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// One value for each seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySeat<T> {
    players: Players,
    values: [T; MOST_SEATS],
}

impl<T: Default> BySeat<T> {
    /// The value that `make` gives for each seat of a table of `players`.
    pub fn new(players: Players, mut make: impl FnMut(Seat) -> T) -> Self {
        let mut values: [T; MOST_SEATS] = Default::default();
        for (seat, value) in players.seats().iter().zip(&mut values) {
            *value = make(seat);
        }
        Self { players, values }
    }

    /// The default value for each seat.
    #[must_use]
    pub fn empty(players: Players) -> Self {
        Self { players, values: Default::default() }
    }
}

impl<T> BySeat<T> {
    /// The number of players whose values these are.
    #[must_use]
    pub const fn players(&self) -> Players {
        self.players
    }

    /// Each seat with its value, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.players.seats().iter().zip(&self.values)
    }
}

#[expect(clippy::indexing_slicing, reason = "a Seat is below MOST_SEATS by construction")]
impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

#[expect(clippy::indexing_slicing, reason = "a Seat is below MOST_SEATS by construction")]
impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}
