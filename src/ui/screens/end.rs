//! How it ended, who was who, and what really happened.

use crate::ui::live::StoredValue;

use crate::browser::share;
use crate::i18n::Message;
use crate::record::to_json;
use crate::rules::{Party, Phase, Role, Seat};
use crate::table::{Step, Table};
use crate::ui::element::{IntoNode, Node, el, side_by_side};
use crate::ui::group::{Dealing, Group};
use crate::ui::page::{Page, Place};
use crate::ui::parts::record::{round, tiles};
use crate::ui::parts::shell::shell;
use crate::ui::parts::tile::{party_art, party_data};
use crate::ui::parts::{Art, Kind, art, button};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// The end of a game.
pub(super) fn end(_step: Step) -> Node {
    let playing = Playing::here();
    let place = Place::here();
    let group = Group::here();
    let dealing = Dealing::here();
    let new_players = move || {
        if let Some(names) = playing.now(|table| table.names().map(String::from).collect()) {
            group.fill(names);
        }
        place.go(Page::People);
    };
    let action = move || button(Kind::Primary, Message::PlayAgain, move || dealing.deal_again());
    // The other ways on stand at the end of the page: with large text three buttons would cover what there is to read.
    let ways = el("div")
        .class("row")
        .kid(button(Kind::Secondary, Message::NewPlayers, new_players))
        .kid(button(Kind::Quiet, Message::MenuLeave, move || place.go(Page::Home)))
        .view();
    let told = [playing.now(poster), playing.now(letters), playing.now(what_happened)];
    let inside: Vec<Node> = told.into_iter().flatten().flatten().chain([record(playing, place), ways]).collect();
    shell("end").action(action).holding(inside)
}

/// Who won, and how.
fn poster(table: &Table) -> Option<Node> {
    let Phase::Over(ending) = table.game().phase() else { return None };
    let party = ending.winner();
    let poster = el("div")
        .class("poster")
        .attr("data-party", party_data(party))
        .kid(art(party_art(party)))
        .kid(el("h1").attr("tabindex", "-1").kid(say(Message::won_by(party))).view())
        .kid(el("p").class("lead").kid(say(Message::ended_by(*ending))).view())
        .view();
    Some(side_by_side(vec![poster, el("p").class("soft").kid(say(Message::EndTogether)).view()]))
}

/// Everybody's envelope.
fn letters(table: &Table) -> Option<Node> {
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
    let letters = el("ul").class("letters").kid(letters).view();
    Some(side_by_side(vec![el("h2").kid(say(Message::EndRoles)).view(), letters]))
}

/// The truth, round by round.
fn what_happened(table: &Table) -> Option<Node> {
    let (told, truth) = (table.told()?, table.truth()?);
    let rounds = told.rounds.iter().zip(1..).filter_map(|(hidden, nth)| {
        let public = hidden.public.as_ref()?;
        Some(round(table, nth, public, Some((hidden, truth))))
    });
    Some(side_by_side(vec![
        el("h2").kid(say(Message::EndTruth)).view(),
        tiles(Message::TruthDeck, &told.deck),
        el("ol").class("history").kid(rounds.collect::<Vec<_>>()).view(),
        table.history().ending.map(|ending| el("p").class("lead").kid(say(Message::ended_by(ending)))).node(),
    ]))
}

/// The record of the game, to keep or to give away.
fn record(playing: Playing, place: Place) -> Node {
    let json = move || playing.now(Table::written).flatten().map(|written| to_json(&written));
    let name = StoredValue::new([say(Message::RecordFile).as_str(), ".json"].concat());
    let save = move || {
        if json().is_some_and(|json| name.with_value(|name| share::save(name, &json))) {
            place.say(Message::RecordSaved);
        }
    };
    let give = move || {
        if !json().is_some_and(|json| name.with_value(|name| share::share(name, &json))) {
            place.say(Message::ShareFailed);
        }
    };
    el("section")
        .class("stack")
        .kid(button(Kind::Secondary, Message::SaveRecord, save))
        .kid(share::can_share().then(|| button(Kind::Secondary, Message::ShareRecord, give)))
        .kid(el("p").class("soft small").kid(say(Message::RecordNote)).view())
        .view()
}
