//! Throwing one of three tiles away, or enacting one of two. The tiles lie face down; only one's own mark shows unheld.

use crate::browser::ev;
use crate::ui::element::{Node, el, following, several};
use crate::ui::live::RwSignal;

use crate::i18n::Message;
use crate::rules::{Act, Handle, Policy, Seat, Veto};
use crate::table::{Command, Errand, Step};
use crate::ui::parts::hold::hold;
use crate::ui::parts::prompt::{prompt_for, quote};
use crate::ui::parts::shell::shell;
use crate::ui::parts::tile::{tile, tile_back};
use crate::ui::parts::{Kind, button, decide};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// What is marked: a place in the hand, or the wish to veto.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Place(usize),
    Veto,
}

/// The President's three tiles, or the Chancellor's two.
pub(super) fn tiles(step: Step, seat: Seat, errand: Errand) -> Node {
    let playing = Playing::here();
    let marked = RwSignal::new(None::<Mark>);
    let hand = playing.now(|table| hand(table, seat)).unwrap_or_default();
    let handles: Vec<Handle> = hand.iter().map(|(handle, _)| *handle).collect();
    let discards = errand == Errand::Discard;
    let (title, note) = if discards {
        (Message::DiscardTitle, Message::DiscardPrompt)
    } else {
        (Message::EnactTitle, Message::EnactPrompt)
    };
    let veto = match errand {
        Errand::Enact { veto } => veto,
        _ => Veto::Locked,
    };
    let count = hand.len();
    let act = move |mark| {
        let act = match mark {
            Mark::Place(place) => {
                handles.get(place).map(|tile| if discards { Act::Discard(*tile) } else { Act::Enact(*tile) })
            }
            Mark::Veto => Some(Act::ProposeVeto),
        };
        if let Some(act) = act {
            playing.act(step, act);
        }
    };
    let ask = (veto == Veto::Unasked)
        .then(|| button(Kind::Secondary, Message::AskVeto, move || marked.set(Some(Mark::Veto))));
    let action = several()
        .kid(decide(marked, Message::NothingMarked, move |mark| effect(mark, discards, count), act))
        .kid(ask)
        .kid(button(Kind::Quiet, Message::WrongPerson, move || playing.tell(step, Command::PutDown)));
    shell(if discards { "discard" } else { "enact" }).action(action).holding(
        several()
            .kid(prompt_for(playing.name(seat), say(title)))
            .kid(el("<p class=lead>").say(note))
            .kid((veto == Veto::Refused).then(|| el("<p class=soft>").say(Message::VetoWasRefused).view()))
            .kid(hold(
                Message::HoldForTiles,
                true,
                move || playing.tell(step, Command::Opened),
                move |open| spread(playing, seat, discards, marked, open),
            ))
            .kid(following(move || {
                (marked.get() == Some(Mark::Veto)).then(|| {
                    several()
                        .kid(el("<p class=soft>").say(Message::AskVetoNote))
                        .kid(quote(say(Message::SayVeto)))
                        .view()
                })
            })),
    )
}

/// The seat's tiles in its own order. Which one is where is for its owner alone.
fn hand(table: &crate::table::Table, seat: Seat) -> Vec<(Handle, Policy)> {
    let mine = table.open_notebook().filter(|mine| mine.seat() == seat);
    mine.map(|mine| mine.spread().map(|held| (held.tile, held.policy)).collect()).unwrap_or_default()
}

fn spread(playing: Playing, seat: Seat, discards: bool, marked: RwSignal<Option<Mark>>, open: bool) -> Node {
    let hand = playing.now(|table| hand(table, seat)).unwrap_or_default();
    let count = hand.len();
    let tiles = hand.into_iter().enumerate().map(|(at, (_, policy))| {
        let face = if open { tile(policy, false) } else { tile_back() };
        let is_marked = move || marked.get() == Some(Mark::Place(at));
        let words = move || {
            say(match (is_marked(), discards) {
                (true, true) => Message::MarkDiscard,
                (true, false) => Message::MarkEnact,
                (false, _) => place_word(at, count),
            })
        };
        el("<button type=button class=hand-tile role=radio>")
            .attr_live("aria-checked", move || if is_marked() { "true" } else { "false" })
            .on(ev::CLICK, move |_| marked.set(Some(Mark::Place(at))))
            .kid(face)
            .kid(el("<span class=hand-mark>").live(words))
            .view()
    });
    el("<div class=hand role=radiogroup>").attr("aria-label", say(Message::MarkPlace)).kids(tiles).view()
}

const fn place_word(at: usize, count: usize) -> Message {
    match (at, count) {
        (0, _) => Message::PlaceLeft,
        (1, 3) => Message::PlaceMiddle,
        _ => Message::PlaceRight,
    }
}

/// What confirming does, in words.
const fn effect(mark: Mark, discards: bool, count: usize) -> Message {
    match (mark, discards) {
        (Mark::Veto, _) => Message::AskVetoConfirm,
        (Mark::Place(0), true) => Message::DiscardLeft,
        (Mark::Place(1), true) if count == 3 => Message::DiscardMiddle,
        (Mark::Place(_), true) => Message::DiscardRight,
        (Mark::Place(0), false) => Message::EnactLeft,
        (Mark::Place(_), false) => Message::EnactRight,
    }
}
