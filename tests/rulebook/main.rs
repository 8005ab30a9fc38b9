//! The game against a naive rulebook, move by move, through random games.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may panic"
)]

#[path = "../common/mod.rs"]
mod common;
mod naive;

use naive::{Naive, Stage};
use secret_hitler::bots::Random;
use secret_hitler::dealer::Fair;
use secret_hitler::record::What;
use secret_hitler::rules::{
    Act, Ballot, Ending, Face, Fact, Handle, Illegal, Intent, Note, Party, Phase, Pile, Policy, Role, Seat, Seats,
};

use common::{Table, numbers, play, seat};

/// A game and the rulebook's opinion of it.
struct Both {
    table: Table<Fair>,
    naive: Naive,
}

impl Both {
    fn deal(number: usize, seed: u64) -> Self {
        let table = play::dealt(number, seed);
        let roles = table.dealer.truth().roles().iter().map(|(_, role)| role_letter(*role)).collect();
        let naive = Naive::new(roles, piles(&table)[0].clone(), table.game.president().index());
        Self { table, naive }
    }

    fn step(&mut self, random: &mut Random<play::Quick>) -> bool {
        let Some((by, intent)) = play::choice(&self.table, random) else { return false };
        let what = self.what(by.index(), intent);
        assert!(self.naive.allows(by.index(), what), "the rulebook allows {what:?}");
        self.table.intend(by, intent).unwrap();
        self.naive.play(by.index(), what, &piles(&self.table));
        true
    }

    /// The intent as the rulebook calls it: tiles by their places in the order drawn.
    fn what(&self, by: usize, intent: Intent) -> What {
        let place = |tile| self.table.private(by).tiles().iter().position(|held| held.tile == tile);
        match intent {
            Intent::Ballot(ballot) => What::Vote { ja: ballot == Ballot::Ja },
            Intent::Act(act) => match act {
                Act::Nominate(target) => What::Nominate(target.index()),
                Act::Discard(tile) => What::Discard(place(tile).unwrap_or(usize::MAX)),
                Act::Enact(tile) => What::Enact(place(tile).unwrap_or(usize::MAX)),
                Act::ProposeVeto => What::ProposeVeto,
                Act::AnswerVeto { consent } => What::AnswerVeto { consent },
                Act::Investigate(target) => What::Investigate(target.index()),
                Act::Peek => What::Peek,
                Act::CallSpecialElection(target) => What::CallSpecialElection(target.index()),
                Act::Execute(target) => What::Execute(target.index()),
            },
        }
    }

    /// Everything public is as the rulebook has it.
    fn agree_on_the_board(&self) {
        let (game, naive) = (&self.table.game, &self.naive);
        let board = game.board();
        let counts = [board.liberal(), board.fascist(), board.tracker()].map(usize::from);
        assert_eq!(counts, [naive.liberal, naive.fascist, naive.tracker]);
        assert_eq!((game.draw_count(), game.discard_count()), (naive.pile.len(), naive.discards.len()));
        assert_eq!((game.president().index(), game.chancellor().map(Seat::index)), (naive.president, naive.chancellor));
        let last = game.last_elected();
        assert_eq!(last.map(|last| last.president.index()), naive.last_president);
        assert_eq!(last.map(|last| last.chancellor.index()), naive.last_chancellor);
        let set = |flags: &[bool]| (0..flags.len()).filter(|seat| flags[*seat]).collect::<Vec<_>>();
        assert_eq!(numbers(game.alive()), set(&naive.alive));
        assert_eq!(numbers(game.investigated()), set(&naive.investigated));
        assert!(game.not_hitler().iter().all(|seat| naive.roles[seat.index()] != 'H'));
        let ending = match &naive.stage {
            Stage::Over("five Liberal policies") => Some(Ending::LiberalPolicies),
            Stage::Over("six Fascist policies") => Some(Ending::FascistPolicies),
            Stage::Over("Hitler executed") => Some(Ending::HitlerExecuted),
            Stage::Over("Hitler elected") => Some(Ending::HitlerElected),
            _ => None,
        };
        match game.phase() {
            Phase::Over(over) => assert_eq!(Some(*over), ending),
            _ => assert_eq!(ending, None),
        }
    }

    /// Seventeen tiles, six Liberal and eleven Fascist, wherever they are; and the game counts as many.
    fn tiles_are_conserved(&self) {
        let mut tiles = self.naive.tiles();
        tiles.sort_unstable();
        assert_eq!(String::from_iter(tiles), "FFFFFFFFFFFLLLLLL");
        let game = &self.table.game;
        let enacted = usize::from(game.board().liberal() + game.board().fascist());
        assert_eq!(game.draw_count() + game.discard_count() + game.hand().len() + enacted, 17);
    }

