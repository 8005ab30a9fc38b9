//! The frame of a screen: a bar, what it shows, and what to do next where the thumb is.

use crate::ui::element::{IntoNode, Node, el, nothing};

use super::Art;
use super::button::icon_button;
use crate::i18n::Message;
use crate::ui::page::{Place, Sheet};
use crate::ui::words::say;

/// What stands in the bar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::ui) enum Bar {
    /// No bar: a secret, or a page that is all its own.
    #[default]
    None,
    /// A way back.
    Back,
    /// The menu of a game.
    Menu,
}

/// How the main part is laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::ui) enum Layout {
    #[default]
    Column,
    /// Centred between bar and buttons.
    Middle,
    /// The board beside everything else where there is room.
    Table,
}

/// A screen being put together.
pub(in crate::ui) struct Shell {
    name: &'static str,
    bar: Bar,
    title: String,
    layout: Layout,
    back: Option<Box<dyn Fn()>>,
    action: Node,
}

/// A screen. `name` is how tests and styles find it.
pub(in crate::ui) fn shell(name: &'static str) -> Shell {
    Shell { name, bar: Bar::default(), title: String::new(), layout: Layout::default(), back: None, action: nothing() }
}

impl Shell {
    pub(in crate::ui) fn bar(self, bar: Bar) -> Self {
        Self { bar, ..self }
    }

    pub(in crate::ui) fn title(self, title: String) -> Self {
        Self { title, ..self }
    }

    pub(in crate::ui) fn layout(self, layout: Layout) -> Self {
        Self { layout, ..self }
    }

    /// Where Back leads, if not to where people came from.
    pub(in crate::ui) fn back(self, back: impl Fn() + 'static) -> Self {
        Self { back: Some(Box::new(back)), ..self }
    }

    /// Buttons, the obvious one first.
    pub(in crate::ui) fn action(self, action: impl IntoNode) -> Self {
        Self { action: action.node(), ..self }
    }

    /// The finished screen around what it shows.
    pub(in crate::ui) fn holding(self, shows: impl IntoNode) -> Node {
        self.around(shows.node())
    }

    fn around(self, shows: Node) -> Node {
        let place = Place::here();
        let toast = move || place.toast.get().map(|message| el("<p class=toast role=status>").say(message));
        el("<div class=screen>")
            .attr("data-screen", self.name)
            .attr("data-layout", (self.layout == Layout::Table).then_some("table"))
            .kid(bar(self.bar, self.title, self.back, place))
            .live(toast)
            .kid(el("<main class=main>").attr("data-middle", self.layout == Layout::Middle).kid(shows))
            .kid(el("<footer class=action>").kid(self.action))
            .view()
    }
}

fn bar(bar: Bar, title: String, back: Option<Box<dyn Fn()>>, place: Place) -> Node {
    let title = el("<p class=bar-title>").kid(title);
    let header = el("<header class=bar>");
    match bar {
        Bar::None => nothing(),
        Bar::Back => {
            let back = back.unwrap_or_else(|| Box::new(move || place.back()));
            header.kid(icon_button(say(Message::Back), Art::BackArrow, back)).kid(title).view()
        }
        Bar::Menu => {
            let open = move || place.open(Sheet::Menu);
            header.kid(title).kid(icon_button(say(Message::Menu), Art::Menu, open)).view()
        }
    }
}
