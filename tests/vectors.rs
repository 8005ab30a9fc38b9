//! The `replay` tool itself: records with their full output, and files that are none.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may panic"
)]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// What the tool answers.
struct Answer {
    status: Option<i32>,
    lines: Vec<Value>,
    trouble: String,
}

fn replay(record: &[u8]) -> Answer {
    let mut tool = Command::new(env!("CARGO_BIN_EXE_replay"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = tool.stdin.take().unwrap();
    let answer = std::thread::scope(|scope| {
        // Fed from beside: the tool may fill its output, or stop reading, before it has read all.
        scope.spawn(move || input.write_all(record).is_ok());
        tool.wait_with_output().unwrap()
    });
    let lines = String::from_utf8(answer.stdout).unwrap();
    Answer {
        status: answer.status.code(),
        lines: lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect(),
        trouble: String::from_utf8(answer.stderr).unwrap(),
    }
}

/// Files of a folder of `tests/data` whose names end so, in order.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(folder);
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|file| file.to_string_lossy().ends_with(ending))
        .collect();
    files.sort();
    files
}

fn without_wording(mut line: Value) -> Value {
    if let Some(why) = line.get_mut("illegal") {
        assert!(why.is_string());
        *why = Value::Null;
    }
    line
}

/// A record that plays, to be spoilt.
fn good() -> Value {
    let file = files("vectors", "5-liberal-policies.record.json").remove(0);
    serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap()
}

fn replay_value(record: &Value) -> Answer {
    replay(record.to_string().as_bytes())
}

/// The good record with something done to it.
fn spoilt(spoil: impl FnOnce(&mut Value)) -> Value {
    let mut record = good();
    spoil(&mut record);
    record
}

#[track_caller]
fn is_no_record(answer: &Answer) {
    assert_eq!(answer.status, Some(1), "{}", answer.trouble);
    assert_eq!(answer.trouble.lines().count(), 1, "one line says why: {}", answer.trouble);
    assert!(answer.trouble.ends_with('\n') && answer.trouble.len() < 500);
}

#[track_caller]
fn refuses_move_one(answer: &Answer) {
    assert_eq!((answer.status, answer.trouble.as_str()), (Some(2), ""));
    assert_eq!(answer.lines.len(), 2);
    assert_eq!(without_wording(answer.lines[1].clone()), json!({ "step": 1, "illegal": null }));
}

#[test]
fn every_record_replays_to_the_very_output_beside_it() {
    let records = files("vectors", ".record.json");
    assert!(records.len() >= 58);
    for file in records {
        let wanted = std::fs::read_to_string(file.to_string_lossy().replace(".record.json", ".replay.jsonl")).unwrap();
        let wanted: Vec<Value> = wanted.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let answer = replay(&std::fs::read(&file).unwrap());
        assert_eq!(answer.lines.len(), wanted.len(), "{}", file.display());
        for (got, wanted) in answer.lines.iter().cloned().zip(wanted.iter().cloned()) {
            assert_eq!(without_wording(got), without_wording(wanted), "{}", file.display());
        }
        let illegal = wanted.last().unwrap().get("illegal").is_some();
        assert_eq!(answer.status, Some(if illegal { 2 } else { 0 }), "{}", file.display());
        assert_eq!(answer.trouble, "");
    }
}

#[test]
fn files_that_are_no_records_get_one_line_of_reason_and_nothing_else() {
    let bad = files("bad", ".json");
    assert!(bad.len() >= 40);
    for file in bad {
        let answer = replay(&std::fs::read(&file).unwrap());
        assert_eq!((answer.status, answer.lines.len()), (Some(1), 0), "{}", file.display());
        is_no_record(&answer);
    }
}

#[test]
fn every_field_of_the_record_must_be_there_once_and_be_of_its_type() {
    for field in ["format", "version", "players", "roles", "deck", "shuffles", "first_president", "moves"] {
        is_no_record(&replay_value(&spoilt(|record| drop(record.as_object_mut().unwrap().remove(field)))));
        let others =
            [json!(null), json!(true), json!(-1), json!(1.5), json!("x"), json!([[]]), json!({}), json!([null])];
        for other in others {
            // A negative first President is a number, but nobody's.
            is_no_record(&replay_value(&spoilt(|record| record[field] = other.clone())));
        }
        let twice = good().to_string().replacen('{', &format!("{{\"{field}\":{},", good()[field]), 1);
        is_no_record(&replay(twice.as_bytes()));
    }
}

