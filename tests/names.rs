//! Which names a table accepts.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may panic")]

use secret_hitler::i18n::names::{MOST_LETTERS, NameFault, Unicode};
use secret_hitler::i18n::{Language, Message, Wording, Words};
use secret_hitler::rules::Seat;
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

fn english() -> Words {
    Words::of(Language::English, Wording::Original).expect("English is complete")
}

const UNICODE: Unicode = Unicode {
    normalise: |text| text.nfc().collect(),
    graphemes: |text| text.graphemes(true).map(String::from).collect(),
    lower_case: str::to_lowercase,
};

fn name(typed: &str) -> Result<String, NameFault> {
    UNICODE.name(typed)
}

fn names(typed: &[&str]) -> Vec<Result<String, NameFault>> {
    UNICODE.names(&typed.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>())
}

fn taken_by(seat: u8) -> Result<String, NameFault> {
    Err(NameFault::Taken(Seat::try_from(seat).unwrap()))
}

#[test]
fn white_space_around_and_inside_a_name_is_tidied() {
    assert_eq!(name("  Anna \u{a0} Maria\n").unwrap(), "Anna Maria");
    assert_eq!(name("Anna\nMaria\t").unwrap(), "Anna Maria");
    assert_eq!(name("Anna\u{2028}Maria\u{85}").unwrap(), "Anna Maria");
}

#[test]
fn an_empty_name_is_refused() {
    for typed in ["", " ", "\u{3000}", "\n\t "] {
        assert_eq!(name(typed), Err(NameFault::Empty));
    }
}

#[test]
fn letters_are_counted_as_people_count_them() {
    let family = "👨‍👩‍👧‍👦";
    assert_eq!(name(&"é".repeat(MOST_LETTERS)).unwrap().chars().count(), MOST_LETTERS);
    assert_eq!(name(&"e\u{301}".repeat(MOST_LETTERS)).unwrap().chars().count(), MOST_LETTERS);
    assert_eq!(name(&"é".repeat(MOST_LETTERS + 1)), Err(NameFault::TooLong));
    assert!(name(&family.repeat(12)).is_ok());
    assert_eq!(name(&family.repeat(13)), Err(NameFault::TooLong));
}

#[test]
fn a_huge_paste_is_refused_at_once() {
    assert_eq!(name(&"a".repeat(10_000)), Err(NameFault::TooLong));
    assert_eq!(name(&"\u{202e}".repeat(10_000)), Err(NameFault::TooLong));
}

#[test]
fn emoji_flags_and_the_scripts_of_the_world_are_names() {
    let kept = [
        "👨‍👩‍👧‍👦",
        "👨🏻‍👩🏽‍👧🏿‍👦🏻",
        "👩🏻‍❤️‍💋‍👨🏿",
        "🇮🇹",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
        "👍🏽",
        "1️⃣",
        "❤️",
        "☎︎",
        "A",
        "1337",
        "Ö",
        "Nguyễn",
        "Ἀλέξανδρος",
        "שָׁלוֹם",
        "محمد",
        "می‌خواهم",
        "ශ්‍රී",
        "अनुष्का",
        "ประยุทธ์",
        "김민준",
        "葛󠄀城",
        "さくら",
        "O’Neill",
        "Jean-Luc",
        "<svg onload=alert(1)>",
        "{{x}}",
        "${x}",
        "\"><img src=x>",
        "{player}",
        "&amp;",
        "%20+#",
    ];
    for typed in kept {
        assert_eq!(name(typed).as_deref(), Ok(typed));
    }
}

#[test]
fn signs_that_hide_or_turn_the_text_around_them_are_refused() {
    for hidden in [
        '\0',
        '\u{7}',
        '\u{1b}',
        '\u{7f}',
        '\u{9b}',
        '\u{ad}',
        '\u{34f}',
        '\u{61c}',
        '\u{115f}',
        '\u{180e}',
        '\u{200b}',
        '\u{200c}',
        '\u{200d}',
        '\u{200e}',
        '\u{200f}',
        '\u{202a}',
        '\u{202e}',
        '\u{2060}',
        '\u{2066}',
        '\u{2069}',
        '\u{2800}',
        '\u{3164}',
        '\u{e000}',
        '\u{fe0f}',
        '\u{feff}',
        '\u{ffa0}',
        '\u{fff9}',
        '\u{fffc}',
        '\u{fffd}',
        '\u{ffff}',
        '\u{1d173}',
        '\u{e0001}',
        '\u{e0041}',
        '\u{f0000}',
        '\u{10ffff}',
    ] {
        for typed in [format!("An{hidden}na"), format!("{hidden}"), format!("Anna{hidden}"), format!("{hidden}Anna")] {
            assert_eq!(name(&typed), Err(NameFault::Forbidden), "{typed:?}");
        }
    }
}

#[test]
fn marks_do_not_stand_alone_or_pile_up() {
    assert_eq!(name("\u{301}a"), Err(NameFault::Forbidden));
    assert_eq!(name(&format!("a{}", "\u{301}".repeat(20))), Err(NameFault::Stacked));
    assert_eq!(name(&format!("a{}", "\u{200d}".repeat(20))), Err(NameFault::Forbidden));
    assert!(name("a\u{328}\u{301}").is_ok());
}

#[test]
fn two_forms_of_an_accent_are_one_name() {
    assert_eq!(name("Jose\u{301}"), name("José"));
    assert_eq!(names(&["José", "Jose\u{301}"]), [Ok("José".to_owned()), taken_by(0)]);
    // An accent is no decoration: these two people can sit at one table.
    assert!(names(&["Jose", "José"]).iter().all(Result::is_ok));
}

#[test]
fn names_that_differ_by_capitals_space_or_joiners_are_alike() {
    assert_eq!(names(&["Anna", "Bruno", "ANNA"])[2], taken_by(0));
    assert_eq!(names(&["Anna Maria", " anna  maria "])[1], taken_by(0));
    assert_eq!(names(&["❤", "❤\u{fe0f}"])[1], taken_by(0));
    assert_eq!(names(&["می‌خواهم", "میخواهم"])[1], taken_by(0));
}

#[test]
fn only_the_later_of_two_is_refused_and_empty_names_are_not_alike() {
    assert_eq!(
        names(&["Anna", "", "", "anna"]),
        [Ok("Anna".to_owned()), Err(NameFault::Empty), Err(NameFault::Empty), taken_by(0)]
    );
}

#[test]
fn whoever_takes_over_a_seat_may_not_be_called_like_another_player() {
    let table = ["Anna".to_owned(), "Bruno".to_owned()];
    let seat = Seat::try_from(1).unwrap();
    assert_eq!(UNICODE.name_at("anna", seat, &table), taken_by(0));
    assert_eq!(UNICODE.name_at(" BRUNO ", seat, &table).as_deref(), Ok("BRUNO"));
    assert_eq!(UNICODE.name_at("Carla", seat, &table).as_deref(), Ok("Carla"));
}

#[test]
fn every_fault_is_told_and_a_taken_name_with_whom() {
    let table = ["Anna".to_owned()];
    let text = |fault: NameFault| english().text(Message::from(fault), &table);
    assert_eq!(text(NameFault::TooLong), "Please use 24 letters at most.");
    assert!(text(NameFault::Taken(Seat::try_from(0).unwrap())).contains("\u{2068}Anna\u{2069}"));
    for fault in [NameFault::Empty, NameFault::Forbidden, NameFault::Stacked] {
        assert!(!text(fault).is_empty());
    }
}
