//! Taking back the last public step, where nobody has learnt anything since.

use crate::rules::{Act, Fact, Note};

use super::{Holder, Table, Vote};

impl Table {
    /// Whether the last public step can be taken back.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        self.last_public_step().is_some()
    }

    /// The number of facts before the last public step, if nothing has been learnt since: a nomination until the first
    /// ballot, a tally until something is turned up or a hold is opened, a special election, and the target of an
    /// investigation until the President looks. Secret ballots never.
    fn last_public_step(&self) -> Option<usize> {
        let facts = &self.log.facts;
        let at = facts.iter().rposition(|fact| !matches!(fact, Fact::Note(_)))?;
        let start = match facts.get(at)? {
            Fact::Act(_, Act::Nominate(_) | Act::CallSpecialElection(_) | Act::Investigate(_)) => at,
            Fact::Cast(_) if self.options.vote == Vote::Hands => {
                let before = facts.get(..at)?;
                before.iter().rposition(|fact| !fact.is_cast())? + 1
            }
            _ => return None,
        };
        let shown = |fact: &Fact| matches!(fact, Fact::Note(Note::Opened(_)));
        let learnt = self.acks.learnt > start || facts.get(start..)?.iter().any(shown);
        (!learnt).then_some(start)
    }

    /// Takes back the last public step. Whether it could.
    pub(super) fn take_back(&mut self) -> bool {
        let Some(start) = self.last_public_step() else { return false };
        let before = self.clone();
        self.log.facts.truncate(start);
        self.ballots = crate::rules::BySeat::empty(self.log.setup.players());
        self.holder = Holder::Everybody;
        self.acks.announced = self.acks.announced.min(self.announcements.before(start));
        if self.rebuild().is_err() {
            *self = before;
            return false;
        }
        self.acks.investigations = self.acks.investigations.min(self.investigations().count());
        true
    }
}
