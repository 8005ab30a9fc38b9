//! What stands before the program starts, and what a person sees when it does not.

use crate::hand::words;
use crate::serve::{Answer, Change};
use crate::visit::Visit;
use secret_hitler::i18n::Message;
use std::sync::Arc;
use thirtyfour::prelude::*;

/// Lets one kind of file through a hand.
#[allow(clippy::unnecessary_wraps, reason = "what a visit takes")]
fn with_files(kind: &'static str, hand: impl Fn(Answer) -> Option<Answer> + Send + Sync + 'static) -> Option<Change> {
    Some(Box::new(move |name, answer| if name.ends_with(kind) { hand(answer) } else { Some(answer) }))
}

async fn fails_in_words(change: Option<Change>) {
    let visit = Visit::start(change).await;
    let screen = visit.screen("boot").await;
    let message = screen.query(By::Id("boot-failed")).and_displayed().first().await.expect("a message");
    assert!(message.text().await.expect("text").contains("could not start the game"));
    assert!(screen.find(By::Tag("button")).await.expect("a button").is_displayed().await.expect("an answer"));
    visit.end().await;
}

/// Whether the first screens do without this file.
fn is_of_the_game(name: &str) -> bool {
    let file = name.rsplit('/').next().unwrap_or_default();
    file.starts_with("game-") || file.starts_with("drawings-") || file.ends_with("-rest.txt")
}

#[tokio::test]
async fn the_first_screens_work_before_the_game_has_come_and_say_so_when_it_does_not() {
    let visit = Visit::start(Some(Box::new(|name, answer| (!is_of_the_game(name)).then_some(answer)))).await;
    visit.comes("home").await;
    visit.press(&words(Message::NewGame, &[])).await;
    visit.comes("people").await;
    visit.press(&words(Message::Back, &[])).await;
    visit.comes("home").await;
    visit.press(&words(Message::HowToPlay, &[])).await;
    visit.comes("coming").await;
    visit.reads(&words(Message::LoadingSlow, &[])).await;
    visit.press(&words(Message::Reload, &[])).await;
    visit.comes("home").await;
    visit.end().await;
}

#[tokio::test]
async fn words_that_are_missing_or_of_another_version_fail_in_words() {
    fails_in_words(with_files("-first.txt", |answer| Some(Answer { status: "404 Not Found", ..answer }))).await;
    fails_in_words(with_files("-first.txt", |answer| {
        Some(Answer { body: Arc::from(b"one line\n".as_slice()), gzipped: None, ..answer })
    }))
    .await;
}

#[tokio::test]
async fn the_page_starts_under_its_own_policy_with_six_requests_at_most() {
    let visit = Visit::start(None).await;
    visit.screen("home").await;
    assert_eq!(visit.ask("return document.getElementById('boot') === null").await, true);
    let resources = visit.ask("return performance.getEntriesByType('resource').map(it => it.name)").await;
    let resources = resources.as_array().expect("a list");
    let first: Vec<_> = resources.iter().filter(|it| !it.as_str().is_some_and(is_of_the_game)).collect();
    // The page itself is the sixth.
    assert!(first.len() <= 5, "{first:?}");
    assert!(resources.iter().all(|it| it.as_str().is_some_and(|it| it.starts_with(&visit.address()))), "{resources:?}");
    visit.end().await;
}

#[tokio::test]
async fn a_host_that_names_webassembly_wrongly_does_no_harm() {
    let visit =
        Visit::start(with_files("wasm", |answer| Some(Answer { kind: "application/octet-stream", ..answer }))).await;
    visit.screen("home").await;
    visit.end().await;
}

#[tokio::test]
async fn a_program_that_is_missing_fails_in_words() {
    fails_in_words(with_files("wasm", |answer| Some(Answer { status: "404 Not Found", ..answer }))).await;
}

#[tokio::test]
async fn a_connection_that_breaks_fails_in_words() {
    fails_in_words(with_files("js", |_| None)).await;
}

#[tokio::test]
async fn a_program_with_one_wrong_byte_fails_in_words() {
    fails_in_words(with_files("wasm", |answer| {
        let mut body = answer.body.to_vec();
        // The magic number of the format.
        body[0] ^= 1;
        Some(Answer { body: Arc::from(body), gzipped: None, ..answer })
    }))
    .await;
}

#[tokio::test]
async fn a_script_that_was_tampered_with_is_not_run() {
    fails_in_words(with_files("js", |answer| {
        let body = [b"document.title = 'tampered';".as_slice(), &answer.body].concat();
        Some(Answer { body: body.into(), gzipped: None, ..answer })
    }))
    .await;
}

#[tokio::test]
async fn what_was_on_the_screen_is_gone_when_the_program_breaks() {
    let visit = Visit::start(None).await;
    visit.screen("home").await;
    visit.ask("document.documentElement.dataset.broken = ''").await;
    let broken = visit.screen("broken").await;
    assert_eq!(visit.ask("return document.querySelectorAll('body > :not(#broken)').length").await, 0);
    broken.find(By::Tag("button")).await.expect("a button").click().await.expect("a click");
    visit.screen("home").await;
    visit.end().await;
}
