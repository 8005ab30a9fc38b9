//! What the texts must keep to, in every language.

use secret_hitler::i18n::{Key, Language, Message};
use secret_hitler::rules::Seat;

fn seat(index: u8) -> Seat {
    Seat::try_from(index).unwrap()
}

#[test]
fn a_name_is_isolated_and_never_read_as_a_blank() {
    let names = ["{player}".to_owned(), "Anna".to_owned()];
    let text = |player| Language::English.text(Message::Nominate { player: seat(player) }, &names);
    assert_eq!(text(0), "Nominate \u{2068}{player}\u{2069}");
    assert_eq!(text(1), "Nominate \u{2068}Anna\u{2069}");
    assert_eq!(text(2), "Nominate \u{2068}3\u{2069}");
}

#[test]
fn every_blank_has_an_argument_and_every_argument_a_blank() {
    for language in Language::ALL {
        for key in Key::ALL {
            let pattern = language.pattern(*key);
            let mut blanks: Vec<&str> = pattern.split('{').skip(1).map(|rest| rest.split('}').next().unwrap()).collect();
            for blank in &mut blanks {
                let forms = blank.split('|').count() - 1;
                assert!(forms == 0 || forms == language.plurals().len(), "{key:?}: {pattern}");
                *blank = blank.split('|').next().unwrap();
            }
            let args: Vec<&str> = key.args().iter().map(|(name, _)| *name).collect();
            for blank in &blanks {
                assert!(args.contains(blank), "{key:?} has no argument {blank}: {pattern}");
            }
            for arg in args {
                assert!(blanks.contains(&arg), "{key:?} does not say {arg}: {pattern}");
            }
        }
    }
}
