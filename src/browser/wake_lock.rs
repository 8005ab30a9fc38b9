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
    async fn request(this: &WakeLock, kind: &str) -> Result<JsValue, JsValue>;

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

/// Asks for the screen to stay on; nothing where the browser cannot, or will not.
pub async fn keep_awake() -> Option<Awake> {
    let navigator: Waking = super::window()?.navigator().unchecked_into();
    let sentinel = navigator.wake_lock()?.request("screen").await.ok()?;
    Some(Awake(sentinel.unchecked_into()))
}
