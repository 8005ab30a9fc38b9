//! The rules as sections that follow the round: for reading through, and for opening at what is going on now.

use crate::rules::{Phase, Players, Session};

use super::Message;

/// What a section is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// How to win.
    Goal,
    /// Who is who, and who knows whom.
    Roles,
    /// A round in five lines.
    Round,
    /// Who may be nominated.
    Nomination,
    /// Ballots, and the question about Hitler.
    Vote,
    /// Three policies, two, one.
    Session,
    /// The veto.
    Veto,
    /// What Presidents must do.
    Powers,
    /// The election tracker.
    Chaos,
    /// When the piles are mixed.
    Reshuffle,
    /// What is public, what is secret, what one may say.
    Secrets,
    /// What the dead may do.
    Dead,
    /// What this page does and cannot do.
    Phone,
    /// Questions of the table.
    Questions,
    /// Open points of the rules, and how they are played here.
    Rulings,
}

/// A section of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// What it is about.
    pub topic: Topic,
    /// Its heading.
    pub heading: Message,
    /// What stands in it, in order.
    pub parts: &'static [Part],
}

/// A part of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A paragraph.
    Text(Message),
    /// A paragraph for tables of five and six, where Hitler knows the Fascist.
    Few(Message),
    /// A paragraph for tables of seven and more.
    Many(Message),
    /// A list.
    List(&'static [Message]),
    /// A question and its answer.
    Answer(Message, Message),
    /// The table of roles: a row for each of [`Players::ALL`].
    Roles,
    /// The table of powers: [`spaces`] of this table, or of each of [`SIZES`].
    Powers,
}

/// The three Fascist tracks: which tables have it, and one such table.
pub const SIZES: [(Message, Players); 3] = {
    let [few, _, more, _, most, _] = Players::ALL;
    [(Message::HelpFewPlayers, few), (Message::HelpMorePlayers, more), (Message::HelpMostPlayers, most)]
};

/// What each space of the Fascist track brings, the first one first; the fifth brings two things.
#[must_use]
pub fn spaces(players: Players) -> [(Message, Option<Message>); 6] {
    let power = |nth| players.power(nth).map_or(Message::NoPower, Message::from);
    [
        (power(1), None),
        (power(2), None),
        (power(3), None),
        (power(4), None),
        (power(5), Some(Message::VetoUnlocks)),
        (Message::FascistsWinHere, None),
    ]
}

impl Topic {
    /// The section for what is going on in this phase.
    #[must_use]
    pub const fn of(phase: &Phase) -> Self {
        match phase {
            Phase::Dealing(_) => Self::Roles,
            Phase::Nomination { .. } => Self::Nomination,
            Phase::Election { .. } | Phase::Vetting(_) => Self::Vote,
            Phase::Legislation { step: Session::Answering, .. } => Self::Veto,
            Phase::Legislation { .. } => Self::Session,
            Phase::Chaos => Self::Chaos,
            Phase::Reshuffling(_) => Self::Reshuffle,
            Phase::Executive { .. } => Self::Powers,
            Phase::Over(_) => Self::Goal,
        }
    }

    /// A name for the section in addresses and tests.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Goal => "goal",
            Self::Roles => "roles",
            Self::Round => "round",
            Self::Nomination => "nomination",
            Self::Vote => "vote",
            Self::Session => "session",
            Self::Veto => "veto",
            Self::Powers => "powers",
            Self::Chaos => "chaos",
            Self::Reshuffle => "reshuffle",
            Self::Secrets => "secrets",
            Self::Dead => "dead",
            Self::Phone => "phone",
            Self::Questions => "questions",
            Self::Rulings => "rulings",
        }
    }
}

impl Section {
    /// Its parts, without those for tables of another size. Without a table, all.
    pub fn parts_for(&self, players: Option<Players>) -> impl Iterator<Item = Part> {
        self.parts.iter().copied().filter(move |part| match (part, players) {
            (Part::Few(_), Some(players)) => players.hitler_knows(),
            (Part::Many(_), Some(players)) => !players.hitler_knows(),
            _ => true,
        })
    }
}

