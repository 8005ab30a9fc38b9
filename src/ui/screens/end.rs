//! How it ended, who was who, and what really happened.

use crate::ui::live::StoredValue;

use crate::browser::share;
use crate::i18n::Message;
use crate::record::to_json;
use crate::rules::{Party, Phase, Role, Seat};
use crate::table::{Step, Table};
use crate::ui::element::{Node, el, several};
use crate::ui::group::{self, Group};
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
    let new_players = move || {
        if let Some(names) = playing.now(|table| table.names().map(String::from).collect()) {
            group.fill(names);
        }
        place.go(Page::People);
    };
    let action = button(Kind::Primary, Message::PlayAgain, group::deal_again);
    // The other ways on stand at the end of the page: with large text three buttons would cover what there is to read.
    let ways = el("<div class=row>")
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
    let poster = el("<div class=poster>")
        .attr("data-party", party_data(party))
        .kid(art(party_art(party)))
        .kid(el("<h1 tabindex=-1>").say(Message::won_by(party)))
        .kid(el("<p class=lead>").say(Message::ended_by(*ending)))
        .view();
    Some(several().kid(poster).kid(el("<p class=soft>").say(Message::EndTogether)).view())
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
        el("<li class=letter>")
            .attr("data-party", party_data(role.party()))
            .kid(art(drawing))
            .kid(el("<bdi class=letter-name>").kid(table.name(seat).to_owned()))
            .kid(el("<span class=letter-role>").say(Message::from(*role)))
            .view()
    };
    let letters = truth.roles().iter().map(letter).collect::<Vec<_>>();
    let letters = el("<ul class=letters>").kid(letters).view();
    Some(several().kid(el("<h2>").say(Message::EndRoles)).kid(letters).view())
}

/// The truth, round by round.
fn what_happened(table: &Table) -> Option<Node> {
    let (told, truth) = (table.told()?, table.truth()?);
    let rounds = told.rounds.iter().zip(1..).filter_map(|(hidden, nth)| {
        let public = hidden.public.as_ref()?;
        Some(round(table, nth, public, Some((hidden, truth))))
    });
    Some(
        several()
            .kid(el("<h2>").say(Message::EndTruth))
            .kid(tiles(Message::TruthDeck, &told.deck))
            .kid(el("<ol class=history>").kids(rounds))
            .kid(table.history().ending.map(|ending| el("<p class=lead>").say(Message::ended_by(ending))))
            .view(),
    )
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
    el("<section class=stack>")
        .kid(button(Kind::Secondary, Message::SaveRecord, save))
        .kid(share::can_share().then(|| button(Kind::Secondary, Message::ShareRecord, give)))
        .kid(el("<p class='soft small'>").say(Message::RecordNote))
        .view()
}
