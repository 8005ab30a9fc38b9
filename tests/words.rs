//! What the texts must keep to, in every language.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may panic"
)]

use std::collections::HashSet;

use secret_hitler::i18n::help::{Part, SECTIONS, Topic, spaces};
use secret_hitler::i18n::{Direction, Key, Language, Learning, Message, Plural};
use secret_hitler::rules::{Game, Phase, Players, Role, Seat, Setup};

fn seat(index: u8) -> Seat {
    Seat::try_from(index).unwrap()
}

fn english(message: Message) -> String {
    Language::English.text(message, &["Anna".to_owned(), "Bruno".to_owned(), "Carla".to_owned()])
}

/// The blanks of a pattern, each with the text before it.
fn blanks(pattern: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(open) = pattern[at..].find('{').map(|open| at + open) {
        let close = open + pattern[open..].find('}').expect("a blank is closed");
        found.push((&pattern[..open], &pattern[open + 1..close]));
        at = close + 1;
    }
    found
}

fn every_text() -> impl Iterator<Item = (Language, Key, &'static str)> {
    Language::ALL
        .into_iter()
        .flat_map(|language| Key::ALL.iter().map(move |key| (language, *key, language.pattern(*key))))
}

#[test]
fn every_message_says_something_without_stray_spaces_or_braces() {
    for (_, key, text) in every_text() {
        assert!(!text.trim().is_empty(), "{key:?}");
        assert_eq!(text, text.trim(), "{key:?}");
        assert!(!text.contains("  "), "{key:?}");
        assert_eq!(text.matches('{').count(), text.matches('}').count(), "{key:?}");
    }
}

#[test]
fn every_blank_has_an_argument_and_every_argument_a_blank() {
    for (language, key, text) in every_text() {
        let blanks = blanks(text);
        for (_, blank) in &blanks {
            let (name, forms) =
                blank.split_once('|').map_or((*blank, 0), |(name, rest)| (name, rest.split('|').count()));
            let arg = key.args().iter().find(|(arg, _)| *arg == name);
            let (_, is_player) = arg.unwrap_or_else(|| panic!("{key:?} has no argument {name}: {text}"));
            assert!(forms == 0 || (!is_player && forms == language.plurals().len()), "{key:?}: {text}");
        }
        for (arg, _) in key.args() {
            let named = blanks.iter().any(|(_, blank)| blank.split('|').next() == Some(*arg));
            assert!(named, "{key:?} does not say {arg}: {text}");
        }
    }
}

#[test]
fn a_name_is_a_subject_or_an_object_or_stands_after_a_colon_and_has_no_ending() {
    let joining = ["of", "from", "by", "to", "for", "with", "at", "than", "in", "on"];
    for (_, key, text) in every_text() {
        for (before, blank) in blanks(text) {
            if key.args().contains(&(blank, true)) {
                let word = before.trim_end().rsplit(' ').next().unwrap_or_default();
                assert!(!joining.contains(&word), "{key:?}: {text}");
                let after = &text[before.len() + blank.len() + 2..];
                assert!(!after.starts_with(['\'', '’']) && !after.starts_with(char::is_alphabetic), "{key:?}: {text}");
            }
        }
    }
}

#[test]
fn nobody_is_taken_for_a_man_or_a_woman() {
    let gendered = ["he", "she", "him", "her", "his", "hers", "himself", "herself", "chairman"];
    for (_, key, text) in every_text() {
        let words: Vec<String> = text.split(|sign: char| !sign.is_alphabetic()).map(str::to_lowercase).collect();
        assert!(!words.iter().any(|word| gendered.contains(&word.as_str())), "{key:?}: {text}");
    }
}

#[test]
fn a_name_is_isolated_and_never_read_as_a_blank() {
    let names = ["{player}".to_owned(), "Anna".to_owned(), "<b>{{x}}${y}".to_owned()];
    let text = |player| Language::English.text(Message::Nominate { player: seat(player) }, &names);
    assert_eq!(text(0), "Nominate \u{2068}{player}\u{2069}");
    assert_eq!(text(1), "Nominate \u{2068}Anna\u{2069}");
    assert_eq!(text(2), "Nominate \u{2068}<b>{{x}}${y}\u{2069}");
    // Without a name there is still a number to go by.
    assert_eq!(text(3), "Nominate \u{2068}4\u{2069}");
}

#[test]
fn numbers_take_the_form_of_their_plural_category() {
    let tiles = |tiles| english(Message::DrawPileAt { tiles });
    assert_eq!(tiles(1), "1 policy to draw");
    for number in [0, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101] {
        assert_eq!(Language::English.plural(number), Plural::Other);
        assert_eq!(tiles(number), format!("{number} policies to draw"));
    }
    assert_eq!(english(Message::PlayersMissing { missing: 1 }), "1 more player is needed.");
    assert_eq!(english(Message::PlayersMissing { missing: 3 }), "3 more players are needed.");
}

