//! What is written down: log, history, the whole truth round by round, and the exchange form.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may panic"
)]

mod common;
#[path = "../src/bin/replay/read.rs"]
mod read;

use common::{F, L, Table, play, seat, tiles};
use secret_hitler::bots::Random;
use secret_hitler::dealer::Fair;
use secret_hitler::record::{
    Broken, Done, History, Known, Log, Position, Replay, Round, Written, tell, to_json, write,
};
use secret_hitler::rules::{
    Act, Ballot, Choice, Ending, Event, Fact, Game, Intent, Need, Phase, Policy, Power, Role, Seat, Seats, Turn,
};

fn names(number: usize) -> Vec<String> {
    (0..number).map(|seat| format!("Anna \"{seat}\" \\ \u{1}é🂠")).collect()
}

fn written(table: &Table<Fair>) -> Written {
    write(&table.log, table.dealer.truth(), names(table.game.players().number())).unwrap()
}

/// What the table and each seat see, told from the live game.
fn seen(table: &Table<Fair>) -> (Position, Vec<Known>) {
    let seats = 0..table.game.players().number();
    (Position::of(&table.game), seats.map(|seat| Known::of(table.private(seat))).collect())
}

#[test]
fn the_log_folds_to_the_live_game_after_every_fact() {
    for (number, seed) in play::tables(0..60) {
        let mut table = play::dealt(number, seed);
        let mut random = Random(play::quick(seed));
        let mut known = 0;
        loop {
            // Every fact so far, also those in the middle of what one intent brought about.
            let mut game = Game::new(table.log.setup);
            for (at, fact) in table.log.facts.iter().enumerate() {
                game.record(fact).unwrap();
                if at >= known {
                    let shorter = Log { setup: table.log.setup, facts: table.log.facts[..=at].to_vec() };
                    assert_eq!(shorter.fold().unwrap(), game);
                }
            }
            known = table.log.facts.len();
            assert_eq!(game, table.game);
            if !play::step(&mut table, &mut random) {
                break;
            }
        }
    }
}

#[test]
fn a_log_that_no_game_can_have_is_broken_where_the_rules_refuse_it() {
    let table = play::finished(7, 1);
    for at in [0, 5, 20, table.log.facts.len()] {
        let mut log = table.log.clone();
        log.facts.insert(at, Fact::Act(seat(0), Act::AnswerVeto { consent: true }));
        assert_eq!(log.fold().map_err(|broken| broken.at), Err(at));
        assert!(matches!(History::of(&log), Err(Broken { at: found, .. }) if found == at));
        assert!(tell(&log, table.dealer.truth()).is_err());
        assert!(write(&log, table.dealer.truth(), names(7)).is_err());
    }
}

#[test]
fn a_written_game_replays_to_the_same_sights_for_the_table_and_every_seat() {
    for (number, seed) in play::tables(0..150) {
        let mut table = play::dealt(number, seed);
        let mut random = Random(play::quick(seed));
        let mut sights = vec![seen(&table)];
        while play::step(&mut table, &mut random) {
            // Ballots are written in seat order; between the first and the last nothing is to be seen of them.
            let is_voting = matches!(table.game.phase(), Phase::Election { cast, .. } if !cast.is_empty());
            if !is_voting {
                sights.push(seen(&table));
            }
        }
        let written = written(&table);
        assert_eq!(read::record(to_json(&written).as_bytes()).as_ref(), Ok(&written));
        let mut replay = Replay::new(&written).unwrap();
        let mut replayed = vec![replay.shown()];
        for step in &written.moves {
            replay.play(step).unwrap();
            let shown = replay.shown();
            if shown.table.voted.is_empty() {
                replayed.push(shown);
            }
        }
        let replayed: Vec<_> = replayed.into_iter().map(|shown| (shown.table, shown.seats)).collect();
        assert_eq!(replayed, sights);
    }
}

