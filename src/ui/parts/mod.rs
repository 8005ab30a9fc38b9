//! Components, one file each, named as their style sheets.

pub(super) mod art;
pub(super) mod ballots;
pub(super) mod board;
pub(super) mod button;
pub(super) mod chip;
pub(super) mod envelope;
pub(super) mod hold;
pub(super) mod lock_pad;
pub(super) mod option;
pub(super) mod prompt;
pub(super) mod record;
pub(super) mod roles;
pub(super) mod seats;
pub(super) mod settle;
pub(super) mod sheet;
pub(super) mod shell;
pub(super) mod tile;

pub(super) use art::{Art, art, icon};
pub(super) use button::{Kind, button, button_live, decide, worded};
pub(super) use sheet::veil;
