//! Languages and words, chosen at any time.

use crate::hand::{seen, words};
use crate::plan::{names, states};
use crate::serve::Answer;
use crate::visit::Visit;
use secret_hitler::i18n::{Language, Message, Wording, Words};
use secret_hitler::table::Screen;
use std::sync::{Arc, Condvar, Mutex};

fn said(language: Language, wording: Wording, message: Message) -> String {
    seen(&Words::of(language, wording).expect("a complete language").text(message, &[]))
}

async fn root(visit: &Visit, attribute: &str) -> String {
    let script = format!("return document.documentElement.getAttribute('{attribute}')");
    visit.ask(&script).await.as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn every_language_can_be_chosen_and_title_and_tag_go_with_it_and_it_is_kept() {
    let visit = Visit::start(None).await;
    visit.comes("home").await;
    visit.press(&words(Message::SettingsTitle, &[])).await;
    for language in Language::ALL.into_iter().rev().chain([Language::Italian]) {
        visit.choose(language.own_name()).await;
        visit.reads(&said(language, Wording::Original, Message::SettingsTitle)).await;
        assert_eq!(root(&visit, "lang").await, language.tag());
        assert_eq!(root(&visit, "dir").await, "ltr");
    }
    let italian = |message| said(Language::Italian, Wording::Original, message);
    visit.press(&italian(Message::Back)).await;
    visit.comes("home").await;
    visit.browser.refresh().await.expect("the page answers");
    visit.comes("home").await;
    assert!(visit.has_button(&italian(Message::NewGame)).await);
    visit.end().await;
}

#[tokio::test]
async fn mild_words_change_every_word_of_the_theme_and_the_title() {
    let visit = Visit::start(None).await;
    visit.comes("home").await;
    visit.press(&words(Message::SettingsTitle, &[])).await;
    visit.choose(&words(Message::WordsMild, &[])).await;
    let mild = |message| said(Language::English, Wording::Mild, message);
    visit.until("the other title", "document.title === args[0]", vec![mild(Message::Title).into()]).await;
    visit.press(&mild(Message::Back)).await;
    visit.comes("home").await;
    visit.press(&mild(Message::HowToPlay)).await;
    visit.comes("help").await;
    let text = visit.text().await.to_lowercase();
    assert!(!text.contains("hitler") && !text.contains("fascis") && !text.contains("liberal"), "{text}");
    visit.end().await;
}

#[tokio::test]
async fn in_the_middle_of_a_game_the_language_changes_and_the_game_stays_where_it_is() {
    let visit = crate::reload::bring(Visit::start(None).await, &states(7, &names(7))["nomination"]).await.visit;
    visit.comes("nomination").await;
    visit.press(&words(Message::Menu, &[])).await;
    visit.press(&words(Message::SettingsTitle, &[])).await;
    visit.choose(Language::German.own_name()).await;
    let german = |message| said(Language::German, Wording::Original, message);
    visit.reads(&german(Message::SettingsTitle)).await;
    visit.press(&german(Message::Back)).await;
    visit.comes("nomination").await;
    visit.reads(&german(Message::ElectionTracker)).await;
    visit.end().await;
}

#[tokio::test]
async fn a_language_that_cannot_be_fetched_is_told_and_the_old_one_stays() {
    let change = |name: &str, answer: Answer| (!name.contains("de-original")).then_some(answer);
    let visit = Visit::start(Some(Box::new(change))).await;
    visit.comes("home").await;
    visit.press(&words(Message::SettingsTitle, &[])).await;
    visit.choose(Language::German.own_name()).await;
    visit.reads(&words(Message::LanguageFailed, &[])).await;
    assert_eq!(root(&visit, "lang").await, "en");
    visit.end().await;
}

#[tokio::test]
async fn of_two_languages_chosen_in_haste_the_last_one_counts_whichever_comes_first() {
    // German is held back until French is on its way.
    let french = Arc::new((Mutex::new(false), Condvar::new()));
    let change = {
        let french = Arc::clone(&french);
        move |name: &str, answer: Answer| {
            let (is_asked, asked) = &*french;
            if name.ends_with("fr-original-rest.txt") {
                *is_asked.lock().expect("no other test holds it") = true;
                asked.notify_all();
            } else if name.ends_with("de-original-rest.txt") {
                let is_asked = is_asked.lock().expect("no other test holds it");
                drop(asked.wait_while(is_asked, |is_asked| !*is_asked).expect("no other test holds it"));
            }
            Some(answer)
        }
    };
    let visit = Visit::start(Some(Box::new(change))).await;
    visit.comes("home").await;
    visit.press(&words(Message::SettingsTitle, &[])).await;
    visit.choose(Language::German.own_name()).await;
    visit.choose(Language::French.own_name()).await;
    visit.reads(&said(Language::French, Wording::Original, Message::SettingsTitle)).await;
    // Once German has come, and once more from the browser's store, the page has had its chance to speak it.
    let has_come =
        "performance.getEntriesByType('resource').find((it) => it.name.endsWith('de-original-rest.txt'))?.name";
    let german = visit.until("German has come too", has_come, Vec::new()).await.json().clone();
    let once_more =
        "const [address, done] = arguments; fetch(address).then((it) => it.text()).then(() => setTimeout(done))";
    visit.browser.execute_async(once_more, vec![german]).await.expect("German");
    visit.reads(&said(Language::French, Wording::Original, Message::SettingsTitle)).await;
    assert_eq!(root(&visit, "lang").await, "fr");
    visit.end().await;
}

#[tokio::test]
async fn an_envelope_fits_the_smallest_phone_in_every_language() {
    let (names, states) = (names(7), states(7, &names(7)));
    let table = &states["envelope"];
    let Screen::Secret { seat, .. } = table.screen() else { panic!("an envelope is open") };
    let visit = Visit::start(None).await;
    for language in Language::ALL {
        let words = Words::of(language, Wording::Original).expect("a complete language");
        let press = async |message| visit.press(&seen(&words.text(message, &names))).await;
        visit.goto_text().await;
        let script = "const [save, language, address, done] = arguments;
            localStorage.setItem('secret-hitler/1/game', save);
            localStorage.setItem('secret-hitler/1/language', language);
            const frame = document.createElement('iframe');
            Object.assign(frame, { src: address, width: 320, height: 640, onload: () => done() });
            frame.style.border = '0';
            document.body.replaceChildren(frame);";
        let save = table.save().expect("a save");
        let args = vec![save.into(), language.tag().into(), visit.address().into()];
        visit.browser.execute_async(script, args).await.expect("a frame");
        visit.browser.enter_frame(0).await.expect("the frame");
        press(Message::ResumeGame).await;
        press(Message::InProgressGoOn).await;
        press(Message::IAm { player: seat }).await;
        visit.comes("envelope").await;
        // As a switch opens it: once to be warned, once more to open.
        visit.ask("const pad = document.querySelector('[aria-pressed]'); pad.click(); pad.click()").await;
        visit.reads(&seen(&words.text(Message::HowYouWin, &names))).await;
        let cut = visit
            .ask(
                "return [...document.querySelectorAll('[data-screen] *')].filter((it) =>
                    getComputedStyle(it).overflowY !== 'visible' && it.scrollHeight > it.clientHeight + 1
                    && it.clientHeight > 1).map((it) => it.textContent)",
            )
            .await;
        assert_eq!(cut, serde_json::json!([]), "{language:?}");
        visit.browser.enter_default_frame().await.expect("the page");
    }
    visit.end().await;
}
