//! The four endings, and that nothing comes after.

use secret_hitler::rules::{
    Act, Ballot, Ending, Event, Fact, Handle, Illegal, Intent, Need, Note, Party, Phase, Role, Seats,
};

use crate::common::{F, L, Table, play, seat};

#[test]
fn the_fifth_liberal_policy_wins_for_the_liberals() {
    for number in 5..=10 {
        let mut table = Table::of(number);
        for policy in 1..=5 {
            assert!(!table.is_over(), "{policy}");
            table.govern(L);
        }
        assert_eq!(table.game.need(), Need::Over(Ending::LiberalPolicies));
        assert_eq!(Ending::LiberalPolicies.winner(), Party::Liberal);
    }
}

#[test]
fn the_sixth_fascist_policy_wins_for_the_fascists_without_any_power() {
    for number in 5..=10 {
        let mut table = Table::with_fascist_policies(number, 5);
        table.govern(F);
        assert_eq!(table.game.need(), Need::Over(Ending::FascistPolicies));
        assert_eq!(Ending::FascistPolicies.winner(), Party::Fascist);
        assert!(!table.news.iter().any(|event| matches!(event, Event::Power(..) | Event::Reshuffled(_))));
    }
}

#[test]
fn once_over_every_act_every_ballot_and_every_note_is_refused() {
    for (number, seed) in play::tables(0..20) {
        let mut table = play::finished(number, seed);
        let over = table.game.clone();
        assert_eq!(table.game.legal().count(), 0);
        for by in (0..10).map(seat) {
            let targets = (0..10).map(seat);
            let acts = targets
                .flat_map(|to| {
                    [Act::Nominate(to), Act::Investigate(to), Act::CallSpecialElection(to), Act::Execute(to)]
                })
                .chain((0..150).flat_map(|tile| [Act::Discard(Handle(tile)), Act::Enact(Handle(tile))]))
                .chain([Act::ProposeVeto, Act::Peek, Act::AnswerVeto { consent: true }]);
            for act in acts {
                assert_eq!(table.intend(by, Intent::Act(act)), Err(Illegal::Over));
            }
            assert_eq!(table.intend(by, Intent::Ballot(Ballot::Ja)), Err(Illegal::Over));
        }
        for note in [Note::Shown, Note::Recognised, Note::Ballots { ja: over.alive(), nein: Seats::NONE }] {
            assert_eq!(table.game.record(&Fact::Note(note)), Err(Illegal::Over));
        }
        assert_eq!(table.game, over);
    }
}

#[test]
fn the_ending_is_what_the_board_and_the_roles_say() {
    // R44: the reason matches the truth, for every ending and every number of players.
    let mut seen = std::collections::BTreeMap::<_, usize>::new();
    for (number, seed) in play::tables(0..400) {
        let table = play::finished(number, seed);
        let Phase::Over(ending) = *table.game.phase() else { panic!("a random game ends") };
        let board = table.game.board();
        let hitler = (0..number).find(|seat| table.role(*seat) == Role::Hitler).map(seat).unwrap();
        let is_chancellor = table.game.chancellor() == Some(hitler) && table.game.last_elected().is_some();
        let fits = match ending {
            Ending::LiberalPolicies => board.liberal() == 5 && board.fascist() < 6 && table.game.is_alive(hitler),
            Ending::FascistPolicies => board.fascist() == 6 && board.liberal() < 5 && table.game.is_alive(hitler),
            Ending::HitlerExecuted => !table.game.is_alive(hitler) && board.fascist() >= 4,
            Ending::HitlerElected => is_chancellor && board.fascist() >= 3,
        };
        assert!(fits, "{ending:?} at {number} with seed {seed}");
        *seen.entry((number, format!("{ending:?}"))).or_default() += 1;
    }
    assert_eq!(seen.len(), 24, "every ending at every table");
}
