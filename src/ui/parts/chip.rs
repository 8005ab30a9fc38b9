//! A small label: a policy, a role, a result.

use crate::ui::element::{Node, el};

use super::icon;
use super::tile::{party_art, party_data, party_word};
use crate::rules::Party;

/// A chip in a party's colour, shape and word.
pub(in crate::ui) fn party_chip(party: Party) -> Node {
    el("<span class=chip>")
        .attr("data-party", party_data(party))
        .kid(icon(party_art(party)))
        .kid(party_word(party))
        .view()
}

/// A chip of no party.
pub(in crate::ui) fn chip(words: String) -> Node {
    el("<span class=chip>").kid(words).view()
}
