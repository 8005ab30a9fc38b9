//! Which message names a thing of the rules.

use crate::rules::{Ballot, Bar, Ending, Game, Party, Players, Policy, Power, Role, Seat, Turn};

use super::Message;

impl From<Party> for Message {
    fn from(party: Party) -> Self {
        match party {
            Party::Liberal => Self::Liberal,
            Party::Fascist => Self::Fascist,
        }
    }
}

impl From<Policy> for Message {
    fn from(policy: Policy) -> Self {
        policy.party().into()
    }
}

impl From<Role> for Message {
    fn from(role: Role) -> Self {
        match role {
            Role::Liberal => Self::Liberal,
            Role::Fascist => Self::Fascist,
            Role::Hitler => Self::Hitler,
        }
    }
}

impl From<Power> for Message {
    fn from(power: Power) -> Self {
        match power {
            Power::InvestigateLoyalty => Self::PowerInvestigateLoyalty,
            Power::PolicyPeek => Self::PowerPolicyPeek,
            Power::SpecialElection => Self::PowerSpecialElection,
            Power::Execution => Self::PowerExecution,
        }
    }
}

impl From<Ballot> for Message {
    fn from(ballot: Ballot) -> Self {
        match ballot {
            Ballot::Ja => Self::Ja,
            Ballot::Nein => Self::Nein,
        }
    }
}

/// How a Fascist gets to know the others, as far as the envelope speaks of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learning {
    /// From the envelope.
    Envelope,
    /// From the eyes-closed script.
    Script,
}

impl Learning {
    /// Both ways.
    pub const ALL: [Self; 2] = [Self::Envelope, Self::Script];
}

impl Message {
    /// What a role knows at this table, or how it will learn it.
    #[must_use]
    pub const fn known_by(role: Role, players: Players, learning: Learning) -> Self {
        match (learning, players.hitler_knows(), role) {
            (Learning::Envelope, true, Role::Liberal) => Self::KnowsFewLiberal,
            (Learning::Envelope, true, Role::Fascist) => Self::KnowsFewFascist,
            (Learning::Envelope, true, Role::Hitler) => Self::KnowsFewHitler,
            (Learning::Envelope, false, Role::Liberal) => Self::KnowsManyLiberal { fascists: players.fascists() },
            (Learning::Envelope, false, Role::Fascist) => Self::KnowsManyFascist,
            (Learning::Envelope, false, Role::Hitler) => Self::KnowsManyHitler,
            (Learning::Script, true, Role::Liberal) => Self::ScriptFewLiberal,
            (Learning::Script, true, Role::Fascist) => Self::ScriptFewFascist,
            (Learning::Script, true, Role::Hitler) => Self::ScriptFewHitler,
            (Learning::Script, false, Role::Liberal) => Self::ScriptManyLiberal,
            (Learning::Script, false, Role::Fascist) => Self::ScriptManyFascist,
            (Learning::Script, false, Role::Hitler) => Self::ScriptManyHitler,
        }
    }

    /// How a role wins.
    #[must_use]
    pub const fn won_as(role: Role) -> Self {
        match role {
            Role::Liberal => Self::WinsLiberal,
            Role::Fascist => Self::WinsFascist,
            Role::Hitler => Self::WinsHitler,
        }
    }

    /// Why it is this candidate's turn.
    #[must_use]
    pub const fn turn(candidate: Seat, turn: Turn) -> Self {
        match turn {
            Turn::Lot => Self::TurnLot { player: candidate },
            Turn::Left => Self::TurnLeft,
            Turn::Special { by } => Self::TurnSpecial { by },
            Turn::AfterSpecial { by } => Self::TurnAfterSpecial { by },
        }
    }

    /// Who may be nominated now, in one sentence.
    #[must_use]
    pub fn limits(game: &Game) -> Self {
        match (game.last_elected(), game.alive().len()) {
            (None, _) => Self::LimitsNobody,
            (Some(_), ..=5) => Self::LimitsChancellor,
            (Some(_), _) => Self::LimitsBoth,
        }
    }

    /// Why a player may not be nominated.
    #[must_use]
    pub const fn barred_from_office(bar: Bar) -> Self {
        match bar {
            Bar::Oneself => Self::IsCandidate,
            _ => Self::barred_from_power(bar),
        }
    }

    /// Why a player may not be the target of a power.
    #[must_use]
    pub const fn barred_from_power(bar: Bar) -> Self {
        match bar {
            Bar::NoSuchSeat | Bar::Dead => Self::OutOfGame,
            Bar::Oneself => Self::UsesThePower,
            Bar::LastPresident => Self::LastPresident,
            Bar::LastChancellor => Self::LastChancellor,
            Bar::Investigated => Self::WasInvestigated,
        }
    }

    /// How a game ended.
    #[must_use]
    pub const fn ended_by(ending: Ending) -> Self {
        match ending {
            Ending::LiberalPolicies => Self::EndLiberalPolicies,
            Ending::HitlerExecuted => Self::EndHitlerExecuted,
            Ending::FascistPolicies => Self::EndFascistPolicies,
            Ending::HitlerElected => Self::EndHitlerElected,
        }
    }

    /// Who won.
    #[must_use]
    pub const fn won_by(party: Party) -> Self {
        match party {
            Party::Liberal => Self::LiberalsWin,
            Party::Fascist => Self::FascistsWin,
        }
    }
}
