//! Every effect that reaches the world outside the page's own signals, installed in one place.

mod back;
mod focus;
mod look_away;
mod looks;
mod save;
mod tab;
mod title;
mod toast;
mod wake;

pub(super) use looks::{Look, Looks};
pub(super) use tab::Tab;

use super::page::Place;
use super::playing::Playing;

/// Installs them all. Their owner is the page itself, so they live as long as it does.
pub(super) fn install(playing: Playing, place: Place) {
    let tab = Tab::provide(playing);
    save::keep_the_game(playing, place, tab);
    wake::stay_awake(playing, place);
    look_away::cover_secrets(playing);
    back::hold_back(playing, place);
    focus::follow_the_screen(playing, place);
    title::name_the_page();
    looks::dress_the_page();
    toast::let_go_of_what_was_said(place);
}