    /// Every seat knows what the rulebook says it knows.
    fn agree_on_the_notebooks(&self) {
        for of in 0..self.naive.roles.len() {
            let mine = self.table.private(of);
            let hand: Vec<char> = mine.tiles().iter().map(|held| policy_letter(held.policy)).collect();
            assert_eq!(hand, self.naive.hand(of));
            let known: Vec<_> = mine.known().map(|(seat, role)| (seat.index(), role_letter(role))).collect();
            assert_eq!(known, self.naive.roles_known(of));
            let mut found: Vec<_> = self.naive.findings.iter().filter(|(by, ..)| *by == of).collect();
            found.sort_unstable();
            let letter = |party| if party == Party::Liberal { 'L' } else { 'F' };
            let parties: Vec<_> = mine.parties().map(|(seat, party)| (of, seat.index(), letter(party))).collect();
            assert_eq!(parties.iter().collect::<Vec<_>>(), found);
        }
    }

    /// Whatever anybody tries, the game takes exactly what the rulebook allows, offers exactly that, and is as it was
    /// after a refusal.
    fn agree_on_everything_that_could_be_tried(&self) {
        let legal: Vec<Act> = self.table.game.legal().collect();
        for by in 0..10 {
            for act in everything() {
                let what = if by < self.naive.roles.len() { self.what(by, Intent::Act(act)) } else { What::Peek };
                let allowed = by < self.naive.roles.len() && self.naive.allows(by, what);
                self.try_fact(&Fact::Act(seat(by), act), allowed);
                assert_eq!(self.table.game.is_legal(seat(by), act), allowed);
                assert!(!allowed || legal.contains(&act), "whatever is allowed is offered");
            }
            let allowed = self.naive.allows(by, What::Vote { ja: true });
            self.try_fact(&Fact::Cast(seat(by)), allowed);
            assert_eq!(self.table.game.may_vote(seat(by)), allowed);
        }
        let actor = self.table.game.need();
        for act in legal {
            let secret_hitler::rules::Need::Seat(actor, _) = actor else { panic!("acts are offered to somebody") };
            assert!(self.naive.allows(actor.index(), self.what(actor.index(), Intent::Act(act))), "{act:?} is offered");
        }
        // A player is asked, so no note answers anything.
        for note in notes(&self.table) {
            self.try_fact(&Fact::Note(note), false);
        }
    }

    fn try_fact(&self, fact: &Fact, allowed: bool) {
        let mut game = self.table.game.clone();
        let taken: Result<_, Illegal> = game.record(fact);
        assert_eq!(taken.is_ok(), allowed, "{fact:?} in {:?}", self.table.game.phase());
        assert!(allowed || game == self.table.game, "a refused fact changes nothing");
    }
}

/// Every act that can be said at any table, tiles that do not exist included.
fn everything() -> impl Iterator<Item = Act> {
    let targets = (0..10).map(seat);
    let tiles = (0..260).chain([u16::MAX]).map(Handle);
    targets
        .flat_map(|to| [Act::Nominate(to), Act::Investigate(to), Act::CallSpecialElection(to), Act::Execute(to)])
        .chain(tiles.flat_map(|tile| [Act::Discard(tile), Act::Enact(tile)]))
        .chain([true, false].map(|consent| Act::AnswerVeto { consent }))
        .chain([Act::ProposeVeto, Act::Peek])
}

fn notes(table: &Table<Fair>) -> Vec<Note> {
    let fresh: Pile = (1000..1012).map(Handle).collect();
    vec![
        Note::Shown,
        Note::Recognised,
        Note::Envelopes(fresh.clone()),
        Note::Handles(fresh),
        Note::Opened(Face::IsHitler(false)),
        Note::Opened(Face::Policy(Policy::Liberal)),
        Note::Ballots { ja: table.game.alive(), nein: Seats::NONE },
    ]
}

fn role_letter(role: Role) -> char {
    match role {
        Role::Liberal => 'L',
        Role::Fascist => 'F',
        Role::Hitler => 'H',
    }
}

fn policy_letter(policy: Policy) -> char {
    if policy == Policy::Liberal { 'L' } else { 'F' }
}

fn piles(table: &Table<Fair>) -> Vec<Vec<char>> {
    let letters = |pile: &[Policy]| pile.iter().map(|tile| policy_letter(*tile)).collect();
    table.dealer.truth().piles().iter().map(|pile| letters(pile)).collect()
}

#[test]
fn ten_thousand_random_games_agree_with_the_rulebook_and_conserve_the_tiles() {
    // R19, R48: every game ends, and every blind choice is one that the rulebook allows.
    for (number, seed) in play::tables(0..1_700) {
        let mut both = Both::deal(number, seed);
        let mut random = Random(play::quick(seed));
        let mut moves = 0;
        loop {
            both.agree_on_the_board();
            both.tiles_are_conserved();
            both.agree_on_the_notebooks();
            if !both.step(&mut random) {
                break;
            }
            moves += 1;
            assert!(moves < 1_000, "game {seed} of {number} ends");
        }
        assert!(matches!(both.naive.stage, Stage::Over(_)));
    }
}

#[test]
fn whatever_anybody_tries_is_taken_if_and_only_if_the_rulebook_allows_it() {
    // R04, X07: every act of every seat in every state, legal or not.
    for (number, seed) in play::tables(0..12) {
        let mut both = Both::deal(number, seed);
        let mut random = Random(play::quick(seed));
        both.agree_on_everything_that_could_be_tried();
        while both.step(&mut random) {
            both.agree_on_everything_that_could_be_tried();
        }
    }
}
