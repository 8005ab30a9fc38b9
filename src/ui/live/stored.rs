//! Values that nobody follows.

use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use super::boxed::Take;
use super::{Node, gone, node, read};

/// A value that lives as long as the part of the page in which it was made. Nobody follows it.
pub(in crate::ui) struct StoredValue<T> {
    node: Node,
    holds: PhantomData<fn() -> T>,
}

impl<T> Clone for StoredValue<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for StoredValue<T> {}

impl<T: 'static> StoredValue<T> {
    pub(in crate::ui) fn new(value: T) -> Self {
        Self { node: node(Rc::new(RefCell::new(value))), holds: PhantomData }
    }

    /// Reads it.
    pub(in crate::ui) fn with_value<R>(self, read_it: impl FnOnce(&T) -> R) -> R {
        let value = read(*self.node, false)
            .and_then(|slot| slot.downcast_ref::<RefCell<T>>().map(|value| read_it(&value.borrow())));
        value.unwrap_or_else(|| gone())
    }

    /// Puts another value in its place, if its part of the page is still there.
    pub(in crate::ui) fn set_value(self, new: T) {
        if let Some(slot) = read(*self.node, false)
            && let Some(value) = slot.downcast_ref::<RefCell<T>>()
        {
            // Let go of the old one when nothing is borrowed: it may have something to say.
            drop(value.replace(new));
        }
    }

    /// A copy of it.
    pub(in crate::ui) fn get_value(self) -> T
    where
        T: Clone,
    {
        self.with_value(T::clone)
    }
}

/// Something to do.
pub(in crate::ui) struct Callback<A> {
    node: Node,
    takes: PhantomData<fn(A)>,
}

impl<A> Clone for Callback<A> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A> Copy for Callback<A> {}

impl<A: 'static> Callback<A> {
    pub(in crate::ui) fn new(act: impl Fn(A) + 'static) -> Self {
        let act: Box<dyn Take<A>> = Box::new(act);
        Self { node: node(Rc::new(act)), takes: PhantomData }
    }

    /// Does it, if its part of the page is still there.
    pub(in crate::ui) fn run(self, with: A) {
        if let Some(slot) = read(*self.node, false)
            && let Some(act) = slot.downcast_ref::<Box<dyn Take<A>>>()
        {
            act.take(with);
        }
    }
}
