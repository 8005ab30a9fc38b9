//! What a screen is made of. An [`El`] is an element of the document from the start; a [`Node`] is anything that can
//! stand in one: an element, words, several things, or nothing. Both are a handle and nothing more, since with some fifty
//! screens a type for each would not fit the page.

use std::borrow::Cow;

use wasm_bindgen::JsCast;

use super::live::{Make, Scope, watch};
use super::words::say;
use crate::browser::dom;
use crate::browser::ev::Kind;
use crate::browser::events::Happened;
use crate::i18n::{Message, digits};

type Text = Cow<'static, str>;
type Live<T> = Box<dyn Make<T>>;

/// Something on a screen.
pub(super) struct Node(dom::Node);

/// An element.
pub(super) struct El(dom::Node);

/// An element, as its start tag says: `<p class=soft>`.
pub(super) fn el(tag: &'static str) -> El {
    El(dom::element(tag))
}

impl El {
    #[inline(never)]
    fn set(self, name: &'static str, value: &str) -> Self {
        self.0.set(name, value);
        self
    }

    /// An attribute that is known only here.
    pub(super) fn attr(self, name: &'static str, value: impl IntoText) -> Self {
        match value.into_text() {
            Some(value) => self.set(name, &value),
            None => self,
        }
    }

    /// An attribute that follows signals.
    pub(super) fn attr_live<T: IntoText>(self, name: &'static str, mut value: impl FnMut() -> T + 'static) -> Self {
        self.attr_following(name, Box::new(move || value().into_text()))
    }

    #[inline(never)]
    fn attr_following(self, name: &'static str, mut value: Live<Option<Text>>) -> Self {
        let element = self.0.clone();
        watch(move || match value.make() {
            Some(value) => element.set(name, &value),
            None => element.unset(name),
        });
        self
    }

    /// What an input holds at first.
    pub(super) fn holds(self, value: &str) -> Self {
        self.0.hold(value);
        self
    }

    /// A style property.
    #[inline(never)]
    pub(super) fn style(self, name: &'static str, value: &str) -> Self {
        self.0.dress(name, value);
        self
    }

    /// A style property that follows signals.
    pub(super) fn style_live(self, name: &'static str, mut value: impl FnMut() -> String + 'static) -> Self {
        let element = self.0.clone();
        watch(move || element.dress(name, &value()));
        self
    }

    /// Listens to an event.
    pub(super) fn on<E: JsCast>(self, event: Kind<E>, heard: impl Fn(E) + 'static) -> Self {
        self.listening(event.name(), Box::new(move |event: Happened| heard(event.unchecked_into())))
    }

    #[inline(never)]
    fn listening(self, name: &'static str, heard: Box<dyn dom::Hear>) -> Self {
        self.0.listen(name, heard);
        self
    }

    /// Markup of our own inside: drawings only, never anything that somebody typed.
    pub(super) fn drawing(self, markup: &str) -> Self {
        self.0.draw(markup);
        self
    }

    /// Something inside.
    pub(super) fn kid(self, kid: impl IntoNode) -> Self {
        self.inside(kid.node())
    }

    #[inline(never)]
    fn inside(self, kid: Node) -> Self {
        self.0.put(&kid.0, None);
        self
    }

    /// Several things inside.
    pub(super) fn kids<T: IntoNode>(self, kids: impl IntoIterator<Item = T>) -> Self {
        kids.into_iter().fold(self, Self::kid)
    }

    /// A message inside.
    #[inline(never)]
    pub(super) fn say(self, message: Message) -> Self {
        self.inside(say(message).node())
    }

    /// Something inside that follows signals.
    pub(super) fn live<T: IntoNode + 'static>(self, kid: impl FnMut() -> T + 'static) -> Self {
        self.inside(following(kid))
    }

    /// A row for each of these keys, as they come and go and move. A row is built once for its key.
    pub(super) fn rows(
        self,
        keys: impl FnMut() -> Vec<usize> + 'static,
        row: impl Fn(usize) -> Self + 'static,
    ) -> Self {
        follow_rows(self.0.clone(), Box::new(keys), Box::new(row));
        self
    }

    /// The element as one of the things on a screen.
    pub(super) fn view(self) -> Node {
        Node(self.0)
    }
}

/// Several things side by side, to be put in as kids.
pub(super) fn several() -> El {
    El(dom::fragment())
}

