//! A game with its dealer and its log, played by short sentences.

use secret_hitler::dealer::{Chance, Dealer, Local, Private};
use secret_hitler::record::{Log, Refused, settle, take};
use secret_hitler::rules::{
    Act, Ballot, Bar, Choice, Event, Fact, Game, Illegal, Intent, Need, Note, Phase, Policy, Power, Role, Seat, Setup,
};

use super::{Laid, players, seat};

/// A game in progress of which everything is known.
#[derive(Clone, Debug)]
pub struct Table<C> {
    pub game: Game,
    pub dealer: Local<C>,
    pub log: Log,
    /// What the last intent brought about.
    pub news: Vec<Event>,
}

impl Table<Laid> {
    /// A table with one seat a letter (`L`, `F`, `H`), whose deck begins with these tiles; seat 0 is the first candidate.
    pub fn laid(roles: &str, deck: &str) -> Self {
        Self::laid_from(0, roles, &[deck])
    }

    /// The same with this first candidate, and with the beginnings of the piles after each reshuffle.
    pub fn laid_from(first: usize, roles: &str, piles: &[&str]) -> Self {
        Self::deal(roles.len(), first, Laid::new(roles, piles))
    }

    /// A table of this many whose Fascists and, last of all, Hitler sit at the end.
    pub fn of(number: usize) -> Self {
        Self::of_with(number, "")
    }

    /// The same with a deck that begins with these tiles.
    pub fn of_with(number: usize, deck: &str) -> Self {
        Self::laid(&usual_roles(number), deck)
    }

    /// A table of this many at which elected governments have enacted this many Fascist policies, and every power has
    /// been used on somebody harmless.
    pub fn with_fascist_policies(number: usize, policies: u8) -> Self {
        let mut table = Self::of(number);
        table.govern_until(policies);
        table
    }
}

pub fn usual_roles(number: usize) -> String {
    let players = players(number);
    "L".repeat(players.liberals()) + &"F".repeat(players.fascists()) + "H"
}

impl<C: Chance> Table<C> {
    /// A table of this many, dealt by `chance`.
    pub fn deal(number: usize, first: usize, chance: C) -> Self {
        let players = players(number);
        let setup = Setup::new(players, seat(first)).expect("the first candidate sits at this table");
        let mut table = Self {
            game: Game::new(setup),
            dealer: Local::new(players, chance),
            log: Log::new(setup),
            news: Vec::new(),
        };
        let Self { game, dealer, log, news } = &mut table;
        settle(game, dealer, |fact, events| {
            log.facts.push(fact);
            news.extend_from_slice(events);
        })
        .expect("a deal can be dealt");
        table
    }

    /// Tries what a seat wants to do.
    pub fn intend(&mut self, seat: Seat, intent: Intent) -> Result<(), Illegal> {
        let Self { game, dealer, log, news } = self;
        let mut happened = Vec::new();
        take(game, dealer, (seat, intent), |fact, events| {
            log.facts.push(fact);
            happened.extend_from_slice(events);
        })
        .map_err(|why| match why {
            Refused::Illegal(why) => why,
            Refused::Spoilt(why) => panic!("{why:?}"),
        })?;
        *news = happened;
        Ok(())
    }

    /// Tries an act.
    pub fn attempt(&mut self, by: usize, act: Act) -> Result<(), Illegal> {
        self.intend(seat(by), Intent::Act(act))
    }

    /// Does an act that must be legal.
    #[track_caller]
    pub fn act(&mut self, by: usize, act: Act) {
        self.attempt(by, act).expect("this act is legal");
    }

    /// Does an act as the seat from which one is asked.
    #[track_caller]
    pub fn answer(&mut self, act: Act) {
        let by = self.actor();
        self.intend(by, Intent::Act(act)).expect("this act is legal");
    }

    /// The seat from which a choice is asked, and which.
    #[track_caller]
    pub fn asked(&self) -> (Seat, Choice) {
        match self.game.need() {
            Need::Seat(seat, choice) => (seat, choice),
            need => panic!("no choice is asked, but {need:?}"),
        }
    }

    #[track_caller]
    pub fn actor(&self) -> Seat {
        self.asked().0
    }

    /// Who may be chosen now.
    pub fn eligible(&self) -> Vec<usize> {
        let players = self.game.players().seats();
        let targets = self.game.legal().filter_map(|act| match act {
            Act::Nominate(seat) | Act::Investigate(seat) | Act::CallSpecialElection(seat) | Act::Execute(seat) => {
                Some(seat)
            }
            _ => None,
        });
        targets.inspect(|seat| assert!(players.contains(*seat))).map(Seat::index).collect()
    }

    #[track_caller]
    pub fn nominate(&mut self, chancellor: usize) {
        self.answer(Act::Nominate(seat(chancellor)));
    }

    #[track_caller]
    pub fn vote(&mut self, by: usize, ballot: Ballot) {
        self.intend(seat(by), Intent::Ballot(ballot)).expect("this seat has a ballot");
    }

