//! A policy lies on the board.

use crate::i18n::messages::texts::Enacted;

pub(super) const ENACTED: Enacted = Enacted {
    EnactedTitle: "The policy",
    EnactedReveal: "Turn it over",
    EnactedLiberal: "A Liberal policy",
    EnactedFascist: "A Fascist policy",
    EnactedBy: "President: {president}. Chancellor: {chancellor}.",
    EnactedCount: "{laid} of {needed}",
    ChaosTitle: "Chaos",
    ChaosWhy: "The election tracker is full. The top policy is enacted at once.",
    ChaosNoPower: "Its power is ignored.",
    ChaosAfter: "The tracker goes back to 0, and nobody is barred from the next nomination.",
    HitlerZoneOpens: "From now on the Fascists win if Hitler is elected Chancellor.",
    VetoUnlockedNow: "From now on a Chancellor may ask for a veto.",
    Reshuffled: "Fewer than three policies were left to draw. All that are not on the board are shuffled: {tiles} to draw.",
    PowerComes: "{president} must now use a power:",
    SayNow: "Now President and Chancellor may say what they drew. It need not be true.",
};
