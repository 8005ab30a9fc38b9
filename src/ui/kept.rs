//! What this page keeps in the browser: its keys, and who may write the game.

use crate::browser::storage::{self, Unkept};
use crate::table::{Table, Unreadable};

/// Keys carry the name of the game and the version of what they hold: all pages of one owner share the storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    /// The game in progress.
    Game,
    /// The copy before it.
    Before,
    /// A save that could not be read, kept as it was.
    Aside,
    /// The tab that plays.
    Tab,
    /// The last group of people, and how they play.
    People,
    /// Light or dark.
    Looks,
    /// The language.
    Language,
    /// The game's own words, or mild ones.
    Wording,
}

impl Key {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Game => "secret-hitler/1/game",
            Self::Before => "secret-hitler/1/game-before",
            Self::Aside => "secret-hitler/1/game-unread",
            Self::Tab => "secret-hitler/1/tab",
            Self::People => "secret-hitler/1/people",
            Self::Looks => "secret-hitler/1/looks",
            Self::Language => "secret-hitler/1/language",
            Self::Wording => "secret-hitler/1/wording",
        }
    }
}

pub(super) fn read(key: Key) -> Option<String> {
    storage::read(key.name())
}

pub(super) fn write(key: Key, value: &str) -> Result<(), Unkept> {
    storage::write(key.name(), value)
}

pub(super) fn remove(key: Key) {
    storage::remove(key.name());
}

/// Keeps a game, and the copy before it.
pub(super) fn keep(table: &Table) -> Result<(), Unkept> {
    let Some(text) = table.save() else { return Err(Unkept::Absent) };
    match read(Key::Game) {
        Some(before) if before == text => return Ok(()),
        // If the older copy finds no room the newer one still may.
        Some(before) => {
            let _ = write(Key::Before, &before);
        }
        None => {}
    }
    write(Key::Game, &text).or_else(|why| {
        // Room for one is better than for none.
        remove(Key::Before);
        write(Key::Game, &text).map_err(|_| why)
    })
}

/// Forgets the game in progress.
pub(super) fn forget() {
    remove(Key::Game);
    remove(Key::Before);
}

/// What was found on loading.
#[derive(Debug)]
pub(super) enum Found {
    Nothing,
    Game(Table),
    /// The last copy was damaged, the one before it was not.
    Older(Table),
    /// Nothing could be read; it was put aside as it was.
    Unreadable(Unreadable),
}

/// The game that was kept.
pub(super) fn find() -> Found {
    let Some(text) = read(Key::Game) else { return Found::Nothing };
    match Table::load(&text) {
        Ok(table) => Found::Game(table),
        Err(why) => {
            // If there is no room to put it aside it simply stays where it is until the next game.
            let _ = write(Key::Aside, &text);
            match read(Key::Before).map(|text| Table::load(&text)) {
                Some(Ok(table)) if why == Unreadable::Damaged => Found::Older(table),
                _ => Found::Unreadable(why),
            }
        }
    }
}
