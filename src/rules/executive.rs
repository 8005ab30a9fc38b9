//! Executive actions: the powers that an elected President must use.

use super::asks::one;
use super::{
    Ask, Choice, Ending, Event, Events, Executive, Face, Facet, Game, Illegal, Need, Note, Phase, Power, Seat, To, Turn,
};

impl Game {
    pub(super) fn open_power(&mut self, president: Seat, power: Power, events: &mut Events) {
        let step = if power == Power::PolicyPeek { Executive::Showing } else { Executive::Choosing };
        self.phase = Phase::Executive { president, power, step };
        events.push(Event::Power(president, power));
    }

    #[inline(never)]
    pub(super) fn need_executive(&self, president: Seat, power: Power, step: Executive) -> Need {
        match step {
            Executive::Showing => {
                Need::Dealer(Ask::Open { items: self.top(), facet: Facet::Policy, to: To::Seat(president) })
            }
            Executive::Choosing => Need::Seat(
                president,
                match power {
                    Power::InvestigateLoyalty => Choice::Investigate,
                    Power::PolicyPeek => Choice::Peek,
                    Power::SpecialElection => Choice::CallSpecialElection,
                    Power::Execution => Choice::Execute,
                },
            ),
            Executive::Opening(target) => Need::Dealer(if power == Power::Execution {
                self.ask_is_hitler(target)
            } else {
                Ask::Open {
                    items: self.envelope(target).map(one).unwrap_or_default(),
                    facet: Facet::Party,
                    to: To::Seat(president),
                }
            }),
        }
    }

    pub(super) fn point_at(&mut self, target: Seat) {
        if let Phase::Executive { step, .. } = &mut self.phase {
            *step = Executive::Opening(target);
        }
    }

    pub(super) fn put_back(&mut self, events: &mut Events) {
        events.push(Event::Peeked(self.president));
        self.next_round(events);
    }

    /// The target is the next candidate, barred as Chancellor or not; the placard stays where it is.
    pub(super) fn call_special_election(&mut self, target: Seat, events: &mut Events) {
        let by = self.president;
        events.push(Event::SpecialElection { president: by, target });
        self.open_round(target, Turn::Special { by }, events);
    }

    pub(super) fn note_executive(
        &mut self,
        president: Seat,
        power: Power,
        step: Executive,
        note: &Note,
        events: &mut Events,
    ) -> Result<(), Illegal> {
        match (power, step, note) {
            (Power::PolicyPeek, Executive::Showing, Note::Shown) => {
                self.phase = Phase::Executive { president, power, step: Executive::Choosing };
            }
            (Power::InvestigateLoyalty, Executive::Opening(target), Note::Shown) => {
                self.investigated = self.investigated.with(target);
                events.push(Event::Investigated { president, target });
                self.next_round(events);
            }
            (Power::Execution, Executive::Opening(target), Note::Opened(Face::IsHitler(hitler))) => {
                self.bury(president, target, *hitler, events);
            }
            _ => return Err(Illegal::WrongNote),
        }
        Ok(())
    }

    fn bury(&mut self, president: Seat, target: Seat, hitler: bool, events: &mut Events) {
        self.alive = self.alive.without(target);
        events.push(Event::Executed { president, target, hitler });
        if hitler {
            self.end(Ending::HitlerExecuted, events);
        } else {
            self.not_hitler = self.not_hitler.with(target);
            self.next_round(events);
        }
    }
}