#[test]
fn the_written_roles_are_those_dealt_and_the_ending_is_the_games_own() {
    // R44.
    for (number, seed) in play::tables(0..100) {
        let dealt: Vec<Role> = play::dealt(number, seed).dealer.truth().roles().iter().map(|(_, role)| *role).collect();
        let table = play::finished(number, seed);
        let written = written(&table);
        assert_eq!(written.roles, dealt);
        for (seat, role) in (0..number).zip(&written.roles) {
            assert_eq!(table.private(seat).role(), Some(*role), "as the seat was shown it");
        }
        assert_eq!(Need::Over(History::of(&table.log).unwrap().ending.unwrap()), table.game.need());
    }
}

#[test]
fn the_json_is_the_exchange_form_to_the_letter() {
    let json = to_json(&Written { moves: Vec::new(), shuffles: vec![tiles("FL")], ..written(&play::finished(5, 3)) });
    let start = r#"{"format":"secret-hitler-record","version":1,"players":["Anna \"0\" \\ \u0001é🂠","#;
    assert!(json.starts_with(start), "{json}");
    assert!(json.contains(r#","shuffles":["FL"],"first_president":"#));
    assert!(json.ends_with(r#","moves":[]}"#));
}

/// A game whose every kind of move is made once or more.
fn all_moves() -> Vec<String> {
    let mut kinds = std::collections::BTreeSet::new();
    for (number, seed) in play::tables(0..40) {
        let json = to_json(&written(&play::finished(number, seed)));
        let value: serde_json::Value = serde_json::from_str(&json).unwrap();
        for step in value["moves"].as_array().unwrap() {
            let fields: Vec<&str> = step.as_object().unwrap().keys().map(String::as_str).collect();
            kinds.insert(format!("{} {}", step["type"].as_str().unwrap(), fields.join(" ")));
        }
    }
    kinds.into_iter().collect()
}

#[test]
fn each_move_is_written_with_exactly_its_fields() {
    assert_eq!(
        all_moves(),
        [
            "answer_veto type by consent",
            "call_special_election type by target",
            "discard type by tile",
            "enact type by tile",
            "execute type by target",
            "investigate type by target",
            "nominate type by chancellor",
            "peek type by",
            "propose_veto type by",
            "vote type by ja",
        ]
    );
}

/// The history as somebody with a pencil keeps it, from what each seat did.
#[derive(Default)]
struct Pencil {
    rounds: Vec<Round>,
    ballots: Vec<(Seat, Ballot)>,
}

impl Pencil {
    fn before(&mut self, table: &Table<Fair>) {
        let is_new = matches!(table.game.phase(), Phase::Nomination { .. });
        if is_new {
            let (candidate, turn) = (table.game.president(), table.game.turn());
            let nobody = Seats::NONE;
            let done = Vec::new();
            self.rounds.push(Round { candidate, turn, nominee: None, ja: nobody, nein: nobody, elected: None, done });
        }
    }

    fn write(&mut self, by: Seat, intent: Intent, alive: Seats) {
        let round = self.rounds.last_mut().unwrap();
        match intent {
            Intent::Ballot(ballot) => {
                self.ballots.push((by, ballot));
                if self.ballots.len() == alive.len() {
                    let said = |said: Ballot| -> Seats {
                        self.ballots.iter().filter(|(_, ballot)| *ballot == said).map(|(seat, _)| *seat).collect()
                    };
                    (round.ja, round.nein) = (said(Ballot::Ja), said(Ballot::Nein));
                    round.elected = Some(round.ja.len() > round.nein.len());
                    self.ballots.clear();
                }
            }
            Intent::Act(Act::Nominate(nominee)) => round.nominee = Some(nominee),
            Intent::Act(Act::AnswerVeto { consent }) => round.done.push(Done::Veto { consent }),
            Intent::Act(Act::Investigate(target)) => round.done.push(Done::Investigated(target)),
            Intent::Act(Act::Peek) => round.done.push(Done::Peeked),
            Intent::Act(Act::CallSpecialElection(target)) => round.done.push(Done::SpecialElection(target)),
            Intent::Act(Act::Execute(target)) => {
                assert_eq!(by, round.candidate);
                round.done.push(Done::Executed { target, hitler: false });
            }
            Intent::Act(Act::Discard(_) | Act::Enact(_) | Act::ProposeVeto) => {}
        }
    }
}

#[test]
fn the_history_gives_every_ballot_and_every_target_to_the_seat_that_made_it() {
    // H02, R50.
    for (number, seed) in play::tables(0..100) {
        let mut table = play::dealt(number, seed);
        let mut random = Random(play::quick(seed));
        let mut pencil = Pencil::default();
        while let Some((by, intent)) = play::choice(&table, &mut random) {
            pencil.before(&table);
            pencil.write(by, intent, table.game.alive());
            table.intend(by, intent).unwrap();
        }
        let history = History::of(&table.log).unwrap();
        assert_eq!(history.rounds.len(), pencil.rounds.len());
        for (told, kept) in history.rounds.iter().zip(&pencil.rounds) {
            let acts: Vec<Done> = told
                .done
                .iter()
                .filter(|done| {
                    !matches!(done, Done::Tracker(_) | Done::NotHitler(_) | Done::Enacted { .. } | Done::Reshuffled(_))
                })
                .map(|done| match done {
                    // Whether it was Hitler is the dealer's to say, not the President's.
                    Done::Executed { target, .. } => Done::Executed { target: *target, hitler: false },
                    done => *done,
                })
                .collect();
            assert_eq!(Round { done: acts, ..told.clone() }, *kept);
        }
    }
}

#[test]
fn a_history_grown_event_by_event_is_the_one_told_from_the_log() {
    for (number, seed) in play::tables(0..50) {
        let mut table = play::dealt(number, seed);
        let mut random = Random(play::quick(seed));
        let mut history = History::default();
        loop {
            table.news.iter().for_each(|event| history.add(*event));
            assert_eq!(history, History::of(&table.log).unwrap());
            if !play::step(&mut table, &mut random) {
                break;
            }
        }
    }
}

/// What a round hid, as whoever looks over all shoulders would note it.
#[derive(Debug, Default, PartialEq, Eq)]
struct Hidden {
    drawn: Vec<Policy>,
    discarded: Option<Policy>,
    passed: Vec<Policy>,
    peeked: Vec<Policy>,
}

#[test]
fn the_whole_truth_agrees_with_what_every_seat_was_shown() {
    // R22: draws, discards, passes, peeks and reshuffles, round by round.
    for (number, seed) in play::tables(0..100) {
        let mut table = play::dealt(number, seed);
        let mut random = Random(play::quick(seed));
        let mut hidden: Vec<Hidden> = Vec::new();
        let mut reshuffles = Vec::new();
        while let Some((by, intent)) = play::choice(&table, &mut random) {
            if matches!(table.game.phase(), Phase::Nomination { .. }) {
                hidden.push(Hidden::default());
            }
            let round = hidden.last_mut().unwrap();
            let hand = table.hand(by.index());
            if table.power() == Some(Power::PolicyPeek) {
                round.peeked = table.pile()[..3].to_vec();
                assert_eq!(round.peeked, hand);
            }
            if let Intent::Act(Act::Discard(tile)) = intent {
                let place = table.private(by.index()).tiles().iter().position(|held| held.tile == tile).unwrap();
                round.discarded = Some(hand[place]);
                round.drawn = hand;
            }
            table.intend(by, intent).unwrap();
            if let (Intent::Act(Act::Discard(_)), Some(chancellor)) = (intent, table.game.chancellor()) {
                hidden.last_mut().unwrap().passed = table.hand(chancellor.index());
            }
            if table.news.iter().any(|event| matches!(event, Event::Reshuffled(_))) {
                reshuffles.push((hidden.len() - 1, table.dealer.truth().piles().last().unwrap().to_vec()));
            }
        }
        let told = tell(&table.log, table.dealer.truth()).unwrap();
        assert_eq!(told.deck.as_slice(), table.dealer.truth().piles()[0].as_slice());
        let rounds: Vec<_> = told
            .rounds
            .iter()
            .map(|round| Hidden {
                drawn: round.drawn.clone(),
                discarded: round.discarded,
                passed: round.passed.clone(),
                peeked: round.peeked.clone(),
            })
            .collect();
        assert_eq!(rounds, hidden);
        let mixed: Vec<_> = told
            .rounds
            .iter()
            .enumerate()
            .flat_map(|(at, round)| round.reshuffled.iter().map(move |pile| (at, pile.clone())))
            .collect();
        assert_eq!(mixed, reshuffles);
        let public: Vec<_> = told.rounds.into_iter().map(|round| round.public.unwrap()).collect();
        assert_eq!(public, History::of(&table.log).unwrap().rounds);
    }
}

#[test]
fn one_round_is_told_in_all_that_it_did() {
    let mut table = Table::laid_from(2, "LLLFH", &["LFF FFF FFL LFF"]);
    table.fail();
    table.elect(0);
    table.discard(1);
    table.enact(1);
    let rounds = History::of(&table.log).unwrap().rounds;
    assert_eq!(rounds[0].candidate, seat(2));
    assert_eq!((rounds[0].elected, rounds[0].done.as_slice()), (Some(false), &[Done::Tracker(1)][..]));
    assert_eq!((rounds[1].candidate, rounds[1].turn), (seat(3), Turn::Left));
    assert_eq!(rounds[1].ticket().unwrap().chancellor, seat(0));
    assert_eq!(rounds[1].done, [Done::Enacted { policy: F, chaos: false }]);
    assert_eq!((rounds[2].elected, rounds[2].ticket()), (None, None), "still going on");
    let told = tell(&table.log, table.dealer.truth()).unwrap();
    assert_eq!((told.rounds[0].drawn.len(), told.rounds[1].drawn.clone()), (0, tiles("LFF")));
    assert_eq!((told.rounds[1].discarded, told.rounds[1].passed.clone()), (Some(F), vec![L, F]));
}

#[test]
fn hands_that_were_mixed_are_written_in_the_order_drawn() {
    let mut table = Table::of_with(5, "LFF");
    table.elect(2);
    table.discard(1);
    table.enact(1);
    let written = write(&table.log, table.dealer.truth(), names(5)).unwrap();
    let last: Vec<_> = written.moves.iter().rev().take(2).map(|step| step.what).collect();
    assert_eq!(last, [secret_hitler::record::What::Enact(1), secret_hitler::record::What::Discard(1)]);
}

#[test]
fn ballots_are_written_in_seat_order_however_they_came() {
    // H22: the order in which people vote tells nobody anything.
    let mut table = Table::of(5);
    table.nominate(1);
    for voter in [4, 1, 3, 0, 2] {
        table.vote(voter, Ballot::Ja);
    }
    let written = write(&table.log, table.dealer.truth(), names(5)).unwrap();
    assert_eq!(written.moves[1..6].iter().map(|step| step.by).collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
}

#[test]
fn logs_go_through_bytes_and_come_back_the_same() {
    for (number, seed) in play::tables(0..20) {
        let log = play::finished(number, seed).log;
        let bytes = postcard::to_allocvec(&log).unwrap();
        assert_eq!(postcard::from_bytes::<Log>(&bytes).unwrap(), log);
    }
}

#[test]
fn the_choices_asked_in_a_game_are_all_kinds_there_are() {
    let mut kinds = std::collections::BTreeSet::new();
    let mut endings = std::collections::BTreeSet::new();
    for (number, seed) in play::tables(0..60) {
        let mut table = play::dealt(number, seed);
        let mut random = Random(play::quick(seed));
        while play::step(&mut table, &mut random) {
            if let Need::Seat(_, choice) = table.game.need() {
                kinds.insert(format!("{choice:?}"));
            }
        }
        endings.extend(History::of(&table.log).unwrap().ending.map(|ending| format!("{ending:?}")));
    }
    assert_eq!((kinds.len(), endings.len()), (9, Ending::ALL.len()));
    assert!(kinds.contains(&format!("{:?}", Choice::Enact { veto: true })));
}

#[test]
fn bytes_that_name_seats_no_table_has_are_refused() {
    for bits in 0..=u16::MAX {
        let bytes = postcard::to_allocvec(&bits).unwrap();
        assert_eq!(postcard::from_bytes::<Seats>(&bytes).is_ok(), bits < 1 << 10);
    }
    for number in 0..=u8::MAX {
        let bytes = postcard::to_allocvec(&number).unwrap();
        assert_eq!(postcard::from_bytes::<Seat>(&bytes).is_ok(), number < 10);
    }
}
