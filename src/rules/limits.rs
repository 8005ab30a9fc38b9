//! Who may be chosen, and why not. "May be President" and "may be Chancellor" are different questions: term limits bar
//! from the Chancellorship alone.

use super::{Bar, Executive, Game, Phase, Power, Seat, Seats};

/// With this many alive or fewer, only the last elected Chancellor is barred.
const FEW: usize = 5;

impl Game {
    /// Who may be chosen now, by the seat whose choice it is; nobody if no player is to be chosen.
    #[must_use]
    pub fn eligible(&self) -> Seats {
        self.chooser().map_or(Seats::NONE, |chooser| self.alive.without(chooser).minus(self.barred()))
    }

    /// Why `target` may not be chosen now; `None` if it is [`Game::eligible`], or if no player is to be chosen.
    #[must_use]
    pub fn bar(&self, target: Seat) -> Option<Bar> {
        let chooser = self.chooser()?;
        if self.eligible().contains(target) {
            return None;
        }
        Some(if !self.players.seats().contains(target) {
            Bar::NoSuchSeat
        } else if !self.alive.contains(target) {
            Bar::Dead
        } else if target == chooser {
            Bar::Oneself
        } else {
            match (&self.phase, self.last_elected) {
                (Phase::Nomination { .. }, Some(last)) if last.chancellor == target => Bar::LastChancellor,
                (Phase::Nomination { .. }, _) => Bar::LastPresident,
                _ => Bar::Investigated,
            }
        })
    }

    /// The seat that must choose another player now.
    const fn chooser(&self) -> Option<Seat> {
        match self.phase {
            Phase::Nomination { candidate } => Some(candidate),
            Phase::Executive { power: Power::PolicyPeek, .. } => None,
            Phase::Executive { president, step: Executive::Choosing, .. } => Some(president),
            _ => None,
        }
    }

    /// Who is barred though alive: by term limits, counting the living now and not those dealt in; or as investigated
    /// before, by whomever.
    fn barred(&self) -> Seats {
        match (&self.phase, self.last_elected) {
            (Phase::Nomination { .. }, Some(last)) => {
                let chancellor = Seats::NONE.with(last.chancellor);
                if self.alive.len() <= FEW { chancellor } else { chancellor.with(last.president) }
            }
            (Phase::Executive { power: Power::InvestigateLoyalty, .. }, _) => self.investigated,
            _ => Seats::NONE,
        }
    }
}
