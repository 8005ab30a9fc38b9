//! Somebody has to leave: another person plays on in their seat, with the same role.

use crate::browser::ev;
use crate::ui::live::{Callback, Memo, RwSignal, StoredValue};

use super::living;
use crate::browser::rows;
use crate::browser::timer::{Later, later};
use crate::i18n::Message;
use crate::i18n::names::NameFault;
use crate::rules::Seat;
use crate::table::Command;
use crate::ui::element::{IntoNode, Node, el, following};
use crate::ui::group::UNICODE;
use crate::ui::page::Place;
use crate::ui::parts::option::choose_seat;
use crate::ui::parts::{Kind, button, veil, worded};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// The seat and the name of whoever takes it, or what is wrong with that name.
type Wanted = Option<(Seat, Result<String, NameFault>)>;

/// Choose the seat, enter the name, confirm in the open. Then the new player gets to see the role.
pub(super) fn stand_in() -> Node {
    let playing = Playing::here();
    let place = Place::here();
    let chosen = RwSignal::new(None::<Seat>);
    let typed = RwSignal::new(String::new());
    let names: Vec<String> = playing.now(|table| table.names().map(String::from).collect()).unwrap_or_default();
    let wanted: Memo<Wanted> = Memo::new(move || {
        let seat = chosen.get()?;
        Some((seat, typed.with(|typed| UNICODE.name_at(typed, seat, &names))))
    });
    let hand_over = move || {
        if let Some((seat, Ok(name))) = wanted.get_untracked() {
            place.close();
            if playing.attempt_now(Command::StandIn { seat, name }).is_ok() {
                place.say(Message::StandInDone { player: seat });
                // Where no look is possible the game goes on as it was.
                playing.tell_now(Command::LookAgain(seat));
            }
        }
    };
    let hand_over = Callback::new(move |()| hand_over());
    let asleep = move || !matches!(wanted.get(), Some((_, Ok(_))));
    let ask = move |player: Seat| {
        let unlocks = is_locked(playing, player).then(|| el("<p class='soft small'>").say(Message::StandInLockNote));
        let confirm = worded(say(Message::StandInConfirm { player })).asleep(asleep);
        vec![
            field(player, typed, wanted),
            unlocks.node(),
            confirm.press(Kind::Primary, move || hand_over.run(())),
            button(Kind::Quiet, Message::Back, move || chosen.set(None)),
        ]
    };
    let shows = move || match chosen.get() {
        Some(player) => ask(player),
        None => vec![
            el("<p>").say(Message::StandInNote).view(),
            choose_seat(Message::StandInTitle, living(playing), chosen),
        ],
    };
    veil(say(Message::StandInTitle), true, following(shows))
}

fn is_locked(playing: Playing, seat: Seat) -> bool {
    playing.now(|table| table.is_locked(seat)) == Some(true)
}

/// The name of whoever plays on. What is wrong with it is said once something is typed.
fn field(player: Seat, typed: RwSignal<String>, wanted: Memo<Wanted>) -> Node {
    let fault = Memo::new(move || match wanted.get() {
        Some((_, Err(fault))) if fault != NameFault::Empty => Some(Message::from(fault)),
        _ => None,
    });
    let focusing: StoredValue<Option<Later>> = StoredValue::new(None);
    // Once the document has followed.
    focusing.set_value(Some(later(0, || rows::focus("#stand-in"))));
    let input = el("<input class=input id=stand-in type=text autocomplete=off autocapitalize=words spellcheck=false enterkeyhint=done>")
        .holds(&typed.get_untracked())
        .attr_live("aria-invalid", move || fault.get().map(|_| "true"))
        .attr_live("aria-describedby", move || fault.get().map(|_| "stand-in-error"))
        .on(ev::INPUT, move |event| typed.set(ev::typed(&event)));
    let error = move || fault.get().map(|fault| el("<p class=error id=stand-in-error>").say(fault));
    let label = el("<label for=stand-in>").say(Message::StandInName { player });
    el("<div class=field>").kid(label).kid(input).live(error).view()
}
