//! Elements, built by hand. Leptos' `view!` gives every element a type of its own, and each such type its own code: with
//! some fifty screens the page would weigh twice what it may. Here all elements are of one type.

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
use leptos::web_sys;

/// A value of an attribute; none leaves the attribute out.
pub(super) type Value = Option<String>;

/// What can be the value of an attribute.
pub(super) trait IntoValue {
    fn into_value(self) -> Value;
}

impl IntoValue for String {
    fn into_value(self) -> Value {
        Some(self)
    }
}

impl IntoValue for &'static str {
    fn into_value(self) -> Value {
        Some(self.to_owned())
    }
}

impl IntoValue for bool {
    fn into_value(self) -> Value {
        self.then(String::new)
    }
}

impl<T: IntoValue> IntoValue for Option<T> {
    fn into_value(self) -> Value {
        self.and_then(IntoValue::into_value)
    }
}

/// An element being built.
pub(super) struct El {
    tag: &'static str,
    attributes: Vec<AnyAttribute>,
    kids: Vec<AnyView>,
}

/// An element with this tag.
pub(super) fn el(tag: &'static str) -> El {
    El { tag, attributes: Vec::new(), kids: Vec::new() }
}

/// Several things side by side.
pub(super) fn side_by_side(kids: Vec<AnyView>) -> AnyView {
    StaticVec::from(kids).into_any()
}

impl El {
    /// Classes for the style sheets.
    pub(super) fn class(self, names: &'static str) -> Self {
        self.attr("class", names)
    }

    /// An attribute that never changes.
    pub(super) fn attr(self, name: &'static str, value: impl IntoValue) -> Self {
        self.fixed(name, value.into_value())
    }

    #[inline(never)]
    fn fixed(mut self, name: &'static str, value: Value) -> Self {
        if let Some(value) = value {
            self.attributes.push(custom_attribute(name, value).into_any_attr());
        }
        self
    }

    /// An attribute that follows signals.
    pub(super) fn attr_live<T: IntoValue>(
        self,
        name: &'static str,
        mut value: impl FnMut() -> T + Send + 'static,
    ) -> Self {
        self.following(name, Box::new(move || value().into_value()))
    }

    #[inline(never)]
    fn following(mut self, name: &'static str, value: Box<dyn FnMut() -> Value + Send>) -> Self {
        self.attributes.push(custom_attribute(name, value).into_any_attr());
        self
    }

    /// A property that the element starts with, such as what an input holds.
    #[inline(never)]
    pub(super) fn starts(mut self, name: &'static str, value: String) -> Self {
        self.attributes.push(prop(name, value).into_any_attr());
        self
    }

    /// A style property; the strict policy of the page allows no style attribute in markup, but this.
    pub(super) fn style(self, name: &'static str, value: impl IntoValue) -> Self {
        self.styled(name, value.into_value())
    }

    #[inline(never)]
    fn styled(mut self, name: &'static str, value: Value) -> Self {
        if let Some(value) = value {
            self.attributes.push(style((name, value)).into_any_attr());
        }
        self
    }

    /// A style property that follows signals.
    #[inline(never)]
    pub(super) fn style_live(mut self, name: &'static str, value: impl FnMut() -> String + Send + 'static) -> Self {
        let value: Box<dyn FnMut() -> String + Send> = Box::new(value);
        self.attributes.push(style((name, value)).into_any_attr());
        self
    }

    /// Listens to an event.
    pub(super) fn on<E>(self, event: E, mut heard: impl FnMut(E::EventType) + 'static) -> Self
    where
        E: EventDescriptor,
        E::EventType: JsCast,
    {
        self.listening(event.name().into_owned(), Box::new(move |event| heard(event.unchecked_into())))
    }

    #[inline(never)]
    fn listening(mut self, name: String, heard: Box<dyn FnMut(web_sys::Event)>) -> Self {
        self.attributes.push(on(event::Custom::<web_sys::Event>::new(name), heard).into_any_attr());
        self
    }

    /// Markup of our own inside: drawings only, never anything that somebody typed.
    #[inline(never)]
    pub(super) fn drawing(mut self, markup: &'static str) -> Self {
        self.attributes.push(inner_html(markup).into_any_attr());
        self
    }

    /// Something inside.
    pub(super) fn kid(self, kid: impl IntoView) -> Self {
        self.inside(kid.into_any())
    }

    #[inline(never)]
    fn inside(mut self, kid: AnyView) -> Self {
        self.kids.push(kid);
        self
    }

    /// Something inside that follows signals.
    pub(super) fn live<T: IntoView>(self, mut kid: impl FnMut() -> T + Send + 'static) -> Self {
        self.inside(live(Box::new(move || kid().into_any())))
    }

    /// The finished element.
    #[inline(never)]
    pub(super) fn view(self) -> AnyView {
        custom(self.tag).add_any_attr(self.attributes).child(StaticVec::from(self.kids)).into_any()
    }
}

/// Something that follows signals.
#[inline(never)]
fn live(kid: Box<dyn FnMut() -> AnyView + Send>) -> AnyView {
    kid.into_any()
}

/// Something that follows signals, with nothing around it.
pub(super) fn following<T: IntoView>(mut kid: impl FnMut() -> T + Send + 'static) -> AnyView {
    live(Box::new(move || kid().into_any()))
}
