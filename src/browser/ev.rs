//! What may happen to an element, by name, with what the browser then tells.

use std::marker::PhantomData;

pub use web_sys::{Event, KeyboardEvent, MouseEvent, PointerEvent};

use wasm_bindgen::JsCast;

/// A kind of event.
#[derive(Clone, Copy, Debug)]
pub struct Kind<E> {
    name: &'static str,
    tells: PhantomData<fn() -> E>,
}

impl<E> Kind<E> {
    const fn new(name: &'static str) -> Self {
        Self { name, tells: PhantomData }
    }

    /// What the browser calls it.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }
}

/// A completed press, by any means.
pub const CLICK: Kind<MouseEvent> = Kind::new("click");
/// A finger or a button goes down.
pub const POINTER_DOWN: Kind<PointerEvent> = Kind::new("pointerdown");
/// It moves.
pub const POINTER_MOVE: Kind<PointerEvent> = Kind::new("pointermove");
/// It is lifted.
pub const POINTER_UP: Kind<PointerEvent> = Kind::new("pointerup");
/// The browser takes it away.
pub const POINTER_CANCEL: Kind<PointerEvent> = Kind::new("pointercancel");
/// A key goes down.
pub const KEY_DOWN: Kind<KeyboardEvent> = Kind::new("keydown");
/// A key comes up.
pub const KEY_UP: Kind<KeyboardEvent> = Kind::new("keyup");
/// The focus goes.
pub const BLUR: Kind<Event> = Kind::new("blur");
/// Something is typed.
pub const INPUT: Kind<Event> = Kind::new("input");

/// What stands in the field to which this happened.
#[must_use]
pub fn typed(event: &Event) -> String {
    let field = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    field.map(|field| field.value()).unwrap_or_default()
}
