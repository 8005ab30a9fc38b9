//! Two worlds that differ only in what one seat may not see give that seat equal views through a whole game.
//!
//! For every seat of a played game a second world is made up: other roles and other tiles wherever the rules let this seat
//! not look, and the same acts on the same face-down things. What the seat may see is counted from the rules, not taken
//! from its notebook.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may panic"
)]

mod common;

use std::collections::{BTreeMap, VecDeque};

use common::{Table, numbers, play, seat};
use rand::Rng;
use rand::seq::SliceRandom;
use secret_hitler::bots::{Player, Random};
use secret_hitler::dealer::{Chance, Dealer, Fair, Private, Spoilt, View};
use secret_hitler::record::Log;
use secret_hitler::rules::{
    Act, Ballot, Ending, Event, Fact, Game, Intent, Need, Note, Party, Phase, Policy, Power, Role, Seat, Session,
    Ticket,
};

/// Everything that chance decided in a game.
#[derive(Clone, Default, PartialEq, Eq)]
struct Tape {
    roles: Vec<Role>,
    piles: VecDeque<Vec<Policy>>,
    hands: VecDeque<Vec<u8>>,
}

/// Fair shuffles, written down.
#[derive(Clone)]
struct Taping {
    fair: Fair,
    tape: std::rc::Rc<std::cell::RefCell<Tape>>,
}

impl Chance for Taping {
    fn shuffle_roles(&mut self, roles: &mut [Role]) {
        self.fair.shuffle_roles(roles);
        self.tape.borrow_mut().roles = roles.to_vec();
    }

    fn shuffle_tiles(&mut self, tiles: &mut [Policy]) -> Result<(), Spoilt> {
        self.fair.shuffle_tiles(tiles)?;
        self.tape.borrow_mut().piles.push_back(tiles.to_vec());
        Ok(())
    }

    fn shuffle_hand(&mut self, places: &mut [u8]) {
        self.fair.shuffle_hand(places);
        self.tape.borrow_mut().hands.push_back(places.to_vec());
    }
}

impl Chance for Tape {
    fn shuffle_roles(&mut self, roles: &mut [Role]) {
        roles.copy_from_slice(&self.roles);
    }

    fn shuffle_tiles(&mut self, tiles: &mut [Policy]) -> Result<(), Spoilt> {
        tiles.copy_from_slice(&self.piles.pop_front().expect("a pile is on the tape"));
        Ok(())
    }

    fn shuffle_hand(&mut self, places: &mut [u8]) {
        places.copy_from_slice(&self.hands.pop_front().expect("a hand is on the tape"));
    }
}

/// A finished game: what chance decided, and what the players did.
struct Played {
    number: usize,
    first: usize,
    tape: Tape,
    intents: Vec<(Seat, Intent)>,
    log: Log,
}

fn played(number: usize, seed: u64) -> Played {
    let tape = std::rc::Rc::default();
    let chance = Taping { fair: Fair::new(play::fair_seed(seed)), tape: std::rc::Rc::clone(&tape) };
    let first = usize::try_from(seed).unwrap() % number;
    let mut table = Table::deal(number, first, chance);
    let mut random = Random(play::quick(seed));
    let mut intents = Vec::new();
    while let Some((by, intent)) = play::choice(&table, &mut random) {
        table.intend(by, intent).unwrap();
        intents.push((by, intent));
    }
    let tape = tape.borrow().clone();
    Played { number, first, tape, intents, log: table.log }
}

/// One government's hand: where its tiles lay, and how they were laid out.
struct Hand {
    ticket: Ticket,
    pile: usize,
    top: usize,
    /// The number of the President's mix on the tape.
    mix: usize,
    /// Which of the mixed tiles was thrown away, and which enacted.
    discarded: usize,
    enacted: Option<usize>,
}

/// What the rules let a seat see of a game, and what it cannot help knowing.
#[derive(Default)]
struct Allowed {
    /// Places of piles whose tiles it saw, or everybody.
    tiles: Vec<(usize, usize)>,
    parties: Vec<Seat>,
    not_hitler: Vec<Seat>,
    hitler: Option<Seat>,
    hands: Vec<Hand>,
}

