//! What can be learnt from a page that nobody holds open: nothing that is not public.

use crate::hand::words;
use crate::plan::{Bent, plan, worlds};
use crate::twin::Twin;
use crate::visit::Visit;
use secret_hitler::i18n::Message;
use secret_hitler::rules::{Players, Policy, Role, Seat};
use secret_hitler::table::{Command, Errand, Options, Screen, Table};
use serde_json::{Value, json};

/// Public sentences that speak of parties and roles, whoever has which.
fn public_sentences(names: &[String]) -> Vec<String> {
    let mut said = vec![
        Message::HitlerWarning,
        Message::KnownNotHitler,
        Message::EnactedLiberal,
        Message::EnactedFascist,
        Message::HitlerZoneOpens,
        Message::ToHitlerCheck,
        Message::CheckPrompt,
        Message::CheckYesNote,
        Message::ExecuteNote,
        Message::LiberalsWinHere,
        Message::FascistsWinHere,
    ];
    let seats = Players::new(names.len()).into_iter().flat_map(|players| players.seats().iter());
    for player in seats {
        said.extend([
            Message::SayAreYouHitler { player },
            Message::CheckNo { player },
            Message::CheckYes { player },
            Message::ExecutedNotHitler { player },
            Message::ExecutedHitler { player },
        ]);
    }
    said.into_iter().map(|message| words(message, names)).collect()
}

/// Every role or party word in the document, its accessibility tree, its storage and its log, beside what is public: the
/// board, a tile that lies before everybody, and sentences of the rules.
pub(crate) async fn leaks(visit: &Visit, names: &[String]) -> Vec<String> {
    let board = words(Message::BoardLabel, names);
    let script = "
        const [board, done] = arguments;
        const copy = document.documentElement.cloneNode(true);
        for (const it of copy.querySelectorAll(`[aria-label=\"${board}\"], [data-public], head style, body > script, head > script`)) it.remove();
        const keep = (store) => Object.entries(store).flat().join(' ');
        const found = { document: copy.outerHTML, title: document.title, storage: keep(localStorage) + keep(sessionStorage), cookies: document.cookie };
        indexedDB.databases().then((all) => { found.databases = JSON.stringify(all); done(found) });";
    let found = visit.browser.execute_async(script, vec![board.as_str().into()]).await.expect("an answer");
    let mut found: Vec<(String, String)> = found
        .json()
        .as_object()
        .expect("places")
        .iter()
        .map(|(place, text)| (place.clone(), text.to_string()))
        .collect();
    if Visit::is_chromium() {
        let tiles = visit
            .ask("return [...document.querySelectorAll('[data-public]')].map((it) => it.textContent.trim())")
            .await;
        let mut tree = tree(visit, &board).await;
        for tile in tiles.as_array().into_iter().flatten().filter_map(Value::as_str) {
            // The tree has the letters as they are drawn, which may be capitals.
            let mut is_found = false;
            let mut is_tile = |line: &str| {
                !is_found && line.eq_ignore_ascii_case(tile) && {
                    is_found = true;
                    true
                }
            };
            tree = tree.lines().filter(|line| !is_tile(line)).collect::<Vec<_>>().join("\n");
        }
        found.push(("accessibility tree".to_owned(), tree));
        let log = visit.browser.browser_log().await.expect("a log");
        found.push(("log".to_owned(), format!("{log:?}")));
    }
    let sentences = public_sentences(names);
    found
        .into_iter()
        .filter_map(|(place, text)| word_in(&text, &sentences).map(|word| format!("{word} in {place}")))
        .collect()
}

/// The first role or party word in a text, with some of what is around it.
fn word_in(text: &str, sentences: &[String]) -> Option<String> {
    let mut rest: String = text.chars().filter(|it| !('\u{2066}'..='\u{2069}').contains(it)).collect();
    for sentence in sentences {
        rest = rest.replace(sentence, "");
    }
    let rest = rest.to_lowercase().replace("secret hitler", "").replace("secret-hitler", "");
    let at = ["liberal", "fascist", "hitler"].iter().filter_map(|word| rest.find(word)).min()?;
    let around: String = rest.chars().skip(rest[..at].chars().count().saturating_sub(60)).take(120).collect();
    Some(around)
}

/// All that the accessibility tree says, without the board.
async fn tree(visit: &Visit, board: &str) -> String {
    let tree = visit.browser.cdp().send_raw("Accessibility.getFullAXTree", json!({})).await.expect("a tree");
    let nodes = tree["nodes"].as_array().expect("nodes");
    let mut inside: Vec<&Value> = Vec::new();
    let mut said = String::new();
    for node in nodes {
        let is_board = node["name"]["value"] == board;
        if is_board || inside.contains(&&node["parentId"]) {
            inside.push(&node["nodeId"]);
            continue;
        }
        // The same text again, line by line as it is drawn.
        if node["role"]["value"] == "InlineTextBox" {
            continue;
        }
        for part in ["role", "name", "description", "value"] {
            if let Some(text) = node[part]["value"].as_str() {
                said.push_str(text);
                said.push('\n');
            }
        }
    }
    said
}

