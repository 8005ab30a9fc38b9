//! Opening something that only one person may see.

use crate::i18n::messages::texts::Hold;

pub(super) const HOLD: Hold = Hold {
    HoldToLook: "Press and hold to look",
    LetGoToHide: "Let go to hide it",
    HoldAgain: "Look as often as you like.",
    // For keyboards and screen readers, instead of holding.
    OpenInstead: "Open it without holding",
    SpokenWarning: "A screen reader will speak what is inside. Use earphones, or be sure that nobody else hears it.",
    OpenNow: "Open it now",
    HideNow: "Hide it",
    SecretOpened: "Open. Only for you.",
    SecretHidden: "Hidden.",
    PassOn: "Hide it and pass the phone on",
    LookFirst: "Look first. Then pass the phone on.",
    PassOnSoon: "One moment",
};
