//! How to play: the rules in the order of a round, open at what is going on now.

use crate::ui::live::StoredValue;

use crate::browser::page;
use crate::browser::timer::{Later, later};
use crate::i18n::Message;
use crate::i18n::help::{Part, SECTIONS, SIZES, Section, Topic, spaces};
use crate::rules::Players;
use crate::ui::element::{Node, el, several};
use crate::ui::page::{Page, Place};
use crate::ui::parts::shell::{Bar, shell};
use crate::ui::parts::{Kind, button};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// How to play. From a game: what this table plays, open at what it is doing.
pub(in crate::ui) fn help() -> Node {
    let place = Place::here();
    let playing = Playing::here();
    let in_game = place.opened_from() == Page::Play;
    let now = playing.now(|table| (Topic::of(table.game().phase()), table.game().players())).filter(|_| in_game);
    let players = now.map(|(_, players)| players);
    let topic = now.map(|(topic, _)| topic);
    let scrolling: StoredValue<Option<Later>> = StoredValue::new(None);
    if let Some(topic) = topic {
        // Once the document has followed.
        scrolling.set_value(Some(later(0, move || page::scroll_to(topic.id()))));
    }
    let action = button(Kind::Primary, Message::Back, move || place.back());
    let title = if in_game { Message::MenuRules } else { Message::HowToPlay };
    let sections = SECTIONS.iter().map(|about| section(about, topic, players));
    let inside = el("<article class=prose>")
        .kid(el("<h1>").attr("tabindex", topic.is_none().then_some("-1")).say(title))
        .kids(sections)
        .view();
    shell("help").bar(Bar::Back).title(say(Message::Title)).action(action).holding(inside)
}

/// A section: open for whoever reads through; in a game only what is going on now.
fn section(about: &Section, topic: Option<Topic>, players: Option<Players>) -> Node {
    let is_now = topic == Some(about.topic);
    let heading = el("<h2>").attr("tabindex", is_now.then_some("-1")).say(about.heading).view();
    let parts = about.parts_for(players).map(|each| part(each, players));
    el("<details>")
        .attr("id", about.topic.id())
        .attr("open", is_now || topic.is_none())
        .kid(el("<summary>").kid(heading))
        .kids(parts)
        .view()
}

fn part(part: Part, players: Option<Players>) -> Node {
    match part {
        Part::Text(text) | Part::Few(text) | Part::Many(text) => el("<p>").say(text).view(),
        Part::List(lines) => el("<ul>").kids(lines.iter().map(|line| el("<li>").say(*line))).view(),
        Part::Answer(question, answer) => several().kid(el("<h3>").say(question)).kid(el("<p>").say(answer)).view(),
        Part::Roles => roles(),
        Part::Powers => match players {
            Some(players) => powers(None, players),
            None => several().kids(SIZES.iter().map(|(name, players)| powers(Some(*name), *players))).view(),
        },
    }
}

/// The roles of every table.
fn roles() -> Node {
    let row = |name: Message, number: fn(Players) -> usize| {
        let cells = Players::ALL.iter().map(|players| el("<td>").kid(number(*players)).view());
        el("<tr>").kid(el("<th scope=row>").say(name)).kids(cells).view()
    };
    let rows = el("<tbody>")
        .kid(row(Message::RolesPlayers, Players::number))
        .kid(row(Message::RolesLiberals, Players::liberals))
        .kid(row(Message::RolesFascists, Players::fascists))
        .kid(row(Message::RolesHitler, |_| 1));
    el("<table class=facts>").kid(rows).view()
}

/// What each space of a Fascist track brings.
fn powers(name: Option<Message>, players: Players) -> Node {
    let row = |(at, (brings, more)): (usize, (Message, Option<Message>))| {
        let more = more.map(|more| several().kid(el("<br>")).kid(say(more)).view());
        el("<tr>").kid(el("<th scope=row>").kid(at + 1)).kid(el("<td class=words>").say(brings).kid(more)).view()
    };
    let rows = spaces(players).into_iter().enumerate().map(row);
    el("<table class=facts>")
        .kid(name.map(|name| el("<caption>").say(name).view()))
        .kid(el("<tbody>").kids(rows))
        .view()
}
