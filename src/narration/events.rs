//! Public events as sentences.

use crate::i18n::Message;
use crate::rules::{Board, Event, Policy, Power};

/// What may be read or said of an event; nothing where the next event says it.
#[must_use]
pub const fn sentence(event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Candidate(player, _) => Message::NominationPrompt { player },
        Event::Nominated(ticket) => Message::Nominated { president: ticket.president, chancellor: ticket.chancellor },
        Event::Voted { ja, nein, elected: true, .. } => Message::VoteElected { ja: ja.len(), nein: nein.len() },
        Event::Voted { ja, nein, elected: false, .. } => Message::VoteFailed { ja: ja.len(), nein: nein.len() },
        Event::Tracker(Board::TRACKER_STEPS..) => Message::TrackerFull,
        Event::Tracker(step) => Message::TrackerMoves { step: step as usize },
        Event::NotHitler(player) => Message::CheckNo { player },
        Event::VetoProposed(ticket) => {
            Message::VetoPrompt { president: ticket.president, chancellor: ticket.chancellor }
        }
        Event::VetoAnswered { consent: true, .. } => Message::VetoAgreed,
        Event::VetoAnswered { ticket, consent: false } => Message::VetoRefused { chancellor: ticket.chancellor },
        Event::Enacted { policy, by } => match (policy, by) {
            (Policy::Liberal, Some(_)) => Message::ToldLiberal,
            (Policy::Fascist, Some(_)) => Message::ToldFascist,
            (Policy::Liberal, None) => Message::ToldChaosLiberal,
            (Policy::Fascist, None) => Message::ToldChaosFascist,
        },
        Event::VetoUnlocked => Message::VetoUnlockedNow,
        Event::LimitsForgotten => Message::ToldLimitsForgotten,
        Event::Reshuffled(tiles) => Message::Reshuffled { tiles: tiles as usize },
        Event::Power(president, power) => match power {
            Power::InvestigateLoyalty => Message::InvestigatePrompt { president },
            Power::PolicyPeek => Message::PeekPrompt { president },
            Power::SpecialElection => Message::SpecialPrompt { president },
            Power::Execution => Message::ExecutePrompt { president },
        },
        Event::Investigated { president, target } => Message::ToldInvestigated { president, target },
        Event::Peeked(president) => Message::ToldPeeked { president },
        Event::SpecialElection { president, target } => Message::ToldSpecial { president, target },
        Event::Executed { target, hitler: true, .. } => Message::ExecutedHitler { player: target },
        Event::Executed { target, hitler: false, .. } => Message::ExecutedNotHitler { player: target },
        Event::Over(ending) => Message::ended_by(ending),
        Event::Dealt | Event::Passed(_) => return None,
    })
}
