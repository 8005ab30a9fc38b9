//! Things that happen to the page as a whole.

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;

/// Anything that happens to an element.
pub type Happened = web_sys::Event;

/// Listens until it is dropped.
#[derive(Debug)]
#[must_use = "dropping it stops listening"]
pub struct Listening(#[expect(dead_code, reason = "kept for its drop")] Vec<EventListener>);

/// Calls `what` when nobody may be looking any more: the page is hidden, left, blurred, turned, or resized.
pub fn on_look_away(what: impl Fn() + Clone + 'static) -> Listening {
    let mut listeners = Vec::new();
    if let Some(window) = super::window() {
        for name in ["blur", "pagehide", "orientationchange", "resize", "freeze"] {
            let what = what.clone();
            listeners.push(EventListener::new(&window, name, move |_| what()));
        }
    }
    if let Some(document) = super::document() {
        for name in ["visibilitychange", "freeze", "contextmenu", "dragstart"] {
            let what = what.clone();
            listeners.push(EventListener::new(&document, name, move |_| what()));
        }
    }
    Listening(listeners)
}

/// Calls `what` with whether the page can be seen, whenever that changes.
pub fn on_visibility(what: impl Fn(bool) + 'static) -> Listening {
    let Some(document) = super::document() else { return Listening(Vec::new()) };
    let listener = EventListener::new(&document, "visibilitychange", move |_| {
        what(super::document().is_some_and(|document| !document.hidden()));
    });
    Listening(vec![listener])
}

/// Calls `what` when any finger or button is lifted, lost or added, wherever it is; with the number of the pointer.
pub fn on_release(what: impl Fn(i32) + Clone + 'static) -> Listening {
    let Some(document) = super::document() else { return Listening(Vec::new()) };
    let listen = |name: &'static str| {
        let what = what.clone();
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: true };
        EventListener::new_with_options(&document, name, options, move |event| {
            what(event.dyn_ref::<web_sys::PointerEvent>().map_or(0, web_sys::PointerEvent::pointer_id));
        })
    };
    Listening(["pointerup", "pointercancel", "pointerdown"].into_iter().map(listen).collect())
}

/// Calls `what` when the browser's Back is used. The page stays.
pub fn on_back(what: impl Fn() + 'static) -> Listening {
    let Some(window) = super::window() else { return Listening(Vec::new()) };
    Listening(vec![EventListener::new(&window, "popstate", move |_| {
        super::page::hold_back();
        what();
    })])
}

/// Calls `what` with the key of anything that another tab of this page keeps or forgets.
pub fn on_other_tab(what: impl Fn(Option<String>) + 'static) -> Listening {
    let Some(window) = super::window() else { return Listening(Vec::new()) };
    Listening(vec![EventListener::new(&window, "storage", move |event| {
        what(event.dyn_ref::<web_sys::StorageEvent>().and_then(web_sys::StorageEvent::key));
    })])
}

/// Calls `what` when Escape is pressed.
pub fn on_escape(what: impl Fn() + 'static) -> Listening {
    let Some(document) = super::document() else { return Listening(Vec::new()) };
    Listening(vec![EventListener::new(&document, "keydown", move |event| {
        if event.dyn_ref::<web_sys::KeyboardEvent>().is_some_and(|event| event.key() == "Escape") {
            what();
        }
    })])
}
