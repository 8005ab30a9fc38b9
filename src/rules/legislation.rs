//! The legislative session: three tiles, two, one; and the veto.

use super::asks::one;
use super::{
    After, Ask, Choice, Event, Events, Face, Facet, Game, Handle, Illegal, Mixers, Need, Note, Phase, Pile, Policy,
    Session, Ticket, To, Veto,
};

impl Game {
    #[inline(never)]
    pub(super) fn need_session(ticket: Ticket, hand: &Pile, step: Session) -> Need {
        let show = |items, to| Need::Dealer(Ask::Open { items, facet: Facet::Policy, to });
        match step {
            Session::Drawing => show(hand.clone(), To::Seat(ticket.president)),
            Session::Mixing => Need::Dealer(Ask::Mix { tiles: hand.clone(), by: Mixers::One(ticket.president) }),
            Session::Discarding => Need::Seat(ticket.president, Choice::Discard),
            Session::Passing => show(hand.clone(), To::Seat(ticket.chancellor)),
            Session::Enacting(veto) => Need::Seat(ticket.chancellor, Choice::Enact { veto: veto == Veto::Unasked }),
            Session::Answering => Need::Seat(ticket.president, Choice::AnswerVeto),
            Session::Turning(tile) => show(one(tile), To::Public),
        }
    }

    pub(super) fn discard(&mut self, tile: Handle, events: &mut Events) {
        if let Phase::Legislation { ticket, hand, step } = &mut self.phase {
            hand.retain(|held| *held != tile);
            self.discard.push(tile);
            *step = Session::Passing;
            events.push(Event::Passed(*ticket));
        }
    }

    pub(super) fn choose(&mut self, tile: Handle) {
        self.set_step(Session::Turning(tile));
    }

    pub(super) fn propose_veto(&mut self, events: &mut Events) {
        if let Some(ticket) = self.set_step(Session::Answering) {
            events.push(Event::VetoProposed(ticket));
        }
    }

    /// A vetoed session ends like any other, but for the step of the tracker; the government counts as elected.
    pub(super) fn answer_veto(&mut self, consent: bool, events: &mut Events) {
        let next = Session::Enacting(Veto::Refused);
        let Some(ticket) = self.set_step(next) else { return };
        events.push(Event::VetoAnswered { ticket, consent });
        if consent {
            self.throw_hand_away();
            self.step_tracker(After::Round, events);
        }
    }

    fn throw_hand_away(&mut self) {
        if let Phase::Legislation { hand, .. } = &mut self.phase {
            self.discard.extend(hand.drain(..));
        }
    }

    fn set_step(&mut self, next: Session) -> Option<Ticket> {
        if let Phase::Legislation { ticket, step, .. } = &mut self.phase {
            *step = next;
            Some(*ticket)
        } else {
            None
        }
    }

    pub(super) fn note_session(&mut self, step: Session, note: &Note, events: &mut Events) -> Result<(), Illegal> {
        match (step, note) {
            (Session::Drawing, Note::Shown) => {
                self.set_step(Session::Mixing);
            }
            (Session::Mixing, Note::Handles(tiles)) => {
                self.take_handles(tiles, self.hand().len())?;
                if let Phase::Legislation { hand, step, .. } = &mut self.phase {
                    hand.clone_from(tiles);
                    *step = Session::Discarding;
                }
            }
            (Session::Passing, Note::Shown) => {
                let veto = if self.board.is_veto_unlocked() { Veto::Unasked } else { Veto::Locked };
                self.set_step(Session::Enacting(veto));
            }
            (Session::Turning(tile), Note::Opened(Face::Policy(policy))) => self.turn_over(tile, *policy, events),
            _ => return Err(Illegal::WrongNote),
        }
        Ok(())
    }

    fn turn_over(&mut self, tile: Handle, policy: Policy, events: &mut Events) {
        let Phase::Legislation { ticket, hand, .. } = &mut self.phase else { return };
        let ticket = *ticket;
        hand.retain(|held| *held != tile);
        self.throw_hand_away();
        if self.enact(policy, Some(ticket), events) {
            let power = match policy {
                Policy::Fascist => self.players.power(self.board.fascist()),
                Policy::Liberal => None,
            };
            self.finish(power.map_or(After::Round, |power| After::Power(ticket.president, power)), events);
        }
    }
}
