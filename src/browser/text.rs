//! What the browser knows about text, so that the page need not bring tables of its own.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type Segmenter;
    #[wasm_bindgen(constructor, js_namespace = Intl, catch)]
    fn new() -> Result<Segmenter, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn segment(this: &Segmenter, text: &str) -> Result<JsValue, JsValue>;
}

/// The text in its composed normal form (NFC).
#[must_use]
pub fn normalise(text: &str) -> String {
    js_sys::JsString::from(text).normalize("NFC").into()
}

/// The text in small letters, in no particular language.
#[must_use]
pub fn lower_case(text: &str) -> String {
    js_sys::JsString::from(text).to_lower_case().into()
}

/// The letters of a text as people count them: an emoji of a family is one.
#[must_use]
pub fn graphemes(text: &str) -> Vec<String> {
    let cut = || {
        let segments = Segmenter::new().ok()?.segment(text).ok()?;
        let list = js_sys::Array::from(&segments);
        let piece = |each: JsValue| js_sys::Reflect::get(&each, &JsValue::from_str("segment")).ok()?.as_string();
        Some(list.iter().filter_map(piece).collect())
    };
    // A browser that cannot cut text counts characters.
    cut().unwrap_or_else(|| text.chars().map(String::from).collect())
}
