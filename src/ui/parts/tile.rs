//! A policy tile.

use crate::ui::element::{Node, el};

use super::{Art, art};
use crate::i18n::Message;
use crate::rules::{Party, Policy};
use crate::ui::words::say;

/// The drawing of a party.
pub(in crate::ui) const fn party_art(party: Party) -> Art {
    match party {
        Party::Liberal => Art::Liberal,
        Party::Fascist => Art::Fascist,
    }
}

/// The word for a party.
pub(in crate::ui) fn party_word(party: Party) -> String {
    say(match party {
        Party::Liberal => Message::Liberal,
        Party::Fascist => Message::Fascist,
    })
}

/// The name of a party in `data-party` and `data-face`.
pub(in crate::ui) const fn party_data(party: Party) -> &'static str {
    match party {
        Party::Liberal => "liberal",
        Party::Fascist => "fascist",
    }
}

/// A tile face down.
pub(in crate::ui) fn tile_back() -> Node {
    el("<span class=tile data-face=back>").kid(art(Art::Back)).view()
}

/// A tile face up: ink on paper, unless it lies before everybody.
pub(in crate::ui) fn tile(policy: Policy, public: bool) -> Node {
    let party = policy.party();
    el("<span class=tile>")
        .attr("data-face", party_data(party))
        .attr("data-public", public.then_some(""))
        .kid(art(party_art(party)))
        .kid(el("<span class=tile-word>").kid(party_word(party)))
        .view()
}
