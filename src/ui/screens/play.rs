//! The game in progress: the one screen that the director says is due.

use crate::rules::Seat;
use crate::ui::element::{Node, following, several};
use crate::ui::live::{Memo, RwSignal};

use super::{
    announcement, ballot, cover, end, in_progress, lock, nomination, power, script, secret, sheets, tally, tiles, veto,
};
use crate::table::{Errand, Public, Screen, Step};
use crate::ui::page::Place;
use crate::ui::playing::Playing;
use crate::ui::sync::Tab;

/// The game in progress. Each step builds its screen anew, so nothing of the last one is left in the document.
pub(in crate::ui) fn play() -> Node {
    let playing = Playing::here();
    let place = Place::here();
    let tab = Tab::here();
    // Who has had the time to look: setting a lock in the middle of a look builds the screen anew.
    let looked = RwSignal::new(None);
    let due = Memo::new(move || playing.screen());
    several()
        .kid(following(move || match due.get() {
            _ if tab.is_elsewhere() => in_progress::elsewhere(),
            Some((step, screen)) => show(step, screen, looked),
            None => in_progress::no_game(),
        }))
        .kid(following(move || {
            let public = matches!(due.get(), Some((_, Screen::Public(_))));
            place.sheet.get().filter(|_| public && !tab.is_elsewhere()).map(sheets::sheet)
        }))
        .view()
}

fn show(step: Step, screen: Screen, looked: RwSignal<Option<Seat>>) -> Node {
    if !matches!(screen, Screen::Secret { .. }) {
        looked.set(None);
    }
    match screen {
        Screen::Cover { seat, errand } => cover::cover(step, seat, errand),
        Screen::Lock { seat } => lock::lock(step, seat),
        Screen::Secret { seat, errand } => secret::secret(step, seat, errand, looked),
        Screen::Choice { seat, errand: Errand::Ballot } => ballot::ballot(step, seat),
        Screen::Choice { seat, errand } => tiles::tiles(step, seat, errand),
        Screen::Public(public) => match public {
            Public::InProgress => in_progress::in_progress(step),
            Public::Script => script::script(step),
            Public::Announcement(what) => announcement::announcement(step, what),
            Public::Nomination => nomination::nomination(step),
            Public::Tally => tally::tally(step),
            Public::AnswerVeto => veto::veto(step),
            Public::Power(which) => power::power(step, which),
            Public::End => end::end(step),
        },
    }
}
