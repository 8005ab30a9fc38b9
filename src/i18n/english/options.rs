//! How this table plays.

use crate::i18n::messages::texts::Options;

pub(super) const OPTIONS: Options = Options {
    OptionsTitle: "How do you want to play?",
    OptionVote: "Voting",
    OptionVoteHands: "Show of thumbs",
    OptionVoteHandsNote: "The phone counts to three, all show a thumb, and somebody enters them. Quick.",
    OptionVoteSecret: "Secret ballots",
    OptionVoteSecretNote: "The phone goes around. Ballots are shown when all are in.",
    OptionRecognition: "How Fascists meet",
    OptionSilent: "Silently, on the phone",
    OptionSilentNote: "The phone tells each player in secret what they may know. Right when everybody plays.",
    OptionScript: "With eyes closed",
    OptionScriptNote: "Somebody reads a short script aloud. Best with a reader who does not play.",
    OptionLocks: "Personal locks",
    OptionLocksNote: "Each player may set three symbols, so that nobody else can open the role later.",
    OptionHints: "Hints",
    OptionHintsNote: "One sentence when something happens for the first time.",
    On: "On",
    Off: "Off",
    HandOvers: "In a round the phone changes hands {times} {times|time|times}.",
};
