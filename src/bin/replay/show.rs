//! One step as a line of JSON, and the words for what stops a replay.

use secret_hitler::record::{Known, Position, Shown, Unplayable};
use secret_hitler::rules::{Bar, Ending, Illegal, Party, Policy, Role};
use serde_json::{Map, Value, json};

/// What the table and each seat see after this step.
pub(crate) fn step(step: usize, shown: &Shown) -> Value {
    let seats: Vec<Value> = shown.seats.iter().enumerate().map(|(seat, known)| notebook(seat, known)).collect();
    json!({ "step": step, "state": state(&shown.table), "seats": seats })
}

/// The rules refuse this step.
pub(crate) fn illegal(step: usize, why: Illegal) -> Value {
    json!({ "step": step, "illegal": reason(why) })
}

fn state(table: &Position) -> Value {
    json!({
        "phase": table.phase,
        "president": table.president,
        "chancellor": table.chancellor,
        "eligible": table.eligible,
        "voted": table.voted,
        "tracker": table.tracker,
        "liberal": table.liberal,
        "fascist": table.fascist,
        "draw_pile": table.draw_pile,
        "discard_pile": table.discard_pile,
        "alive": table.alive,
        "investigated": table.investigated,
        "last_president": table.last_president,
        "last_chancellor": table.last_chancellor,
        "veto_unlocked": table.veto_unlocked,
        "winner": table.ending.map(winner),
    })
}

fn winner(ending: Ending) -> Value {
    let by = match ending {
        Ending::LiberalPolicies | Ending::FascistPolicies => "policies",
        Ending::HitlerExecuted => "hitler_executed",
        Ending::HitlerElected => "hitler_elected",
    };
    json!({ "party": party_word(ending.winner()), "by": by })
}

fn notebook(seat: usize, known: &Known) -> Value {
    let roles: Map<_, _> = known.roles.iter().map(|(seat, role)| (seat.to_string(), role_word(*role).into())).collect();
    let parties: Map<_, _> =
        known.parties.iter().map(|(seat, party)| (seat.to_string(), party_word(*party).into())).collect();
    let tiles: Vec<_> = known.tiles.iter().map(|policy| tile_letter(*policy)).collect();
    json!({ "seat": seat, "roles": roles, "tiles": tiles, "parties": parties })
}

const fn party_word(party: Party) -> &'static str {
    match party {
        Party::Liberal => "liberal",
        Party::Fascist => "fascist",
    }
}

const fn role_word(role: Role) -> &'static str {
    match role {
        Role::Liberal => "liberal",
        Role::Fascist => "fascist",
        Role::Hitler => "hitler",
    }
}

const fn tile_letter(policy: Policy) -> &'static str {
    match policy {
        Policy::Liberal => "L",
        Policy::Fascist => "F",
    }
}

/// Why the rules refuse a move.
const fn reason(why: Illegal) -> &'static str {
    match why {
        Illegal::Over => "the game is over",
        Illegal::NotNow => "not in this phase",
        Illegal::NotYourTurn => "somebody else must act",
        Illegal::Barred(Bar::NoSuchSeat) => "nobody sits there",
        Illegal::Barred(Bar::Dead) => "this player is dead",
        Illegal::Barred(Bar::Oneself) => "nobody may choose themselves",
        Illegal::Barred(Bar::LastPresident) => "last elected President",
        Illegal::Barred(Bar::LastChancellor) => "last elected Chancellor",
        Illegal::Barred(Bar::Investigated) => "investigated before",
        Illegal::NotInHand => "this tile is not in that hand",
        Illegal::VetoLocked => "no veto yet",
        Illegal::VetoRefused => "the veto has been refused",
        Illegal::NoBallot => "no ballot to cast",
        Illegal::WrongNote => "not what was asked",
    }
}

/// Why a record cannot be played, or not to its end.
pub(crate) const fn unplayable(why: Unplayable) -> &'static str {
    match why {
        Unplayable::Players => "five to ten can play",
        Unplayable::Roles => "these are not the roles of this number of players",
        Unplayable::Deck => "a deck has six Liberal and eleven Fascist tiles",
        Unplayable::FirstPresident => "the first President does not sit at this table",
        Unplayable::Shuffle => "a reshuffle is missing or is no order of the tiles left",
    }
}
