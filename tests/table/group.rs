//! The last group of people is remembered.

use secret_hitler::table::{Options, People, Unreadable, Vote};

fn people(names: &[&str]) -> People {
    let names = names.iter().map(|name| (*name).to_owned()).collect();
    People { names, options: Options { vote: Vote::Secret, locks: true, ..Options::default() } }
}

#[test]
fn a_group_comes_back_as_it_was() {
    let group = people(&["Anna", "Bruno", "Carla", "Dario", "Émile 🦊"]);
    assert_eq!(People::load(&group.save().unwrap()), Ok(group));
}

#[test]
fn a_kept_group_shows_no_name() {
    let text = people(&["Anna", "Bruno"]).save().unwrap();
    assert!(!text.contains("Anna") && !text.contains("Bruno"));
}

#[test]
fn a_damaged_group_is_refused() {
    let text = people(&["Anna", "Bruno", "Carla"]).save().unwrap();
    for at in 0..text.len() {
        let mut damaged = text.clone();
        damaged.replace_range(at..=at, if text.as_bytes()[at] == b'A' { "B" } else { "A" });
        assert_eq!(People::load(&damaged), Err(Unreadable::Damaged));
    }
    for short in 0..text.len() {
        assert_eq!(People::load(&text[..short]), Err(Unreadable::Damaged));
    }
}

#[test]
fn a_group_too_large_for_any_table_is_refused() {
    let text = people(&["Anna"; 11]).save().unwrap();
    assert_eq!(People::load(&text), Err(Unreadable::Damaged));
}