/// Reads off the public log what the rules let `seat` see.
fn allowed(log: &Log, of: Seat) -> Allowed {
    let mut allowed = Allowed::default();
    let (mut pile, mut top, mut mixes) = (0, 0, 0);
    let mut hand: Vec<secret_hitler::rules::Handle> = Vec::new();
    let mut before = Game::new(log.setup);
    log.fold_with(|at, game, events| {
        let fact = &log.facts[at];
        match (before.phase(), fact) {
            (Phase::Legislation { ticket, step: Session::Mixing, .. }, Fact::Note(Note::Handles(fresh))) => {
                hand = fresh.to_vec();
                let ticket = *ticket;
                allowed.hands.push(Hand { ticket, pile, top, mix: mixes, discarded: 0, enacted: None });
                top += 3;
                mixes += 1;
            }
            (_, Fact::Act(_, Act::Discard(tile))) => {
                allowed.hands.last_mut().unwrap().discarded = hand.iter().position(|held| held == tile).unwrap();
                // The Chancellor's two are laid out too.
                mixes += 1;
            }
            (_, Fact::Act(_, Act::Enact(tile))) => {
                allowed.hands.last_mut().unwrap().enacted = hand.iter().position(|held| held == tile);
            }
            (Phase::Chaos, _) => {
                allowed.tiles.push((pile, top));
                top += 1;
            }
            (Phase::Executive { president, power: Power::PolicyPeek, .. }, Fact::Note(_)) if *president == of => {
                allowed.tiles.extend((top..top + 3).map(|place| (pile, place)));
            }
            _ => {}
        }
        for event in events {
            match event {
                Event::Reshuffled(_) => (pile, top) = (pile + 1, 0),
                Event::NotHitler(seat) | Event::Executed { target: seat, hitler: false, .. } => {
                    allowed.not_hitler.push(*seat);
                }
                Event::Executed { target, hitler: true, .. } => allowed.hitler = Some(*target),
                Event::Over(Ending::HitlerElected) => allowed.hitler = game.chancellor(),
                Event::Investigated { president, target } if *president == of => allowed.parties.push(*target),
                _ => {}
            }
        }
        before = game.clone();
    })
    .unwrap();
    allowed
}

/// Other roles that `of` could not tell from these.
fn other_roles(game: &Played, of: Seat, allowed: &Allowed, random: &mut play::Quick) -> Vec<Role> {
    let old = &game.tape.roles;
    let knows = match old[of.index()] {
        Role::Liberal => false,
        Role::Fascist => true,
        Role::Hitler => game.number <= 6,
    };
    let party = |role: Role| if role == Role::Liberal { Party::Liberal } else { Party::Fascist };
    let fits = |new: &[Role]| {
        let same = |seat: usize| new[seat] == old[seat];
        same(of.index())
            && (!knows || (0..game.number).all(|seat| old[seat] == Role::Liberal || same(seat)))
            && allowed.parties.iter().all(|seat| party(new[seat.index()]) == party(old[seat.index()]))
            && allowed.not_hitler.iter().all(|seat| new[seat.index()] != Role::Hitler)
            && allowed.hitler.is_none_or(|seat| new[seat.index()] == Role::Hitler)
    };
    let mut new = old.clone();
    for _ in 0..300 {
        new.shuffle(random);
        if fits(&new) && new != *old {
            return new;
        }
    }
    old.clone()
}

