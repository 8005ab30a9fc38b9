//! The browser, and the only code that names it. Knows bytes, strings and numbers, none of our types. Each optional
//! service is looked for when it is called, and its refusal is an answer, never a panic.

pub mod entropy;
pub mod events;
pub mod page;
pub mod rows;
pub mod share;
pub mod storage;
pub mod text;
pub mod timer;
pub mod wake_lock;

fn window() -> Option<web_sys::Window> {
    web_sys::window()
}

fn document() -> Option<web_sys::Document> {
    window()?.document()
}
