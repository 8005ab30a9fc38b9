//! The eyes-closed script on screen. The lines are read aloud.

use crate::i18n::messages::texts::Script;

pub(super) const SCRIPT: Script = Script {
    ScriptTitle: "Eyes closed",
    ScriptReader: "Whoever reads this aloud keeps the eyes on the phone.",
    ScriptReaderPlays: "Does the reader play too? Then deal again with silent roles: the reader could see too much.",
    ScriptSlowly: "Read slowly. Wait at every pause until the count is over.",
    ScriptStart: "Start reading",
    ScriptNext: "Next line",
    ScriptRestart: "Start again from the beginning",
    ScriptWrong: "Something went wrong",
    ScriptWrongNote: "If somebody saw too much, deal again. All roles and policies will be new.",
    DealAgain: "Deal again",
    ScriptStep: "Line {step} of {steps}",
    ScriptPause: "Pause",
    ScriptPauseLeft: "{seconds} {seconds|second|seconds}",
    ScriptDone: "All is clear: begin the game",
    ScriptAllClose: "Everybody, close your eyes.",
    ScriptAllCloseFists: "Everybody, close your eyes and hold one closed fist out in front of you.",
    ScriptFewOpen: "The Fascist and Hitler, open your eyes and see each other.",
    ScriptFewClose: "Everybody, close your eyes again.",
    ScriptManyOpen: "Fascists who are not Hitler, open your eyes and see each other.",
    ScriptManyThumb: "Hitler, keep your eyes closed and put your thumb up.",
    ScriptManyLook: "Fascists, look who has a thumb up. That is Hitler.",
    ScriptManyClose: "Everybody, close your eyes and lower your hands.",
    ScriptAllOpen: "Everybody, open your eyes.",
    ScriptAsk: "Was anything unclear? Then say so now.",
};
