//! Things that happen to the page as a whole.

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::EventTarget;

/// Anything that happens.
pub type Happened = web_sys::Event;

type Heard = Rc<dyn Fn(&Happened)>;

/// Listens until it is dropped.
#[derive(Debug)]
#[must_use = "dropping it stops listening"]
pub struct Listening(#[expect(dead_code, reason = "kept for its drop")] Vec<EventListener>);

/// Listens to these events, before anybody else does.
fn listen(target: Option<&EventTarget>, names: &[&'static str], heard: &Heard, listening: &mut Vec<EventListener>) {
    let Some(target) = target else { return };
    for name in names {
        let heard = Rc::clone(heard);
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: true };
        listening.push(EventListener::new_with_options(target, *name, options, move |event| {
            super::enter(&mut || heard(event));
        }));
    }
}

fn on_window(names: &[&'static str], heard: &Heard, listening: &mut Vec<EventListener>) {
    listen(super::window().as_deref(), names, heard, listening);
}

fn on_document(names: &[&'static str], heard: &Heard, listening: &mut Vec<EventListener>) {
    listen(super::document().as_deref().map(AsRef::as_ref), names, heard, listening);
}

/// Calls `what` when nobody may be looking any more: the page is hidden, left, blurred, turned, or resized.
pub fn on_look_away(what: impl Fn() + 'static) -> Listening {
    let mut listening = Vec::new();
    // Only the window's own: fields and buttons lose the focus too.
    let heard: Heard = Rc::new(move |event| {
        if event.type_() != "blur" || event.target() == super::window().map(Into::into) {
            what();
        }
    });
    on_window(&["blur", "pagehide", "orientationchange", "resize", "freeze"], &heard, &mut listening);
    on_document(&["visibilitychange", "freeze", "contextmenu", "dragstart"], &heard, &mut listening);
    Listening(listening)
}

/// Calls `what` with whether the page can be seen, whenever that changes.
pub fn on_visibility(what: impl Fn(bool) + 'static) -> Listening {
    let mut listening = Vec::new();
    let heard: Heard = Rc::new(move |_| what(super::document().is_some_and(|document| !document.hidden())));
    on_document(&["visibilitychange"], &heard, &mut listening);
    Listening(listening)
}

/// Calls `what` when any finger or button is lifted, lost or added, wherever it is; with the number of the pointer.
pub fn on_release(what: impl Fn(i32) + 'static) -> Listening {
    let mut listening = Vec::new();
    let heard: Heard = Rc::new(move |event| {
        what(event.dyn_ref::<web_sys::PointerEvent>().map_or(0, web_sys::PointerEvent::pointer_id));
    });
    on_document(&["pointerup", "pointercancel", "pointerdown"], &heard, &mut listening);
    Listening(listening)
}

/// Calls `what` when the browser's Back is used. The page stays.
pub fn on_back(what: impl Fn() + 'static) -> Listening {
    let mut listening = Vec::new();
    let heard: Heard = Rc::new(move |_| {
        super::page::hold_back();
        what();
    });
    on_window(&["popstate"], &heard, &mut listening);
    Listening(listening)
}

/// Calls `what` with the key of anything that another tab of this page keeps or forgets.
pub fn on_other_tab(what: impl Fn(Option<String>) + 'static) -> Listening {
    let mut listening = Vec::new();
    let heard: Heard =
        Rc::new(move |event| what(event.dyn_ref::<web_sys::StorageEvent>().and_then(web_sys::StorageEvent::key)));
    on_window(&["storage"], &heard, &mut listening);
    Listening(listening)
}

/// Calls `what` when Escape is pressed.
pub fn on_escape(what: impl Fn() + 'static) -> Listening {
    let mut listening = Vec::new();
    let heard: Heard = Rc::new(move |event| {
        if event.dyn_ref::<web_sys::KeyboardEvent>().is_some_and(|event| event.key() == "Escape") {
            what();
        }
    });
    on_document(&["keydown"], &heard, &mut listening);
    Listening(listening)
}
