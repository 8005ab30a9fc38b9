//! The JSON of a whole game. Written by hand: a JSON library would weigh more than the rules do.

use core::fmt::Write;

use crate::rules::{Policy, Role};

use super::{What, Written};

/// The game as one line of JSON.
#[must_use]
pub fn to_json(game: &Written) -> String {
    let mut json = String::from(r#"{"format":"secret-hitler-record","version":1,"players":"#);
    list(&mut json, &game.players, |json, name| quote(json, name));
    json.push_str(r#","roles":"#);
    list(&mut json, &game.roles, |json, role| quote(json, role_word(*role)));
    json.push_str(r#","deck":"#);
    quote(&mut json, &tiles(&game.deck));
    json.push_str(r#","shuffles":"#);
    list(&mut json, &game.shuffles, |json, pile| quote(json, &tiles(pile)));
    field(&mut json, "first_president", game.first_president);
    json.push_str(r#","moves":"#);
    list(&mut json, &game.moves, |json, step| {
        let (word, rest) = words(step.what);
        json.push_str(r#"{"type":"#);
        quote(json, word);
        field(json, "by", step.by);
        match rest {
            Rest::Nothing => {}
            Rest::Number(name, number) => field(json, name, number),
            Rest::Flag(name, flag) => field(json, name, flag),
        }
        json.push('}');
    });
    json.push('}');
    json
}

enum Rest {
    Nothing,
    Number(&'static str, usize),
    Flag(&'static str, bool),
}

const fn words(what: What) -> (&'static str, Rest) {
    match what {
        What::Nominate(seat) => ("nominate", Rest::Number("chancellor", seat)),
        What::Vote { ja } => ("vote", Rest::Flag("ja", ja)),
        What::Discard(tile) => ("discard", Rest::Number("tile", tile)),
        What::Enact(tile) => ("enact", Rest::Number("tile", tile)),
        What::ProposeVeto => ("propose_veto", Rest::Nothing),
        What::AnswerVeto { consent } => ("answer_veto", Rest::Flag("consent", consent)),
        What::Investigate(seat) => ("investigate", Rest::Number("target", seat)),
        What::Peek => ("peek", Rest::Nothing),
        What::CallSpecialElection(seat) => ("call_special_election", Rest::Number("target", seat)),
        What::Execute(seat) => ("execute", Rest::Number("target", seat)),
    }
}

const fn role_word(role: Role) -> &'static str {
    match role {
        Role::Liberal => "liberal",
        Role::Fascist => "fascist",
        Role::Hitler => "hitler",
    }
}

fn tiles(pile: &[Policy]) -> String {
    pile.iter().map(|tile| if *tile == Policy::Liberal { 'L' } else { 'F' }).collect()
}

fn field(json: &mut String, name: &str, value: impl core::fmt::Display) {
    // Writing to a String cannot fail.
    let _ = write!(json, ",\"{name}\":{value}");
}

fn list<T>(json: &mut String, items: &[T], mut item: impl FnMut(&mut String, &T)) {
    json.push('[');
    for (at, each) in items.iter().enumerate() {
        if at > 0 {
            json.push(',');
        }
        item(json, each);
    }
    json.push(']');
}

fn quote(json: &mut String, text: &str) {
    json.push('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => json.extend(['\\', letter]),
            letter if letter < ' ' => {
                let _ = write!(json, "\\u{:04x}", u32::from(letter));
            }
            letter => json.push(letter),
        }
    }
    json.push('"');
}
