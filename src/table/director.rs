//! Who must hold the phone, and what it may show. A pure function of the game, the seats here, what has been
//! acknowledged, and who said "I am …".

use crate::rules::{Choice, Game, Need, Phase, Power, Seat, Seats, Session, Veto};

use super::{Announcement, Holder, Recognition, Table, Vote};

/// What may be shown now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// "Pass the phone to …": nothing but that, and what everybody may see.
    Cover {
        /// Who must take it.
        seat: Seat,
        /// What for.
        errand: Errand,
    },
    /// Three symbols must be entered before the envelope opens again.
    Lock {
        /// Whose lock.
        seat: Seat,
    },
    /// Something to look at, while it is held.
    Secret {
        /// Who looks.
        seat: Seat,
        /// At what.
        errand: Errand,
    },
    /// Tiles or a ballot to choose from.
    Choice {
        /// Who chooses.
        seat: Seat,
        /// What.
        errand: Errand,
    },
    /// Everything else.
    Public(Public),
}

/// Why a seat gets the phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// To see the envelope for the first time.
    Envelope,
    /// To see the own role again.
    LookAgain,
    /// To vote.
    Ballot,
    /// To throw one of three tiles away.
    Discard,
    /// To enact one of two tiles.
    Enact {
        /// Whether a veto may be asked for, was refused, or is still locked.
        veto: Veto,
    },
    /// To see a party membership.
    Investigation {
        /// Whose.
        target: Seat,
    },
    /// To see the top three tiles.
    Peek,
}

/// What everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Public {
    /// A game is in progress: one button leads on.
    InProgress,
    /// The eyes-closed script.
    Script,
    /// Something just happened.
    Announcement(Announcement),
    /// The candidate names a Chancellor.
    Nomination,
    /// All show thumbs; somebody enters them.
    Tally,
    /// The President answers a veto.
    AnswerVeto,
    /// The President points at somebody.
    Power(Power),
    /// The game is over: the truth.
    End,
}

impl Table {
    /// What may be shown now.
    #[must_use]
    pub fn screen(&self) -> Screen {
        match self.holder {
            Holder::Away => Screen::Public(Public::InProgress),
            Holder::Wanted(seat) => Screen::Cover { seat, errand: Errand::LookAgain },
            Holder::Again { seat, unlocked: false } => Screen::Lock { seat },
            Holder::Again { seat, unlocked: true } => Screen::Secret { seat, errand: Errand::LookAgain },
            Holder::Everybody | Holder::Seat(_) => self.due(),
        }
    }

    /// What the game and the acknowledgements make due, whoever holds the phone.
    fn due(&self) -> Screen {
        if let Some(seat) = self.here.minus(self.acks.dealt).iter().next() {
            return self.hand_over(seat, Errand::Envelope);
        }
        if self.options.recognition == Recognition::Script && !self.acks.script {
            return Screen::Public(Public::Script);
        }
        if let Some((president, target)) = self.unseen_investigation() {
            return self.hand_over(president, Errand::Investigation { target });
        }
        if let Some(announcement) = self.announcements.get(self.acks.announced) {
            return Screen::Public(Public::Announcement(announcement));
        }
        self.needed()
    }

    fn needed(&self) -> Screen {
        match self.game.need() {
            Need::Seat(seat, choice) => match choice {
                Choice::Nominate => Screen::Public(Public::Nomination),
                Choice::Discard => self.hand_over(seat, Errand::Discard),
                Choice::Enact { .. } => self.hand_over(seat, Errand::Enact { veto: veto(&self.game) }),
                Choice::AnswerVeto => Screen::Public(Public::AnswerVeto),
                Choice::Peek => self.hand_over(seat, Errand::Peek),
                Choice::Investigate => Screen::Public(Public::Power(Power::InvestigateLoyalty)),
                Choice::CallSpecialElection => Screen::Public(Public::Power(Power::SpecialElection)),
                Choice::Execute => Screen::Public(Public::Power(Power::Execution)),
            },
            Need::Ballots { missing } => self.ballots_due(missing),
            Need::Over(_) | Need::Dealer(_) => Screen::Public(Public::End),
        }
    }

    /// Secret ballots start left of the candidate, so that the phone ends where it is needed next.
    fn ballots_due(&self, missing: Seats) -> Screen {
        match (self.options.vote, missing.left_of(self.game.president())) {
            (Vote::Secret, Some(seat)) => self.hand_over(seat, Errand::Ballot),
            (Vote::Hands, _) | (_, None) => Screen::Public(Public::Tally),
        }
    }

    /// A cover, unless this seat has said that it has the phone, or is the only one here.
    fn hand_over(&self, seat: Seat, errand: Errand) -> Screen {
        let alone = self.here == Seats::NONE.with(seat);
        if !alone && self.holder != Holder::Seat(seat) {
            return Screen::Cover { seat, errand };
        }
        match errand {
            Errand::Envelope | Errand::LookAgain | Errand::Investigation { .. } | Errand::Peek => {
                Screen::Secret { seat, errand }
            }
            Errand::Ballot | Errand::Discard | Errand::Enact { .. } => Screen::Choice { seat, errand },
        }
    }

    /// The seat that is waited for once the game goes on, if the phone must go to one.
    #[must_use]
    pub fn waiting_for(&self) -> Option<Seat> {
        match self.due() {
            Screen::Cover { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// How many times the phone changes hands in a round of this table, powers not counted.
    #[must_use]
    pub fn hand_overs(&self) -> usize {
        self.options.hand_overs(self.game.alive().len())
    }
}

fn veto(game: &Game) -> Veto {
    match game.phase() {
        Phase::Legislation { step: Session::Enacting(veto), .. } => *veto,
        _ => Veto::Locked,
    }
}
