//! Who knows what, and who may look again.

use crate::hand::{seen, words};
use crate::plan::{dealt_to, names, states};
use crate::twin::Twin;
use crate::visit::Visit;
use secret_hitler::i18n::Message;
use secret_hitler::rules::{Role, Seat};
use secret_hitler::table::{Command, Options, Recognition, Screen, Table};

fn knows(role: Role, players: usize) -> Message {
    match (role, players < 7) {
        (Role::Liberal, true) => Message::KnowsFewLiberal,
        (Role::Fascist, true) => Message::KnowsFewFascist,
        (Role::Hitler, true) => Message::KnowsFewHitler,
        (Role::Liberal, false) => Message::KnowsManyLiberal { fascists: if players < 9 { 2 } else { 3 } },
        (Role::Fascist, false) => Message::KnowsManyFascist,
        (Role::Hitler, false) => Message::KnowsManyHitler,
    }
}

/// The words of the envelope of this seat, opened again at a public moment; then everything is as before.
async fn look_again(twin: &mut Twin, seat: Seat) -> String {
    let before = twin.table.save();
    twin.obey(Command::LookAgain(seat)).await;
    twin.obey(Command::TakePhone).await;
    twin.arrives().await;
    twin.visit.hold().await;
    let text = twin.visit.text().await;
    twin.visit.let_go().await;
    twin.visit.until("it is gone", "!read().includes(args[0])", vec![words(Message::SecretRole, &[]).into()]).await;
    twin.obey(Command::PutDown).await;
    twin.obey(Command::LeaveIt).await;
    assert_eq!(twin.table.save(), before, "a look leaves no trace");
    text
}

#[tokio::test]
async fn an_envelope_opened_again_says_who_knows_whom_and_why() {
    let mut visit = Visit::start(None).await;
    for (players, recognition) in [(5, Recognition::Silent), (7, Recognition::Silent), (7, Recognition::Script)] {
        let people = names(players);
        let mut table = dealt_to(&people, Options { recognition, ..Options::default() }, 5, 0);
        if recognition == Recognition::Script {
            crate::plan::obey(&mut table, Command::ScriptOver);
        }
        let mut twin = Twin::resume(visit, &table).await;
        for role in [Role::Liberal, Role::Fascist, Role::Hitler] {
            let mine = |seat: &Seat| twin.table.view(*seat).mine.cloned().filter(|mine| mine.role() == Some(role));
            let mine = table.game().players().seats().iter().find_map(|seat| mine(&seat)).expect("each role is dealt");
            let text = look_again(&mut twin, mine.seat()).await;
            let arguments = words(knows(role, players), &people);
            assert!(text.contains(&arguments), "{arguments} is not in {text}");
            // The fellows are named; nobody else is, beside the board's and the cover's words, which are not here.
            for (seat, known) in mine.known().filter(|(seat, _)| *seat != mine.seat()) {
                let told = text.contains(&seen(table.name(seat)));
                assert_eq!(told, recognition == Recognition::Silent, "{known:?} {text}");
            }
        }
        visit = twin.visit;
    }
    visit.end().await;
}

#[tokio::test]
async fn the_wrong_person_gives_the_phone_back_at_no_cost() {
    let states = states(8, &names(8));
    let mut visit = Visit::start(None).await;
    for screen in ["envelope", "discard", "ballot"] {
        let mut twin = crate::reload::bring(visit, &states[screen]).await;
        let before = twin.table.save();
        twin.obey(Command::PutDown).await;
        twin.arrives().await;
        assert!(matches!(twin.table.screen(), Screen::Cover { .. }));
        assert_eq!(twin.table.save(), before);
        visit = twin.visit;
    }
    visit.end().await;
}

#[tokio::test]
async fn a_cover_covers_the_whole_viewport_and_names_one_person() {
    let states = states(8, &names(8));
    let twin = crate::reload::bring(Visit::start(None).await, &states["cover"]).await;
    let covers = "const at = (x, y) => document.elementFromPoint(x, y)?.closest('[data-screen=cover]') !== null;
        return [at(1, 1), at(innerWidth - 2, 1), at(1, innerHeight - 2), at(innerWidth - 2, innerHeight - 2)].every(Boolean)
            && document.title === 'Secret Hitler'";
    assert_eq!(twin.visit.ask(covers).await, true);
    twin.visit.end().await;
}

#[tokio::test]
async fn a_step_can_be_taken_back_until_somebody_has_learnt_something() {
    let visit = Visit::start(None).await;
    let table: Table = dealt_to(&names(7), Options::default(), 11, 0);
    let mut twin = Twin::resume(visit, &table).await;
    let nominee = twin.table.game().eligible().iter().next().expect("somebody");
    twin.obey(Command::Act(secret_hitler::rules::Act::Nominate(nominee))).await;
    twin.obey(Command::TakeBack).await;
    twin.obey(Command::Act(secret_hitler::rules::Act::Nominate(nominee))).await;
    twin.obey(Command::Tally { ja: twin.table.game().alive() }).await;
    twin.obey(Command::TakeBack).await;
    twin.obey(Command::Tally { ja: twin.table.game().alive() }).await;
    twin.obey(Command::Continue).await;
    twin.obey(Command::TakePhone).await;
    let tile = twin.table.open_notebook().and_then(|mine| mine.spread().next()).expect("a hand").tile;
    twin.obey(Command::Act(secret_hitler::rules::Act::Discard(tile))).await;
    twin.obey(Command::TakePhone).await;
    let tile = twin.table.open_notebook().and_then(|mine| mine.spread().next()).expect("a hand").tile;
    twin.obey(Command::Act(secret_hitler::rules::Act::Enact(tile))).await;
    twin.arrives().await;
    for message in [Message::TakeBack, Message::CorrectBallots] {
        assert!(!twin.visit.has_button(&words(message, &[])).await);
    }
    twin.visit.press(&words(Message::Menu, &[])).await;
    twin.visit.press(&words(Message::MenuHistory, &[])).await;
    for name in twin.names() {
        twin.visit.reads(&seen(&name)).await;
    }
    let text = twin.visit.text().await;
    let clock = text.split_whitespace().find(|word| word.len() == 5 && word.as_bytes()[2] == b':');
    assert_eq!(clock, None, "no times in the history");
    twin.visit.end().await;
}

#[tokio::test]
async fn a_press_that_slides_off_does_nothing_and_nothing_is_chosen_beforehand() {
    let states = states(8, &names(8));
    let twin = crate::reload::bring(Visit::start(None).await, &states["nomination"]).await;
    assert!(twin.visit.is_asleep(&words(Message::ChooseChancellor, &[])).await);
    let nominee = twin.table.game().eligible().iter().next().expect("somebody");
    twin.visit.choose(twin.table.name(nominee)).await;
    let confirm = twin.visit.find("button", &twin.words(Message::Nominate { player: nominee })).await;
    let chain = twin.visit.browser.action_chain().click_and_hold_element(&confirm).move_to(5, 5).release();
    chain.perform().await.expect("slid off");
    twin.visit.comes("nomination").await;
    assert_eq!(twin.visit.kept(crate::twin::GAME).await, twin.table.save());
    twin.visit.end().await;
}
