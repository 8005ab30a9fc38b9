//! Who stands for election.

use crate::i18n::messages::texts::Nomination;

pub(super) const NOMINATION: Nomination = Nomination {
    RoundNumber: "Round {round}",
    NominationTitle: "Nomination",
    NominationPrompt: "{player} stands for President and picks a Chancellor.",
    TurnLot: "{player} was drawn by lot to begin.",
    TurnLeft: "The Presidency has moved on to the left.",
    TurnSpecial: "{by} called a special election.",
    TurnAfterSpecial: "After a special election the Presidency goes on to the left of the caller: {by}",
    LimitsNobody: "Anybody else alive may be picked.",
    LimitsBoth: "Not allowed: the last elected President and Chancellor.",
    LimitsChancellor: "Five or fewer are alive: only the last elected Chancellor is not allowed.",
    ChooseChancellor: "Choose a Chancellor",
    Nominate: "Nominate {player}",
    SayAloud: "Say aloud",
    SayNominate: "I nominate {player} as Chancellor.",
    Nominated: "President: {president}. Chancellor: {chancellor}.",
};
