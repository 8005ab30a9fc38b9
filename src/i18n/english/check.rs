//! Is the new Chancellor Hitler?

use crate::i18n::messages::texts::Check;

pub(super) const CHECK: Check = Check {
    CheckTitle: "The question",
    CheckPrompt: "Three Fascist policies or more lie on the board. The phone gives the true answer.",
    SayAreYouHitler: "{player}, are you Hitler?",
    CheckReveal: "Show the answer",
    CheckNo: "{player} is not Hitler.",
    CheckNoNote: "Now everybody knows it. The game goes on.",
    CheckYes: "{player} is Hitler.",
    CheckYesNote: "Hitler is Chancellor. The Fascists win.",
};