/// All that can be seen from beside the table now.
pub(crate) async fn snapshot(visit: &Visit) -> String {
    let html = visit.ask("return document.title + document.documentElement.outerHTML").await;
    let mut all = html.as_str().expect("a document").to_owned();
    if Visit::is_chromium() {
        all.push_str(&tree(visit, "").await);
    }
    all
}

fn role(table: &Table, seat: Seat) -> Option<Role> {
    table.view(seat).mine?.role()
}

async fn witnessed(visit: Visit, start: &Table, commands: &[Command]) -> (Visit, Vec<String>) {
    let mut twin = Twin::resume(visit, start).await;
    twin.witnessed = Some(Vec::new());
    for command in commands {
        twin.obey(command.clone()).await;
    }
    (twin.visit, twin.witnessed.unwrap_or_default())
}

#[tokio::test]
async fn two_deals_with_the_same_public_story_give_the_same_documents_and_no_role_word() {
    // The two who still have to look at their envelopes have other roles, and the investigated player another party.
    let (one, commands, other) = worlds(7, 2, "investigation", |one, other| {
        let seats: Vec<Seat> = one.game().players().seats().iter().collect();
        seats[5..].iter().all(|seat| role(one, *seat) != role(other, *seat))
            && one
                .game()
                .investigated()
                .iter()
                .all(|seat| role(one, seat).map(Role::party) != role(other, seat).map(Role::party))
    });
    let (visit, seen) = witnessed(Visit::start(None).await, &one, &commands).await;
    let (visit, as_seen) = witnessed(visit, &other, &commands).await;
    assert_eq!(seen.len(), as_seen.len());
    for (at, (one, other)) in seen.iter().zip(&as_seen).enumerate() {
        assert!(one == other, "moment {at} differs: {}", difference(one, other));
    }
    visit.end().await;
}

fn difference(one: &str, other: &str) -> String {
    let at = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    let around = |text: &str| text.chars().skip(at.saturating_sub(60)).take(160).collect::<String>();
    format!("{} | {}", around(one), around(other))
}

#[tokio::test]
async fn no_role_word_leaks_at_any_moment_of_a_game() {
    let bent = Bent { enact: Policy::Fascist, ja: 95 };
    let mut plan = plan(6, Options::default(), bent, &["peek", "execution", "check", "veto refused"], 90);
    // The end tells everything, by right.
    plan.commands.pop();
    let (visit, seen) = witnessed(Visit::start(None).await, &plan.start, &plan.commands).await;
    assert!(seen.len() > plan.commands.len());
    visit.end().await;
}

#[tokio::test]
async fn the_page_that_leaks_on_purpose_is_found_out() {
    let plan = plan(5, Options::default(), Bent { enact: Policy::Liberal, ja: 100 }, &["five Liberal policies"], 90);
    let mut twin = Twin::resume(Visit::start_leaking().await, &plan.start).await;
    for command in &plan.commands {
        if matches!(twin.table.screen(), Screen::Choice { errand: Errand::Discard, .. }) {
            break;
        }
        assert!(leaks(&twin.visit, &twin.names()).await.is_empty(), "it leaks only where something is to be held");
        twin.obey(command.clone()).await;
    }
    twin.arrives().await;
    assert!(!leaks(&twin.visit, &twin.names()).await.is_empty(), "the leak is not found");
    twin.visit.end().await;
}

#[tokio::test]
async fn hitler_and_a_fascist_look_the_same_to_an_investigation() {
    let target = |table: &Table| table.game().investigated().iter().next();
    let (one, commands, other) = worlds(7, 0, "investigation", |one, other| {
        target(one)
            .is_some_and(|seat| role(one, seat) == Some(Role::Hitler) && role(other, seat) == Some(Role::Fascist))
    });
    let mut visit = Visit::start(None).await;
    let mut held = Vec::new();
    for start in [one, other] {
        // Up to the cover natively, from there by hand.
        let mut table = start;
        for command in &commands[..commands.len() - 1] {
            crate::plan::obey(&mut table, command.clone());
        }
        let mut twin = Twin::resume(visit, &table).await;
        twin.obey(Command::TakePhone).await;
        twin.visit.comes("investigation").await;
        twin.visit.hold().await;
        twin.visit.reads(&words(Message::Fascist, &[])).await;
        held.push(snapshot(&twin.visit).await);
        // The button has slept out, and whatever moved has come to rest.
        twin.visit.find("button", &words(Message::PassOn, &[])).await;
        let still = "document.getAnimations().every((it) => it.playState !== 'running')";
        twin.visit.until("nothing moves", still, Vec::new()).await;
        let picture = twin.visit.browser.screenshot_as_png().await.expect("a picture");
        held.push(format!("{picture:?}"));
        twin.visit.let_go().await;
        visit = twin.visit;
    }
    assert!(held[0] == held[2], "{}", difference(&held[0], &held[2]));
    assert!(held[1] == held[3], "the pictures differ");
    visit.end().await;
}
