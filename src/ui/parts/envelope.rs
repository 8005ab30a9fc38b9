//! The envelope: a secret role, a party membership, what its owner knows and how they win. The same shape for all.

use crate::ui::element::{IntoNode, Node, el, several};

use super::tile::{party_art, party_word};
use super::{Art, art};
use crate::dealer::Private;
use crate::i18n::Message;
use crate::rules::{Party, Players, Role, Seat};
use crate::table::{Errand, Recognition, Table};
use crate::ui::words::say;

/// The closed envelope.
pub(in crate::ui) fn closed() -> Node {
    el("<div class=envelope-closed>").kid(art(Art::Envelope)).view()
}

/// What an envelope holds, for its owner.
pub(in crate::ui) fn role_card(table: &Table, mine: &Private, errand: Errand) -> Option<Node> {
    let role = mine.role()?;
    let players = table.game().players();
    let script = table.options().recognition == Recognition::Script;
    // Before the script is read it does not tell; afterwards everybody knows what it told.
    let before_script = script && errand == Errand::Envelope;
    let fellows = (!script).then(|| fellows(table, mine));
    let knows = if before_script { will_see(role, players) } else { knows(role, players) };
    Some(
        el("<article class=envelope>")
            .kid(
                el("<div class=envelope-head>")
                    .kid(art(role_art(role)))
                    .kid(
                        el("<dl>")
                            .kid(el("<dt>").say(Message::SecretRole))
                            .kid(el("<dd class=envelope-role>").kid(role_word(role)))
                            .kid(el("<dt>").say(Message::PartyMembership))
                            .kid(el("<dd class=envelope-party>").kid(party_word(role.party())))
                            .view(),
                    )
                    .view(),
            )
            .kid(
                el("<dl>")
                    .kid(fellows)
                    .kid(el("<dt>").say(Message::WhatYouKnow))
                    .kid(el("<dd>").say(knows))
                    .kid(el("<dt>").say(Message::HowYouWin))
                    .kid(el("<dd>").say(wins(role)))
                    .view(),
            )
            .view(),
    )
}

/// A party membership card, and nothing about the role.
pub(in crate::ui) fn membership(party: Party) -> Node {
    el("<article class=envelope>")
        .kid(
            el("<div class=envelope-head>")
                .kid(art(party_art(party)))
                .kid(
                    el("<dl>")
                        .kid(el("<dt>").say(Message::PartyMembership))
                        .kid(el("<dd class=envelope-role>").kid(party_word(party)))
                        .view(),
                )
                .view(),
        )
        .kid(el("<p>").say(Message::InvestigationNote))
        .view()
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
fn fellows(table: &Table, mine: &Private) -> Node {
    let row = |title: Message, role: Role| {
        let known = mine.known().filter(|(_, known)| *known == role).map(|(seat, _)| seat).collect::<Vec<_>>();
        several().kid(el("<dt>").say(title)).kid(el("<dd>").kid(names(table, mine.seat(), &known))).view()
    };
    several().kid(row(Message::WhoIsFascist, Role::Fascist)).kid(row(Message::WhoIsHitler, Role::Hitler)).view()
}

fn names(table: &Table, own: Seat, seats: &[Seat]) -> Node {
    if seats.is_empty() {
        return say(Message::NotKnown).node();
    }
    let names = seats.iter().enumerate().map(|(at, seat)| {
        let name = if *seat == own { say(Message::YouAlone) } else { table.name(*seat).to_owned() };
        several().kid((at > 0).then_some(", ")).kid(el("<bdi>").kid(name)).view()
    });
    names.collect::<Vec<_>>().node()
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
