//! What just happened, for all to see until the table goes on.

use crate::rules::{Event, Policy, Power, Seat, Seats, Ticket};

/// What just happened. One screen each; the table dismisses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// All ballots.
    Voted {
        /// Who stood for election.
        ticket: Ticket,
        /// Who said Ja.
        ja: Seats,
        /// Who said Nein.
        nein: Seats,
        /// Whether Ja is more than half of the living.
        elected: bool,
        /// Where the tracker stands now, if the vote failed.
        tracker: Option<u8>,
    },
    /// Whether the Chancellor elected in the Hitler zone is Hitler.
    HitlerCheck {
        /// The Chancellor.
        chancellor: Seat,
        /// Whether that is Hitler, which ends the game.
        hitler: bool,
    },
    /// Both tiles were thrown away.
    Vetoed {
        /// Who governs.
        ticket: Ticket,
        /// Where the tracker stands now.
        tracker: u8,
        /// How many tiles the new draw pile has, if there was a reshuffle.
        reshuffled: Option<u8>,
    },
    /// A tile was laid on its track.
    Enacted {
        /// Its face.
        policy: Policy,
        /// Who enacted it; nobody in chaos.
        by: Option<Ticket>,
        /// Whether it unlocked the veto.
        unlocked: bool,
        /// How many tiles the new draw pile has, if there was a reshuffle.
        reshuffled: Option<u8>,
        /// The power it gives.
        power: Option<Power>,
    },
    /// A player is out of the game.
    Executed {
        /// Who did it.
        president: Seat,
        /// Who is out.
        target: Seat,
        /// Whether that was Hitler, which ends the game.
        hitler: bool,
    },
}

/// All announcements of a game, in order, each with the number of facts after which it came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Announcements(Vec<(usize, Announcement)>);

impl Announcements {
    pub(super) const fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn get(&self, at: usize) -> Option<Announcement> {
        self.0.get(at).map(|(_, announcement)| *announcement)
    }

    /// After how many facts the announcement with this number was complete.
    pub(super) fn facts(&self, at: usize) -> Option<usize> {
        self.0.get(at).map(|(facts, _)| *facts)
    }

    /// How many had been made before fact number `facts`.
    pub(super) fn before(&self, facts: usize) -> usize {
        self.0.iter().take_while(|(at, _)| *at <= facts).count()
    }

    /// Makes an announcement of an event, or adds it to the last one.
    pub(super) fn add(&mut self, event: Event, at: usize) {
        if let Some(announcement) = fresh(event, self.0.last().map(|(_, last)| last)) {
            self.0.push((at, announcement));
        } else if let Some((seen, last)) = self.0.last_mut()
            && last.append(event)
        {
            *seen = at;
        }
    }
}

fn fresh(event: Event, last: Option<&Announcement>) -> Option<Announcement> {
    Some(match event {
        Event::Voted { ticket, ja, nein, elected } => Announcement::Voted { ticket, ja, nein, elected, tracker: None },
        Event::NotHitler(chancellor) => Announcement::HitlerCheck { chancellor, hitler: false },
        Event::Over(crate::rules::Ending::HitlerElected) => match last {
            Some(Announcement::Voted { ticket, .. }) => {
                Announcement::HitlerCheck { chancellor: ticket.chancellor, hitler: true }
            }
            _ => return None,
        },
        Event::VetoAnswered { ticket, consent: true } => Announcement::Vetoed { ticket, tracker: 0, reshuffled: None },
        Event::Enacted { policy, by } => {
            Announcement::Enacted { policy, by, unlocked: false, reshuffled: None, power: None }
        }
        Event::Executed { president, target, hitler } => Announcement::Executed { president, target, hitler },
        _ => return None,
    })
}

impl Announcement {
    /// Adds what belongs to it; whether it did.
    fn append(&mut self, event: Event) -> bool {
        match (self, event) {
            (Self::Voted { tracker, .. }, Event::Tracker(step)) => *tracker = Some(step),
            (Self::Vetoed { tracker, .. }, Event::Tracker(step)) => *tracker = step,
            (Self::Vetoed { reshuffled, .. } | Self::Enacted { reshuffled, .. }, Event::Reshuffled(tiles)) => {
                *reshuffled = Some(tiles);
            }
            (Self::Enacted { unlocked, .. }, Event::VetoUnlocked) => *unlocked = true,
            (Self::Enacted { power, .. }, Event::Power(_, granted)) => *power = Some(granted),
            _ => return false,
        }
        true
    }
}
