//! A picture of every kind of screen, to look at. `cargo pictures` makes them in `.github/pictures`.

use crate::hand::words;
use crate::plan::{names, states};
use crate::reload::bring;
use crate::twin::Twin;
use crate::visit::Visit;
use secret_hitler::i18n::Message;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

const SIZES: [(u32, u32); 4] = [(360, 740), (390, 844), (820, 1180), (1180, 820)];

/// The handful that the README shows: the screen, the width, the name.
const SHOWN: [(&str, u32, &str); 6] = [
    ("home", 390, "home"),
    ("nomination", 390, "nomination"),
    ("envelope-held", 390, "envelope"),
    ("discard-marked", 390, "tiles"),
    ("end", 390, "end"),
    ("nomination", 1180, "nomination-wide"),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(".github/pictures")
}

async fn tell(visit: &Visit, method: &str, what: Value) -> Value {
    visit.browser.cdp().send_raw(method, what).await.unwrap_or_else(|trouble| panic!("{method}: {trouble}"))
}

/// Takes a picture at every size, with the pad held or not.
async fn shoot_with(visit: &Visit, screen: &str, held: bool) {
    for (width, height) in SIZES {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true });
        tell(visit, "Emulation.setDeviceMetricsOverride", size).await;
        visit.until("a screen that has come to rest", "takesTaps()", Vec::new()).await;
        if held {
            visit.hold().await;
        }
        visit.ask("scrollTo(0, 0)").await;
        let settle = "const done = arguments[0]; Promise.allSettled(document.getAnimations()
            .filter((it) => Number.isFinite(it.effect.getComputedTiming().endTime)).map((it) => it.finished))
            .then(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));";
        visit.browser.execute_async(settle, Vec::new()).await.expect("rest");
        let shot = tell(visit, "Page.captureScreenshot", json!({ "format": "png" })).await;
        let data = shot["data"].as_str().expect("a picture");
        let bytes = data_encoding::BASE64.decode(data.as_bytes()).expect("bytes");
        let place = folder().join(format!("{width}x{height}"));
        std::fs::create_dir_all(&place).expect("a folder");
        std::fs::write(place.join(format!("{screen}.png")), &bytes).expect("written");
        for (_, _, name) in SHOWN.iter().filter(|(shown, wide, _)| *shown == screen && *wide == width) {
            std::fs::write(folder().join(format!("{name}.png")), &bytes).expect("written");
        }
        if held {
            visit.let_go().await;
        }
    }
    tell(visit, "Emulation.clearDeviceMetricsOverride", json!({})).await;
}

async fn shoot(visit: &Visit, screen: &str) {
    shoot_with(visit, screen, false).await;
}

/// What comes before a game.
async fn before_a_game(visit: &Visit) {
    let press = async |message| visit.press(&words(message, &[])).await;
    visit.comes("home").await;
    shoot(visit, "home").await;
    let aside = [(Message::HowToPlay, "help"), (Message::Credits, "credits"), (Message::SettingsTitle, "settings")];
    for (message, screen) in aside {
        press(message).await;
        visit.comes(screen).await;
        shoot(visit, screen).await;
        visit.ask("history.back()").await;
        visit.comes("home").await;
    }
    press(Message::NewGame).await;
    visit.comes("people").await;
    for (at, name) in names(5).iter().enumerate() {
        let field = visit.find("textbox", &words(Message::PlayerField { place: at + 1 }, &[])).await;
        field.send_keys(name.as_str()).await.expect("typed");
    }
    shoot(visit, "people").await;
    press(Message::ToOptions).await;
    visit.comes("options").await;
    shoot(visit, "options").await;
}

/// What more there is to see on a screen than at first sight.
async fn further(twin: &Twin, screen: &str) {
    let visit = &twin.visit;
    let press = async |message| visit.press(&twin.words(message)).await;
    match screen {
        "envelope" | "investigation" | "peek" => shoot_with(visit, &format!("{screen}-held"), true).await,
        "discard" | "enact" => {
            shoot_with(visit, &format!("{screen}-held"), true).await;
            visit.hold().await;
            visit.let_go().await;
            visit.choose(&twin.words(Message::PlaceLeft)).await;
            shoot(visit, &format!("{screen}-marked")).await;
        }
        "vote" => {
            press(Message::EnterAtOnce).await;
            visit.comes("tally").await;
            shoot(visit, "tally").await;
        }
        "check-question" => {
            press(Message::CheckReveal).await;
            visit.comes("check").await;
            shoot(visit, "check").await;
        }
        "nomination" => {
            press(Message::Menu).await;
            shoot(visit, "menu").await;
            let sheets = [
                (Message::MenuHistory, "history"),
                (Message::MenuRole, "look-again"),
                (Message::MenuStandIn, "stand-in"),
                (Message::MenuLeave, "leave"),
            ];
            for (message, sheet) in sheets {
                let item = visit.find_beginning("button", &twin.words(message)).await;
                item.click().await.expect("a click");
                shoot(visit, sheet).await;
                press(Message::Close).await;
                press(Message::Menu).await;
            }
        }
        "script" => {
            press(Message::ScriptStart).await;
            shoot(visit, "script-line").await;
            press(Message::ScriptNext).await;
            shoot(visit, "script-pause").await;
        }
        _ => {}
    }
}

#[tokio::test]
#[ignore = "pictures: `cargo pictures`"]
async fn of_every_kind_of_screen() {
    let mut visit = Visit::start(None).await;
    before_a_game(&visit).await;
    let mut tables = states(8, &names(8));
    // Only five or six people have a peek.
    tables.extend(states(6, &names(6)).into_iter().filter(|(name, _)| *name == "peek"));
    for (screen, table) in &tables {
        let twin = bring(visit, table).await;
        shoot(&twin.visit, screen).await;
        further(&twin, screen).await;
        visit = twin.visit;
    }
    let save = tables["nomination"].save().expect("a save");
    visit.open_with(&[(crate::twin::GAME, &save)]).await;
    visit.comes("home").await;
    visit.press(&words(Message::ResumeGame, &[])).await;
    visit.comes("resume").await;
    shoot(&visit, "resume").await;
    visit.end().await;
}
