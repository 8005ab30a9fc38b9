//! A game taken up again, and things that go wrong.

use crate::i18n::messages::texts::Trouble;

pub(super) const TROUBLE: Trouble = Trouble {
    InProgressTitle: "A game is in progress",
    InProgressNext: "Next: {player}",
    InProgressTable: "Next: the whole table",
    InProgressGoOn: "Go on",
    SavedOn: "{players} players, round {round}",
    StorageAbsent: "This browser does not let the game be kept. Do not close or reload the page before the end.",
    StorageFull: "There is no room left to keep the game. Do not close or reload the page before the end.",
    OtherTab: "This game is open in another tab. Only one can go on.",
    OtherTabHere: "Go on here",
    OtherTabTaken: "The game goes on in another tab. You can close this one.",
    SaveDamaged: "The saved game is damaged and cannot be opened.",
    SaveOlderCopy: "The last save was damaged. The one before it is open: the last step may be missing.",
    SaveNewer: "The saved game comes from a newer version of this page. Reload the page, then try again.",
    SaveAside: "It is kept aside. You can start a new game.",
    BrokenTitle: "Something broke",
    BrokenNote: "The game is saved. Load the page again to go on.",
    Reload: "Load it again",
    Loading: "Loading…",
    LoadingSlow: "This is taking long. Your game is safe.",
    LoadingFailed: "This browser could not start the game. It needs to be of 2023 or newer. Your game is safe.",
    NeedsScript: "This game needs JavaScript. Please allow it for this page.",
    NoWakeLock: "This browser cannot keep the screen on. Touch it now and then, or set a longer screen time.",
    NoChance: "This browser has no good source of chance, so nothing can be dealt. Please use another browser.",
    ShareFailed: "Sharing did not work. You can save the file instead.",
};
