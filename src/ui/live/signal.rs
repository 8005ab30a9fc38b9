//! Values to follow.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use sycamore_reactive as graph;

use super::boxed::{Give, Make};
use super::{Node, Slot, gone, node, notify, read};

/// A value that changes.
pub(in crate::ui) struct RwSignal<T> {
    node: Node,
    holds: PhantomData<fn() -> T>,
}

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for RwSignal<T> {}

impl<T: 'static> RwSignal<T> {
    pub(in crate::ui) fn new(value: T) -> Self {
        Self { node: node(Rc::new(RefCell::new(value))), holds: PhantomData }
    }

    fn read<R>(self, follow: bool, read_it: impl FnOnce(&T) -> R) -> Option<R> {
        let slot = read(*self.node, follow)?;
        let value = slot.downcast_ref::<RefCell<T>>()?;
        Some(read_it(&value.borrow()))
    }

    /// Reads it and follows it.
    pub(in crate::ui) fn with<R>(self, read: impl FnOnce(&T) -> R) -> R {
        self.read(true, read).unwrap_or_else(|| gone())
    }

    /// Reads it as it is now.
    pub(in crate::ui) fn with_untracked<R>(self, read: impl FnOnce(&T) -> R) -> R {
        self.read(false, read).unwrap_or_else(|| gone())
    }

    /// Reads it as it is now; nothing once its part of the page is gone.
    pub(in crate::ui) fn try_with_untracked<R>(self, read: impl FnOnce(&T) -> R) -> Option<R> {
        self.read(false, read)
    }

    /// Changes it, if its part of the page is still there.
    pub(in crate::ui) fn update(self, change: impl FnOnce(&mut T)) {
        self.with_silently(change);
        notify(self.node);
    }

    /// Changes it without telling anybody.
    pub(in crate::ui) fn with_silently(self, change: impl FnOnce(&mut T)) {
        if let Some(slot) = read(*self.node, false)
            && let Some(value) = slot.downcast_ref::<RefCell<T>>()
        {
            change(&mut value.borrow_mut());
        }
    }

    /// Puts another value in its place, if its part of the page is still there.
    pub(in crate::ui) fn set(self, new: T) {
        self.update(|value| *value = new);
    }

    /// Follows it without reading it.
    pub(in crate::ui) fn track(self) {
        let _ = read(*self.node, true);
    }
}

impl<T: Clone + 'static> RwSignal<T> {
    /// A copy of it, followed.
    pub(in crate::ui) fn get(self) -> T {
        self.with(T::clone)
    }

    /// A copy of it as it is now.
    pub(in crate::ui) fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }
}

/// A value computed from others. Who follows it runs again only when it differs.
pub(in crate::ui) struct Memo<T> {
    node: graph::ReadSignal<Slot>,
    holds: PhantomData<fn() -> T>,
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Memo<T> {}

impl<T: PartialEq + 'static> Memo<T> {
    pub(in crate::ui) fn new(compute: impl Fn() -> T + 'static) -> Self {
        Self::boxed(Box::new(compute))
    }

    fn boxed(compute: Box<dyn Give<T>>) -> Self {
        let mut last: Option<Rc<T>> = None;
        let compute = move || -> Slot {
            let value = compute.give();
            match &last {
                Some(last) if **last == value => Rc::<T>::clone(last),
                _ => {
                    let value = Rc::new(value);
                    last = Some(Rc::clone(&value));
                    value
                }
            }
        };
        Self { node: selector(Box::new(compute)), holds: PhantomData }
    }

    /// Reads it and follows it.
    pub(in crate::ui) fn with<R>(self, read_it: impl FnOnce(&T) -> R) -> R {
        read(self.node, true).and_then(|slot| slot.downcast_ref().map(read_it)).unwrap_or_else(|| gone())
    }

    /// A copy of it, followed.
    pub(in crate::ui) fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// A copy of it as it is now.
    pub(in crate::ui) fn get_untracked(self) -> T
    where
        T: Clone,
    {
        read(self.node, false).and_then(|slot| slot.downcast_ref().cloned()).unwrap_or_else(|| gone())
    }
}

fn selector(mut compute: Box<dyn Make<Slot>>) -> graph::ReadSignal<Slot> {
    graph::create_selector_with(move || compute.make(), |new: &Slot, old: &Slot| Rc::ptr_eq(new, old))
}

/// A way to read something, computed anew each time.
pub(in crate::ui) struct Signal<T> {
    node: Node,
    gives: PhantomData<fn() -> T>,
}

impl<T> Clone for Signal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Signal<T> {}

impl<T: 'static> Signal<T> {
    pub(in crate::ui) fn derive(read: impl Fn() -> T + 'static) -> Self {
        let read: Box<dyn Give<T>> = Box::new(read);
        Self { node: node(Rc::new(read) as Rc<dyn Any>), gives: PhantomData }
    }

    /// What it gives now, following what that comes from.
    pub(in crate::ui) fn get(self) -> T {
        let value = read(*self.node, false).and_then(|slot| Some(slot.downcast_ref::<Box<dyn Give<T>>>()?.give()));
        value.unwrap_or_else(|| gone())
    }
}
