//! Who knows the secrets: envelopes, tiles, and ballots until they are shown.
//!
//! | type | whose eyes | used for |
//! |---|---|---|
//! | [`Private`] | one seat's | all that this seat has been shown: its notebook |
//! | [`View`] | one seat's, or a bystander's | what screens, bots and the network get, and nothing else |
//! | [`Local`] | nobody's | a dealer that holds every secret of one game on this device |
//! | [`Truth`] | everybody's, once the game is over | telling the game round by round |

mod chance;
mod local;
mod private;
mod scripted;
mod truth;

pub use chance::{Chance, Fair, Seed, Spoilt};
pub use local::Local;
pub use private::{Held, Private};
pub use scripted::Scripted;
pub use truth::Truth;

use crate::rules::{Ask, Ballot, Fact, Game, Note, Players, Seat};

/// What may be seen from one seat, or, without `mine`, from beside the table.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The public game.
    pub game: &'a Game,
    /// The seat's own notebook.
    pub mine: Option<&'a Private>,
}

/// Whoever knows the secrets of one game: one phone's generator and memory, or later a group of phones.
pub trait Dealer {
    /// How many seats are dealt in.
    fn players(&self) -> Players;

    /// Does what the game asks and says what is public of it.
    ///
    /// # Errors
    /// The order of tiles that was to be followed does not fit.
    fn answer(&mut self, ask: &Ask) -> Result<Note, Spoilt>;

    /// Takes a ballot, face down.
    fn cast(&mut self, seat: Seat, ballot: Ballot);

    /// Follows an accepted fact, so that tiles leave the hands that let go of them.
    fn follow(&mut self, fact: &Fact);

    /// The notebook of a seat on this device.
    fn private(&self, seat: Seat) -> Option<&Private>;
}
