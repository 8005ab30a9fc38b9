//! The players and their seats.

use crate::i18n::messages::texts::Players;

pub(super) const PLAYERS: Players = Players {
    PlayersTitle: "Who plays?",
    PlayersOrder: "Enter everybody clockwise around the table. Begin with whoever holds the phone.",
    // The label of a field.
    PlayerField: "Player {place}",
    AddPlayer: "Add a player",
    RemovePlayer: "Remove {player}",
    RemovePlace: "Remove player {place}",
    MoveUp: "Move up: {player}",
    MoveDown: "Move down: {player}",
    DragPlayer: "Drag to move: {player}",
    // Spoken after a move.
    MovedTo: "{player} is now player {place}",
    ClearNames: "Clear all names",
    LastGroup: "These players sat here last time. Change what is different.",
    PlayersMissing: "{missing} more {missing|player is|players are} needed.",
    PlayersFull: "The table is full: ten players.",
    PlayersReady: "{players} players",
    ToOptions: "Next",
    ToDeal: "Deal the roles",
    NameEmpty: "Please enter a name.",
    NameTooLong: "Please use {most} letters at most.",
    NameForbidden: "This name has a character that cannot be shown. Please type it again.",
    NameStacked: "This name has too many marks on one letter.",
    NameTaken: "This name is too much like another one at the table: {player}",
    RolesTitle: "The roles at this table",
    RolesPlayers: "Players",
    RolesLiberals: "Liberals",
    RolesFascists: "Fascists",
    RolesHitler: "Hitler",
    RolesKnowFew: "The Fascist and Hitler know each other.",
    RolesKnowMany: "The Fascists know each other and Hitler. Hitler knows nobody.",
};