/// Nothing at all.
pub(super) fn nothing() -> Node {
    several().view()
}

/// Something that follows signals.
pub(super) fn following<T: IntoNode + 'static>(kid: impl FnMut() -> T + 'static) -> Node {
    T::follow(Box::new(kid))
}

/// Fills the page.
pub(super) fn fill_the_page(with: &Node) {
    dom::body().put(&with.0, None);
}

/// Keeps between two marks what `make` makes, anew whenever what it has read changes.
fn follow(mut make: Live<Node>) -> Node {
    let (both, start, end) = (dom::fragment(), dom::mark(), dom::mark());
    both.put(&start, None);
    both.put(&end, None);
    watch(move || {
        let made = make.make();
        start.clear_up_to(&end);
        if let Some(parent) = end.parent() {
            parent.put(&made.0, Some(&end));
        }
    });
    Node(both)
}

/// Keeps a text that says what `make` makes.
fn follow_text(mut make: Live<Text>) -> Node {
    let text = dom::text("");
    let said = text.clone();
    watch(move || said.say(&make.make()));
    Node(text)
}

/// A row that is shown.
struct Row {
    key: usize,
    element: dom::Node,
    scope: Scope,
}

fn follow_rows(list: dom::Node, mut keys: Live<Vec<usize>>, build: Box<dyn Fn(usize) -> El>) {
    let outer = Scope::here();
    let mut shown: Vec<Row> = Vec::new();
    watch(move || {
        let mut next = Vec::new();
        for key in keys.make() {
            if let Some(at) = shown.iter().position(|row| row.key == key) {
                next.push(shown.remove(at));
                continue;
            }
            let mut element = None;
            let scope = outer.part(&mut || element = Some(build(key).0));
            next.extend(element.map(|element| Row { key, element, scope }));
        }
        for gone in shown.drain(..) {
            gone.element.leave();
            gone.scope.end();
        }
        // From the end, so that what stands right already is not touched and keeps the focus.
        let mut after: Option<&dom::Node> = None;
        for row in next.iter().rev() {
            let stands = row.element.parent().as_ref() == Some(&list) && row.element.next().as_ref() == after;
            if !stands {
                list.put(&row.element, after);
            }
            after = Some(&row.element);
        }
        shown = next;
    });
}

/// What can be the value of an attribute; nothing leaves it out.
pub(super) trait IntoText {
    fn into_text(self) -> Option<Text>;
}

impl IntoText for &'static str {
    fn into_text(self) -> Option<Text> {
        Some(Cow::Borrowed(self))
    }
}

impl IntoText for String {
    fn into_text(self) -> Option<Text> {
        Some(Cow::Owned(self))
    }
}

impl IntoText for bool {
    fn into_text(self) -> Option<Text> {
        self.then_some(Cow::Borrowed(""))
    }
}

impl<T: IntoText> IntoText for Option<T> {
    fn into_text(self) -> Option<Text> {
        self.and_then(IntoText::into_text)
    }
}

/// What can be on a screen.
pub(super) trait IntoNode: Sized {
    fn node(self) -> Node;

    /// The same, made anew whenever what it reads changes.
    fn follow(mut make: Live<Self>) -> Node
    where
        Self: 'static,
    {
        follow(Box::new(move || make.make().node()))
    }
}

impl IntoNode for Node {
    fn node(self) -> Node {
        self
    }

    fn follow(make: Live<Self>) -> Node {
        follow(make)
    }
}

impl IntoNode for El {
    fn node(self) -> Node {
        self.view()
    }
}

impl IntoNode for &'static str {
    fn node(self) -> Node {
        Node(dom::text(self))
    }

    fn follow(mut make: Live<Self>) -> Node {
        follow_text(Box::new(move || make.make().into()))
    }
}

impl IntoNode for String {
    fn node(self) -> Node {
        Node(dom::text(&self))
    }

    fn follow(mut make: Live<Self>) -> Node {
        follow_text(Box::new(move || make.make().into()))
    }
}

impl IntoNode for usize {
    fn node(self) -> Node {
        digits(self).node()
    }
}

impl<T: IntoNode> IntoNode for Option<T> {
    fn node(self) -> Node {
        self.map_or_else(nothing, IntoNode::node)
    }
}

impl<T: IntoNode> IntoNode for Vec<T> {
    fn node(self) -> Node {
        several().kids(self).view()
    }
}
