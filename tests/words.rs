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
use secret_hitler::i18n::{Direction, Key, Language, Learning, Message, Part as Half, Plural, Wording, Words};
use secret_hitler::rules::{Game, Phase, Players, Role, Seat, Setup};

fn seat(index: u8) -> Seat {
    Seat::try_from(index).unwrap()
}

fn words(language: Language, wording: Wording) -> Words {
    Words::of(language, wording).expect("a complete language")
}

fn english(message: Message) -> String {
    let names = ["Anna".to_owned(), "Bruno".to_owned(), "Carla".to_owned()];
    words(Language::English, Wording::Original).text(message, &names)
}

/// Every language in both sets of words.
fn every_wording() -> impl Iterator<Item = (Language, Wording)> {
    Language::ALL.into_iter().flat_map(|language| Wording::ALL.map(|wording| (language, wording)))
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
    every_wording().flat_map(|(language, wording)| {
        Key::ALL.iter().map(move |key| (language, *key, language.pattern(wording, *key)))
    })
}

/// Words that would join a name to the sentence, and so would have to agree with it in some language.
fn joining(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["of", "from", "by", "to", "for", "with", "at", "than", "in", "on"],
        Language::Italian => &["di", "a", "da", "in", "con", "su", "per", "tra", "fra", "al", "del", "dal", "il", "la"],
        Language::Spanish => &["a", "de", "en", "con", "por", "para", "sin", "al", "del", "el", "la"],
        Language::Portuguese => &["a", "de", "do", "da", "em", "no", "na", "por", "para", "com", "ao", "o"],
        Language::Dutch => &["van", "voor", "aan", "met", "door", "bij", "in", "op", "naar", "uit", "dan", "de", "het"],
        Language::French => &["de", "à", "par", "pour", "avec", "chez", "en", "au", "du", "des", "sans", "le", "la"],
        Language::German => &["von", "für", "mit", "an", "bei", "zu", "durch", "gegen", "ohne", "der", "den", "dem"],
    }
}

/// Pronouns that would take somebody for a man or a woman.
fn gendered(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["he", "she", "him", "her", "his", "hers", "himself", "herself", "chairman"],
        Language::Italian => &["lui", "lei", "egli", "ella"],
        Language::Spanish => &["él", "ella"],
        // Its pronouns also stand for things.
        Language::Portuguese => &["jogador", "jogadora", "jogadores"],
        Language::Dutch => &["hij", "hem", "haar"],
        Language::French => &["il", "elle", "ils", "elles"],
        Language::German => &["er", "ihm", "ihn", "seine", "seiner"],
    }
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
    for (language, key, text) in every_text() {
        for (before, blank) in blanks(text) {
            if key.args().contains(&(blank, true)) {
                let word = before.trim_end().rsplit(' ').next().unwrap_or_default();
                assert!(!joining(language).contains(&word), "{key:?}: {text}");
                let after = &text[before.len() + blank.len() + 2..];
                assert!(!after.starts_with(['\'', '’']) && !after.starts_with(char::is_alphabetic), "{key:?}: {text}");
            }
        }
    }
}

#[test]
fn nobody_is_taken_for_a_man_or_a_woman() {
    for (language, key, text) in every_text() {
        let words: Vec<String> = text.split(|sign: char| !sign.is_alphabetic()).map(str::to_lowercase).collect();
        assert!(!words.iter().any(|word| gendered(language).contains(&word.as_str())), "{key:?}: {text}");
    }
}

#[test]
fn a_name_is_isolated_and_never_read_as_a_blank() {
    let names = ["{player}".to_owned(), "Anna".to_owned(), "<b>{{x}}${y}".to_owned()];
    let text =
        |player| words(Language::English, Wording::Original).text(Message::Nominate { player: seat(player) }, &names);
    assert_eq!(text(0), "Nominate \u{2068}{player}\u{2069}");
    assert_eq!(text(1), "Nominate \u{2068}Anna\u{2069}");
    assert_eq!(text(2), "Nominate \u{2068}<b>{{x}}${y}\u{2069}");
    // Without a name there is still a number to go by.
    assert_eq!(text(3), "Nominate \u{2068}4\u{2069}");
}

