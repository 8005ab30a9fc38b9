//! How it ended, and the truth.

use crate::i18n::messages::texts::Ending;

pub(super) const ENDING: Ending = Ending {
    EndTitle: "The game is over",
    LiberalsWin: "The Liberals win",
    FascistsWin: "The Fascists win",
    EndLiberalPolicies: "Five Liberal policies are enacted.",
    EndFascistPolicies: "Six Fascist policies are enacted.",
    EndHitlerExecuted: "Hitler has been executed.",
    EndHitlerElected: "Hitler has been elected Chancellor.",
    EndTogether: "A team wins together, its dead too.",
    EndRoles: "Who was who",
    EndTruth: "What really happened",
    TruthDeck: "The pile at the start, top first",
    TruthDrawn: "Drawn",
    TruthDiscarded: "Thrown away",
    TruthPassed: "Passed on",
    TruthEnacted: "Enacted",
    TruthVetoed: "Both thrown away",
    TruthPeeked: "Looked at",
    TruthInvestigated: "Investigated: {player}",
    TruthReshuffled: "The new pile, top first",
    SaveRecord: "Save the record of this game",
    ShareRecord: "Share the record of this game",
    RecordNote: "The record has all names, roles and policies. It can be played back step by step.",
    RecordSaved: "The record is saved.",
    // The name of the file, without its ending. No spaces.
    RecordFile: "secret-hitler-game",
    PlayAgain: "Play again with the same players",
    PlayAgainNote: "New roles, and a new first candidate by lot.",
    NewPlayers: "New players",
};
