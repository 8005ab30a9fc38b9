//! Elements of the page, as thin as they come: no check, no wrapper, one call of the browser each.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;

use super::events::Happened;

thread_local! {
    // Where the browser reads markup.
    static TEMPLATE: Node = create_element("template");
    // What it has read, by the address of the markup: reading takes ten times as long as copying.
    static READ: RefCell<Vec<(*const str, Node)>> = const { RefCell::new(Vec::new()) };
}

/// A copy of what this markup says. It must stay where it is for as long as the page lives.
fn copy(markup: &str) -> Node {
    READ.with_borrow_mut(|read| {
        if let Some((_, node)) = read.iter().find(|(place, _)| std::ptr::eq(*place, markup)) {
            return node.clone_node(true);
        }
        let node = TEMPLATE.with(|template| {
            template.set_inner_html(markup);
            template.content().first_child()
        });
        read.push((std::ptr::from_ref(markup), node.clone()));
        node.clone_node(true)
    })
}

#[wasm_bindgen]
extern "C" {
    /// An element, a text or a mark of the document.
    #[derive(Clone, Debug, PartialEq)]
    pub type Node;

    type Style;

    #[wasm_bindgen(js_namespace = document, js_name = createElement)]
    fn create_element(tag: &str) -> Node;
    #[wasm_bindgen(js_namespace = document, js_name = createTextNode)]
    fn create_text_node(text: &str) -> Node;
    #[wasm_bindgen(js_namespace = document, js_name = createDocumentFragment)]
    fn create_fragment() -> Node;
    #[wasm_bindgen(method, js_name = cloneNode)]
    fn clone_node(this: &Node, deep: bool) -> Node;
    #[wasm_bindgen(method, getter)]
    fn content(this: &Node) -> Node;
    #[wasm_bindgen(method, getter, js_name = firstChild)]
    fn first_child(this: &Node) -> Node;
    #[wasm_bindgen(js_namespace = document, js_name = createComment)]
    fn create_comment(text: &str) -> Node;
    #[wasm_bindgen(thread_local_v2, js_namespace = document, js_name = body)]
    static BODY: Node;

    #[wasm_bindgen(method, js_name = setAttribute)]
    fn set_attribute(this: &Node, name: &str, value: &str);
    #[wasm_bindgen(method, js_name = removeAttribute)]
    fn remove_attribute(this: &Node, name: &str);
    #[wasm_bindgen(method, setter, js_name = value)]
    fn set_value(this: &Node, value: &str);
    #[wasm_bindgen(method, setter, js_name = innerHTML)]
    fn set_inner_html(this: &Node, markup: &str);
    #[wasm_bindgen(method, setter, js_name = textContent)]
    fn set_text_content(this: &Node, text: &str);
    #[wasm_bindgen(method, getter)]
    fn style(this: &Node) -> Style;
    #[wasm_bindgen(method, js_name = setProperty)]
    fn set_property(this: &Style, name: &str, value: &str);
    #[wasm_bindgen(method, js_name = insertBefore)]
    fn insert_before(this: &Node, child: &Node, before: Option<&Node>);
    #[wasm_bindgen(method, getter, js_name = parentNode)]
    fn parent_node(this: &Node) -> Option<Node>;
    #[wasm_bindgen(method, getter, js_name = nextSibling)]
    fn next_sibling(this: &Node) -> Option<Node>;
    #[wasm_bindgen(method, js_name = remove)]
    fn take_out(this: &Node);
    #[wasm_bindgen(method, js_name = addEventListener)]
    fn add_event_listener(this: &Node, name: &str, heard: JsValue);
}

/// Hears of an event. A trait of its own, since a boxed `Fn` brings two more ways to call it for every closure.
pub trait Hear {
    /// It has happened.
    fn hear(&self, event: Happened);
}

impl<F: Fn(Happened)> Hear for F {
    fn hear(&self, event: Happened) {
        self(event);
    }
}

/// A new element, as its start tag says. For markup of our own only.
#[must_use]
pub fn element(start_tag: &'static str) -> Node {
    copy(start_tag)
}

/// A new fragment: what is put into it goes on to where it is put.
#[must_use]
pub fn fragment() -> Node {
    create_fragment()
}

/// A new text.
#[must_use]
pub fn text(text: &str) -> Node {
    create_text_node(text)
}

/// A new mark, which nobody sees.
#[must_use]
pub fn mark() -> Node {
    create_comment("")
}

/// The body of the document.
#[must_use]
pub fn body() -> Node {
    BODY.with(Node::clone)
}

impl Node {
    /// Sets an attribute.
    pub fn set(&self, name: &str, value: &str) {
        self.set_attribute(name, value);
    }

    /// Takes an attribute away.
    pub fn unset(&self, name: &str) {
        self.remove_attribute(name);
    }

    /// What an input holds.
    pub fn hold(&self, value: &str) {
        self.set_value(value);
    }

    /// A style property; a strict policy allows no style attribute in markup, but this.
    pub fn dress(&self, name: &str, value: &str) {
        self.style().set_property(name, value);
    }

    /// A drawing of our own inside. It must stay where it is for as long as the page lives.
    pub fn draw(&self, markup: &str) {
        self.put(&copy(markup), None);
    }

    /// Other words for a text.
    pub fn say(&self, text: &str) {
        self.set_text_content(text);
    }

    /// Puts something inside, before something that is there, or at the end.
    pub fn put(&self, child: &Self, before: Option<&Self>) {
        self.insert_before(child, before);
    }

    /// What it stands in.
    #[must_use]
    pub fn parent(&self) -> Option<Self> {
        self.parent_node()
    }

    /// What stands behind it.
    #[must_use]
    pub fn next(&self) -> Option<Self> {
        self.next_sibling()
    }

    /// Takes it out of the document.
    pub fn leave(&self) {
        self.take_out();
    }

    /// Takes out what stands between this and that.
    pub fn clear_up_to(&self, end: &Self) {
        while let Some(next) = self.next_sibling().filter(|next| next != end) {
            next.take_out();
        }
    }

    /// Listens to an event for as long as the element exists.
    pub fn listen(&self, name: &str, heard: Box<dyn Hear>) {
        // The browser lets go of it together with the element.
        let heard: Closure<dyn Fn(Happened)> =
            Closure::new(move |event: Happened| super::enter(&mut || heard.hear(event.clone())));
        self.add_event_listener(name, heard.into_js_value());
    }
}
