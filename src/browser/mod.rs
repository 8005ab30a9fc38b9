//! The browser, and the only code that names it. Knows bytes, strings and numbers, none of our types. Each optional
//! service is looked for when it is called, and its refusal is an answer, never a panic.

use std::cell::Cell;

pub mod dom;
pub mod entropy;
pub mod ev;
pub mod events;
pub mod fetch;
pub mod page;
pub mod rows;
pub mod share;
pub mod storage;
pub mod text;
pub mod timer;
pub mod wake_lock;

/// Runs something in the way the page wants it.
type Around = fn(&mut dyn FnMut());

thread_local! {
    static AROUND: Cell<Around> = const { Cell::new(|what| what()) };
}

/// From now on whatever the browser calls (a listener, a timer, an answer that was waited for) runs inside `around`.
pub fn run_inside(around: Around) {
    AROUND.set(around);
}

fn enter(what: &mut dyn FnMut()) {
    (AROUND.get())(what);
}

fn window() -> Option<web_sys::Window> {
    web_sys::window()
}

fn document() -> Option<web_sys::Document> {
    window()?.document()
}
