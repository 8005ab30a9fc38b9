//! Browsers that do not keep anything, two tabs, hasty clicks, translators.

use crate::hand::words;
use crate::plan::{names, states};
use crate::twin::{GAME, Twin};
use crate::visit::Visit;
use secret_hitler::i18n::Message;
use secret_hitler::table::Command;

/// Types names, deals, looks at the first envelope.
async fn begin(visit: &Visit) {
    visit.comes("home").await;
    visit.press(&words(Message::NewGame, &[])).await;
    visit.comes("people").await;
    for (at, name) in names(5).iter().enumerate() {
        let field = visit.find("textbox", &words(Message::PlayerField { place: at + 1 }, &[])).await;
        field.send_keys(name.as_str()).await.expect("typed");
    }
    visit.press(&words(Message::ToOptions, &[])).await;
    visit.press(&words(Message::ToDeal, &[])).await;
    visit.comes("cover").await;
}

#[tokio::test]
async fn without_storage_the_game_is_played_and_says_once_that_it_is_not_kept() {
    let absent =
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })";
    let full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }";
    for (script, warning) in [(absent, Message::StorageAbsent), (full, Message::StorageFull)] {
        let visit = Visit::start_after(script).await;
        begin(&visit).await;
        visit.reads(&words(warning, &[])).await;
        visit.press_any(&names(5).iter().map(|name| format!("I am {name}")).collect::<Vec<_>>()).await;
        visit.comes("envelope").await;
        visit.hold().await;
        visit.reads(&words(Message::SecretRole, &[])).await;
        visit.let_go().await;
        visit.press(&words(Message::PassOn, &[])).await;
        visit.comes("cover").await;
        visit.end().await;
    }
}

#[tokio::test]
async fn a_save_that_cannot_be_read_is_told_and_kept_aside() {
    let visit = Visit::start(None).await;
    visit
        .open_with(&[(GAME, "no game at all"), ("secret-hitler/1/people", "%%%"), ("state", "{"), ("game", "x")])
        .await;
    visit.comes("home").await;
    visit.reads(&words(Message::SaveDamaged, &[])).await;
    assert_eq!(visit.kept("secret-hitler/1/game-unread").await.as_deref(), Some("no game at all"));
    assert_eq!(visit.kept("game").await.as_deref(), Some("x"), "other pages' keys are theirs");
    visit.end().await;
}

#[tokio::test]
async fn of_two_tabs_one_plays_and_the_other_says_so() {
    let states = states(8, &names(8));
    let mut first = crate::reload::bring(Visit::start(None).await, &states["nomination"]).await;
    let browser = thirtyfour::WebDriver::clone(&first.visit.browser);
    let [one, two] = [browser.window().await.expect("a window"), browser.new_tab().await.expect("a tab")];
    browser.switch_to_window(two.clone()).await.expect("the tab");
    browser.goto(first.visit.address()).await.expect("the page answers");
    first.visit.comes("home").await;
    first.press(Message::ResumeGame).await;
    first.visit.comes("resume").await;
    first.press(Message::InProgressGoOn).await;
    first.visit.comes("nomination").await;
    browser.switch_to_window(one).await.expect("the window");
    first.visit.comes("other-tab").await;
    browser.switch_to_window(two).await.expect("the tab");
    let nominee = first.table.game().eligible().iter().next().expect("somebody");
    first.obey(Command::Act(secret_hitler::rules::Act::Nominate(nominee))).await;
    let one = browser.windows().await.expect("windows")[0].clone();
    browser.switch_to_window(one).await.expect("the window");
    first.press(Message::OtherTabHere).await;
    first.visit.until("the game as the other tab left it", "['resume', 'vote'].includes(screen())", Vec::new()).await;
    first.keeps().await;
    first.visit.end().await;
}

#[tokio::test]
async fn hundreds_of_hasty_clicks_break_nothing() {
    let states = states(6, &names(6));
    let visit = Visit::start(None).await;
    let twin = Twin::resume(visit, &states["nomination"]).await;
    let script = "
        const done = arguments[0], root = document.documentElement;
        let seed = 20, clicks = 0;
        const next = () => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed / 2147483648 };
        addEventListener('error', () => root.dataset.monkey = 'error');
        root.dataset.clicks = 0;
        const click = () => {
          root.dataset.clicks = clicks;
          if (clicks++ === 400 || 'broken' in root.dataset) return done([400, 'broken' in root.dataset, root.dataset.monkey ?? '']);
          const all = [...document.querySelectorAll('button, input')].filter((it) => !it.disabled && !it.closest('[inert]') && !/record|broke|Load/i.test(it.textContent) && it.getClientRects().length);
          all[Math.floor(next() * all.length)]?.click();
          // Back now and then, with time for the page to put itself on top again.
          const back = clicks % 40 === 0 && !document.querySelector('[data-screen=home]');
          if (back) history.back();
          setTimeout(click, back ? 200 : next() < 0.5 ? 0 : 20);
        };
        click();";
    let answer = twin.visit.browser.execute_async(script, Vec::new()).await.expect("an answer");
    assert_eq!(answer.json(), &serde_json::json!([400, false, ""]));
    twin.visit.end().await;
}

#[tokio::test]
async fn translators_are_asked_to_leave_the_page_alone() {
    let visit = Visit::start(None).await;
    visit.comes("home").await;
    let asked = "return [document.documentElement.translate, document.documentElement.lang, document.querySelector('meta[name=google]').content]";
    assert_eq!(visit.ask(asked).await, serde_json::json!([false, "en", "notranslate"]));
    visit.end().await;
}

#[tokio::test]
async fn a_policy_is_told_by_word_and_shape_too() {
    let states = states(8, &names(8));
    let twin = crate::reload::bring(Visit::start(None).await, &states["enacted"]).await;
    let shown = "const tile = document.querySelector('[data-public]'); return [tile.textContent.trim(), tile.querySelector('svg').innerHTML.length > 40]";
    let shown = twin.visit.ask(shown).await;
    assert!(shown == serde_json::json!(["Liberal", true]) || shown == serde_json::json!(["Fascist", true]), "{shown}");
    twin.visit.end().await;
}
