//! Whose work this is.

use crate::i18n::messages::texts::Credits;

pub(super) const CREDITS: Credits = Credits {
    CreditsGame: "Secret Hitler was designed by Mike Boxleiter, Tommy Maranges and Max Temkin, and illustrated by Mac Schubert.",
    CreditsLicence: "It is shared under the licence Creative Commons BY-NC-SA 4.0, and so is this program: share it, change it, name the authors, sell nothing.",
    CreditsChanges: "What was changed: the box became a page for a phone. Words, drawings and lettering are new. The rules are the same, and where they leave something open the help says how it is played here.",
    CreditsNotAffiliated: "This is a fan work. The authors have not made, checked or approved it.",
    CreditsFont: "Lettering: Jost, by Owen Earl, under the SIL Open Font Licence 1.1.",
    CreditsPrivacy: "No advertising, no accounts, no counting of visitors. The game is kept on this phone and nowhere else.",
    CreditsLinkGame: "The original game",
    CreditsLinkLicence: "The licence",
    CreditsLinkSource: "The program text",
};
