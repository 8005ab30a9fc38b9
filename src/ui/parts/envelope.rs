//! The envelope: a secret role, a party membership, what its owner knows and how they win. The same shape for all.

use leptos::prelude::*;

use super::tile::{party_art, party_word};
use super::{Art, art};
use crate::dealer::Private;
use crate::i18n::Message;
use crate::rules::{Party, Players, Role, Seat};
use crate::table::{Errand, Recognition, Table};
use crate::ui::words::say;

/// The closed envelope.
pub(in crate::ui) fn closed() -> AnyView {
    view! { <div class="envelope-closed">{art(Art::Envelope)}</div> }.into_any()
}

/// What an envelope holds, for its owner.
pub(in crate::ui) fn role_card(table: &Table, mine: &Private, errand: Errand) -> Option<AnyView> {
    let role = mine.role()?;
    let players = table.game().players();
    let script = table.options().recognition == Recognition::Script;
    // Before the script is read it does not tell; afterwards everybody knows what it told.
    let before_script = script && errand == Errand::Envelope;
    let fellows = (!script).then(|| fellows(table, mine));
    let knows = if before_script { will_see(role, players) } else { knows(role, players) };
    Some(
        view! {
            <article class="envelope">
                <div class="envelope-head">
                    {art(role_art(role))}
                    <dl>
                        <dt>{say(Message::SecretRole)}</dt>
                        <dd class="envelope-role">{role_word(role)}</dd>
                        <dt>{say(Message::PartyMembership)}</dt>
                        <dd class="envelope-party">{party_word(role.party())}</dd>
                    </dl>
                </div>
                <dl>
                    {fellows}
                    <dt>{say(Message::WhatYouKnow)}</dt>
                    <dd>{say(knows)}</dd>
                    <dt>{say(Message::HowYouWin)}</dt>
                    <dd>{say(wins(role))}</dd>
                </dl>
            </article>
        }
        .into_any(),
    )
}

/// A party membership card, and nothing about the role.
pub(in crate::ui) fn membership(party: Party) -> AnyView {
    view! {
        <article class="envelope">
            <div class="envelope-head">
                {art(party_art(party))}
                <dl>
                    <dt>{say(Message::PartyMembership)}</dt>
                    <dd class="envelope-role">{party_word(party)}</dd>
                </dl>
            </div>
            <p>{say(Message::InvestigationNote)}</p>
        </article>
    }
    .into_any()
}

/// The drawing of a role.
pub(in crate::ui) const fn role_art(role: Role) -> Art {
    match role {
        Role::Liberal => Art::Liberal,
        Role::Fascist => Art::Fascist,
        Role::Hitler => Art::Hitler,
    }
}

/// The word for a role.
pub(in crate::ui) fn role_word(role: Role) -> String {
    say(match role {
        Role::Liberal => Message::Liberal,
        Role::Fascist => Message::Fascist,
        Role::Hitler => Message::Hitler,
    })
}

/// Two rows for everybody: the Fascists and Hitler, as far as this seat knows them.
fn fellows(table: &Table, mine: &Private) -> AnyView {
    let row = |title: Message, role: Role| {
        let known = mine.known().filter(|(_, known)| *known == role).map(|(seat, _)| seat).collect::<Vec<_>>();
        view! { <dt>{say(title)}</dt> <dd>{names(table, mine.seat(), &known)}</dd> }
    };
    view! { {row(Message::WhoIsFascist, Role::Fascist)} {row(Message::WhoIsHitler, Role::Hitler)} }.into_any()
}

fn names(table: &Table, own: Seat, seats: &[Seat]) -> AnyView {
    if seats.is_empty() {
        return say(Message::NotKnown).into_any();
    }
    let names = seats.iter().enumerate().map(|(at, seat)| {
        let name = if *seat == own { say(Message::YouAlone) } else { table.name(*seat).to_owned() };
        view! { {(at > 0).then_some(", ")} <bdi>{name}</bdi> }
    });
    names.collect_view().into_any()
}

fn knows(role: Role, players: Players) -> Message {
    match (role, players.hitler_knows()) {
        (Role::Liberal, true) => Message::KnowsFewLiberal,
        (Role::Fascist, true) => Message::KnowsFewFascist,
        (Role::Hitler, true) => Message::KnowsFewHitler,
        (Role::Liberal, false) => Message::KnowsManyLiberal { fascists: players.fascists() },
        (Role::Fascist, false) => Message::KnowsManyFascist,
        (Role::Hitler, false) => Message::KnowsManyHitler,
    }
}

const fn will_see(role: Role, players: Players) -> Message {
    match (role, players.hitler_knows()) {
        (Role::Liberal, true) => Message::ScriptFewLiberal,
        (Role::Fascist, true) => Message::ScriptFewFascist,
        (Role::Hitler, true) => Message::ScriptFewHitler,
        (Role::Liberal, false) => Message::ScriptManyLiberal,
        (Role::Fascist, false) => Message::ScriptManyFascist,
        (Role::Hitler, false) => Message::ScriptManyHitler,
    }
}

const fn wins(role: Role) -> Message {
    match role {
        Role::Liberal => Message::WinsLiberal,
        Role::Fascist => Message::WinsFascist,
        Role::Hitler => Message::WinsHitler,
    }
}
