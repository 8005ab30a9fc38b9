//! Values that the screens follow, on top of Sycamore's reactive graph.
//!
//! A graph of typed values costs a kilobyte of page for every type that stands in it. Here there is one type of node, a
//! shared box, and the types are a thin and `Copy` skin over it.
//!
//! | type | what it is |
//! |---|---|
//! | [`RwSignal`] | a value that changes |
//! | [`Memo`] | a value computed from others; noticed only when it differs |
//! | [`Signal`] | a way to read, computed anew each time |
//! | [`Callback`] | a way to act |
//! | [`StoredValue`] | a value that nobody follows, for as long as its screen |
//! | [`Shared`] | what all screens share |
//! | [`watch`] | runs again whenever what it has read changes |

mod boxed;
mod shared;
mod signal;
mod stored;

use std::any::Any;
use std::cell::Cell;
use std::rc::Rc;

use sycamore_reactive as graph;

pub(super) use boxed::Make;
pub(super) use graph::untrack;
pub(super) use shared::{Shared, share, shared};
pub(super) use signal::{Memo, RwSignal, Signal};
pub(super) use stored::{Callback, StoredValue};

/// What a node of the graph holds.
type Slot = Rc<dyn Any>;
type Node = graph::Signal<Slot>;

thread_local! {
    static ROOT: Cell<Option<graph::RootHandle>> = const { Cell::new(None) };
}

/// From now on whatever the browser calls may change several values before anything follows.
pub(super) fn begin() {
    let root = graph::create_root(|| {});
    ROOT.set(Some(root));
    crate::browser::run_inside(inside);
}

fn inside(what: &mut dyn FnMut()) {
    if let Some(root) = ROOT.get() {
        root.run_in(|| graph::batch(what));
    }
}

/// Runs now, and again whenever something that it has read changes.
pub(super) fn watch(what: impl FnMut() + 'static) {
    watch_boxed(Box::new(what));
}

fn watch_boxed(mut what: Box<dyn Make<()>>) {
    graph::create_effect(move || what.make());
}

/// The part of the page that is being built: what is made in it lives as long as it does.
#[derive(Clone, Copy)]
pub(super) struct Scope(graph::NodeHandle);

impl Scope {
    pub(super) fn here() -> Self {
        Self(graph::use_current_scope())
    }

    /// Builds something as a part of this one that can end before it.
    pub(super) fn part(self, build: &mut dyn FnMut()) -> Self {
        let mut part = self;
        self.0.run_in(|| part = Self(graph::create_child_scope(|| graph::untrack(build))));
        part
    }

    pub(super) fn end(self) {
        self.0.dispose();
    }
}

/// A node in the part of the page that is being built.
fn node(value: Slot) -> Node {
    graph::create_signal(value)
}

/// What a node holds; nothing once its part of the page is gone.
fn read(node: graph::ReadSignal<Slot>, follow: bool) -> Option<Slot> {
    if !node.is_alive() {
        return None;
    }
    Some(if follow { node.get_clone() } else { node.get_clone_untracked() })
}

/// Tells everybody who follows.
fn notify(node: Node) {
    if node.is_alive() {
        node.update(|_| ());
    }
}

/// Somebody reads what lived in a part of the page that is gone: a fault in the program.
#[cold]
#[expect(clippy::panic, reason = "there is nothing to answer; the page says that it broke and goes back to the save")]
fn gone() -> ! {
    panic!()
}
