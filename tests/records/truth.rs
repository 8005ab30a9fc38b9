//! The finished game told in full.

use crate::common::play;
use secret_hitler::bots::Random;
use secret_hitler::record::{History, tell};
use secret_hitler::rules::{Act, Event, Intent, Phase, Policy, Power};

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