/// Another deal and other mixes of hands that `of` could not tell from these, in which the same acts do the same.
fn other_world(game: &Played, of: Seat, random: &mut play::Quick) -> Tape {
    let allowed = allowed(&game.log, of);
    let mut other = Tape { roles: other_roles(game, of, &allowed, random), ..game.tape.clone() };
    let face = |pile: usize, place: usize| game.tape.piles[pile][place];
    let mut fixed: BTreeMap<(usize, usize), Policy> =
        allowed.tiles.iter().map(|(pile, place)| ((*pile, *place), face(*pile, *place))).collect();
    for hand in &allowed.hands {
        let places = game.tape.hands[hand.mix].clone();
        let at = |places: &[u8], tile: usize| (hand.pile, hand.top + usize::from(places[tile]));
        let governs = [hand.ticket.president, hand.ticket.chancellor].contains(&of);
        let saw_some = (0..3).any(|place| fixed.contains_key(&(hand.pile, hand.top + place)));
        let mut mixed = places.clone();
        if !governs && !saw_some {
            mixed.shuffle(random);
            other.hands[hand.mix].clone_from(&mixed);
        }
        if !governs && let Some(pair) = other.hands.get_mut(hand.mix + 1) {
            pair.shuffle(random);
        }
        let shown = (0..3).filter(|tile| {
            let sees = if of == hand.ticket.president {
                true
            } else {
                of == hand.ticket.chancellor && *tile != hand.discarded
            };
            sees || hand.enacted == Some(*tile)
        });
        for tile in shown {
            let (pile, place) = at(&places, tile);
            fixed.insert(at(&mixed, tile), face(pile, place));
        }
    }
    for (number, pile) in other.piles.iter_mut().enumerate() {
        let mut rest = game.tape.piles[number].clone();
        for ((_, _), policy) in fixed.iter().filter(|((of, _), _)| *of == number) {
            let at = rest.iter().position(|tile| tile == policy).expect("the pile has what was seen");
            rest.swap_remove(at);
        }
        rest.shuffle(random);
        for (place, tile) in pile.iter_mut().enumerate() {
            *tile = fixed.get(&(number, place)).copied().unwrap_or_else(|| rest.pop().expect("as many as before"));
        }
    }
    other
}

fn view(world: &Table<Tape>, of: Seat) -> View<'_> {
    View { game: &world.game, mine: world.dealer.private(of) }
}

#[test]
fn worlds_that_differ_only_where_a_seat_may_not_look_are_the_same_to_it_through_the_whole_game() {
    // H25, R49, X03: and a blind player in that seat chooses the same.
    let (mut roles_differ, mut tiles_differ, mut hands_differ, mut others_see) = (0, 0, 0, 0);
    let mut worlds = 0;
    for (number, seed) in play::tables(0..40) {
        let game = played(number, seed);
        let mut random = play::quick(seed);
        for of in (0..number).map(seat) {
            let other = other_world(&game, of, &mut random);
            worlds += 1;
            roles_differ += usize::from(other.roles != game.tape.roles);
            tiles_differ += usize::from(other.piles != game.tape.piles);
            hands_differ += usize::from(other.hands != game.tape.hands);
            let mut here = Table::deal(number, game.first, game.tape.clone());
            let mut there = Table::deal(number, game.first, other);
            let mut somebody_sees = false;
            for (by, intent) in std::iter::once(None).chain(game.intents.iter().copied().map(Some)).flatten() {
                is_the_same_to(of, &here, &there, random.next_u64());
                here.intend(by, intent).unwrap();
                there.intend(by, intent).unwrap_or_else(|why| panic!("{why:?}: the acts are the same"));
                somebody_sees |= (0..number).any(|seat| here.private(seat) != there.private(seat));
            }
            is_the_same_to(of, &here, &there, random.next_u64());
            assert_eq!(here.log, there.log, "all that is written down in public is the same");
            others_see += usize::from(somebody_sees);
        }
    }
    // The worlds do differ: otherwise this test would show nothing.
    assert!(roles_differ * 3 > worlds && tiles_differ * 10 > worlds * 9 && hands_differ * 2 > worlds, "of {worlds}");
    assert!(others_see * 10 > worlds * 9, "{others_see} of {worlds}");
}

fn is_the_same_to(of: Seat, here: &Table<Tape>, there: &Table<Tape>, seed: u64) {
    let (here_seen, there_seen) = (view(here, of), view(there, of));
    assert_eq!(here_seen.game, there_seen.game);
    assert!(here_seen.mine == there_seen.mine, "the notebook of {of:?} tells the worlds apart");
    let spread =
        |mine: Option<&Private>| mine.unwrap().spread().map(|held| (held.tile, held.policy)).collect::<Vec<_>>();
    assert!(spread(here_seen.mine) == spread(there_seen.mine));
    assert_eq!(here.news, there.news);
    let choose = |view| Random(play::quick(seed)).choose(of, view);
    assert_eq!(choose(here_seen), choose(there_seen));
}

