//! The President answers a veto, in front of everybody.

use crate::browser::ev;
use crate::ui::element::{IntoNode, Node, el, nothing, several};
use crate::ui::live::{Callback, RwSignal, Signal};

use super::nomination::round;
use crate::i18n::Message;
use crate::rules::{Act, Board};
use crate::table::{Step, Table};
use crate::ui::hints::{First, hint};
use crate::ui::parts::board::board;
use crate::ui::parts::prompt::{prompt, quote};
use crate::ui::parts::shell::{Bar, Layout, shell};
use crate::ui::parts::{Kind, button_live};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// The President's answer: chosen, then confirmed.
pub(super) fn veto(step: Step) -> Node {
    let playing = Playing::here();
    let chosen = RwSignal::new(None::<bool>);
    let confirm = Callback::new(move |()| {
        if let Some(consent) = chosen.get_untracked() {
            playing.act(step, Act::AnswerVeto { consent });
        }
    });
    let words = Signal::derive(move || {
        say(match chosen.get() {
            None => Message::VetoTitle,
            Some(true) => Message::VetoAgree,
            Some(false) => Message::VetoRefuse,
        })
    });
    let action = move || {
        button_live(move || words.get())
            .asleep(move || chosen.get().is_none())
            .press(Kind::Primary, move || confirm.run(()))
            .node()
    };
    let option = move |consent: bool, word: Message, note: Message| {
        el("<button type=button class=option role=radio>")
            .attr_live("aria-checked", move || if chosen.get() == Some(consent) { "true" } else { "false" })
            .on(ev::CLICK, move |_| chosen.set(Some(consent)))
            .kid(el("<span class=option-word>").say(word))
            .kid(el("<span class=option-note>").say(note))
            .view()
    };
    let show = |table: &Table| {
        let game = table.game();
        let (president, chancellor) = (game.president(), game.chancellor()?);
        let next = game.board().tracker() + 1;
        let agreed = if next >= Board::TRACKER_STEPS {
            Message::VetoIfAgreedChaos
        } else {
            Message::VetoIfAgreed { step: next.into() }
        };
        let inside = several()
            .kid(board(false, None))
            .kid(
                el("<div class=side>")
                    .kid(prompt(say(Message::VetoPrompt { president, chancellor })))
                    .kid(quote(say(Message::SayVeto)))
                    .kid(hint(table, First::Veto))
                    .kid(
                        el("<div class=segment role=radiogroup>")
                            .attr("aria-label", say(Message::VetoTitle))
                            .kid(option(true, Message::SayVetoAgree, agreed))
                            .kid(option(false, Message::SayVetoRefuse, Message::VetoIfRefused))
                            .view(),
                    ),
            )
            .view()
            .node();
        shell("veto")
            .bar(Bar::Menu)
            .title(round(table))
            .layout(Layout::Table)
            .action(action)
            .holding(inside)
            .node()
            .into()
    };
    playing.now(show).flatten().unwrap_or_else(nothing)
}
