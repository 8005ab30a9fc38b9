//! After a reload, or on the way back from another page, a game is in progress and everything is covered.

use crate::hand::words;
use crate::leaks::leaks;
use crate::plan::{names, states};
use crate::twin::{Twin, screen_name};
use crate::visit::Visit;
use secret_hitler::i18n::Message;
use secret_hitler::table::{Command, Screen, Table};

/// Brings a page to the very screen on which this table stands.
pub(crate) async fn bring(visit: Visit, table: &Table) -> Twin {
    let mut twin = Twin::resume(visit, table).await;
    if matches!(table.screen(), Screen::Secret { .. } | Screen::Choice { .. }) {
        twin.obey(Command::TakePhone).await;
    }
    twin.arrives().await;
    assert_eq!(screen_name(twin.table.screen()), screen_name(table.screen()));
    twin
}

#[tokio::test]
async fn a_reload_at_every_kind_of_screen_leads_through_the_public_screen_to_what_was_due() {
    let states = states(8, &names(8));
    assert!(states.len() >= 19, "{:?}", states.keys());
    let mut visit = Visit::start(None).await;
    for table in states.values() {
        let mut twin = bring(visit, table).await;
        twin.reload().await;
        let before = twin.table.save();
        twin.visit.comes("home").await;
        assert!(!twin.visit.text().await.contains(&words(Message::SecretRole, &[])));
        twin.go_on().await;
        assert_eq!(twin.table.save(), before, "only the phone was put down");
        assert!(matches!(twin.table.screen(), Screen::Cover { .. } | Screen::Public(_)));
        twin.arrives().await;
        visit = twin.visit;
    }
    visit.end().await;
}

#[tokio::test]
async fn leaving_the_page_and_coming_back_shows_a_cover_or_the_first_page() {
    let states = states(8, &names(8));
    let mut visit = Visit::start(None).await;
    for screen in ["envelope", "discard", "enact", "ballot", "nomination"] {
        let twin = bring(visit, &states[screen]).await;
        twin.visit.goto_text().await;
        twin.visit.browser.back().await.expect("back");
        let due = if screen == "nomination" { screen } else { "cover" };
        twin.visit
            .until("a covered page", "takesTaps() && ['home', args[0]].includes(screen())", vec![due.into()])
            .await;
        assert_eq!(twin.visit.kept(crate::twin::GAME).await, twin.table.save());
        let leaks = leaks(&twin.visit, &twin.names()).await;
        assert!(leaks.is_empty(), "{leaks:?}");
        visit = twin.visit;
    }
    visit.end().await;
}

#[tokio::test]
async fn the_browsers_back_covers_a_secret_and_asks_at_a_public_moment() {
    let states = states(8, &names(8));
    let twin = bring(Visit::start(None).await, &states["discard"]).await;
    twin.visit.ask("history.back()").await;
    twin.visit.comes("cover").await;
    let twin = bring(twin.visit, &states["nomination"]).await;
    twin.visit.ask("history.back()").await;
    twin.visit.reads(&words(Message::LeaveConfirm, &[])).await;
    assert_eq!(twin.visit.kept(crate::twin::GAME).await, twin.table.save());
    twin.visit.end().await;
}
