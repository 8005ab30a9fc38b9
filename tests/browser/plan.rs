//! Games thought out beforehand: a deal and what everybody does, found by trying until the game has all it should have.

use crate::people::{seed_of, some, whims};
use rand::{Rng, RngExt, rngs::SmallRng, seq::IteratorRandom};
use secret_hitler::rules::{Act, Ballot, Ending, Phase, Policy, Seats, Veto};
use secret_hitler::table::{Announcement, Command, Errand, Options, Public, Recognition, Screen, Table, Vote};
use std::collections::{BTreeMap, BTreeSet};

/// A game: how it begins, what is done, what it has in it.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) start: Table,
    pub(crate) commands: Vec<Command>,
    pub(crate) has: BTreeSet<&'static str>,
    pub(crate) end: Table,
}

/// Names for as many as can play, of every kind that the policy allows.
pub(crate) const NAMES: [&str; 10] =
    ["Anna", "Bruno", "Zoë", "Dario", "אורי", "Fritz", "Gita", "Hugo-Maximilian", "Ines", "👩‍🚀 Jo"];

pub(crate) fn names(players: usize) -> Vec<String> {
    NAMES.iter().take(players).map(|name| (*name).to_owned()).collect()
}

/// A table whose envelopes have all been looked at.
pub(crate) fn dealt(players: usize, options: Options, seed: u64) -> Table {
    dealt_to(&names(players), options, seed, 0)
}

/// A table of these people whose envelopes have been looked at, but for the last `left`.
pub(crate) fn dealt_to(names: &[String], options: Options, seed: u64, left: usize) -> Table {
    let mut table = Table::deal(names, options, seed_of(seed)).expect("five to ten people can play");
    while table.acks().dealt.len() + left < names.len() {
        let command = if matches!(table.screen(), Screen::Cover { .. }) { Command::TakePhone } else { Command::PassOn };
        obey(&mut table, command);
    }
    table
}

/// Carries a command out where the screen offers it.
pub(crate) fn obey(table: &mut Table, command: Command) {
    let (screen, step) = (table.screen(), table.step());
    if matches!(command, Command::PassOn) || matches!((screen, &command), (Screen::Choice { .. }, Command::Act(_))) {
        table.command(step, Command::Opened).ok();
    }
    assert_eq!(table.command(step, command.clone()), Ok(()), "{screen:?} offers {command:?}");
}

/// How the people of a plan play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bent {
    /// What they enact if they can.
    pub(crate) enact: Policy,
    /// How likely they say Ja, in percent.
    pub(crate) ja: u32,
}

