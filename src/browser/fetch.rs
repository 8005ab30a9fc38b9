//! Fetching a file of the page's own.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type Answer;
    #[wasm_bindgen(js_name = fetch)]
    fn fetch(address: &str) -> Coming;
    #[wasm_bindgen(method)]
    fn text(this: &Answer) -> Coming;
    #[wasm_bindgen(method, getter)]
    fn ok(this: &Answer) -> bool;

    type Coming;
    #[wasm_bindgen(method)]
    fn then(this: &Coming, come: &JsValue, failed: &JsValue) -> Coming;
}

/// Fetches a text and hands it to `then`; nothing if it could not be had.
pub fn text(address: &str, then: impl FnOnce(Option<String>) + 'static) {
    let mut then = Some(then);
    // Called once, by whichever of the two comes.
    let done: Closure<dyn FnMut(JsValue)> = Closure::new(move |text: JsValue| {
        super::enter(&mut || {
            if let Some(then) = then.take() {
                then(text.as_string());
            }
        });
    });
    let done = done.into_js_value();
    let read = Closure::once_into_js(
        |answer: Answer| {
            if answer.ok() { answer.text().unchecked_into() } else { JsValue::UNDEFINED }
        },
    );
    fetch(address).then(&read, &JsValue::UNDEFINED).then(&done, &done);
}
