//! The people about to play, while their names are typed, and how they want to play.

use std::ops::Deref;

use crate::ui::live::{Memo, RwSignal, Shared, StoredValue, share, shared};

use super::kept::{self, Key};
use super::page::{Page, Place};
use super::playing::Playing;
use super::sync::Tab;
use crate::browser::{entropy, text};
use crate::dealer::Seed;
use crate::i18n::Message;
use crate::i18n::names::{NameFault, Unicode};
use crate::rules::{MOST_SEATS, Players, Seat};
use crate::table::{Options, People, Table};

/// What the policy for names asks of the browser.
pub(super) const UNICODE: Unicode =
    Unicode { normalise: text::normalise, graphemes: text::graphemes, lower_case: text::lower_case };

/// Somebody whose name is being typed. The number stays, whatever the name and wherever they sit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Person {
    pub(super) id: usize,
    pub(super) typed: String,
}

/// A name as it will be shown, or what is wrong with it.
type Checked = (usize, Result<String, NameFault>);

/// The people about to play, clockwise.
#[derive(Clone, Copy)]
pub(super) struct Group(&'static Parts);

/// What it is made of.
pub(super) struct Parts {
    people: RwSignal<Vec<Person>>,
    /// The names of all whose field is not empty.
    checked: Memo<Vec<Checked>>,
    /// How many have ever been added: the next one's number.
    added: StoredValue<usize>,
    /// Whether they are those of the last game.
    pub(super) remembered: RwSignal<bool>,
    pub(super) options: RwSignal<Options>,
}

thread_local! {
    static HERE: Shared<Parts> = const { Shared::new(None) };
}

impl Deref for Group {
    type Target = Parts;

    fn deref(&self) -> &Self::Target {
        self.0
    }
}

impl Group {
    pub(super) fn provide() {
        let last = kept::read(Key::People).and_then(|text| People::load(&text).ok()).unwrap_or_default();
        let people = RwSignal::new(Vec::new());
        let parts = Parts {
            people,
            checked: Memo::new(move || people.with(|people: &Vec<Person>| check(people))),
            added: StoredValue::new(0),
            remembered: RwSignal::new(!last.names.is_empty()),
            options: RwSignal::new(last.options),
        };
        Self(share(&HERE, parts)).fill(last.names);
    }

    pub(super) fn here() -> Self {
        Self(shared(&HERE))
    }

    /// Everybody, following changes.
    pub(super) fn people(self) -> Vec<Person> {
        self.people.get()
    }

    /// Everybody as of now.
    pub(super) fn people_now(self) -> Vec<Person> {
        self.people.get_untracked()
    }

    /// Puts these people in the place of all others; fields stay open for as many as a table needs.
    pub(super) fn fill(self, names: Vec<String>) {
        self.people.set(Vec::new());
        for name in names {
            self.add(name);
        }
        self.open_fields();
    }

    fn open_fields(self) {
        while self.people.with_untracked(Vec::len) < fewest() && self.add(String::new()).is_some() {}
    }

    /// Adds somebody at the end, if there is room. Their number.
    pub(super) fn add(self, typed: String) -> Option<usize> {
        if self.people.with_untracked(Vec::len) >= MOST_SEATS {
            return None;
        }
        let id = self.added.get_value();
        self.added.set_value(id + 1);
        self.people.update(|people| people.push(Person { id, typed }));
        Some(id)
    }

    pub(super) fn remove(self, id: usize) {
        self.people.update(|people| people.retain(|person| person.id != id));
        self.open_fields();
    }

    pub(super) fn rename(self, id: usize, typed: String) {
        self.people.update(|people| {
            if let Some(person) = people.iter_mut().find(|person| person.id == id) {
                person.typed = typed;
            }
        });
    }

    /// What stands in somebody's field now.
    pub(super) fn typed_now(self, id: usize) -> String {
        let typed = |people: &Vec<Person>| people.iter().find(|person| person.id == id).map(|it| it.typed.clone());
        self.people.with_untracked(typed).unwrap_or_default()
    }

    /// Where somebody sits, counted from 0.
    pub(super) fn place(self, id: usize) -> usize {
        self.people.with(|people| people.iter().position(|person| person.id == id)).unwrap_or_default()
    }

    /// Gives somebody another place.
    pub(super) fn seat(self, id: usize, place: usize) {
        self.people.update(|people| {
            if let Some(from) = people.iter().position(|person| person.id == id) {
                let person = people.remove(from);
                people.insert(place.min(people.len()), person);
            }
        });
    }

    /// How many fields are not empty.
    pub(super) fn number(self) -> usize {
        self.checked.with(Vec::len)
    }

    /// What is wrong with somebody's name, and the names that the answer speaks of.
    pub(super) fn fault(self, id: usize) -> Option<(Message, Vec<String>)> {
        let fault = self.checked.with(|checked| checked.iter().find(|(each, _)| *each == id)?.1.clone().err())?;
        Some((fault.into(), self.people.with(|people| typed(people))))
    }

    /// The names, if there are enough and all are good.
    pub(super) fn ready(self) -> Option<Vec<String>> {
        let good =
            |checked: &Vec<Checked>| checked.iter().map(|(_, name)| name.clone().ok()).collect::<Option<Vec<_>>>();
        self.checked.with(good).filter(|names| Players::new(names.len()).is_some())
    }
}

/// Checks the names of all whose field is not empty: an empty one is nobody.
fn check(people: &[Person]) -> Vec<Checked> {
    let ids = people.iter().filter(|person| !person.is_empty()).map(|person| person.id);
    ids.zip(UNICODE.names(&typed(people))).collect()
}

fn typed(people: &[Person]) -> Vec<String> {
    people.iter().filter(|person| !person.is_empty()).map(|person| person.typed.clone()).collect()
}

impl Person {
    pub(super) fn is_empty(&self) -> bool {
        self.typed.trim().is_empty()
    }
}

/// The fewest that can play.
pub(super) const fn fewest() -> usize {
    let [fewest, ..] = Players::ALL;
    fewest.number()
}

/// The seat that somebody at this place will have.
pub(super) fn seat_at(place: usize) -> Option<Seat> {
    Seat::try_from(u8::try_from(place).ok()?).ok()
}

/// Deals a new game to these people, in the place of any other, and remembers them.
pub(super) fn deal(names: Vec<String>, options: Options) {
    let (place, group) = (Place::here(), Group::here());
    let Some(seed) = entropy::seed().map(Seed) else { return place.say(Message::NoChance) };
    kept::forget();
    if Playing::here().deal(&names, options, seed).is_err() {
        return place.go(Page::People);
    }
    Tab::here().take_over();
    group.fill(names.clone());
    group.remembered.set(true);
    group.options.set(options);
    if let Some(text) = (People { names, options }).save() {
        // Whether anything can be kept here is said where the game is kept.
        let _ = kept::write(Key::People, &text);
    }
    place.go(Page::Play);
}

/// Deals anew to the people at this table.
pub(super) fn deal_again() {
    let again = |table: &Table| (table.names().map(String::from).collect(), table.options());
    if let Some((names, options)) = Playing::here().now(again) {
        deal(names, options);
    }
}