/// A game of at most `most` commands that has all of `wanted`.
pub(crate) fn plan(players: usize, options: Options, bent: Bent, wanted: &[&'static str], most: usize) -> Plan {
    (0..200_000)
        .find_map(|seed| {
            let plan = play(dealt(players, options, seed), &mut whims(seed), bent, most)?;
            wanted.iter().all(|each| plan.has.contains(each)).then_some(plan)
        })
        .unwrap_or_else(|| panic!("no game of {players} has {wanted:?}"))
}

fn play(start: Table, rng: &mut SmallRng, bent: Bent, most: usize) -> Option<Plan> {
    let mut table = start.clone();
    let (mut commands, mut has) = (Vec::new(), BTreeSet::new());
    while commands.len() < most {
        notice(&table, &mut has);
        let Some(command) = whim(&table, rng, bent) else {
            return Some(Plan { start, commands, has, end: table });
        };
        if let Command::Act(Act::AnswerVeto { consent }) = command {
            has.insert(if consent { "veto agreed" } else { "veto refused" });
        }
        obey(&mut table, command.clone());
        commands.push(command);
    }
    None
}

fn notice(table: &Table, has: &mut BTreeSet<&'static str>) {
    has.extend(match table.screen() {
        Screen::Public(Public::Announcement(what)) => match what {
            Announcement::Enacted { by: None, .. } => Some("chaos"),
            Announcement::Enacted { reshuffled: Some(_), .. } => Some("reshuffle"),
            Announcement::HitlerCheck { .. } => Some("check"),
            Announcement::Voted { ja, nein, .. } if ja.len() == nein.len() => Some("tie"),
            _ => None,
        },
        Screen::Secret { errand: Errand::Investigation { .. }, .. } => Some("investigation"),
        Screen::Secret { errand: Errand::Peek, .. } => Some("peek"),
        Screen::Public(Public::Power(secret_hitler::rules::Power::SpecialElection)) => Some("special election"),
        Screen::Public(Public::Power(secret_hitler::rules::Power::Execution)) => Some("execution"),
        _ => None,
    });
    if let Phase::Over(ending) = table.game().phase() {
        has.insert(match ending {
            Ending::LiberalPolicies => "five Liberal policies",
            Ending::FascistPolicies => "six Fascist policies",
            Ending::HitlerExecuted => "Hitler executed",
            Ending::HitlerElected => "Hitler elected",
        });
    }
}

/// What the people do now, each knowing what they were shown.
pub(crate) fn whim(table: &Table, rng: &mut SmallRng, bent: Bent) -> Option<Command> {
    Some(match table.screen() {
        Screen::Cover { .. } => Command::TakePhone,
        Screen::Secret { .. } => Command::PassOn,
        Screen::Choice { errand: Errand::Ballot, .. } => {
            Command::Ballot(if rng.random_ratio(bent.ja, 100) { Ballot::Ja } else { Ballot::Nein })
        }
        Screen::Choice { errand, .. } => session(table, errand, rng, bent)?,
        Screen::Lock { .. } => Command::LeaveIt,
        Screen::Public(public) => match public {
            Public::InProgress => Command::Resume,
            Public::Script => Command::ScriptOver,
            Public::Announcement(_) => Command::Continue,
            Public::Tally => Command::Tally { ja: thumbs(table.game().alive(), rng, bent) },
            Public::Nomination | Public::AnswerVeto | Public::Power(_) => {
                Command::Act(table.game().legal().choose(rng)?)
            }
            Public::End => return None,
        },
    })
}

/// All at once, so that a plan is short; now and then everybody as they like.
fn thumbs(alive: Seats, rng: &mut SmallRng, bent: Bent) -> Seats {
    match rng.random_range(0..100) {
        0..10 => some(alive, rng),
        roll if roll < bent.ja => alive,
        _ => Seats::NONE,
    }
}

fn session(table: &Table, errand: Errand, rng: &mut impl Rng, bent: Bent) -> Option<Command> {
    let mine = table.open_notebook()?;
    if errand == (Errand::Enact { veto: Veto::Unasked }) && rng.random_ratio(1, 2) {
        return Some(Command::Act(Act::ProposeVeto));
    }
    let discards = errand == Errand::Discard;
    let chosen =
        mine.spread().find(|held| (held.policy == bent.enact) != discards).or_else(|| mine.spread().next())?.tile;
    Some(Command::Act(if discards { Act::Discard(chosen) } else { Act::Enact(chosen) }))
}

/// Two tables on which the same is done before everybody's eyes, from other deals: the first, the commands, the second.
pub(crate) fn worlds(
    players: usize,
    left: usize,
    wanted: &str,
    ends: impl Fn(&Table, &Table) -> bool,
) -> (Table, Vec<Command>, Table) {
    let (options, bent) = (Options::default(), Bent { enact: Policy::Fascist, ja: 100 });
    let start = |seed| dealt_to(&names(players), options, seed, left);
    for seed in 0..400 {
        let (mut table, mut rng) = (start(seed), whims(seed));
        let (mut commands, mut has, mut screens) = (Vec::new(), BTreeSet::new(), Vec::new());
        while commands.len() < 60 && !has.contains(wanted) {
            let Some(command) = whim(&table, &mut rng, bent) else { break };
            screens.push(table.screen());
            obey(&mut table, command.clone());
            commands.push(command);
            notice(&table, &mut has);
        }
        if !has.contains(wanted) || has.contains("check") {
            continue;
        }
        for other in 1000..4000 {
            let mut twin = start(other);
            let same = commands.iter().zip(&screens).all(|(command, screen)| {
                let step = twin.step();
                twin.screen() == *screen && twin.command(step, command.clone()).is_ok()
            });
            if same && twin.screen() == table.screen() && twin.log() == table.log() && ends(&table, &twin) {
                return (start(seed), commands, start(other));
            }
        }
    }
    panic!("no two worlds");
}

/// One table for every kind of screen, by the screen's name.
pub(crate) fn states(players: usize, names: &[String]) -> BTreeMap<&'static str, Table> {
    let mut found = BTreeMap::new();
    for seed in 0..60 {
        let vote = if seed % 2 == 0 { Vote::Hands } else { Vote::Secret };
        let recognition = if seed % 5 == 0 { Recognition::Script } else { Recognition::Silent };
        let bent = Bent { enact: if seed % 3 == 0 { Policy::Liberal } else { Policy::Fascist }, ja: 88 };
        let options = Options { vote, recognition, ..Options::default() };
        let (mut table, mut rng) = (dealt_to(&names[..players], options, seed, 1), whims(seed));
        loop {
            found.entry(crate::twin::screen_name(table.screen())[0]).or_insert_with(|| table.clone());
            let Some(command) = whim(&table, &mut rng, bent) else { break };
            obey(&mut table, command);
        }
    }
    found
}