#[test]
fn every_move_must_have_exactly_the_fields_of_its_type() {
    let moves = [
        json!({ "type": "nominate", "by": 0, "chancellor": 1 }),
        json!({ "type": "vote", "by": 0, "ja": true }),
        json!({ "type": "discard", "by": 0, "tile": 1 }),
        json!({ "type": "enact", "by": 0, "tile": 0 }),
        json!({ "type": "propose_veto", "by": 0 }),
        json!({ "type": "answer_veto", "by": 0, "consent": true }),
        json!({ "type": "investigate", "by": 0, "target": 4 }),
        json!({ "type": "call_special_election", "by": 0, "target": 3 }),
        json!({ "type": "peek", "by": 0 }),
        json!({ "type": "execute", "by": 0, "target": 1 }),
    ];
    let alone = |step: Value| spoilt(|record| record["moves"] = json!([step]));
    let fields = ["type", "by", "chancellor", "ja", "tile", "consent", "target", "card"];
    for step in &moves {
        let status = replay_value(&alone(step.clone())).status;
        assert!(status == Some(0) || status == Some(2), "{step} is well-formed");
        for field in fields {
            let mut other = step.clone();
            if other.as_object_mut().unwrap().remove(field).is_none() {
                for value in [json!(0), json!(true), json!(null)] {
                    other[field] = value;
                    is_no_record(&replay_value(&alone(other.clone())));
                }
            } else {
                is_no_record(&replay_value(&alone(other)));
                for value in [json!(null), json!("0"), json!(0.5), json!([0]), json!({ "nominate": null })] {
                    let mut other = step.clone();
                    other[field] = value;
                    is_no_record(&replay_value(&alone(other)));
                }
            }
        }
        let twice = format!("[{}]", step.to_string().replacen('{', "{\"by\":0,", 1));
        is_no_record(&replay(good().to_string().replacen(&good()["moves"].to_string(), &twice, 1).as_bytes()));
    }
}

#[test]
fn a_malformed_move_anywhere_spoils_the_whole_record() {
    // Even behind a move that the rules refuse, and after the end.
    for before in [0, 1, 5, 1000] {
        let record = spoilt(|record| {
            let moves = record["moves"].as_array_mut().unwrap();
            moves.truncate(before);
            moves.push(json!({ "type": "nominate", "by": 9, "chancellor": 9 }));
            moves.push(json!({ "type": "peek" }));
        });
        let answer = replay_value(&record);
        is_no_record(&answer);
        assert!(answer.lines.is_empty());
    }
}