    /// The first so many of the living say Ja, the others Nein.
    #[track_caller]
    pub fn ballots(&mut self, ja: usize) {
        for (at, seat) in self.game.alive().iter().enumerate() {
            self.vote(seat.index(), if at < ja { Ballot::Ja } else { Ballot::Nein });
        }
    }

    /// This nominee is elected by all.
    #[track_caller]
    pub fn elect(&mut self, chancellor: usize) {
        self.nominate(chancellor);
        self.ballots(self.game.alive().len());
    }

    /// Whoever may be nominated is turned down by all.
    #[track_caller]
    pub fn fail(&mut self) {
        let nominee = self.eligible()[0];
        self.nominate(nominee);
        self.ballots(0);
    }

    /// Three elections fail.
    #[track_caller]
    pub fn bring_chaos(&mut self) {
        for _ in self.game.board().tracker()..3 {
            self.fail();
        }
    }

    pub fn private(&self, seat: usize) -> &Private {
        self.dealer.private(super::seat(seat)).expect("every seat is here")
    }

    pub fn role(&self, seat: usize) -> Role {
        self.dealer.truth().roles()[super::seat(seat)]
    }

    /// What a seat holds or peeks at, in the order drawn.
    pub fn hand(&self, seat: usize) -> Vec<Policy> {
        self.private(seat).tiles().iter().map(|held| held.policy).collect()
    }

    /// The draw pile, the top first.
    pub fn pile(&self) -> Vec<Policy> {
        let drawn = self.dealer.truth().piles().last().expect("there is a deck").len() - self.game.draw_count();
        self.dealer.truth().piles().last().expect("there is a deck")[drawn..].to_vec()
    }

    /// The President throws away the tile in this place of the order drawn.
    #[track_caller]
    pub fn discard(&mut self, place: usize) {
        let tile = self.private(self.actor().index()).tiles()[place].tile;
        self.answer(Act::Discard(tile));
    }

    /// The Chancellor enacts the tile in this place of the order drawn.
    #[track_caller]
    pub fn enact(&mut self, place: usize) {
        let tile = self.private(self.actor().index()).tiles()[place].tile;
        self.answer(Act::Enact(tile));
    }

    /// The President passes this policy on if there is one, with another if there is one.
    #[track_caller]
    pub fn pass(&mut self, policy: Policy) {
        let hand = self.hand(self.actor().index());
        self.discard(hand.iter().position(|held| *held != policy).unwrap_or(0));
    }

    /// The government in office enacts this policy.
    #[track_caller]
    pub fn legislate(&mut self, policy: Policy) {
        self.pass(policy);
        let hand = self.hand(self.actor().index());
        self.enact(hand.iter().position(|held| *held == policy).expect("the Chancellor holds this policy"));
    }

    /// A nominee who is not Hitler is elected and enacts this policy; who that is.
    #[track_caller]
    pub fn govern(&mut self, policy: Policy) -> usize {
        let chancellor = self.harmless();
        self.elect(chancellor);
        self.legislate(policy);
        chancellor
    }

    /// The President uses the power that is due on this player, or on nobody if it is a peek.
    #[track_caller]
    pub fn use_power(&mut self, target: usize) {
        let target = seat(target);
        self.answer(match self.asked().1 {
            Choice::Investigate => Act::Investigate(target),
            Choice::Peek => Act::Peek,
            Choice::CallSpecialElection => Act::CallSpecialElection(target),
            Choice::Execute => Act::Execute(target),
            choice => panic!("no power is due, but {choice:?}"),
        });
    }

    /// Elected governments enact Fascist policies until this many lie; every power is used on somebody harmless.
    #[track_caller]
    pub fn govern_until(&mut self, policies: u8) {
        while self.game.board().fascist() < policies {
            self.govern(Policy::Fascist);
            self.use_power_harmlessly();
        }
    }

    /// The President uses the power that is due, if any, on somebody harmless.
    #[track_caller]
    pub fn use_power_harmlessly(&mut self) {
        if self.power().is_some() {
            let target = if self.asked().1 == Choice::Peek { 0 } else { self.harmless() };
            self.use_power(target);
        }
    }

    /// The first seat that may be chosen now and is not Hitler's.
    #[track_caller]
    pub fn harmless(&self) -> usize {
        let eligible = self.eligible();
        *eligible.iter().find(|seat| self.role(**seat) != Role::Hitler).expect("there is always somebody")
    }

    /// The power that is due now.
    pub fn power(&self) -> Option<Power> {
        match self.game.phase() {
            Phase::Executive { power, .. } => Some(*power),
            _ => None,
        }
    }

    pub fn is_over(&self) -> bool {
        matches!(self.game.phase(), Phase::Over(_))
    }

    /// Why this seat may not be chosen now.
    pub fn bar(&self, target: usize) -> Option<Bar> {
        self.game.bar(seat(target))
    }

    /// The dealer's notes so far that turned something up in public.
    pub fn opened(&self) -> impl Iterator<Item = &Note> {
        self.log.facts.iter().filter_map(|fact| match fact {
            Fact::Note(note @ Note::Opened(_)) => Some(note),
            _ => None,
        })
    }
}
