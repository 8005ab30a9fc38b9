//! Carrying out what people tell the device.

use crate::record::{Done, take};
use crate::rules::{Act, Ballot, BySeat, Intent, Need, Seat, Seats};

use super::{Command, Errand, Holder, Lock, Public, Refusal, Screen, StandIn, Step, TRIES, Table, Vote};

impl Table {
    /// Carries out a command given at `step`.
    ///
    /// # Errors
    /// Why it did nothing; the table is as it was, but for the count of wrong tries at a lock.
    pub fn command(&mut self, step: Step, command: Command) -> Result<(), Refusal> {
        if step != self.step {
            return Err(Refusal::Stale);
        }
        // A look changes nothing that a button could mean, and may be repeated.
        let is_look = command == Command::Opened;
        let result = self.carry_out(command);
        if !is_look && matches!(result, Ok(()) | Err(Refusal::WrongLock)) {
            self.step = Step(self.step.0.wrapping_add(1));
        }
        result
    }

    fn carry_out(&mut self, command: Command) -> Result<(), Refusal> {
        let screen = self.screen();
        match (screen, command) {
            (Screen::Public(Public::InProgress), Command::Resume)
            | (
                Screen::Cover { errand: Errand::LookAgain, .. }
                | Screen::Lock { .. }
                | Screen::Secret { errand: Errand::LookAgain, .. },
                Command::LeaveIt,
            ) => self.holder = Holder::Everybody,
            (Screen::Cover { seat, errand }, Command::TakePhone) => self.take_phone(seat, errand),
            (_, Command::PutDown) => self.put_down(screen),
            (Screen::Secret { errand, .. } | Screen::Choice { errand, .. }, Command::Opened) => self.opened(errand),
            (Screen::Secret { seat, errand }, Command::PassOn) => self.pass_on(seat, errand)?,
            (Screen::Public(Public::Script), Command::ScriptOver) => self.acks.script = true,
            (Screen::Public(Public::Announcement(_)), Command::Continue) => self.acks.announced += 1,
            (Screen::Choice { seat, errand }, Command::Act(act)) if errand != Errand::Ballot => {
                self.act(seat, act)?;
                self.holder = Holder::Everybody;
            }
            (Screen::Public(Public::Nomination | Public::AnswerVeto | Public::Power(_)), Command::Act(act)) => {
                match self.game.need() {
                    Need::Seat(seat, _) => self.act(seat, act)?,
                    _ => return Err(Refusal::NotHere),
                }
            }
            (Screen::Choice { seat, errand: Errand::Ballot }, Command::Ballot(ballot)) => {
                self.intend(seat, Intent::Ballot(ballot))?;
                self.holder = Holder::Everybody;
            }
            (Screen::Public(Public::Tally), Command::Tally { ja }) => self.tally(ja)?,
            (
                Screen::Public(
                    Public::Script
                    | Public::Nomination
                    | Public::Tally
                    | Public::Announcement(_)
                    | Public::AnswerVeto
                    | Public::Power(_),
                ),
                Command::LookAgain(seat),
            ) if self.game.is_alive(seat) && self.here.contains(seat) => {
                self.holder = Holder::Wanted(seat);
            }
            (Screen::Lock { seat }, Command::Unlock(lock)) => self.unlock(seat, lock)?,
            (Screen::Secret { seat, errand: Errand::Envelope }, Command::SetLock(lock)) if self.options.locks => {
                self.locks[seat] = Some(lock);
            }
            (Screen::Public(_), Command::RemoveLock(seat)) => self.locks[seat] = None,
            (Screen::Public(_), Command::TakeBack) => {
                if !self.take_back() {
                    return Err(Refusal::Learnt);
                }
            }
            (Screen::Public(_), Command::Hints(hints)) => self.options.hints = hints,
            (Screen::Public(_), Command::StandIn { seat, name }) => self.stand_in(seat, name),
            _ => return Err(Refusal::NotHere),
        }
        Ok(())
    }

