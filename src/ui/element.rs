//! What a screen is made of. An [`El`] is an element of the document from the start; a [`Node`] is anything that can
//! stand in one. Both are one type for everything: with some fifty screens a type for each would not fit the page.

use std::borrow::Cow;

use wasm_bindgen::JsCast;

use super::live::{Scope, watch};
use crate::browser::dom;
use crate::browser::ev::Kind;
use crate::browser::events::Happened;

type Text = Cow<'static, str>;
type Live<T> = Box<dyn FnMut() -> T>;

/// Something on a screen.
pub(super) enum Node {
    /// Nothing at all.
    Nothing,
    /// Words.
    Text(Text),
    /// An element.
    El(El),
    /// Several things side by side.
    Many(Vec<Node>),
    /// Something that follows signals.
    Live(Live<Node>),
}

/// An element.
pub(super) struct El(dom::Node);

/// An element with this tag.
pub(super) fn el(tag: &'static str) -> El {
    El(dom::element(tag))
}

impl El {
    /// Classes for the style sheets.
    pub(super) fn class(self, names: &'static str) -> Self {
        self.set("class", names)
    }

    #[inline(never)]
    fn set(self, name: &'static str, value: &str) -> Self {
        self.0.set(name, value);
        self
    }

    /// An attribute that never changes.
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
        watch(move || match value() {
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
        self.listening(event.name(), Box::new(move |event| heard(event.unchecked_into())))
    }

    #[inline(never)]
    fn listening(self, name: &'static str, heard: Box<dyn Fn(Happened)>) -> Self {
        self.0.listen(name, heard);
        self
    }

    /// Markup of our own inside: drawings only, never anything that somebody typed.
    pub(super) fn drawing(self, markup: &'static str) -> Self {
        self.0.draw(markup);
        self
    }

    /// Something inside.
    pub(super) fn kid(self, kid: impl IntoNode) -> Self {
        self.inside(kid.node())
    }

    #[inline(never)]
    fn inside(self, kid: Node) -> Self {
        kid.put(&self.0, None);
        self
    }

    /// Something inside that follows signals.
    pub(super) fn live<T: IntoNode>(self, kid: impl FnMut() -> T + 'static) -> Self {
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
    pub(super) const fn view(self) -> Node {
        Node::El(self)
    }
}

/// Several things side by side.
pub(super) const fn side_by_side(kids: Vec<Node>) -> Node {
    Node::Many(kids)
}

/// Something that follows signals.
pub(super) fn following<T: IntoNode>(mut kid: impl FnMut() -> T + 'static) -> Node {
    Node::Live(Box::new(move || kid().node()))
}

/// Fills the page with something that follows signals.
pub(super) fn fill_the_page(with: fn() -> Node) {
    with().put(&dom::body(), None);
}

impl Node {
    /// Puts it into an element, before something that is there, or at the end.
    fn put(self, parent: &dom::Node, before: Option<&dom::Node>) {
        match self {
            Self::Nothing => {}
            Self::Text(text) => parent.put(&dom::text(&text), before),
            Self::El(El(element)) => parent.put(&element, before),
            Self::Many(kids) => {
                for kid in kids {
                    kid.put(parent, before);
                }
            }
            Self::Live(make) => follow(parent, before, make),
        }
    }
}

/// Keeps between two marks what `make` makes, anew whenever what it has read changes.
fn follow(parent: &dom::Node, before: Option<&dom::Node>, mut make: Live<Node>) {
    let (start, end) = (dom::mark(), dom::mark());
    parent.put(&start, before);
    parent.put(&end, before);
    let mut words: Option<dom::Node> = None;
    watch(move || {
        let made = make();
        if let (Node::Text(text), Some(words)) = (&made, &words) {
            words.say(text);
            return;
        }
        start.clear_up_to(&end);
        words = None;
        let Some(parent) = end.parent() else { return };
        if let Node::Text(text) = made {
            let text = dom::text(&text);
            parent.put(&text, Some(&end));
            words = Some(text);
        } else {
            made.put(&parent, Some(&end));
        }
    });
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
        for key in keys() {
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
            let stands = row.element.parent().is_some() && row.element.next().as_ref() == after;
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
pub(super) trait IntoNode {
    fn node(self) -> Node;
}

impl IntoNode for Node {
    fn node(self) -> Node {
        self
    }
}

impl IntoNode for El {
    fn node(self) -> Node {
        Node::El(self)
    }
}

impl IntoNode for () {
    fn node(self) -> Node {
        Node::Nothing
    }
}

impl IntoNode for &'static str {
    fn node(self) -> Node {
        Node::Text(Cow::Borrowed(self))
    }
}

impl IntoNode for String {
    fn node(self) -> Node {
        Node::Text(Cow::Owned(self))
    }
}

impl IntoNode for usize {
    fn node(self) -> Node {
        self.to_string().node()
    }
}

impl<T: IntoNode> IntoNode for Option<T> {
    fn node(self) -> Node {
        self.map_or(Node::Nothing, IntoNode::node)
    }
}

impl<T: IntoNode> IntoNode for Vec<T> {
    fn node(self) -> Node {
        Node::Many(self.into_iter().map(IntoNode::node).collect())
    }
}