#[test]
fn a_ballot_is_nobodys_business_before_all_are_in() {
    for (number, seed) in play::tables(0..60) {
        let mut table = play::dealt(number, seed);
        let mut random = Random(play::quick(seed));
        while let Some((by, intent)) = play::choice(&table, &mut random) {
            if let (Intent::Ballot(ballot), Need::Ballots { missing }) = (intent, table.game.need())
                && missing.len() > 1
            {
                let turned = if ballot == Ballot::Ja { Ballot::Nein } else { Ballot::Ja };
                let mut other = table.clone();
                other.intend(by, Intent::Ballot(turned)).unwrap();
                table.intend(by, intent).unwrap();
                assert_eq!((&other.game, &other.log, &other.news), (&table.game, &table.log, &table.news));
                assert!((0..number).all(|seat| other.private(seat) == table.private(seat)), "not even their own");
            } else {
                table.intend(by, intent).unwrap();
            }
        }
    }
}

#[test]
fn a_dead_player_learns_nothing_more() {
    for (number, seed) in play::tables(0..100) {
        let mut table = play::dealt(number, seed);
        let mut random = Random(play::quick(seed));
        let mut dead: BTreeMap<usize, Private> = BTreeMap::new();
        while play::step(&mut table, &mut random) {
            for gone in numbers(table.game.players().seats().minus(table.game.alive())) {
                let known = dead.entry(gone).or_insert_with(|| table.private(gone).clone());
                assert!(known == table.private(gone));
                assert!(known.tiles().is_empty());
            }
        }
    }
}

#[test]
fn nobody_holds_a_tile_but_whoever_governs_or_peeks() {
    for (number, seed) in play::tables(0..100) {
        let mut table = play::dealt(number, seed);
        let mut random = Random(play::quick(seed));
        while play::step(&mut table, &mut random) {
            let holder = match table.game.need() {
                Need::Seat(president, secret_hitler::rules::Choice::Discard | secret_hitler::rules::Choice::Peek) => {
                    Some((president, 3))
                }
                Need::Seat(chancellor, secret_hitler::rules::Choice::Enact { .. }) => Some((chancellor, 2)),
                Need::Seat(_, secret_hitler::rules::Choice::AnswerVeto) => Some((table.game.chancellor().unwrap(), 2)),
                _ => None,
            };
            for of in (0..number).map(seat) {
                let held = holder.map_or(0, |(holder, tiles)| if holder == of { tiles } else { 0 });
                assert_eq!(table.hand(of.index()).len(), held);
            }
        }
    }
}

#[test]
fn printing_what_is_secret_prints_nothing_of_it() {
    let mut table = Table::with_fascist_policies(9, 2);
    table.use_power_harmlessly();
    let nominee = table.harmless();
    table.elect(nominee);
    let holder = table.actor().index();
    let printed = [
        format!("{:?}", table.private(holder)),
        format!("{:#?}", table.private(holder).tiles()),
        format!("{:?}", table.dealer),
        format!("{:#?}", table.dealer.truth()),
        format!("{:?}", play::fair_seed(123_456)),
        format!("{:?}", Fair::new(play::fair_seed(1))),
        format!("{:?}", secret_hitler::dealer::Scripted::new(vec![Role::Hitler], [vec![Policy::Liberal]])),
        format!("{:?}", View { game: &Game::new(table.log.setup), mine: Some(table.private(holder)) }),
    ];
    for text in printed {
        for word in ["Liberal", "Fascist", "Hitler", "seed:", "123", "[1,", "roles", "faces", "Ja", "Nein"] {
            assert!(!text.contains(word), "{word} in {text}");
        }
    }
}

#[test]
fn the_public_game_prints_no_role_and_no_tile_in_hand() {
    for (number, seed) in play::tables(0..10) {
        let mut table = play::dealt(number, seed);
        let mut random = Random(play::quick(seed));
        while play::step(&mut table, &mut random) {
            let text = format!("{:?}", table.game);
            if !table.is_over() {
                assert!(!["Liberal", "Fascist", "Role"].iter().any(|word| text.contains(word)), "{text}");
            }
        }
    }
}
