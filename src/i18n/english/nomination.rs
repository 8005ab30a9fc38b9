use crate::i18n::messages::texts::Nomination;

pub(super) const NOMINATION: Nomination = Nomination { Nominate: "Nominate {player}" };
