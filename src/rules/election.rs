//! Nomination, ballots, and the question whether the Chancellor is Hitler.

use super::asks::one;
use super::{
    After, Ask, Ending, Event, Events, Face, Facet, Game, Illegal, Need, Note, Phase, Seat, Seats, Session, Ticket, To,
};

impl Game {
    pub(super) fn nominate(&mut self, chancellor: Seat, events: &mut Events) {
        let ticket = Ticket { president: self.president, chancellor };
        self.chancellor = Some(chancellor);
        self.phase = Phase::Election { ticket, cast: Seats::NONE };
        events.push(Event::Nominated(ticket));
    }

    pub(super) fn need_ballots(&self, cast: Seats) -> Need {
        let missing = self.alive.minus(cast);
        if missing.is_empty() { Need::Dealer(Ask::Ballots { voters: self.alive }) } else { Need::Ballots { missing } }
    }

    /// Whether `seat` has a ballot to cast now. The same answer as [`Game::record`] gives to a
    /// [`Fact::Cast`](super::Fact::Cast).
    #[must_use]
    pub fn may_vote(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Election { cast, .. } if self.alive.minus(cast).contains(seat))
    }

    pub(super) fn cast(&mut self, seat: Seat) -> Result<(), Illegal> {
        let may_vote = self.may_vote(seat);
        match &mut self.phase {
            Phase::Election { cast, .. } if may_vote => {
                *cast = cast.with(seat);
                Ok(())
            }
            Phase::Election { .. } => Err(Illegal::NoBallot),
            Phase::Over(_) => Err(Illegal::Over),
            _ => Err(Illegal::NotNow),
        }
    }

    /// All ballots are turned over. A tie fails.
    pub(super) fn note_ballots(
        &mut self,
        ticket: Ticket,
        cast: Seats,
        note: &Note,
        events: &mut Events,
    ) -> Result<(), Illegal> {
        let Note::Ballots { ja, nein } = *note else { return Err(Illegal::WrongNote) };
        if cast != self.alive || ja.union(nein) != self.alive || ja.len() + nein.len() != self.alive.len() {
            return Err(Illegal::WrongNote);
        }
        let elected = ja.len() > nein.len();
        events.push(Event::Voted { ticket, ja, nein, elected });
        if elected {
            self.last_elected = Some(ticket);
            if self.board.is_hitler_zone() {
                self.phase = Phase::Vetting(ticket);
            } else {
                self.open_session(ticket);
            }
        } else {
            self.step_tracker(After::Round, events);
        }
        Ok(())
    }

    /// The tracker moves up one: at the third step chaos, otherwise what comes `after`.
    pub(super) fn step_tracker(&mut self, after: After, events: &mut Events) {
        let chaos = self.board.advance_tracker();
        events.push(Event::Tracker(self.board.tracker()));
        self.finish(if chaos { After::Chaos } else { after }, events);
    }

    #[inline(never)]
    pub(super) fn ask_is_hitler(&self, seat: Seat) -> Ask {
        Ask::Open { items: self.envelope(seat).map(one).unwrap_or_default(), facet: Facet::IsHitler, to: To::Public }
    }

    pub(super) fn note_vetting(&mut self, ticket: Ticket, note: &Note, events: &mut Events) -> Result<(), Illegal> {
        match note {
            Note::Opened(Face::IsHitler(true)) => self.end(Ending::HitlerElected, events),
            Note::Opened(Face::IsHitler(false)) => {
                self.not_hitler = self.not_hitler.with(ticket.chancellor);
                events.push(Event::NotHitler(ticket.chancellor));
                self.open_session(ticket);
            }
            _ => return Err(Illegal::WrongNote),
        }
        Ok(())
    }

    fn open_session(&mut self, ticket: Ticket) {
        let hand = self.top();
        self.draw.truncate(self.draw.len() - hand.len());
        self.phase = Phase::Legislation { ticket, hand, step: Session::Drawing };
    }
}