/// Every section, in the order of reading.
pub static SECTIONS: [Section; 15] = {
    use Message as M;
    use Part::{Answer, Few, List, Many, Powers, Roles, Text};
    const fn about(topic: Topic, heading: Message, parts: &'static [Part]) -> Section {
        Section { topic, heading, parts }
    }
    [
        about(
            Topic::Goal,
            M::HelpGoal,
            &[Text(M::HelpGoalTeams), List(&[M::HelpGoalLiberal, M::HelpGoalFascist]), Text(M::HelpGoalTogether)],
        ),
        about(Topic::Roles, M::HelpRoles, &[Text(M::HelpEnvelope), Few(M::HelpKnowFew), Many(M::HelpKnowMany), Roles]),
        about(
            Topic::Round,
            M::HelpRound,
            &[List(&[
                M::HelpRoundNomination,
                M::HelpRoundVote,
                M::HelpRoundSession,
                M::HelpRoundPower,
                M::HelpRoundNext,
            ])],
        ),
        about(
            Topic::Nomination,
            M::HelpNomination,
            &[
                Text(M::HelpNominationTurn),
                Text(M::HelpNominationWho),
                List(&[
                    M::HelpLimitsBoth,
                    M::HelpLimitsFew,
                    M::HelpLimitsElected,
                    M::HelpLimitsChancellor,
                    M::HelpLimitsFirst,
                ]),
            ],
        ),
        about(
            Topic::Vote,
            M::HelpVote,
            &[Text(M::HelpVoteAll), Text(M::HelpVoteMajority), Text(M::HelpVoteFailed), Text(M::HelpVoteHitler)],
        ),
        about(
            Topic::Session,
            M::HelpSession,
            &[Text(M::HelpSessionPresident), Text(M::HelpSessionChancellor), Text(M::HelpSessionSilence)],
        ),
        about(Topic::Veto, M::HelpVeto, &[Text(M::HelpVetoWhen), List(&[M::HelpVetoYes, M::HelpVetoNo])]),
        about(
            Topic::Powers,
            M::HelpPowers,
            &[
                Text(M::HelpPowersWhen),
                List(&[M::HelpInvestigate, M::HelpPeek, M::HelpSpecial, M::HelpExecution]),
                Text(M::HelpPowersTable),
                Powers,
            ],
        ),
        about(Topic::Chaos, M::HelpChaos, &[Text(M::HelpChaosSteps), Text(M::HelpChaosAfter)]),
        about(Topic::Reshuffle, M::HelpReshuffle, &[Text(M::HelpReshuffleWhen), Text(M::HelpReshuffleTiles)]),
        about(
            Topic::Secrets,
            M::HelpSecrets,
            &[Text(M::HelpSecretsPublic), Text(M::HelpSecretsHidden), Text(M::HelpSecretsLie)],
        ),
        about(Topic::Dead, M::HelpDead, &[Text(M::HelpDeadRules), Text(M::HelpDeadCount)]),
        about(
            Topic::Phone,
            M::HelpPhone,
            &[Text(M::HelpPhonePass), Text(M::HelpPhoneHold), Text(M::HelpPhoneSwitcher), Text(M::HelpPhoneSaved)],
        ),
        about(
            Topic::Questions,
            M::HelpQuestions,
            &[
                Answer(M::AskMust, M::AnswerMust),
                Answer(M::AskTie, M::AnswerTie),
                Answer(M::AskInvestigation, M::AnswerInvestigation),
                Answer(M::AskWhoKnows, M::AnswerWhoKnows),
                Answer(M::AskLie, M::AnswerLie),
                Answer(M::AskFive, M::AnswerFive),
                Answer(M::AskHitlerPresident, M::AnswerHitlerPresident),
                Answer(M::AskSame, M::AnswerSame),
                Answer(M::AskShow, M::AnswerShow),
                Answer(M::AskTalk, M::AnswerTalk),
                Answer(M::AskThrown, M::AnswerThrown),
                Answer(M::AskLate, M::AnswerLate),
            ],
        ),
        about(
            Topic::Rulings,
            M::HelpRulings,
            &[List(&[
                M::RulingTracker,
                M::RulingChaos,
                M::RulingVeto,
                M::RulingSpecial,
                M::RulingReshuffle,
                M::RulingVetoChaos,
                M::RulingTrack,
                M::RulingEnd,
            ])],
        ),
    ]
};
