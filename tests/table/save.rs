//! What is kept can be taken up again; what is not whole is refused, never half believed.

use proptest::prelude::*;
use secret_hitler::record::Replay;
use secret_hitler::table::{Options, Table, Unreadable};

use crate::people::{play, table, ways, whims};

#[test]
fn a_kept_game_is_the_same_game_after_every_step() {
    for (players, options) in ways() {
        play(table(players, options, 17), &mut whims(17), |table, _| {
            let loaded = Table::load(&table.save().unwrap()).unwrap();
            assert_eq!(loaded.game(), table.game());
            assert_eq!(loaded.log(), table.log());
            assert_eq!(loaded.acks(), table.acks());
            assert_eq!(loaded.history(), table.history());
            for seat in table.game().players().seats().iter() {
                assert_eq!(loaded.view(seat).mine, table.view(seat).mine);
            }
            assert_eq!(loaded.save(), table.save());
        });
    }
}

#[test]
fn a_kept_game_has_no_readable_word() {
    let text = table(5, Options::default(), 8).save().unwrap();
    for word in ["Anna", "Liberal", "liberal", "Fascist", "fascist", "Hitler", "hitler"] {
        assert!(!text.contains(word));
    }
}

#[test]
fn a_save_with_one_letter_changed_is_damaged() {
    let text = table(5, Options::default(), 8).save().unwrap();
    for at in (0..text.len()).step_by(3) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] = if bytes[at] == b'A' { b'B' } else { b'A' };
        let changed = String::from_utf8(bytes).unwrap();
        assert!(matches!(Table::load(&changed), Err(Unreadable::Damaged)), "letter {at}");
    }
}

#[test]
fn a_save_cut_short_is_damaged() {
    let text = table(6, Options::default(), 8).save().unwrap();
    for end in 0..text.len() {
        assert!(Table::load(&text[..end]).is_err(), "cut at {end}");
    }
}

#[test]
fn a_finished_game_exports_a_record_that_replays_to_its_end() {
    for (players, options) in ways() {
        let over = play(table(players, options, 23), &mut whims(23), |table, _| {
            assert_eq!(table.written().is_some(), table.truth().is_some(), "nothing before the end");
        });
        let written = over.written().unwrap();
        let mut replay = Replay::new(&written).unwrap();
        for step in &written.moves {
            replay.play(step).unwrap();
        }
        let shown = replay.shown().table;
        assert_eq!(shown.phase, "over");
        assert_eq!(shown.fascist, over.game().board().fascist());
        assert_eq!(over.told().unwrap().rounds.len(), over.history().rounds.len());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn no_text_makes_loading_panic(text in "[A-Za-z0-9+/]{0,400}") {
        prop_assert!(Table::load(&text).is_err());
    }

    #[test]
    fn no_crafted_save_makes_loading_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        // The checksum is right, so that the decoder behind it is reached.
        let mut sealed = 1_u32.to_le_bytes().to_vec();
        sealed.extend(bytes);
        let sum = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(&sealed);
        sealed.extend(sum.to_le_bytes());
        let _ = Table::load(&data_encoding::BASE64_NOPAD.encode(&sealed));
    }

    #[test]
    fn no_mutated_save_makes_loading_panic(at in 4_usize..200, byte in any::<u8>(), seed in 0_u64..50) {
        let text = table(7, Options::default(), seed).save().unwrap();
        let mut bytes = data_encoding::BASE64_NOPAD.decode(text.as_bytes()).unwrap();
        let end = bytes.len() - 4;
        bytes.truncate(end);
        let at = at % end;
        bytes[at] = byte;
        let sum = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        if let Ok(loaded) = Table::load(&data_encoding::BASE64_NOPAD.encode(&bytes)) {
            // Whatever it is, it is a game that can be played on.
            let mut rng = whims(seed);
            play(loaded, &mut rng, |_, _| ());
        }
    }
}

#[test]
fn a_later_version_is_told_apart_from_damage() {
    let text = table(5, Options::default(), 8).save().unwrap();
    let mut bytes = data_encoding::BASE64_NOPAD.decode(text.as_bytes()).unwrap();
    let end = bytes.len() - 4;
    bytes.truncate(end);
    bytes[0] += 1;
    let sum = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(&bytes);
    bytes.extend(sum.to_le_bytes());
    assert!(matches!(Table::load(&data_encoding::BASE64_NOPAD.encode(&bytes)), Err(Unreadable::Newer)));
}