    fn take_phone(&mut self, seat: Seat, errand: Errand) {
        self.holder = match errand {
            Errand::LookAgain => Holder::Again { seat, unlocked: !self.is_locked(seat) },
            _ => Holder::Seat(seat),
        };
    }

    fn put_down(&mut self, screen: Screen) {
        self.holder = match screen {
            Screen::Public(Public::InProgress) => Holder::Away,
            Screen::Lock { seat } | Screen::Secret { seat, errand: Errand::LookAgain } => Holder::Wanted(seat),
            _ => Holder::Everybody,
        };
    }

    fn opened(&mut self, errand: Errand) {
        if errand != Errand::LookAgain {
            self.acks.learnt = self.log.facts.len();
        }
    }

    fn pass_on(&mut self, seat: Seat, errand: Errand) -> Result<(), Refusal> {
        match errand {
            Errand::Envelope => self.acks.dealt = self.acks.dealt.with(seat),
            Errand::Investigation { .. } => self.acks.investigations += 1,
            Errand::Peek => self.act(seat, Act::Peek)?,
            Errand::LookAgain | Errand::Ballot | Errand::Discard | Errand::Enact { .. } => {}
        }
        self.holder = Holder::Everybody;
        Ok(())
    }

    fn act(&mut self, seat: Seat, act: Act) -> Result<(), Refusal> {
        self.intend(seat, Intent::Act(act))
    }

    /// All thumbs at once: every living player's ballot, or none.
    fn tally(&mut self, ja: Seats) -> Result<(), Refusal> {
        if self.options.vote != Vote::Hands || !ja.minus(self.game.alive()).is_empty() {
            return Err(Refusal::NotHere);
        }
        for seat in self.game.alive().iter() {
            self.intend(seat, Intent::Ballot(if ja.contains(seat) { Ballot::Ja } else { Ballot::Nein }))?;
        }
        Ok(())
    }

    fn intend(&mut self, seat: Seat, intent: Intent) -> Result<(), Refusal> {
        let Self { game, dealer, log, history, announcements, .. } = self;
        take(game, dealer, (seat, intent), |fact, events| {
            log.facts.push(fact);
            for event in events {
                history.add(*event);
                announcements.add(*event, log.facts.len());
            }
        })?;
        if let Intent::Ballot(ballot) = intent {
            self.ballots[seat] = Some(ballot);
        }
        if !matches!(self.game.phase(), crate::rules::Phase::Election { .. }) {
            self.ballots = BySeat::empty(self.log.setup.players());
        }
        Ok(())
    }

    fn unlock(&mut self, seat: Seat, lock: Lock) -> Result<(), Refusal> {
        if self.locks[seat] == Some(lock) {
            self.acks.wrong_tries = 0;
            self.holder = Holder::Again { seat, unlocked: true };
            return Ok(());
        }
        self.acks.wrong_tries = self.acks.wrong_tries.saturating_add(1);
        if self.acks.wrong_tries.is_multiple_of(TRIES) {
            self.holder = Holder::Everybody;
        }
        Err(Refusal::WrongLock)
    }

    fn stand_in(&mut self, seat: Seat, name: String) {
        let from = core::mem::replace(&mut self.names[seat], name.clone());
        // Whoever left took the three symbols along.
        self.locks[seat] = None;
        self.stand_ins.add(StandIn { round: self.history.rounds.len(), seat, from, to: name });
    }

    /// Every investigation so far: who looked at whom.
    pub(super) fn investigations(&self) -> impl Iterator<Item = (Seat, Seat)> {
        self.history.rounds.iter().flat_map(|round| {
            round.done.iter().filter_map(|done| match done {
                Done::Investigated(target) => Some((round.candidate, *target)),
                _ => None,
            })
        })
    }

    /// The investigation whose result the President has not dismissed yet.
    pub(super) fn unseen_investigation(&self) -> Option<(Seat, Seat)> {
        self.investigations().nth(self.acks.investigations)
    }
}
