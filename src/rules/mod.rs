//! The public game: what everybody at the table can see.
//!
//! No secret can be expressed here. The game holds [`Handle`]s of tiles and envelopes, never a role, a colour in hand or
//! an unshown ballot; what it needs to know it asks the dealer to turn up.
//!
//! | type | whose eyes | used for |
//! |---|---|---|
//! | [`Game`] | everybody's | what is legal now, and what follows |
//! | [`Need`] | everybody's | what must come next: the dealer, a seat, ballots, nothing |
//! | [`Fact`] | everybody's | what is recorded; a game is the fold of its facts |
//! | [`Event`] | everybody's | what happened, for the screen, the voice and the history |

mod acts;
mod asks;
mod board;
mod election;
mod event;
mod executive;
mod game;
mod handle;
mod illegal;
mod legislation;
mod limits;
mod need;
mod party;
mod phase;
mod players;
mod power;
mod round;
mod seat;
mod setup;

pub use acts::{Act, Ballot, Fact, Intent};
pub use asks::{Ask, Face, Facet, Mixers, Note, To};
pub use board::Board;
pub use event::{Event, Events};
pub use game::Game;
pub use handle::{Handle, Pile, TILES};
pub use illegal::{Bar, Illegal};
pub use need::{Choice, Need};
pub use party::{Party, Policy, Role};
pub use phase::{After, Dealing, Ending, Executive, Phase, Session, Ticket, Turn, Veto};
pub use players::{Players, WrongNumber};
pub use power::Power;
pub use seat::{BySeat, MOST_SEATS, NoSuchSeat, Seat, Seats};
pub use setup::Setup;
