//! The drawings. They are part of the page: fetching one would tell the network which role somebody looks at.

use crate::ui::element::{Node, el};

macro_rules! drawings {
    ($($Name:ident $file:literal),+ $(,)?) => {
        /// A drawing.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(in crate::ui) enum Art { $($Name),+ }

        impl Art {
            const fn svg(self) -> &'static str {
                match self { $(Self::$Name => include_str!(concat!("../art/", $file, ".svg"))),+ }
            }
        }
    };
}

drawings! {
    Liberal "liberal", Fascist "fascist", Hitler "hitler", Back "back", Envelope "envelope",
    Investigate "investigate", Peek "peek", Special "special", Execution "execution", Veto "veto", Win "win",
    President "president", Chancellor "chancellor", Dead "dead", Shield "shield", Bolt "bolt", Ja "ja", Nein "nein",
    Sun "sun", Moon "moon", Key "key", Anchor "anchor", Leaf "leaf", Cup "cup", Bell "bell", Fish "fish", Boat "boat",
    Menu "menu", BackArrow "back-arrow", Up "up", Down "down", Close "close",
    Plus "plus", Touch "touch", Pass "pass", Hush "hush",
}

/// A drawing as large as its place. It says nothing to a screen reader: the words beside it do.
pub(in crate::ui) fn art(art: Art) -> Node {
    el("<span class=art aria-hidden=true>").drawing(art.svg()).view()
}

/// A drawing as large as the words beside it.
pub(in crate::ui) fn icon(art: Art) -> Node {
    el("<span class='art icon' aria-hidden=true>").drawing(art.svg()).view()
}
