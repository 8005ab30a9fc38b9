//! How it ended, who was who, and what really happened.

use crate::ui::element::{el, side_by_side};
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
        side_by_side(vec![view! { <Button words=say(Message::PlayAgain) press=Callback::new(move |()| dealing.deal_again()) /> }.into_any(), el("div").class("row").kid(view! { <Button words=say(Message::NewPlayers) kind=Kind::Secondary press=new_players /> }.into_any()).kid(view! { <Button words=say(Message::MenuLeave) kind=Kind::Quiet press=Callback::new(move |()| place.go(Page::Home)) /> }.into_any()).view()])
        .into_any()
    };
    view! { <Shell name="end" action=action>{side_by_side(vec![(playing.now(poster)).into_any(), (playing.now(letters)).into_any(), (playing.now(what_happened)).into_any(), (record(playing, place)).into_any()])}</Shell> }.into_any()
}

/// Who won, and how.
fn poster(table: &Table) -> Option<AnyView> {
    let Phase::Over(ending) = table.game().phase() else { return None };
    let party = ending.winner();
    let view = side_by_side(vec![
        el("div")
            .class("poster")
            .attr("data-party", party_data(party))
            .kid(art(party_art(party)))
            .kid(el("h1").attr("tabindex", "-1").kid(say(Message::won_by(party))).view())
            .kid(el("p").class("lead").kid(say(Message::ended_by(*ending))).view())
            .view(),
        el("p").class("soft").kid(say(Message::EndTogether)).view(),
    ]);
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
        el("li")
            .class("letter")
            .attr("data-party", party_data(role.party()))
            .kid(art(drawing))
            .kid(el("bdi").class("letter-name").kid(table.name(seat).to_owned()).view())
            .kid(el("span").class("letter-role").kid(say(Message::from(*role))).view())
            .view()
    };
    let letters = truth.roles().iter().map(letter).collect::<Vec<_>>();
    Some(
        side_by_side(vec![el("h2").kid(say(Message::EndRoles)).view(), el("ul").class("letters").kid(letters).view()])
            .into_any(),
    )
}

/// The truth, round by round.
fn what_happened(table: &Table) -> Option<AnyView> {
    let (told, truth) = (table.told()?, table.truth()?);
    let rounds = told
        .rounds
        .iter()
        .enumerate()
        .filter_map(|(at, hidden)| Some(round(table, at + 1, hidden.public.as_ref()?, Some((hidden, truth)))));
    let rounds = rounds.collect::<Vec<_>>();
    let view = side_by_side(vec![
        el("h2").kid(say(Message::EndTruth)).view(),
        (tiles(Message::TruthDeck, &told.deck)).into_any(),
        el("ol").class("history").kid(rounds).view(),
    ]);
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
    el("section")
        .class("stack")
        .kid(view! { <Button words=say(Message::SaveRecord) kind=Kind::Secondary press=save /> }.into_any())
        .kid(
            can_share.then(|| {
                view! { <Button words=say(Message::ShareRecord) kind=Kind::Secondary press=give /> }.into_any()
            }),
        )
        .kid(el("p").class("soft small").kid(say(Message::RecordNote)).view())
        .view()
}
