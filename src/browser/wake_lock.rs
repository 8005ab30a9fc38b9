//! Keeping the screen on. web-sys hides this behind an unstable flag, so it is named here.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = Navigator)]
    type Waking;
    #[wasm_bindgen(method, getter, js_name = wakeLock)]
    fn wake_lock(this: &Waking) -> Option<WakeLock>;

    type WakeLock;
    #[wasm_bindgen(method, catch)]
    fn request(this: &WakeLock, kind: &str) -> Result<Asked, JsValue>;

    type Asked;
    #[wasm_bindgen(method)]
    fn then(this: &Asked, given: JsValue, refused: JsValue);

    type Sentinel;
    #[wasm_bindgen(method, catch)]
    fn release(this: &Sentinel) -> Result<js_sys::Promise, JsValue>;
}

/// Keeps the screen on until it is dropped or the page is hidden.
#[derive(Debug)]
pub struct Awake(Sentinel);

impl Drop for Awake {
    fn drop(&mut self) {
        // If the system took it away already there is nothing to give back.
        let _ = self.0.release();
    }
}

impl core::fmt::Debug for Sentinel {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Sentinel")
    }
}

/// Asks for the screen to stay on, and hands `then` what keeps it so. Where the browser cannot, or will not, nothing
/// happens.
pub fn keep_awake(then: impl FnOnce(Awake) + 'static) {
    let ask = || {
        let navigator: Waking = super::window()?.navigator().unchecked_into();
        let asked = navigator.wake_lock()?.request("screen").ok()?;
        let mut then = Some(then);
        let given = Closure::once_into_js(move |sentinel: JsValue| {
            super::enter(&mut || {
                if let Some(then) = then.take() {
                    then(Awake(sentinel.clone().unchecked_into()));
                }
            });
        });
        // A refusal is an answer too: the screen may go dark, that is all.
        asked.then(given, Closure::once_into_js(|_: JsValue| {}));
        Some(())
    };
    let _ = ask();
}
