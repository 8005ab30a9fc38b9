//! One sentence the first time in a game that something comes up.

use crate::ui::element::Node;

use super::parts::prompt::hint_line;
use super::words::say;
use crate::i18n::Message;
use crate::record::{Done, History};
use crate::table::Table;

/// What may come up for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum First {
    Nomination,
    Vote,
    Failed,
    Session,
    Enacted,
    HitlerZone,
    Power,
    Veto,
    Death,
}

impl First {
    const fn message(self) -> Message {
        match self {
            Self::Nomination => Message::HintNomination,
            Self::Vote => Message::HintVote,
            Self::Failed => Message::HintFailed,
            Self::Session => Message::HintSession,
            Self::Enacted => Message::HintEnacted,
            Self::HitlerZone => Message::HintHitlerZone,
            Self::Power => Message::HintPower,
            Self::Veto => Message::HintVeto,
            Self::Death => Message::HintDeath,
        }
    }

    /// Whether it has come up no more than this once.
    fn is_now(self, history: &History) -> bool {
        let done = |wanted: fn(&Done) -> bool| {
            history.rounds.iter().flat_map(|round| &round.done).filter(|done| wanted(done)).count()
        };
        let rounds =
            |wanted: fn(Option<bool>) -> bool| history.rounds.iter().filter(|round| wanted(round.elected)).count();
        match self {
            Self::Nomination | Self::Vote => history.rounds.len() == 1,
            Self::Failed => rounds(|elected| elected == Some(false)) == 1,
            Self::Session => rounds(|elected| elected == Some(true)) == 1,
            Self::Enacted => done(|done| matches!(done, Done::Enacted { .. })) == 1,
            Self::HitlerZone => done(|done| matches!(done, Done::NotHitler(_))) == 0,
            Self::Power => {
                let used = |done: &Done| {
                    matches!(
                        done,
                        Done::Investigated(_) | Done::Peeked | Done::SpecialElection(_) | Done::Executed { .. }
                    )
                };
                done(used) == 0
            }
            Self::Veto => done(|done| matches!(done, Done::Veto { .. })) == 0,
            Self::Death => done(|done| matches!(done, Done::Executed { .. })) == 1,
        }
    }
}

/// The hint, if this table wants hints and this is the first time.
pub(super) fn hint(table: &Table, first: First) -> Option<Node> {
    let wanted = table.options().hints && first.is_now(&table.history());
    wanted.then(|| hint_line(say(first.message())))
}
