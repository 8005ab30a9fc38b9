//! How a round begins and ends, chaos, and the reshuffle. One function each, called from every path.

use super::asks::one;
use super::{
    After, Ask, Ending, Event, Events, Face, Facet, Game, Illegal, Mixers, Note, Party, Phase, Pile, Policy, Seat,
    Ticket, To, Turn,
};

/// With fewer tiles than this to draw, everything not enacted is mixed.
const DRAW: usize = 3;

impl Game {
    /// Begins the next round with the next living seat left of the placard, also after a special election.
    pub(super) fn next_round(&mut self, events: &mut Events) {
        let turn = match self.turn {
            Turn::Special { by } => Turn::AfterSpecial { by },
            _ => Turn::Left,
        };
        self.placard = self.next_candidate();
        self.open_round(self.placard, turn, events);
    }

    /// Begins a round with this candidate.
    pub(super) fn open_round(&mut self, candidate: Seat, turn: Turn, events: &mut Events) {
        self.turn = turn;
        self.president = candidate;
        self.chancellor = None;
        self.phase = Phase::Nomination { candidate };
        events.push(Event::Candidate(candidate, turn));
    }

    /// Lays a tile on its track, and ends the game if that fills it. Whether the game goes on.
    pub(super) fn enact(&mut self, policy: Policy, by: Option<Ticket>, events: &mut Events) -> bool {
        let was_unlocked = self.board.is_veto_unlocked();
        self.board.enact(policy);
        events.push(Event::Enacted { policy, by });
        let ending = match self.board.full_track() {
            Some(Party::Liberal) => Ending::LiberalPolicies,
            Some(Party::Fascist) => Ending::FascistPolicies,
            None => {
                if self.board.is_veto_unlocked() && !was_unlocked {
                    events.push(Event::VetoUnlocked);
                }
                return true;
            }
        };
        self.end(ending, events);
        false
    }

    /// The end of a session, and of chaos: reshuffles if too few are left, then goes on.
    pub(super) fn finish(&mut self, after: After, events: &mut Events) {
        if self.draw.len() < DRAW {
            self.phase = Phase::Reshuffling(after);
        } else {
            self.go_on(after, events);
        }
    }

    fn go_on(&mut self, after: After, events: &mut Events) {
        match after {
            After::Round => self.next_round(events),
            After::Power(president, power) => self.open_power(president, power, events),
            After::Chaos => self.phase = Phase::Chaos,
        }
    }

    /// The top three tiles of the draw pile, or what there is, face down.
    #[must_use]
    pub fn top(&self) -> Pile {
        self.draw.iter().rev().take(DRAW).copied().collect()
    }

    #[inline(never)]
    pub(super) fn ask_chaos(&self) -> Ask {
        let items = self.draw.last().copied().map(one).unwrap_or_default();
        Ask::Open { items, facet: Facet::Policy, to: To::Public }
    }

    /// The top tile is enacted: no power, but it counts in every other way.
    pub(super) fn note_chaos(&mut self, note: &Note, events: &mut Events) -> Result<(), Illegal> {
        let Note::Opened(Face::Policy(policy)) = note else { return Err(Illegal::WrongNote) };
        self.draw.pop();
        self.last_elected = None;
        if self.enact(*policy, None, events) {
            events.push(Event::LimitsForgotten);
            self.finish(After::Round, events);
        }
        Ok(())
    }

    /// All tiles that are not enacted, mixed by the whole table.
    #[inline(never)]
    pub(super) fn ask_mix(&self) -> Ask {
        let tiles = self.draw.iter().rev().chain(&self.discard).copied().collect();
        Ask::Mix { tiles, by: Mixers::All }
    }

    /// The draw pile, from now on; the top tile comes first.
    pub(super) fn lay(&mut self, tiles: &Pile) {
        self.draw = tiles.iter().rev().copied().collect();
    }

    pub(super) fn note_reshuffle(&mut self, after: After, note: &Note, events: &mut Events) -> Result<(), Illegal> {
        let Note::Handles(tiles) = note else { return Err(Illegal::WrongNote) };
        let number = self.draw.len() + self.discard.len();
        self.take_handles(tiles, number)?;
        self.lay(tiles);
        self.discard.clear();
        events.push(Event::Reshuffled(u8::try_from(number).unwrap_or(u8::MAX)));
        self.go_on(after, events);
        Ok(())
    }
}
