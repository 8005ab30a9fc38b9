//! What a screen is made of, before Leptos builds it. Leptos' `view!` gives every element a type of its own, and each such
//! type its own code: with some fifty screens the page would weigh three times what it may. A [`Node`] is one type for
//! everything; one function turns it into a view.

use std::borrow::Cow;

use leptos::attr::custom::custom_attribute;
use leptos::ev::EventDescriptor;
use leptos::prelude::*;
use leptos::tachys::html::attribute::any_attribute::{AnyAttribute, IntoAnyAttribute};
use leptos::tachys::html::element::{custom, inner_html};
use leptos::tachys::html::event::{self, on};
use leptos::tachys::html::property::prop;
use leptos::tachys::html::style::style;
use leptos::tachys::view::iterators::StaticVec;
use leptos::wasm_bindgen::JsCast;

use crate::browser::events::Happened;

type Text = Cow<'static, str>;
type Live<T> = Box<dyn FnMut() -> T + Send>;

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
    /// A view of Leptos' own.
    View(Box<AnyView>),
}

/// An attribute, a property, or a listener of an element.
enum Attribute {
    Fixed(&'static str, Text),
    Live(&'static str, Live<Option<Text>>),
    Property(&'static str, String),
    Style(&'static str, String),
    StyleLive(&'static str, Live<String>),
    Drawing(&'static str),
    On(Text, Box<dyn FnMut(Happened)>),
}

/// An element being built.
pub(super) struct El(Box<Building>);

struct Building {
    tag: &'static str,
    attributes: Vec<Attribute>,
    kids: Vec<Node>,
}

/// An element with this tag.
#[inline(never)]
pub(super) fn el(tag: &'static str) -> El {
    El(Box::new(Building { tag, attributes: Vec::new(), kids: Vec::new() }))
}

impl El {
    /// Classes for the style sheets.
    pub(super) fn class(self, names: &'static str) -> Self {
        self.fixed("class", names)
    }

    #[inline(never)]
    fn fixed(mut self, name: &'static str, value: &'static str) -> Self {
        self.0.attributes.push(Attribute::Fixed(name, Cow::Borrowed(value)));
        self
    }

    /// An attribute that never changes.
    pub(super) fn attr(self, name: &'static str, value: impl IntoValue) -> Self {
        value.put_on(self, name)
    }

    #[inline(never)]
    fn owned(mut self, name: &'static str, value: String) -> Self {
        self.0.attributes.push(Attribute::Fixed(name, Cow::Owned(value)));
        self
    }

    /// An attribute that follows signals.
    pub(super) fn attr_live<T: IntoText>(
        self,
        name: &'static str,
        mut value: impl FnMut() -> T + Send + 'static,
    ) -> Self {
        self.attr_following(name, Box::new(move || value().into_text()))
    }

    #[inline(never)]
    fn attr_following(mut self, name: &'static str, value: Live<Option<Text>>) -> Self {
        self.0.attributes.push(Attribute::Live(name, value));
        self
    }

    /// A property that the element starts with, such as what an input holds.
    #[inline(never)]
    pub(super) fn starts(mut self, name: &'static str, value: String) -> Self {
        self.0.attributes.push(Attribute::Property(name, value));
        self
    }

    /// A style property; the strict policy of the page allows no style attribute in markup, but this.
    #[inline(never)]
    pub(super) fn style(mut self, name: &'static str, value: String) -> Self {
        self.0.attributes.push(Attribute::Style(name, value));
        self
    }

    /// A style property that follows signals.
    pub(super) fn style_live(mut self, name: &'static str, value: impl FnMut() -> String + Send + 'static) -> Self {
        self.0.attributes.push(Attribute::StyleLive(name, Box::new(value)));
        self
    }

    /// Listens to an event.
    pub(super) fn on<E>(self, event: E, mut heard: impl FnMut(E::EventType) + 'static) -> Self
    where
        E: EventDescriptor,
        E::EventType: JsCast,
    {
        self.listening(event.name(), Box::new(move |event| heard(event.unchecked_into())))
    }

    #[inline(never)]
    fn listening(mut self, name: Text, heard: Box<dyn FnMut(Happened)>) -> Self {
        self.0.attributes.push(Attribute::On(name, heard));
        self
    }

    /// Markup of our own inside: drawings only, never anything that somebody typed.
    #[inline(never)]
    pub(super) fn drawing(mut self, markup: &'static str) -> Self {
        self.0.attributes.push(Attribute::Drawing(markup));
        self
    }

    /// Something inside.
    pub(super) fn kid(self, kid: impl IntoNode) -> Self {
        self.inside(kid.node())
    }

    #[inline(never)]
    fn inside(mut self, kid: Node) -> Self {
        self.0.kids.push(kid);
        self
    }

    /// Something inside that follows signals.
    pub(super) fn live<T: IntoNode>(self, kid: impl FnMut() -> T + Send + 'static) -> Self {
        self.inside(following(kid))
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
pub(super) fn following<T: IntoNode>(mut kid: impl FnMut() -> T + Send + 'static) -> Node {
    Node::Live(Box::new(move || kid().node()))
}

impl Node {
    /// The view that Leptos builds.
    pub(super) fn built(self) -> AnyView {
        match self {
            Self::Nothing => ().into_any(),
            Self::Text(text) => text.into_owned().into_any(),
            Self::El(El(building)) => building.built(),
            Self::Many(kids) => views(kids).into_any(),
            Self::Live(mut kid) => {
                let kid: Live<AnyView> = Box::new(move || kid().built());
                kid.into_any()
            }
            Self::View(view) => *view,
        }
    }
}

fn views(kids: Vec<Node>) -> StaticVec<AnyView> {
    kids.into_iter().map(Node::built).collect::<Vec<_>>().into()
}

impl Building {
    fn built(self) -> AnyView {
        let attributes: Vec<AnyAttribute> = self.attributes.into_iter().map(Attribute::into_any_attribute).collect();
        custom(self.tag).add_any_attr(attributes).child(views(self.kids)).into_any()
    }
}

impl Attribute {
    fn into_any_attribute(self) -> AnyAttribute {
        match self {
            Self::Fixed(name, value) => custom_attribute(name, value.into_owned()).into_any_attr(),
            Self::Live(name, mut value) => {
                let value: Live<Option<String>> = Box::new(move || value().map(Cow::into_owned));
                custom_attribute(name, value).into_any_attr()
            }
            Self::Property(name, value) => prop(name, value).into_any_attr(),
            Self::Style(name, value) => style((name, value)).into_any_attr(),
            Self::StyleLive(name, value) => style((name, value)).into_any_attr(),
            Self::Drawing(markup) => inner_html(markup).into_any_attr(),
            Self::On(name, heard) => on(event::Custom::<Happened>::new(name), heard).into_any_attr(),
        }
    }
}

/// What can be the value of an attribute; nothing leaves it out.
pub(super) trait IntoValue {
    fn put_on(self, element: El, name: &'static str) -> El;
}

impl IntoValue for &'static str {
    fn put_on(self, element: El, name: &'static str) -> El {
        element.fixed(name, self)
    }
}

impl IntoValue for String {
    fn put_on(self, element: El, name: &'static str) -> El {
        element.owned(name, self)
    }
}

impl IntoValue for bool {
    fn put_on(self, element: El, name: &'static str) -> El {
        if self { element.fixed(name, "") } else { element }
    }
}

impl<T: IntoValue> IntoValue for Option<T> {
    fn put_on(self, element: El, name: &'static str) -> El {
        match self {
            Some(value) => value.put_on(element, name),
            None => element,
        }
    }
}

/// What can be the value of an attribute that changes; nothing leaves it out.
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

impl IntoNode for AnyView {
    fn node(self) -> Node {
        Node::View(Box::new(self))
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
