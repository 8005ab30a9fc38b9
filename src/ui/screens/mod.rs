//! Screens, one file each.

mod announcement;
mod at_the_table;
mod ballot;
mod coming;
mod cover;
mod credits;
mod end;
mod help;
mod home;
mod in_progress;
mod lock;
mod nomination;
mod options;
mod people;
mod play;
mod power;
mod script;
mod secret;
mod settings;
mod sheets;
mod tally;
mod tiles;
mod veto;

pub(super) use coming::coming;
pub(super) use credits::credits;
pub(super) use help::help;
pub(super) use home::home;
pub(super) use options::options;
pub(super) use people::people;
pub(super) use play::play;
pub(super) use settings::settings;
