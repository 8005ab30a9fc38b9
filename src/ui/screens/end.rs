//! How it ended, who was who, and what really happened.

use leptos::prelude::*;

use crate::browser::share;
use crate::i18n::Message;
use crate::record::to_json;
use crate::rules::{Party, Phase, Role, Seat};
use crate::table::{Step, Table};
use crate::ui::group::{Dealing, Group};
use crate::ui::page::{Page, Place};
use crate::ui::parts::record::{round, tiles};
use crate::ui::parts::shell::Shell;
use crate::ui::parts::tile::{party_art, party_data};
use crate::ui::parts::{Art, Button, Kind, art};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// The end of a game.
pub(super) fn end(_step: Step) -> AnyView {
    let playing = Playing::here();
    let place = Place::here();
    let group = Group::here();
    let dealing = Dealing::here();
    let new_players = Callback::new(move |()| {
        if let Some(names) = playing.now(|table| table.names().map(String::from).collect()) {
            group.fill(names);
        }
        place.go(Page::People);
    });
    let action = move || {
        view! {
            <Button words=say(Message::PlayAgain) press=Callback::new(move |()| dealing.deal_again()) />
            <div class="row">
                <Button words=say(Message::NewPlayers) kind=Kind::Secondary press=new_players />
                <Button words=say(Message::MenuLeave) kind=Kind::Quiet press=Callback::new(move |()| place.go(Page::Home)) />
            </div>
        }
        .into_any()
    };
    view! {
        <Shell name="end" action=action>
            {playing.now(poster)}
            {playing.now(letters)}
            {playing.now(what_happened)}
            {record(playing, place)}
        </Shell>
    }
    .into_any()
}

/// Who won, and how.
fn poster(table: &Table) -> Option<AnyView> {
    let Phase::Over(ending) = table.game().phase() else { return None };
    let party = ending.winner();
    let view = view! {
        <div class="poster" data-party=party_data(party)>
            {art(party_art(party))}
            <h1 tabindex="-1">{say(Message::won_by(party))}</h1>
            <p class="lead">{say(Message::ended_by(*ending))}</p>
        </div>
        <p class="soft">{say(Message::EndTogether)}</p>
    };
    Some(view.into_any())
}

/// Everybody's envelope.
fn letters(table: &Table) -> Option<AnyView> {
    let truth = table.truth()?;
    let letter = |(seat, role): (Seat, &Role)| {
        let drawing = match role {
            Role::Liberal => party_art(Party::Liberal),
            Role::Fascist => party_art(Party::Fascist),
            Role::Hitler => Art::Hitler,
        };
        view! {
            <li class="letter" data-party=party_data(role.party())>
                {art(drawing)}
                <bdi class="letter-name">{table.name(seat).to_owned()}</bdi>
                <span class="letter-role">{say(Message::from(*role))}</span>
            </li>
        }
        .into_any()
    };
    let letters = truth.roles().iter().map(letter).collect::<Vec<_>>();
    Some(view! { <h2>{say(Message::EndRoles)}</h2> <ul class="letters">{letters}</ul> }.into_any())
}

/// The truth, round by round.
fn what_happened(table: &Table) -> Option<AnyView> {
    let (told, truth) = (table.told()?, table.truth()?);
    let rounds = told.rounds.iter().enumerate().filter_map(|(at, hidden)| {
        Some(round(table, at + 1, hidden.public.as_ref()?, Some((hidden, truth))))
    });
    let rounds = rounds.collect::<Vec<_>>();
    let view = view! {
        <h2>{say(Message::EndTruth)}</h2>
        {tiles(Message::TruthDeck, &told.deck)}
        <ol class="history">{rounds}</ol>
    };
    Some(view.into_any())
}

/// The record of the game, to keep or to give away.
fn record(playing: Playing, place: Place) -> AnyView {
    let json = move || playing.now(Table::written).flatten().map(|written| to_json(&written));
    let name = StoredValue::new([say(Message::RecordFile).as_str(), ".json"].concat());
    let save = Callback::new(move |()| {
        if json().is_some_and(|json| name.with_value(|name| share::save(name, &json))) {
            place.say(Message::RecordSaved);
        }
    });
    let give = Callback::new(move |()| {
        if !json().is_some_and(|json| name.with_value(|name| share::share(name, &json))) {
            place.say(Message::ShareFailed);
        }
    });
    let can_share = share::can_share();
    view! {
        <section class="stack">
            <Button words=say(Message::SaveRecord) kind=Kind::Secondary press=save />
            {can_share.then(|| view! { <Button words=say(Message::ShareRecord) kind=Kind::Secondary press=give /> })}
            <p class="soft small">{say(Message::RecordNote)}</p>
        </section>
    }
    .into_any()
}
