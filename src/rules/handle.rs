//! Things that lie face down.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A tile or an envelope, face down. It says nothing about the face; a mix gives new handles and none is used twice,
/// so that following handles through a mix tells nothing either.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Handle(pub u16);

/// How many policy tiles there are.
pub const TILES: usize = 17;

/// Some tiles (or envelopes) in order, the top one first.
pub type Pile = ArrayVec<Handle, TILES>;
