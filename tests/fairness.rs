//! Shuffles: uniform over many seeds, and the same for ever from one.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "a test may panic")]

mod common;

use common::{Laid, Table, play, tiles};
use secret_hitler::dealer::{Chance, Fair, Local, Seed, Spoilt, Truth};
use secret_hitler::record::settle;
use secret_hitler::rules::{Fact, Game, Note, Players, Policy, Role, Setup};

/// Fails if counts are further from what is expected than chance brings about once in some million tries. `freedom`
/// is the number of counts that are free, and the sum of squares is scaled to it.
#[track_caller]
fn is_uniform(counts: &[(u32, f64)], freedom: f64, scale: f64) {
    let squares = counts.iter().map(|(count, expected)| (f64::from(*count) - expected).powi(2) / expected);
    let chi_square = scale * squares.sum::<f64>();
    let bound = freedom + 5.0 * (2.0 * freedom).sqrt() + 10.0;
    assert!(chi_square < bound, "chi-square {chi_square:.1} with {freedom} degrees of freedom");
    assert!(chi_square > freedom - 5.0 * (2.0 * freedom).sqrt(), "too even to be chance: {chi_square:.1}");
}

#[test]
fn two_hundred_thousand_deals_are_uniform_in_roles_deck_and_first_president() {
    // R51.
    const DEALS: u32 = 200_000;
    for players in [Players::ALL[0], Players::ALL[2], Players::ALL[5]] {
        let number = players.number();
        let mut roles = vec![[0_u32; 3]; number];
        let mut liberal = [0_u32; 17];
        let mut first = vec![0_u32; number];
        for deal in 0..DEALS {
            let mut fair = Fair::new(play::fair_seed(u64::from(deal)));
            let president = fair.first_president(players);
            first[president.index()] += 1;
            let mut game = Game::new(Setup::new(players, president).unwrap());
            let mut dealer = Local::new(players, fair);
            settle(&mut game, &mut dealer, |_, _| ()).unwrap();
            for (seat, role) in dealer.truth().roles().iter() {
                roles[seat.index()][*role as usize] += 1;
            }
            for (count, tile) in liberal.iter_mut().zip(&dealer.truth().piles()[0]) {
                *count += u32::from(*tile == Policy::Liberal);
            }
        }
        let (deals, seats) = (f64::from(DEALS), number as f64);
        let share = |role: usize| [players.liberals(), players.fascists(), 1][role] as f64 / seats;
        let dealt: Vec<_> =
            roles.iter().flat_map(|seat| (0..3).map(|role| (seat[role], deals * share(role)))).collect();
        // Who has one role has no other, and a role given is taken from the other seats.
        is_uniform(&dealt, 2.0 * (seats - 1.0), (seats - 1.0) / seats);
        let laid: Vec<_> = liberal
            .iter()
            .flat_map(|liberal| [(*liberal, deals * 6.0 / 17.0), (DEALS - liberal, deals * 11.0 / 17.0)])
            .collect();
        is_uniform(&laid, 16.0, 16.0 / 17.0);
        is_uniform(&first.iter().map(|first| (*first, deals / seats)).collect::<Vec<_>>(), seats - 1.0, 1.0);
    }
}

/// A laid deal, then fair shuffles.
#[derive(Clone)]
struct ThenFair {
    laid: Option<Laid>,
    fair: Fair,
}

impl Chance for ThenFair {
    fn shuffle_roles(&mut self, roles: &mut [Role]) {
        if let Some(laid) = &mut self.laid {
            laid.shuffle_roles(roles);
        }
    }

    fn shuffle_tiles(&mut self, tiles: &mut [Policy]) -> Result<(), Spoilt> {
        match self.laid.take() {
            Some(mut laid) => laid.shuffle_tiles(tiles),
            None => self.fair.shuffle_tiles(tiles),
        }
    }

    fn shuffle_hand(&mut self, places: &mut [u8]) {
        self.fair.shuffle_hand(places);
    }
}

#[test]
fn over_twenty_thousand_reshuffles_the_tiles_left_over_come_anywhere_with_equal_chance() {
    // R18: the two left over are the only Liberal ones, which marks them.
    const RESHUFFLES: u32 = 20_000;
    let deck = "LFF LFF LFF LFF FFF LL";
    let mut pairs = [[0_u32; 12]; 12];
    for seed in 0..RESHUFFLES {
        let chance =
            ThenFair { laid: Some(Laid::new("LLLLFH", &[deck])), fair: Fair::new(play::fair_seed(u64::from(seed))) };
        let mut table = Table::deal(6, 0, chance);
        for _ in 0..4 {
            table.govern(Policy::Liberal);
        }
        assert_eq!(table.pile(), tiles("FFFLL"));
        table.govern(Policy::Fascist);
        let pile = table.pile();
        let marked: Vec<usize> = (0..12).filter(|at| pile[*at] == Policy::Liberal).collect();
        pairs[marked[0]][marked[1]] += 1;
    }
    let expected = f64::from(RESHUFFLES) / 66.0;
    let counts: Vec<_> = (0..12)
        .flat_map(|low| (low + 1..12).map(move |high| (low, high)))
        .map(|(low, high)| pairs[low][high])
        .collect();
    assert_eq!(counts.len(), 66);
    is_uniform(&counts.iter().map(|count| (*count, expected)).collect::<Vec<_>>(), 65.0, 1.0);
}

#[test]
fn a_hand_is_laid_out_in_every_order_with_equal_chance() {
    let mut orders = std::collections::BTreeMap::<[u8; 3], u32>::new();
    for seed in 0..12_000 {
        let mut places = [0, 1, 2];
        Fair::new(play::fair_seed(seed)).shuffle_hand(&mut places);
        *orders.entry(places).or_default() += 1;
    }
    assert_eq!(orders.len(), 6);
    is_uniform(&orders.values().map(|count| (*count, 2_000.0)).collect::<Vec<_>>(), 5.0, 1.0);
}

#[test]
fn a_seed_deals_the_same_for_ever_or_the_version_of_the_save_must_change() {
    // If an update of `rand` changes this, old saves would come back as other games: raise the version of the save.
    let seed = Seed(*b"a table of seven, on a Tuesday..");
    let mut fair = Fair::new(seed);
    let first = fair.first_president(Players::ALL[2]);
    let mut table = Table::deal(7, first.index(), fair);
    while table.dealer.truth().piles().len() < 2 {
        table.elect(table.harmless());
        table.discard(0);
        table.enact(0);
        table.use_power_harmlessly();
    }
    let truth = table.dealer.truth();
    let roles: String = truth.roles().iter().map(|(_, role)| ['L', 'F', 'H'][*role as usize]).collect();
    let piles: Vec<String> =
        truth.piles().iter().map(|pile| pile.iter().map(|tile| ['L', 'F'][*tile as usize]).collect()).collect();
    let hands: Vec<String> = table.log.facts.iter().filter_map(|fact| hand(fact, truth)).collect();
    assert_eq!((first.index(), roles.as_str()), (5, "HLFLLFL"));
    assert_eq!(piles, ["FLFFFFLFFFLLFFLLF", "FFFFLLFLFFLF"]);
    assert_eq!(hands, ["102", "201", "102", "120", "210"]);
}

/// The places of the order drawn in which a President's mixed hand lies.
fn hand(fact: &Fact, truth: &Truth) -> Option<String> {
    match fact {
        Fact::Note(Note::Handles(tiles)) if tiles.len() == 3 => {
            Some(tiles.iter().map(|tile| truth.drawn(*tile).unwrap().to_string()).collect())
        }
        _ => None,
    }
}
