//! English.

mod home;
mod nomination;

use super::Key;
use super::messages::texts::Texts;

/// The English table.
pub(super) static ENGLISH: [&str; Key::ALL.len()] =
    Texts { home: home::HOME, nomination: nomination::NOMINATION }.table();
