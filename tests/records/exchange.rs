//! The exchange form: a game written down is the game played.

use super::names;
use crate::common::{Table, play, tiles};
use crate::read;
use secret_hitler::bots::Random;
use secret_hitler::dealer::Fair;
use secret_hitler::record::{History, Known, Position, Replay, What, Written, to_json, write};
use secret_hitler::rules::{Ballot, Need, Phase, Role};

fn written(table: &Table<Fair>) -> Written {
    write(&table.log, table.dealer.truth(), names(table.game.players().number())).unwrap()
}

/// What the table and each seat see, told from the live game.
fn seen(table: &Table<Fair>) -> (Position, Vec<Known>) {
    let seats = 0..table.game.players().number();
    (Position::of(&table.game), seats.map(|seat| Known::of(table.private(seat))).collect())
}

#[test]
fn a_written_game_replays_to_the_same_sights_for_the_table_and_every_seat() {
    for (number, seed) in play::tables(0..150) {
        let mut table = play::dealt(number, seed);
        let mut random = Random(play::quick(seed));
        let mut sights = vec![seen(&table)];
        while play::step(&mut table, &mut random) {
            // Ballots are written in seat order; between the first and the last nothing is to be seen of them.
            let is_voting = matches!(table.game.phase(), Phase::Election { cast, .. } if !cast.is_empty());
            if !is_voting {
                sights.push(seen(&table));
            }
        }
        let written = written(&table);
        assert_eq!(read::record(to_json(&written).as_bytes()).as_ref(), Ok(&written));
        let mut replay = Replay::new(&written).unwrap();
        let mut replayed = vec![replay.shown()];
        for step in &written.moves {
            replay.play(step).unwrap();
            let shown = replay.shown();
            if shown.table.voted.is_empty() {
                replayed.push(shown);
            }
        }
        let replayed: Vec<_> = replayed.into_iter().map(|shown| (shown.table, shown.seats)).collect();
        assert_eq!(replayed, sights);
    }
}

#[test]
fn the_written_roles_are_those_dealt_and_the_ending_is_the_games_own() {
    // R44.
    for (number, seed) in play::tables(0..100) {
        let dealt: Vec<Role> = play::dealt(number, seed).dealer.truth().roles().iter().map(|(_, role)| *role).collect();
        let table = play::finished(number, seed);
        let written = written(&table);
        assert_eq!(written.roles, dealt);
        for (seat, role) in (0..number).zip(&written.roles) {
            assert_eq!(table.private(seat).role(), Some(*role), "as the seat was shown it");
        }
        assert_eq!(Need::Over(History::of(&table.log).unwrap().ending.unwrap()), table.game.need());
    }
}

#[test]
fn the_json_is_the_exchange_form_to_the_letter() {
    let json = to_json(&Written { moves: Vec::new(), shuffles: vec![tiles("FL")], ..written(&play::finished(5, 3)) });
    let start = r#"{"format":"secret-hitler-record","version":1,"players":["Anna \"0\" \\ \u0001é🂠","#;
    assert!(json.starts_with(start), "{json}");
    assert!(json.contains(r#","shuffles":["FL"],"first_president":"#));
    assert!(json.ends_with(r#","moves":[]}"#));
}

/// A game whose every kind of move is made once or more.
fn all_moves() -> Vec<String> {
    let mut kinds = std::collections::BTreeSet::new();
    for (number, seed) in play::tables(0..40) {
        let json = to_json(&written(&play::finished(number, seed)));
        let value: serde_json::Value = serde_json::from_str(&json).unwrap();
        for step in value["moves"].as_array().unwrap() {
            let fields: Vec<&str> = step.as_object().unwrap().keys().map(String::as_str).collect();
            kinds.insert(format!("{} {}", step["type"].as_str().unwrap(), fields.join(" ")));
        }
    }
    kinds.into_iter().collect()
}

#[test]
fn each_move_is_written_with_exactly_its_fields() {
    assert_eq!(
        all_moves(),
        [
            "answer_veto type by consent",
            "call_special_election type by target",
            "discard type by tile",
            "enact type by tile",
            "execute type by target",
            "investigate type by target",
            "nominate type by chancellor",
            "peek type by",
            "propose_veto type by",
            "vote type by ja",
        ]
    );
}

#[test]
fn hands_that_were_mixed_are_written_in_the_order_drawn() {
    let mut table = Table::of_with(5, "LFF");
    table.elect(2);
    table.discard(1);
    table.enact(1);
    let written = write(&table.log, table.dealer.truth(), names(5)).unwrap();
    let last: Vec<_> = written.moves.iter().rev().take(2).map(|step| step.what).collect();
    assert_eq!(last, [What::Enact(1), What::Discard(1)]);
}

#[test]
fn ballots_are_written_in_seat_order_however_they_came() {
    // H22: the order in which people vote tells nobody anything.
    let mut table = Table::of(5);
    table.nominate(1);
    for voter in [4, 1, 3, 0, 2] {
        table.vote(voter, Ballot::Ja);
    }
    let written = write(&table.log, table.dealer.truth(), names(5)).unwrap();
    assert_eq!(written.moves[1..6].iter().map(|step| step.by).collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
}