#[test]
fn english_is_tagged_as_english() {
    assert_eq!(Language::English.tag(), "en");
    assert_eq!(Language::English.direction(), Direction::LeftToRight);
    assert_eq!(Language::English.direction().tag(), "ltr");
}

#[test]
fn sentences_read_as_they_should() {
    let plain = |message| english(message).replace(['\u{2068}', '\u{2069}'], "");
    let (anna, bruno) = (seat(0), seat(1));
    assert_eq!(plain(Message::IAm { player: anna }), "I am Anna");
    assert_eq!(plain(Message::Nominated { president: anna, chancellor: bruno }), "President: Anna. Chancellor: Bruno.");
    assert_eq!(plain(Message::CheckNo { player: bruno }), "Bruno is not Hitler.");
    assert_eq!(plain(Message::FascistTrackAt { laid: 3 }), "Fascist track: 3 of 6");
}

/// The four ways in which an envelope can speak to its owner: few or many players, told by the envelope or the script.
fn envelopes() -> impl Iterator<Item = (Players, Learning)> {
    Players::ALL.into_iter().flat_map(|players| Learning::ALL.map(move |learning| (players, learning)))
}

#[test]
fn the_three_roles_have_texts_of_the_same_shape() {
    let same = |texts: [String; 3]| {
        let lengths = texts.each_ref().map(|text| text.chars().count());
        let (short, long) = (lengths.iter().min().unwrap(), lengths.iter().max().unwrap());
        assert!(long * 10 <= short * 11, "{lengths:?} {texts:#?}");
        let sentences = texts.each_ref().map(|text| text.matches('.').count());
        assert!(sentences.iter().all(|count| count.abs_diff(sentences[0]) <= 1), "{sentences:?} {texts:#?}");
    };
    same(Role::ALL.map(|role| english(Message::won_as(role))));
    for (players, learning) in envelopes() {
        same(Role::ALL.map(|role| english(Message::known_by(role, players, learning))));
    }
}

#[test]
fn hitler_is_told_why_a_fascist_is_shown_or_that_none_is() {
    for (players, learning) in envelopes() {
        let text = english(Message::known_by(Role::Hitler, players, learning));
        assert_eq!(
            text.contains("because you are only two") || text.contains("so you are shown"),
            players.hitler_knows()
        );
        assert_eq!(text.contains("nobody"), !players.hitler_knows(), "{text}");
    }
}

#[test]
fn a_thumb_is_spoken_of_only_at_seven_and_more() {
    for (players, learning) in envelopes() {
        for role in [Role::Fascist, Role::Hitler] {
            let thumb = english(Message::known_by(role, players, learning)).contains("thumb");
            assert_eq!(thumb, learning == Learning::Script && !players.hitler_knows());
        }
    }
}

#[test]
fn the_help_has_each_topic_once_and_opens_where_the_game_is() {
    let topics: HashSet<Topic> = SECTIONS.iter().map(|section| section.topic).collect();
    let ids: HashSet<&str> = SECTIONS.iter().map(|section| section.topic.id()).collect();
    assert_eq!(topics.len(), SECTIONS.len());
    assert_eq!(ids.len(), SECTIONS.len());
    let players = Players::new(7).unwrap();
    let game = Game::new(Setup::new(players, players.first_seat()).unwrap());
    assert_eq!(Topic::of(game.phase()), Topic::Roles);
    assert_eq!(Topic::of(&Phase::Nomination { candidate: players.first_seat() }), Topic::Nomination);
    assert_eq!(Topic::of(&Phase::Chaos), Topic::Chaos);
}

#[test]
fn the_help_says_who_knows_whom_at_this_table_only() {
    let roles = SECTIONS.iter().find(|section| section.topic == Topic::Roles).unwrap();
    let said = |players| {
        let parts: Vec<Part> = roles.parts_for(players).collect();
        (parts.contains(&Part::Few(Message::HelpKnowFew)), parts.contains(&Part::Many(Message::HelpKnowMany)))
    };
    assert_eq!(said(None), (true, true));
    assert_eq!(said(Players::new(6)), (true, false));
    assert_eq!(said(Players::new(7)), (false, true));
}

#[test]
fn the_table_of_powers_is_that_of_this_table() {
    let first = |number: usize| spaces(Players::new(number).unwrap()).map(|(message, _)| english(message));
    assert_eq!(first(5)[..3], ["No power", "No power", "Policy peek"]);
    assert_eq!(first(8)[..3], ["No power", "Investigate loyalty", "Special election"]);
    assert_eq!(first(10)[..3], ["Investigate loyalty", "Investigate loyalty", "Special election"]);
    for players in Players::ALL {
        let [.., fourth, fifth, sixth] = spaces(players);
        assert_eq!(fourth, (Message::PowerExecution, None));
        assert_eq!(fifth, (Message::PowerExecution, Some(Message::VetoUnlocks)));
        assert_eq!(sixth, (Message::FascistsWinHere, None));
    }
}
