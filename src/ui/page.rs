//! Which page is shown, and which sheet lies over it.

use std::ops::Deref;

use crate::ui::live::{RwSignal, Shared, share, shared};

use crate::i18n::Message;

/// A page. Screens are an enum: there are no addresses to share or to go Back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    Home,
    People,
    Options,
    Play,
    Help,
    Credits,
    Settings,
}

/// What lies over a public screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sheet {
    Menu,
    History,
    /// Who wants to see their role again?
    LookAgain,
    /// Whose seat is played by somebody else?
    StandIn,
    /// Whose forgotten lock is removed?
    Locks,
    /// Is the last step really taken back?
    TakeBack,
    /// Is the game really left?
    Leave,
    /// Is it really dealt again?
    DealAgain,
}

/// Where people are on the page: page, sheet, and a line that says what just happened.
#[derive(Clone, Copy)]
pub(super) struct Place(&'static Parts);

/// What it is made of.
pub(super) struct Parts {
    pub(super) page: RwSignal<Page>,
    pub(super) sheet: RwSignal<Option<Sheet>>,
    pub(super) toast: RwSignal<Option<Message>>,
    /// The page that Help, Credits and Settings go back to.
    from: RwSignal<Page>,
}

thread_local! {
    static HERE: Shared<Parts> = const { Shared::new(None) };
}

impl Deref for Place {
    type Target = Parts;

    fn deref(&self) -> &Self::Target {
        self.0
    }
}

impl Place {
    pub(super) fn provide() -> Self {
        let parts = Parts {
            page: RwSignal::new(Page::Home),
            sheet: RwSignal::new(None),
            toast: RwSignal::new(None),
            from: RwSignal::new(Page::Home),
        };
        Self(share(&HERE, parts))
    }

    pub(super) fn here() -> Self {
        Self(shared(&HERE))
    }

    /// Goes to another page. Whatever lay over this one is gone.
    pub(super) fn go(self, page: Page) {
        self.sheet.set(None);
        self.toast.set(None);
        if matches!(page, Page::Help | Page::Credits | Page::Settings) {
            self.from.set(self.page.get_untracked());
        }
        self.page.set(page);
    }

    /// The page that Help or Credits was opened from.
    pub(super) fn opened_from(self) -> Page {
        self.from.get_untracked()
    }

    /// Goes back to where Help or Credits was opened.
    pub(super) fn back(self) {
        self.go(self.from.get_untracked());
    }

    pub(super) fn open(self, sheet: Sheet) {
        self.toast.set(None);
        self.sheet.set(Some(sheet));
    }

    pub(super) fn close(self) {
        self.sheet.set(None);
    }

    pub(super) fn say(self, message: Message) {
        self.toast.set(Some(message));
    }
}
