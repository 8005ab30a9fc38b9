//! Secret Hitler for one phone, or for everyone's.

pub mod bots;
pub mod dealer;
pub mod record;
pub mod rules;
