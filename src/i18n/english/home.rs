//! The start page, the menu, what comes from outside a game.

use crate::i18n::messages::texts::Home;

pub(super) const HOME: Home = Home {
    Title: "Secret Hitler",
    Tagline: "A party game for five to ten people around one phone",
    NewGame: "New game",
    ResumeGame: "Go on with the game",
    HowToPlay: "How to play",
    Credits: "Credits",
    HomePromise: "No account, no waiting. Nothing leaves this phone.",
    EndOldGame: "A game is in progress. A new game ends it for good.",
    EndOldGameConfirm: "End it and start anew",
    KeepOldGame: "Keep the old game",
    Back: "Back",
    Close: "Close",
    Cancel: "Cancel",
    GoOn: "Go on",
    Menu: "Menu",
    MenuRole: "Look at my role again",
    MenuRules: "Rules for this table",
    MenuHistory: "What happened so far",
    MenuStandIn: "Somebody has to leave",
    MenuLocks: "Remove a forgotten lock",
    MenuLeave: "Leave the game",
    LeaveKept: "The game is kept on this phone. You can go on later.",
    LeaveConfirm: "Leave, and keep the game",
    Theme: "Look",
    ThemeSystem: "As the phone",
    ThemeLight: "Light",
    ThemeDark: "Dark",
    Skip: "Skip",
};
