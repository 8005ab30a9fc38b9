//! Elements of the page, as thin as they come: no check, no wrapper, one call of the browser each.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;

use super::events::Happened;

thread_local! {
    // Where the browser reads markup.
    static TEMPLATE: Node = create_element("template");
    // What it has read, by the address of the markup: copying is quicker than reading again.
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
    /// An element, a text, a mark or a fragment of the document.
    #[derive(Clone, Debug, PartialEq)]
    pub type Node;

    type Style;

    #[wasm_bindgen(js_namespace = document, js_name = createElement)]
    fn create_element(tag: &str) -> Node;
    /// A new text.
    #[must_use]
    #[wasm_bindgen(js_namespace = document, js_name = createTextNode)]
    pub fn text(text: &str) -> Node;
    /// A new fragment: what is put into it goes on to where it is put.
    #[must_use]
    #[wasm_bindgen(js_namespace = document, js_name = createDocumentFragment)]
    pub fn fragment() -> Node;
    #[wasm_bindgen(js_namespace = document, js_name = createComment)]
    fn create_comment(text: &str) -> Node;
    #[wasm_bindgen(thread_local_v2, js_namespace = document, js_name = body)]
    static BODY: Node;

    /// Sets an attribute.
    #[wasm_bindgen(method, js_name = setAttribute)]
    pub fn set(this: &Node, name: &str, value: &str);
    /// Takes an attribute away.
    #[wasm_bindgen(method, js_name = removeAttribute)]
    pub fn unset(this: &Node, name: &str);
    /// What an input holds.
    #[wasm_bindgen(method, setter, js_name = value)]
    pub fn hold(this: &Node, value: &str);
    /// Other words for a text.
    #[wasm_bindgen(method, setter, js_name = textContent)]
    pub fn say(this: &Node, text: &str);
    /// Puts something inside, before something that is there, or at the end.
    #[wasm_bindgen(method, js_name = insertBefore)]
    pub fn put(this: &Node, child: &Node, before: Option<&Node>);
    /// What it stands in.
    #[must_use]
    #[wasm_bindgen(method, getter, js_name = parentNode)]
    pub fn parent(this: &Node) -> Option<Node>;
    /// What stands behind it.
    #[must_use]
    #[wasm_bindgen(method, getter, js_name = nextSibling)]
    pub fn next(this: &Node) -> Option<Node>;
    /// Takes it out of the document.
    #[wasm_bindgen(method, js_name = remove)]
    pub fn leave(this: &Node);

    #[wasm_bindgen(method, setter, js_name = innerHTML)]
    fn set_inner_html(this: &Node, markup: &str);
    #[wasm_bindgen(method, getter)]
    fn content(this: &Node) -> Node;
    #[wasm_bindgen(method, getter, js_name = firstChild)]
    fn first_child(this: &Node) -> Node;
    #[wasm_bindgen(method, js_name = cloneNode)]
    fn clone_node(this: &Node, deep: bool) -> Node;
    #[wasm_bindgen(method, getter)]
    fn style(this: &Node) -> Style;
    #[wasm_bindgen(method, js_name = setProperty)]
    fn set_property(this: &Style, name: &str, value: &str);
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
    /// A style property; a strict policy allows no style attribute in markup, but this.
    pub fn dress(&self, name: &str, value: &str) {
        self.style().set_property(name, value);
    }

    /// A drawing of our own inside. It must stay where it is for as long as the page lives.
    pub fn draw(&self, markup: &str) {
        self.put(&copy(markup), None);
    }

    /// Takes out what stands between this and that.
    pub fn clear_up_to(&self, end: &Self) {
        while let Some(next) = self.next().filter(|next| next != end) {
            next.leave();
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
