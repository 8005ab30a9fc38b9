//! Whole games, each to an ending, by what people see.

use crate::hand::words;
use crate::plan::{Bent, Plan, names, plan};
use crate::twin::{GAME, Twin, word_of};
use crate::visit::Visit;
use secret_hitler::i18n::Message;
use secret_hitler::rules::{Policy, Role};
use secret_hitler::table::{Options, Table, Vote};

/// Plays a plan in the browser; at the end the page shows who was who.
async fn play(plan: Plan) -> Twin {
    play_in(Visit::start(None).await, plan, 1).await
}

/// The same in this browser, with every button that moves the game tapped so often.
async fn play_in(visit: Visit, plan: Plan, taps: usize) -> Twin {
    let mut twin = Twin::resume(visit, &plan.start).await;
    twin.taps = taps;
    for command in plan.commands {
        twin.obey(command).await;
    }
    assert_eq!(twin.table.save(), plan.end.save());
    tells_the_truth(&twin).await;
    twin
}

/// The last screen names every role as it was dealt, and who won and how.
async fn tells_the_truth(twin: &Twin) {
    twin.arrives().await;
    let text = twin.visit.text().await;
    let truth = twin.table.truth().expect("the truth");
    for (seat, role) in truth.roles().iter() {
        let told = format!("{} {}", crate::hand::seen(twin.table.name(seat)), word_of(*role));
        assert!(text.contains(&told), "{told} is not in {text}");
    }
    let secret_hitler::rules::Phase::Over(ending) = twin.table.game().phase() else { panic!("it is not over") };
    for message in [Message::won_by(ending.winner()), Message::ended_by(*ending)] {
        assert!(text.contains(&twin.words(message)), "{text}");
    }
}

#[tokio::test]
async fn five_people_who_type_their_names_play_until_hitler_is_elected() {
    let visit = Visit::start(None).await;
    let people = names(5);
    visit.comes("home").await;
    visit.press(&words(Message::NewGame, &[])).await;
    visit.comes("people").await;
    for (at, name) in people.iter().enumerate() {
        let field = visit.find("textbox", &words(Message::PlayerField { place: at + 1 }, &[])).await;
        field.send_keys(name.as_str()).await.expect("typed");
    }
    visit.press(&words(Message::ToOptions, &[])).await;
    visit.comes("options").await;
    visit.press(&words(Message::ToDeal, &[])).await;
    visit.comes("cover").await;
    let table = Table::load(&visit.kept(GAME).await.expect("a game")).expect("it can be read");
    let mut twin = Twin::beside(visit, table);
    let mut step = twin.table.step();
    twin.table.command(step, secret_hitler::table::Command::Resume).expect("on it goes");
    assert_eq!(twin.names(), people);
    twin.keeps().await;
    // From here on everybody acts on what they saw: they help the one whose envelope said Hitler.
    let mut hitler = None;
    let mut rounds = 0;
    loop {
        use secret_hitler::rules::Act;
        use secret_hitler::table::{Command, Errand, Public, Screen};
        let bent = Bent { enact: Policy::Fascist, ja: 100 };
        let command = match twin.table.screen() {
            Screen::Secret { seat, errand: Errand::Envelope } => {
                twin.visit.hold().await;
                let shown = twin.visit.text().await;
                twin.visit.let_go().await;
                let title = twin.words(Message::SecretRole);
                if shown.contains(&format!("{title} {}", word_of(Role::Hitler))) {
                    assert_eq!(hitler.replace(seat), None, "there is one Hitler");
                }
                Command::PassOn
            }
            Screen::Public(Public::Tally) => Command::Tally { ja: twin.table.game().alive() },
            Screen::Public(Public::Nomination) => {
                rounds += 1;
                let wanted = hitler.filter(|hitler| twin.table.game().bar(*hitler).is_none());
                let zone = twin.table.game().board().is_hitler_zone();
                let others = twin.table.game().eligible().iter().find(|seat| Some(*seat) != hitler);
                Command::Act(Act::Nominate(wanted.filter(|_| zone).or(others).expect("somebody")))
            }
            Screen::Public(Public::Power(secret_hitler::rules::Power::Execution)) => {
                let target = twin.table.game().eligible().iter().find(|seat| Some(*seat) != hitler);
                Command::Act(Act::Execute(target.expect("somebody")))
            }
            _ => match crate::plan::whim(&twin.table, &mut crate::people::whims(7), bent) {
                Some(Command::Act(Act::ProposeVeto)) | None => break,
                Some(command) => command,
            },
        };
        twin.obey(command).await;
        step = twin.table.step();
    }
    assert!(step.0 > 0 && rounds > 3 && hitler.is_some());
    tells_the_truth(&twin).await;
    twin.visit.end().await;
}

#[tokio::test]
async fn seven_people_play_to_five_liberal_policies_through_chaos_and_a_reshuffle() {
    let bent = Bent { enact: Policy::Liberal, ja: 75 };
    let twin = play(plan(7, Options::default(), bent, &["five Liberal policies", "chaos", "reshuffle"], 75)).await;
    twin.visit.end().await;
}

#[tokio::test]
async fn eight_people_who_tap_everything_five_times_play_to_six_fascist_policies_with_a_veto_agreed_and_one_refused() {
    let bent = Bent { enact: Policy::Fascist, ja: 95 };
    let wanted = [
        "six Fascist policies",
        "veto agreed",
        "veto refused",
        "investigation",
        "special election",
        "execution",
        "check",
    ];
    let plan = plan(8, Options::default(), bent, &wanted, 110);
    play_in(Visit::start(None).await, plan, 5).await.visit.end().await;
}

#[tokio::test]
async fn ten_people_execute_hitler() {
    let bent = Bent { enact: Policy::Fascist, ja: 90 };
    play(plan(10, Options::default(), bent, &["Hitler executed", "investigation"], 100)).await.visit.end().await;
}

#[tokio::test]
async fn five_people_who_tap_everything_five_times_vote_in_secret() {
    let bent = Bent { enact: Policy::Liberal, ja: 90 };
    let options = Options { vote: Vote::Secret, ..Options::default() };
    let mut plan = plan(5, options, bent, &["five Liberal policies"], 130);
    // Two rounds are enough.
    plan.commands.truncate(34);
    let mut twin = Twin::resume(Visit::start(None).await, &plan.start).await;
    twin.taps = 5;
    for command in plan.commands {
        twin.obey(command).await;
    }
    twin.visit.end().await;
}

#[tokio::test]
async fn six_people_play_with_a_peek_and_a_tie_in_a_browser_that_lacks_everything_it_may_lack() {
    let bent = Bent { enact: Policy::Fascist, ja: 85 };
    let plan = plan(6, Options::default(), bent, &["peek", "tie", "Hitler elected"], 70);
    let lacks = "for (const name of ['vibrate', 'share', 'canShare', 'clipboard', 'wakeLock', 'storage', 'serviceWorker'])
            delete Navigator.prototype[name];
        for (const name of ['speechSynthesis', 'RTCPeerConnection', 'BroadcastChannel', 'indexedDB', 'AudioContext']) delete window[name];";
    play_in(Visit::start_after(lacks).await, plan, 1).await.visit.end().await;
}
