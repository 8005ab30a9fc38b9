//! The page itself: title, language, looks, focus, history.

use wasm_bindgen::{JsCast, JsValue};

/// Sets the title of the page.
pub fn set_title(title: &str) {
    if let Some(document) = super::document() {
        document.set_title(title);
    }
}

/// Sets an attribute of the root element, or takes it away.
pub fn set_root(name: &str, value: Option<&str>) {
    let Some(root) = super::document().and_then(|document| document.document_element()) else { return };
    // An attribute name of ours is always well-formed, so neither call can fail.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// The value of an attribute of the root element.
#[must_use]
pub fn root(name: &str) -> Option<String> {
    super::document()?.document_element()?.get_attribute(name)
}

/// The address of a file that lies beside the page; of nothing if there is no such file.
#[must_use]
pub fn file(kind: &str) -> String {
    let selector = ["link[data-file='", kind, "']"].concat();
    let address = || super::document()?.query_selector(&selector).ok()??.get_attribute("href");
    address().unwrap_or_default()
}

/// Loads the page anew.
pub fn reload() {
    if let Some(window) = super::window() {
        // A browser that refuses leaves the page as it is.
        let _ = window.location().reload();
    }
}

/// Adds a style sheet, and tells `then` whether it came.
pub fn add_style(address: &str, then: impl Fn(bool) + Clone + 'static) {
    let (link, failed) = (super::dom::element("<link rel=stylesheet>"), then.clone());
    link.listen("load", Box::new(move |_: super::events::Happened| then(true)));
    link.listen("error", Box::new(move |_: super::events::Happened| failed(false)));
    link.set("href", address);
    super::dom::body().put(&link, None);
}

/// Puts the focus on the first element that matches, without scrolling to it, and the page to its top.
pub fn focus_first(selector: &str) {
    let Some(document) = super::document() else { return };
    if let Some(element) = document.query_selector(selector).ok().flatten() {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        if let Some(element) = element.dyn_ref::<web_sys::HtmlElement>() {
            let _ = element.focus_with_options(&options);
        }
    }
}

/// Scrolls to the top.
pub fn to_top() {
    if let Some(window) = super::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Scrolls to the element with this id.
pub fn scroll_to(id: &str) {
    if let Some(element) = super::document().and_then(|document| document.get_element_by_id(id)) {
        element.scroll_into_view();
    }
}

/// Whether the person asked for less motion.
#[must_use]
pub fn is_motion_reduced() -> bool {
    let query = || super::window()?.match_media("(prefers-reduced-motion: reduce)").ok()?;
    query().is_some_and(|query| query.matches())
}

/// Puts one page of ours on top of the history, so that Back comes to us first.
pub fn hold_back() {
    if let Some(history) = super::window().and_then(|window| window.history().ok()) {
        // A browser that limits history entries refuses; then Back leaves, and the game was saved.
        let _ = history.push_state_with_url(&JsValue::NULL, "", None);
    }
}

/// Seconds since 1970, for naming a file and telling tabs apart.
#[must_use]
pub fn now() -> f64 {
    js_sys::Date::now() / 1000.0
}

/// Makes the screen deaf to taps and keys while a sheet lies over it.
pub fn close_off_what_is_under_a_sheet() {
    let Some(body) = super::document().and_then(|document| document.body()) else { return };
    let has_sheet = matches!(body.query_selector(":scope > [data-sheet]"), Ok(Some(_)));
    let mut child = body.first_element_child();
    while let Some(element) = child {
        // What is hidden is not the program's: it stands ready for when the program has broken.
        if element.has_attribute("data-screen") && !element.has_attribute("hidden") {
            // `inert` is a well-formed name, so this cannot fail.
            let _ = element.toggle_attribute_with_force("inert", has_sheet);
        }
        child = element.next_element_sibling();
    }
}
