//! The roles at a table of this size.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::rules::Players;
use crate::ui::words::say;

/// How many of each role there are, and who knows whom.
pub(in crate::ui) fn roles_of(players: Players) -> AnyView {
    let row = |name: Message, number: usize| {
        view! { <tr><th scope="row">{say(name)}</th><td>{number}</td></tr> }.into_any()
    };
    let known = if players.hitler_knows() { Message::RolesKnowFew } else { Message::RolesKnowMany };
    view! {
        <section class="stack">
            <h2 class="segment-title">{say(Message::RolesTitle)}</h2>
            <table class="facts">
                <tbody>
                    {row(Message::RolesLiberals, players.liberals())}
                    {row(Message::RolesFascists, players.fascists())}
                    {row(Message::RolesHitler, 1)}
                </tbody>
            </table>
            <p class="soft small">{say(known)}</p>
        </section>
    }
    .into_any()
}
