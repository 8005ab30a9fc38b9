//! Reading a record strictly: every field once, none missing, none more, each of its own type.

use std::fmt;
use std::marker::PhantomData;

use secret_hitler::record::{Move, What, Written};
use secret_hitler::rules::{Policy, Role};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor, value::MapAccessDeserializer};
use serde_json::value::RawValue;

/// The game that these bytes write down. What they say in the right form is for the rules to judge.
pub(crate) fn record(json: &[u8]) -> Result<Written, String> {
    let record: Object<Record> = serde_json::from_slice(json).map_err(|error| error.to_string())?;
    record.0.written()
}

/// The record as it stands in the file.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    format: String,
    version: u64,
    players: Vec<String>,
    roles: Vec<String>,
    deck: String,
    shuffles: Vec<String>,
    first_president: Place,
    moves: Vec<Object<Step>>,
}

/// A move as it stands in the file, with any move's fields.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    r#type: String,
    by: Place,
    #[serde(default, deserialize_with = "present")]
    chancellor: Option<Place>,
    #[serde(default, deserialize_with = "present")]
    target: Option<Place>,
    #[serde(default, deserialize_with = "present")]
    tile: Option<Place>,
    #[serde(default, deserialize_with = "present")]
    ja: Option<bool>,
    #[serde(default, deserialize_with = "present")]
    consent: Option<bool>,
}

impl Record {
    fn written(self) -> Result<Written, String> {
        if self.format != "secret-hitler-record" {
            return Err(format!("unknown format {:?}", self.format));
        }
        if self.version != 1 {
            return Err(format!("unknown version {}", self.version));
        }
        let moves = self.moves.into_iter().enumerate();
        Ok(Written {
            players: self.players,
            roles: self.roles.iter().map(|word| role(word)).collect::<Result<_, _>>()?,
            deck: pile(&self.deck).ok_or("a deck is a row of L and F")?,
            // One that is never needed may be anything; one that is needed cannot be an order of no tiles.
            shuffles: self.shuffles.iter().map(|tiles| pile(tiles).unwrap_or_default()).collect(),
            first_president: self.first_president.0,
            moves: moves
                .map(|(at, step)| step.0.what().map_err(|why| format!("move {}: {why}", at + 1)))
                .collect::<Result<_, _>>()?,
        })
    }
}

impl Step {
    fn what(self) -> Result<Move, String> {
        let fields = (self.chancellor, self.target, self.tile, self.ja, self.consent);
        let what = match (self.r#type.as_str(), fields) {
            ("nominate", (Some(Place(seat)), None, None, None, None)) => What::Nominate(seat),
            ("vote", (None, None, None, Some(ja), None)) => What::Vote { ja },
            ("discard", (None, None, Some(Place(tile)), None, None)) => What::Discard(tile),
            ("enact", (None, None, Some(Place(tile)), None, None)) => What::Enact(tile),
            ("propose_veto", (None, None, None, None, None)) => What::ProposeVeto,
            ("answer_veto", (None, None, None, None, Some(consent))) => What::AnswerVeto { consent },
            ("investigate", (None, Some(Place(seat)), None, None, None)) => What::Investigate(seat),
            ("peek", (None, None, None, None, None)) => What::Peek,
            ("call_special_election", (None, Some(Place(seat)), None, None, None)) => What::CallSpecialElection(seat),
            ("execute", (None, Some(Place(seat)), None, None, None)) => What::Execute(seat),
            (word, _) => return Err(format!("no move {word:?} with these fields")),
        };
        Ok(Move { by: self.by.0, what })
    }
}

fn role(word: &str) -> Result<Role, String> {
    match word {
        "liberal" => Ok(Role::Liberal),
        "fascist" => Ok(Role::Fascist),
        "hitler" => Ok(Role::Hitler),
        _ => Err(format!("unknown role {word:?}")),
    }
}

fn pile(tiles: &str) -> Option<Vec<Policy>> {
    let policy = |letter| match letter {
        'L' => Some(Policy::Liberal),
        'F' => Some(Policy::Fascist),
        _ => None,
    };
    tiles.chars().map(policy).collect()
}

/// A seat or a tile. Any whole number is well-formed; one that no table can have is as far out of range as can be.
struct Place(usize);

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = <&RawValue>::deserialize(deserializer)?.get();
        if number.strip_prefix('-').unwrap_or(number).bytes().all(|digit| digit.is_ascii_digit()) {
            Ok(Self(number.parse::<i128>().ok().and_then(|number| number.try_into().ok()).unwrap_or(usize::MAX)))
        } else {
            Err(Error::custom("a seat or a tile is a whole number"))
        }
    }
}

/// A field that may be left out, but is not null.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// A value that is written with the names of its fields; serde alone would take a list of them too.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Fields(PhantomData)).map(Self)
    }
}

struct Fields<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map))
    }
}
