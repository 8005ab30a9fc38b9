//! What one person may look at, while it is held: the envelope, a party membership, the top three tiles.

use crate::ui::element::{IntoNode, Node, el, following, nothing, several};
use crate::ui::live::{Callback, RwSignal, StoredValue};

use super::lock;
use crate::browser::timer::{Later, later};
use crate::i18n::Message;
use crate::rules::Seat;
use crate::table::{Command, Errand, Step, Table};
use crate::ui::parts::envelope::{closed, membership, role_card};
use crate::ui::parts::hold::hold;
use crate::ui::parts::prompt::prompt_for;
use crate::ui::parts::shell::shell;
use crate::ui::parts::tile::{tile, tile_back};
use crate::ui::parts::{Kind, button, worded};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// How long everybody has to look before the phone can go on, whatever there is to read.
const LOOK: u32 = 4000;

/// Something to look at.
pub(super) fn secret(step: Step, seat: Seat, errand: Errand, looked: RwSignal<Option<Seat>>) -> Node {
    let playing = Playing::here();
    let asleep = RwSignal::new(looked.get_untracked() != Some(seat));
    let waking: StoredValue<Option<Later>> = StoredValue::new(None);
    let opened = move || {
        playing.tell(step, Command::Opened);
        if waking.with_value(Option::is_none) {
            waking.set_value(Some(later(LOOK, move || {
                asleep.set(false);
                looked.set(Some(seat));
            })));
        }
    };
    let locking = RwSignal::new(false);
    let offers_lock = errand == Errand::Envelope && playing.now(|table| table.options().locks) == Some(true);
    let action = following(move || {
        // The lock pad brings its own buttons.
        if locking.get() {
            return nothing();
        }
        let pass_on = worded(say(Message::PassOn))
            .asleep(move || asleep.get())
            .wakes(asleep, "4s")
            .press(Kind::Primary, move || playing.tell(step, Command::PassOn));
        let lock = offers_lock.then(|| {
            worded(lock_words(playing, seat))
                .asleep(move || asleep.get())
                .press(Kind::Secondary, move || locking.set(true))
        });
        let wrong = button(Kind::Quiet, Message::WrongPerson, move || playing.tell(step, Command::PutDown));
        several().kid(pass_on).kid(lock).kid(wrong).view()
    });
    shell(name(errand)).action(action).holding(several().kid(prompt_for(playing.name(seat), title(errand))).kid(
        following(move || {
            if locking.get() {
                lock::set_lock(step, seat, Callback::new(move |()| locking.set(false)))
            } else {
                hold(Message::HoldToLook, errand == Errand::Peek, opened, move |open| {
                    shows(playing, seat, errand, open)
                })
                .node()
            }
        }),
    ))
}

fn lock_words(playing: Playing, seat: Seat) -> String {
    let locked = playing.now(|table| table.is_locked(seat)) == Some(true);
    say(if locked { Message::LockSet } else { Message::LockOffer })
}

const fn name(errand: Errand) -> &'static str {
    match errand {
        Errand::Investigation { .. } => "investigation",
        Errand::Peek => "peek",
        _ => "envelope",
    }
}

fn title(errand: Errand) -> String {
    say(match errand {
        Errand::Investigation { target } => Message::InvestigationOf { player: target },
        Errand::Peek => Message::PeekTitle,
        _ => Message::EnvelopeTitle,
    })
}

/// What lies there: the same box closed, whoever looks.
fn shows(playing: Playing, seat: Seat, errand: Errand, open: bool) -> Node {
    let opened = || playing.now(|table| contents(table, seat, errand)).flatten();
    match errand {
        Errand::Peek => peek(open.then_some(playing)),
        _ if open => opened().unwrap_or_else(closed),
        _ => closed(),
    }
}

fn contents(table: &Table, seat: Seat, errand: Errand) -> Option<Node> {
    let mine = table.open_notebook().filter(|mine| mine.seat() == seat)?;
    match errand {
        Errand::Investigation { target } => Some(membership(mine.party(target)?)),
        _ => role_card(table, mine, errand),
    }
}

/// The top three tiles, face up while somebody holds.
fn peek(open: Option<Playing>) -> Node {
    let faces = open.and_then(|playing| {
        playing.now(|table| Some(table.open_notebook()?.tiles().iter().map(|held| held.policy).collect::<Vec<_>>()))?
    });
    let places = [Message::PlaceFirst, Message::PlaceSecond, Message::PlaceThird];
    let tiles = places.into_iter().enumerate().map(|(at, place)| {
        let face = faces.as_ref().and_then(|faces| faces.get(at)).map_or_else(tile_back, |policy| tile(*policy, false));
        el("<li class=hand-tile>").kid(face).kid(el("<span class=hand-mark>").say(place)).view()
    });
    several().kid(el("<ol class=hand>").kids(tiles)).kid(el("<p class=soft>").say(Message::PeekNote)).view()
}
