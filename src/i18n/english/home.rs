use crate::i18n::messages::texts::Home;

pub(super) const HOME: Home = Home { Title: "Secret Hitler", NewGame: "New game" };
