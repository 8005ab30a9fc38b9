//! Names: typed, pasted, hostile, from everywhere.

use crate::hand::words;
use crate::plan::{dealt_to, states};
use crate::twin::Twin;
use crate::visit::Visit;
use secret_hitler::i18n::Message;
use secret_hitler::table::{Command, Options};

const HOSTILE: [&str; 5] =
    ["<svg/onload=alert(1)>", "\"><img src=x onerror=1>", "<b>bold</b>", "{{x}} {player}", "${x}"];

/// Goes from the first page to the names.
async fn to_names(visit: &Visit) {
    visit.comes("home").await;
    visit.press(&words(Message::NewGame, &[])).await;
    visit.comes("people").await;
}

fn field(place: usize) -> String {
    words(Message::PlayerField { place }, &[])
}

/// What a paste does to the field with this number.
async fn paste(visit: &Visit, place: usize, text: &str) {
    let input = visit.find("textbox", &field(place)).await;
    let script = "const [input, text] = arguments; input.value = text; input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))";
    visit.browser.execute(script, vec![input.to_json().expect("an element"), text.into()]).await.expect("pasted");
}

#[tokio::test]
async fn names_that_look_like_code_are_shown_letter_by_letter() {
    let people = HOSTILE.map(String::from).to_vec();
    let states = states(5, &people);
    let mut visit = Visit::start(None).await;
    for screen in ["nomination", "result", "end"] {
        let twin = crate::reload::bring(visit, &states[screen]).await;
        let text = twin.visit.text().await;
        for name in &people {
            assert!(text.contains(name.as_str()), "{name} is not in {text}");
        }
        let made = "return document.querySelectorAll('main img, main [onload], main [onerror], main bdi b').length";
        assert_eq!(twin.visit.ask(made).await, 0);
        visit = twin.visit;
    }
    let mut twin = Twin::resume(visit, &dealt_to(&people, Options::default(), 3, 1)).await;
    twin.obey(Command::TakePhone).await;
    twin.obey(Command::PutDown).await;
    twin.visit.end().await;
}

#[tokio::test]
async fn names_that_would_turn_or_swallow_the_text_around_them_are_refused() {
    let visit = Visit::start(None).await;
    to_names(&visit).await;
    for name in ["An\u{202e}na", "An\u{2066}na", "\u{200f}Anna"] {
        paste(&visit, 1, name).await;
        visit.reads(&words(Message::NameForbidden, &[])).await;
        paste(&visit, 1, "Anna").await;
        visit.until("no complaint", "!document.querySelector('[aria-invalid]')", Vec::new()).await;
    }
    visit.end().await;
}

#[tokio::test]
async fn too_many_letters_or_none_are_told_and_do_not_go_on() {
    let visit = Visit::start(None).await;
    to_names(&visit).await;
    for place in 1..=4 {
        paste(&visit, place, &format!("Player {place}")).await;
    }
    paste(&visit, 5, "   ").await;
    assert!(visit.is_asleep(&words(Message::ToOptions, &[])).await, "four are too few");
    paste(&visit, 5, &"a".repeat(10_000)).await;
    visit.reads(&words(Message::NameTooLong { most: 24 }, &[])).await;
    assert!(visit.is_asleep(&words(Message::ToOptions, &[])).await, "a name is too long");
    paste(&visit, 5, "PLAYER 1").await;
    assert!(visit.is_asleep(&words(Message::ToOptions, &[])).await, "a name is taken");
    paste(&visit, 5, "👩‍👩‍👧‍👦 🏳️‍🌈 e\u{301}").await;
    visit.press(&words(Message::ToOptions, &[])).await;
    visit.comes("options").await;
    visit.end().await;
}

#[tokio::test]
async fn typing_keeps_focus_and_caret() {
    let visit = Visit::start(None).await;
    to_names(&visit).await;
    let input = visit.find("textbox", &field(3)).await;
    input.send_keys("Maximilienne").await.expect("typed");
    // Left, left, two letters, one back.
    for key in ["\u{e012}", "\u{e012}", "x", "y", "\u{e003}"] {
        input.send_keys(key).await.expect("typed");
    }
    let stands = "const it = document.activeElement; return [it.value, it.selectionStart]";
    assert_eq!(visit.ask(stands).await, serde_json::json!(["Maximilienxne", 11]));
    visit.end().await;
}
