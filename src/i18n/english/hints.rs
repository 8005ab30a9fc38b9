//! One sentence when something happens for the first time in a game.

use crate::i18n::messages::texts::Hints;

pub(super) const HINTS: Hints = Hints {
    HintGotIt: "Got it",
    HintsOff: "No more hints",
    HintCover: "Only the named player takes the phone. Everybody else looks away.",
    HintEnvelope: "You can look again later, from the menu.",
    HintNomination: "Talk as much as you like before you choose. Everybody may lie.",
    HintVote: "Every living player votes. More than half must say Ja.",
    HintResult: "All ballots are public and stay in the history.",
    HintFailed: "After three steps in a row the top policy is enacted without a vote.",
    HintSession: "The President throws one of three policies away, the Chancellor one of two. The last one counts.",
    HintEnacted: "Ask both what they drew, and compare.",
    HintPower: "This power is used once, now, by this President.",
    HintHitlerZone: "Think twice before you vote Ja from here on.",
    HintVeto: "A veto needs both: the Chancellor asks, the President agrees.",
    HintSpecial: "After this one round the Presidency goes on to the left of the caller.",
    HintDeath: "The living are counted anew. That can change who may be picked.",
    HintReshuffle: "The new pile holds every policy that is not on the board.",
};
