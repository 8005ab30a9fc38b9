//! Nine symbols, of which three in order make a lock.

use crate::browser::ev;
use crate::ui::live::{Callback, RwSignal};

use super::{Art, art};
use crate::i18n::Message;
use crate::table::{Lock, SYMBOLS};
use crate::ui::element::{Node, el};
use crate::ui::words::say;

/// The symbols, by their number.
const KEYS: [(Art, Message); SYMBOLS as usize] = [
    (Art::Sun, Message::SymbolSun),
    (Art::Moon, Message::SymbolMoon),
    (Art::Key, Message::SymbolKey),
    (Art::Anchor, Message::SymbolAnchor),
    (Art::Leaf, Message::SymbolLeaf),
    (Art::Cup, Message::SymbolCup),
    (Art::Bell, Message::SymbolBell),
    (Art::Fish, Message::SymbolFish),
    (Art::Boat, Message::SymbolBoat),
];

/// How many symbols make a lock.
const PLACES: usize = 3;

/// The pad. `entered` are the symbols so far, which nothing shows; `done` gets all three.
pub(in crate::ui) fn lock_pad(entered: RwSignal<Vec<u8>>, done: Callback<Lock>) -> Node {
    let press = Callback::new(move |symbol: u8| {
        entered.update(|entered| entered.push(symbol));
        if let Ok(symbols) = <[u8; PLACES]>::try_from(entered.get_untracked()) {
            entered.set(Vec::new());
            done.run(Lock(symbols));
        }
    });
    let filled = move || entered.with(Vec::len);
    let places = (0..PLACES).map(|place| {
        el("<span class=lock-place>").attr_live("data-filled", move || (place < filled()).then_some("")).view()
    });
    let keys = (0..SYMBOLS).zip(KEYS).map(|(symbol, (drawing, name))| {
        el("<button type=button class=lock-key>")
            .attr("aria-label", say(name))
            .on(ev::CLICK, move |_| press.run(symbol))
            .kid(art(drawing))
            .view()
    });
    el("<div class=lock>")
        .kid(
            el("<p class=lock-places role=status>")
                .attr_live("aria-label", move || say(Message::LockFilled { filled: filled() }))
                .kids(places)
                .view(),
        )
        .kid(el("<div class=lock-pad>").kids(keys))
        .view()
}