#[test]
fn a_seat_or_tile_out_of_range_is_a_move_that_the_rules_refuse_however_large() {
    for number in ["5", "99", "-1", "4294967296", "18446744073709551615", "18446744073709551616", &"9".repeat(400)] {
        for step in [
            format!(r#"{{"type":"nominate","by":{number},"chancellor":1}}"#),
            format!(r#"{{"type":"nominate","by":0,"chancellor":{number}}}"#),
            format!(r#"{{"type":"discard","by":0,"tile":{number}}}"#),
            format!(r#"{{"type":"execute","by":0,"target":{number}}}"#),
        ] {
            let record = good().to_string().replacen(&good()["moves"].to_string(), &format!("[{step}]"), 1);
            refuses_move_one(&replay(record.as_bytes()));
        }
    }
}

#[test]
fn a_number_that_is_not_whole_is_no_seat() {
    for number in ["0.0", "1e0", "1e400", "1.5", "-0.5"] {
        let step = format!(r#"[{{"type":"nominate","by":0,"chancellor":{number}}}]"#);
        let record = good().to_string().replacen(&good()["moves"].to_string(), &step, 1);
        is_no_record(&replay(record.as_bytes()));
    }
}

#[test]
fn names_are_for_people_so_empty_equal_and_odd_ones_replay_the_same() {
    // X14.
    let plain = replay_value(&good());
    assert_eq!(plain.status, Some(0));
    let odd = ["", " ", "\u{202e}", "<svg/onload=alert()>", "a\u{0}b"];
    for names in
        [json!(["Anna", "Anna", "Anna", "Anna", "Anna"]), json!(["anna", "Anna", "ANNA", "Anna ", "Ánna"]), json!(odd)]
    {
        let answer = replay_value(&spoilt(|record| record["players"] = names));
        assert_eq!((answer.status, &answer.lines), (Some(0), &plain.lines));
    }
}

#[test]
fn a_record_without_moves_prints_the_start() {
    let answer = replay_value(&spoilt(|record| record["moves"] = json!([])));
    assert_eq!((answer.status, answer.lines.len()), (Some(0), 1));
    assert_eq!(answer.lines[0]["state"]["phase"], "nomination");
}

#[test]
fn shuffles_that_are_never_needed_are_ignored_whatever_stands_in_them() {
    for shuffles in [json!([]), json!([""]), json!(["FL", "nonsense", "🂠"])] {
        // The game ends before its first reshuffle.
        let answer = replay_value(&spoilt(|record| {
            record["shuffles"] = shuffles;
            record["moves"].as_array_mut().unwrap().truncate(20);
        }));
        assert_eq!((answer.status, answer.lines.len()), (Some(0), 21));
    }
}

#[test]
fn a_reshuffle_that_is_missing_or_no_order_of_the_tiles_left_ends_the_replay_where_it_is_needed() {
    let file = files("vectors", "7-fascist-policies.record.json").remove(0);
    let record: Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
    let whole = replay_value(&record);
    let is_mixed = |line: &Value| line["state"]["draw_pile"] == 12 && line["state"]["discard_pile"] == 0;
    let at = whole.lines.iter().position(is_mixed).unwrap();
    for shuffles in [
        json!([]),
        json!([""]),
        json!(["LFFFLFLFFLF"]),
        json!(["LFFFLFLFFLFFF"]),
        json!(["LLLLLLLLLLLL"]),
        json!(["lfffLFLFFLFF"]),
    ] {
        let mut spoilt = record.clone();
        spoilt["shuffles"] = shuffles;
        let answer = replay_value(&spoilt);
        is_no_record(&answer);
        assert_eq!(answer.lines, whole.lines[..at], "the steps before it are told");
    }
}

#[test]
fn no_reshuffle_is_needed_when_the_game_ends() {
    let file = files("vectors", "winning-chaos-leaves-a-short-pile.record.json").remove(0);
    let mut record: Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
    let whole = replay_value(&record);
    let needed = whole
        .lines
        .windows(2)
        .filter(|pair| pair[1]["state"]["draw_pile"].as_u64() > pair[0]["state"]["draw_pile"].as_u64());
    let needed = needed.count();
    record["shuffles"].as_array_mut().unwrap().truncate(needed);
    assert_eq!(replay_value(&record).lines, whole.lines);
}

#[test]
fn an_export_says_the_names_the_seats_gave_and_spaces_are_no_matter() {
    let spaced = serde_json::to_string_pretty(&good()).unwrap() + "\n\n \t";
    let answer = replay(spaced.as_bytes());
    assert_eq!((answer.status, answer.lines), (Some(0), replay_value(&good()).lines));
}

#[test]
fn ten_megabytes_of_anything_and_deep_nesting_end_in_an_answer() {
    // X20: nothing overflows, nothing panics.
    let deep = |open: &str| open.repeat(200_000);
    let endless = format!(r#"[{}{{"type":"peek","by":0}}]"#, r#"{"type":"peek","by":0},"#.repeat(300_000));
    let moves = good().to_string().replacen(&good()["moves"].to_string(), &endless, 1);
    refuses_move_one(&replay(moves.as_bytes()));
    let within = |value: &str| good().to_string().replacen("\"Anna\"", value, 1);
    for junk in [
        vec![b'['; 10_000_000],
        vec![0; 10_000_000],
        vec![b'9'; 10_000_000],
        deep("[").into_bytes(),
        deep("{\"a\":").into_bytes(),
        within(&deep("[")).into_bytes(),
        good().to_string().replacen("\"by\":", &format!("\"by\":{}", deep("[")), 1).into_bytes(),
        good().to_string().replacen("\"type\":", &format!("\"type\":{}", deep("{\"a\":")), 1).into_bytes(),
    ] {
        is_no_record(&replay(&junk));
    }
    let long = within(&format!("\"{}\"", "a".repeat(10_000_000)));
    assert_eq!(replay(long.as_bytes()).status, Some(0));
}
