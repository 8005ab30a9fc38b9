//! A small label: a policy, a role, a result.

use leptos::prelude::*;

use super::icon;
use super::tile::{party_art, party_data, party_word};
use crate::rules::Party;

/// A chip in a party's colour, shape and word.
pub(in crate::ui) fn party_chip(party: Party) -> AnyView {
    view! { <span class="chip" data-party=party_data(party)>{icon(party_art(party))} {party_word(party)}</span> }
        .into_any()
}

/// A chip of no party.
pub(in crate::ui) fn chip(words: String) -> AnyView {
    view! { <span class="chip">{words}</span> }.into_any()
}
