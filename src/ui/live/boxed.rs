//! Closures in boxes. A `Box<dyn FnMut>` can also be called as a `FnOnce`, and the compiler writes down how, for every
//! closure there is. These can be called in one way.

/// Makes something, again and again.
pub(in crate::ui) trait Make<T> {
    fn make(&mut self) -> T;
}

impl<T, F: FnMut() -> T> Make<T> for F {
    fn make(&mut self) -> T {
        self()
    }
}

/// Reads something.
pub(in crate::ui) trait Give<T> {
    fn give(&self) -> T;
}

impl<T, F: Fn() -> T> Give<T> for F {
    fn give(&self) -> T {
        self()
    }
}

/// Does something with what it is given.
pub(in crate::ui) trait Take<A> {
    fn take(&self, with: A);
}

impl<A, F: Fn(A)> Take<A> for F {
    fn take(&self, with: A) {
        self(with);
    }
}
