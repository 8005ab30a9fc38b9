//! Components, one file each, named as their style sheets.

pub(super) mod art;
pub(super) mod ballots;
pub(super) mod board;
pub(super) mod button;
pub(super) mod chip;
pub(super) mod envelope;
pub(super) mod hold;
pub(super) mod prompt;
pub(super) mod seats;
pub(super) mod sheet;
pub(super) mod shell;
pub(super) mod tile;

pub(super) use art::{Art, art, icon};
pub(super) use button::{Button, IconButton, Kind};
pub(super) use sheet::Veil;
