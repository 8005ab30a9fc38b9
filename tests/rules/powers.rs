//! Which Fascist policy gives which power at which table.

use secret_hitler::rules::Players;
use secret_hitler::rules::Power::{self, Execution, InvestigateLoyalty, PolicyPeek, SpecialElection};

use crate::common::{F, L, Table};

/// The powers of the first to the sixth Fascist policy.
const fn track(number: usize) -> [Option<Power>; 6] {
    match number {
        5 | 6 => [None, None, Some(PolicyPeek), Some(Execution), Some(Execution), None],
        7 | 8 => [None, Some(InvestigateLoyalty), Some(SpecialElection), Some(Execution), Some(Execution), None],
        _ => [
            Some(InvestigateLoyalty),
            Some(InvestigateLoyalty),
            Some(SpecialElection),
            Some(Execution),
            Some(Execution),
            None,
        ],
    }
}

#[test]
fn each_track_has_the_powers_printed_on_it() {
    for players in Players::ALL {
        let powers: Vec<_> = (1..=6).map(|nth| players.power(nth)).collect();
        assert_eq!(powers, track(players.number()));
        assert_eq!([0, 7, u8::MAX].map(|nth| players.power(nth)), [None; 3]);
    }
}

#[test]
fn an_elected_fascist_policy_gives_the_president_the_power_it_covers_once() {
    for number in 5..=10 {
        for nth in 1..=5u8 {
            let mut table = Table::with_fascist_policies(number, nth - 1);
            let president = table.game.president().index();
            table.govern(F);
            assert_eq!(table.power(), track(number)[usize::from(nth) - 1], "{nth} of {number}");
            if table.power().is_some() {
                assert_eq!(table.actor().index(), president);
                let target = *table.eligible().first().unwrap_or(&0);
                table.use_power(target);
                assert_eq!(table.power(), None);
            }
        }
    }
}

#[test]
fn a_liberal_policy_gives_no_power() {
    for number in 5..=10 {
        for fascist in 1..=4 {
            let mut table = Table::with_fascist_policies(number, fascist);
            table.govern(L);
            assert_eq!(table.power(), None);
        }
    }
}

#[test]
fn the_track_is_that_of_the_players_dealt_in_whoever_dies() {
    let mut table = Table::with_fascist_policies(7, 4);
    assert_eq!(table.game.alive().len(), 6);
    table.govern(F);
    table.use_power(table.eligible()[0]);
    assert_eq!(table.game.players().power(3), Some(SpecialElection));
}
