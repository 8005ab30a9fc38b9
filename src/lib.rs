//! Secret Hitler for one phone, or for everyone's.

pub mod bots;
pub mod dealer;
pub mod i18n;
pub mod record;
pub mod rules;
pub mod table;
