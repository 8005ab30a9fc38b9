//! Every government so far, and the truth at the end.

use crate::i18n::messages::texts::History;

pub(super) const HISTORY: History = History {
    HistoryTitle: "What happened so far",
    HistoryEmpty: "Nothing has happened yet.",
    HistoryNobody: "No vote yet",
    HistoryNotHitler: "Not Hitler: {player}",
    HistoryTracker: "Election tracker: {step} of 3",
    HistoryVetoAgreed: "Veto agreed",
    HistoryVetoRefused: "Veto refused",
    HistoryLiberal: "Liberal policy",
    HistoryFascist: "Fascist policy",
    HistoryChaosLiberal: "Chaos: Liberal policy",
    HistoryChaosFascist: "Chaos: Fascist policy",
    HistoryReshuffled: "Reshuffle: {tiles} policies to draw",
    HistoryInvestigated: "Investigated: {player}",
    HistoryPeeked: "Looked at the top three policies",
    HistorySpecial: "Special election: {player}",
    HistoryExecuted: "Executed: {player}. Not Hitler.",
    HistoryExecutedHitler: "Executed: {player}. Hitler.",
    // Two names follow: who left and who plays on.
    HistoryStandIn: "Seat handed over:",
    JaBallots: "Ja:",
    NeinBallots: "Nein:",
};
