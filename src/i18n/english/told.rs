//! What a narrator says of public events, where the screen has no sentence for it.

use crate::i18n::messages::texts::Told;

pub(super) const TOLD: Told = Told {
    ToldLiberal: "A Liberal policy is enacted.",
    ToldFascist: "A Fascist policy is enacted.",
    ToldChaosLiberal: "Chaos. The top policy is enacted. It is Liberal.",
    ToldChaosFascist: "Chaos. The top policy is enacted. It is Fascist.",
    ToldLimitsForgotten: "Nobody is barred from the next nomination.",
    ToldInvestigated: "{president} has seen one party membership: {target}",
    ToldPeeked: "{president} has seen the top three policies.",
    ToldSpecial: "{president} calls a special election. The candidate is {target}.",
};