#[test]
fn a_name_with_a_full_stop_ends_a_sentence_by_itself() {
    let names = ["Konstantinos K.".to_owned(), "Anna".to_owned()];
    let text = |player| words(Language::English, Wording::Original).text(Message::SayExecute { player }, &names);
    assert!(text(seat(0)).replace(['\u{2068}', '\u{2069}'], "").ends_with("Konstantinos K."), "{}", text(seat(0)));
    assert!(text(seat(1)).ends_with('.'));
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
fn a_language_is_known_by_its_tag_whatever_the_country() {
    for language in Language::ALL {
        assert_eq!(Language::tagged(language.tag()), Some(language));
        assert_eq!(Language::tagged(&format!("{}-XX", language.tag().to_uppercase())), Some(language));
        assert_eq!(language.direction(), Direction::LeftToRight);
    }
    assert_eq!(Language::tagged("pt-BR"), Some(Language::Portuguese));
    assert_eq!(Language::tagged("tlh"), None);
    assert_eq!(Direction::LeftToRight.tag(), "ltr");
}

#[test]
fn nothing_counts_as_one_in_french_and_portuguese_only() {
    for language in Language::ALL {
        let zero =
            if matches!(language, Language::French | Language::Portuguese) { Plural::One } else { Plural::Other };
        assert_eq!(language.plural(0), zero, "{language:?}");
        assert_eq!((language.plural(1), language.plural(2)), (Plural::One, Plural::Other), "{language:?}");
    }
    let nothing = |language| words(language, Wording::Original).text(Message::BallotsMissing { missing: 0 }, &[]);
    let one = |language| words(language, Wording::Original).text(Message::BallotsMissing { missing: 1 }, &[]);
    assert_eq!(nothing(Language::French).replace('0', "1"), one(Language::French));
    assert_ne!(nothing(Language::German).replace('0', "1"), one(Language::German));
}

#[test]
fn the_files_of_a_language_are_read_back_as_they_were_and_others_are_refused() {
    let file = |half| Language::Italian.file(Wording::Original, half);
    let first = Words::first(Language::Italian, Wording::Original, &file(Half::First)).expect("the first part");
    assert!(!first.are_complete());
    assert_eq!(first.text(Message::NewGame, &[]), Language::Italian.pattern(Wording::Original, Key::NewGame));
    let whole = first.clone().rest(&file(Half::Rest)).expect("both parts");
    assert!(whole.are_complete());
    assert_eq!(whole, words(Language::Italian, Wording::Original));
    // A page of another version, a server that answers with something else, half a file.
    for wrong in ["", "<!doctype html>", file(Half::Rest).as_str(), file(Half::First).trim_end()] {
        let lines = wrong.lines().count();
        let read = Words::first(Language::Italian, Wording::Original, wrong);
        assert_eq!(read.is_some(), lines == Half::First.keys().len(), "{lines} lines");
    }
    assert_eq!(first.rest("one line"), None);
}

#[test]
fn mild_words_never_speak_of_the_theme_and_the_credits_always_name_the_game() {
    let theme = ["hitler", "fasc", "fasz", "liberal", "libéra", "execut", "exécut", "hinricht", "giustizi", "ejecu"];
    for language in Language::ALL {
        for key in Key::ALL {
            let text = language.pattern(Wording::Mild, *key).replace("{fascists", "{number");
            let speaks = theme.iter().any(|word| text.to_lowercase().contains(word));
            let is_credit = format!("{key:?}").starts_with("Credits");
            assert!(!speaks || is_credit, "{language:?} {key:?}: {text}");
        }
        assert!(language.pattern(Wording::Mild, Key::CreditsGame).contains("Secret Hitler"));
        let keys = language.milder();
        assert_eq!(keys.iter().collect::<HashSet<_>>().len(), keys.len(), "{language:?} says something twice");
    }
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
    for (language, wording) in every_wording() {
        let words = words(language, wording);
        same(Role::ALL.map(|role| words.text(Message::won_as(role), &[])));
        for (players, learning) in envelopes() {
            same(Role::ALL.map(|role| words.text(Message::known_by(role, players, learning), &[])));
        }
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
