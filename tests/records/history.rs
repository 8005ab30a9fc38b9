//! The rounds as everybody saw them.

use crate::common::{F, L, Table, play, seat, tiles};
use secret_hitler::bots::Random;
use secret_hitler::dealer::Fair;
use secret_hitler::record::{Done, History, Round, tell};
use secret_hitler::rules::{Act, Ballot, Intent, Phase, Seat, Seats, Turn};

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
