//! The drawings. Those of the game come in one file before it begins: fetching each when it is shown would tell the network
//! which role somebody looks at.

use crate::ui::element::{El, Node, el};
use crate::ui::rest;

macro_rules! drawings {
    (first: $($First:ident $first:literal),+; game: $($Game:ident $game:literal),+ $(,)?) => {
        /// A drawing.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(in crate::ui) enum Art { $($First,)+ $($Game),+ }

        impl Art {
            // What the page carries itself, or the name of what it fetches.
            const fn source(self) -> Result<&'static str, &'static str> {
                match self {
                    $(Self::$First => Ok(include_str!(concat!("../art/first/", $first, ".svg"))),)+
                    $(Self::$Game => Err($game)),+
                }
            }
        }
    };
}

drawings! {
    first: Hitler "hitler", Plus "plus", Up "up", Down "down", Close "close", BackArrow "back-arrow", Menu "menu",
        Bolt "bolt";
    game: Liberal "liberal", Fascist "fascist", Back "back", Envelope "envelope",
        Investigate "investigate", Peek "peek", Special "special", Execution "execution", Veto "veto", Win "win",
        President "president", Chancellor "chancellor", Dead "dead", Shield "shield", Ja "ja", Nein "nein",
        Sun "sun", Moon "moon", Key "key", Anchor "anchor", Leaf "leaf", Cup "cup", Bell "bell", Fish "fish",
        Boat "boat", Touch "touch", Pass "pass", Hush "hush",
}

/// A drawing as large as its place. It says nothing to a screen reader: the words beside it do.
pub(in crate::ui) fn art(art: Art) -> Node {
    drawn(el("<span class=art aria-hidden=true>"), art)
}

/// A drawing as large as the words beside it.
pub(in crate::ui) fn icon(art: Art) -> Node {
    drawn(el("<span class='art icon' aria-hidden=true>"), art)
}

fn drawn(place: El, art: Art) -> Node {
    match art.source() {
        Ok(drawing) => place.drawing(drawing).view(),
        Err(name) => rest::with_drawing(name, |drawing| place.drawing(drawing)).view(),
    }
}
