//! Looking again, taking back, changing seats.

use crate::i18n::messages::texts::Again;

pub(super) const AGAIN: Again = Again {
    AgainTitle: "Who wants to look?",
    AgainNote: "The phone does not keep a list of who looked.",
    AgainConfirm: "Pass the phone to: {player}",
    TakeBack: "Take back the last step",
    TakeBackNomination: "Take back the nomination: {player}",
    TakeBackBallots: "Take back the ballots",
    TakeBackTarget: "Take back the choice: {player}",
    TakenBack: "Taken back.",
    TakeBackLearnt: "This cannot be taken back. Somebody has learnt something since.",
    StandInTitle: "Who has to leave?",
    StandInNote: "Another person plays on in this seat, with the same role. Do this in front of everybody.",
    StandInName: "Who takes this seat? Until now: {player}",
    StandInConfirm: "Hand over the seat: {player}",
    StandInDone: "Now plays in this seat: {player}",
    StandInLook: "{player} may now look at the role",
    StandInLockNote: "The lock of this seat is removed.",
};
