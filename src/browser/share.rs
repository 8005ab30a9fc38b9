//! Giving something out: the share sheet, or a file.

use js_sys::Array;
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, File, FilePropertyBag, HtmlAnchorElement, ShareData, Url};

const JSON: &str = "application/json";

/// Whether the browser can share a file.
#[must_use]
pub fn can_share() -> bool {
    let can = || {
        let navigator = super::window()?.navigator();
        js_sys::Reflect::get(&navigator, &"canShare".into()).ok()?.dyn_ref::<js_sys::Function>()?;
        Some(navigator.can_share_with_data(&file_data("a.json", "{}")?))
    };
    can().unwrap_or(false)
}

fn file_data(name: &str, text: &str) -> Option<ShareData> {
    let properties = FilePropertyBag::new();
    properties.set_type(JSON);
    let file = File::new_with_str_sequence_and_options(&Array::of1(&text.into()), name, &properties).ok()?;
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    Some(data)
}

/// Opens the share sheet with a file. Whether it was opened; what the person does there is theirs.
pub fn share(name: &str, text: &str) -> bool {
    let open = || {
        let navigator = super::window()?.navigator();
        let _ = navigator.share_with_data(&file_data(name, text)?);
        Some(())
    };
    open().is_some()
}

/// Saves a file on this device. Whether the browser took it.
pub fn save(name: &str, text: &str) -> bool {
    let save = || {
        let properties = BlobPropertyBag::new();
        properties.set_type(JSON);
        let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &properties).ok()?;
        let address = Url::create_object_url_with_blob(&blob).ok()?;
        let anchor = super::document()?.create_element("a").ok()?.dyn_into::<HtmlAnchorElement>().ok()?;
        anchor.set_href(&address);
        anchor.set_download(name);
        anchor.click();
        Url::revoke_object_url(&address).ok()
    };
    save().is_some()
}
