//! How to play: the rules in the order of a round, open at what is going on now.

use leptos::prelude::*;

use crate::browser::page;
use crate::browser::timer::{Later, later};
use crate::i18n::Message;
use crate::i18n::help::{Part, SECTIONS, SIZES, Section, Topic, spaces};
use crate::rules::Players;
use crate::ui::page::{Page, Place};
use crate::ui::parts::Button;
use crate::ui::parts::shell::{Bar, Shell};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// How to play. From a game: what this table plays, open at what it is doing.
pub(in crate::ui) fn help() -> AnyView {
    let place = Place::here();
    let playing = Playing::here();
    let in_game = place.opened_from() == Page::Play;
    let now = playing.now(|table| (Topic::of(table.game().phase()), table.game().players())).filter(|_| in_game);
    let players = now.map(|(_, players)| players);
    let topic = now.map(|(topic, _)| topic);
    let scrolling: StoredValue<Option<Later>, LocalStorage> = StoredValue::new_local(None);
    if let Some(topic) = topic {
        // Once the document has followed.
        scrolling.set_value(Some(later(0, move || page::scroll_to(topic.id()))));
    }
    let action = move || {
        view! { <Button words=say(Message::Back) press=Callback::new(move |()| place.back()) /> }.into_any()
    };
    let sections = SECTIONS.iter().map(|about| section(about, topic, players)).collect::<Vec<_>>();
    view! {
        <Shell name="help" bar=Bar::Back title=say(Message::Title) action=action>
            <article class="prose">
                <h1 tabindex=topic.is_none().then_some("-1")>
                    {say(if in_game { Message::MenuRules } else { Message::HowToPlay })}
                </h1>
                {sections}
            </article>
        </Shell>
    }
    .into_any()
}

/// A section: open for whoever reads through; in a game only what is going on now.
fn section(about: &Section, topic: Option<Topic>, players: Option<Players>) -> AnyView {
    let is_now = topic == Some(about.topic);
    let parts = about.parts_for(players).map(|each| part(each, players)).collect::<Vec<_>>();
    view! {
        <details id=about.topic.id() open=is_now || topic.is_none()>
            <summary><h2 tabindex=is_now.then_some("-1")>{say(about.heading)}</h2></summary>
            {parts}
        </details>
    }
    .into_any()
}

fn part(part: Part, players: Option<Players>) -> AnyView {
    match part {
        Part::Text(text) | Part::Few(text) | Part::Many(text) => view! { <p>{say(text)}</p> }.into_any(),
        Part::List(lines) => {
            let lines = lines.iter().map(|line| view! { <li>{say(*line)}</li> }.into_any()).collect::<Vec<_>>();
            view! { <ul>{lines}</ul> }.into_any()
        }
        Part::Answer(question, answer) => {
            view! { <h3>{say(question)}</h3> <p>{say(answer)}</p> }.into_any()
        }
        Part::Roles => roles(),
        Part::Powers => match players {
            Some(players) => powers(None, players),
            None => SIZES.iter().map(|(name, players)| powers(Some(*name), *players)).collect::<Vec<_>>().into_any(),
        },
    }
}

/// The roles of every table.
fn roles() -> AnyView {
    let row = |name: Message, number: fn(Players) -> usize| {
        let cells = Players::ALL.iter().map(|players| view! { <td>{number(*players)}</td> }.into_any());
        view! { <tr><th scope="row">{say(name)}</th>{cells.collect::<Vec<_>>()}</tr> }.into_any()
    };
    view! {
        <table class="facts">
            <tbody>
                {row(Message::RolesPlayers, Players::number)}
                {row(Message::RolesLiberals, Players::liberals)}
                {row(Message::RolesFascists, Players::fascists)}
                {row(Message::RolesHitler, |_| 1)}
            </tbody>
        </table>
    }
    .into_any()
}

/// What each space of a Fascist track brings.
fn powers(name: Option<Message>, players: Players) -> AnyView {
    let row = |(at, (brings, more)): (usize, (Message, Option<Message>))| {
        let more = more.map(|more| view! { <br/>{say(more)} }.into_any());
        view! { <tr><th scope="row">{at + 1}</th><td class="words">{say(brings)}{more}</td></tr> }.into_any()
    };
    let rows = spaces(players).into_iter().enumerate().map(row).collect::<Vec<_>>();
    view! {
        <table class="facts">
            {name.map(|name| view! { <caption>{say(name)}</caption> })}
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}
