//! Rows of a list under a finger.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

/// This near to an edge of the window a drag scrolls, in CSS pixels.
const NEAR: f64 = 96.0;
/// By this much a move.
const STEP: f64 = 12.0;

/// From here on all that this finger or mouse does goes to the element it touched.
pub fn capture(event: &PointerEvent) {
    if let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
        // A pointer that is gone already cannot be captured; then there is no drag.
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}

/// How many children of the first element that matches lie above this height of the window, not counting the one that
/// has the attribute `dragged`. Scrolls if the height is near an edge.
#[must_use]
pub fn above(list: &str, dragged: &str, height: i32) -> usize {
    let height = f64::from(height);
    let Some(window) = super::window() else { return 0 };
    let tall = window.inner_height().ok().and_then(|tall| tall.as_f64()).unwrap_or_default();
    let scroll = if height < NEAR {
        -STEP
    } else if height > tall - NEAR {
        STEP
    } else {
        0.0
    };
    window.scroll_by_with_x_and_y(0.0, scroll);
    let list = super::document().and_then(|document| document.query_selector(list).ok().flatten());
    let mut child = list.and_then(|list| list.first_element_child());
    let mut count = 0;
    while let Some(row) = child {
        let place = row.get_bounding_client_rect();
        if !row.has_attribute(dragged) && place.top() + place.height() / 2.0 < height {
            count += 1;
        }
        child = row.next_element_sibling();
    }
    count
}

/// Puts the focus on the first element that matches and can be used, and brings it into view.
pub fn focus(selector: &str) {
    let found = super::document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // An element that cannot take the focus simply does not.
        let _ = element.focus();
    }
}
