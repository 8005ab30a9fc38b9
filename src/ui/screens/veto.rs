//! The President answers a veto, in front of everybody.

use crate::browser::ev;
use crate::ui::element::{Node, el};
use crate::ui::live::RwSignal;

use crate::i18n::Message;
use crate::rules::{Act, Board};
use crate::table::Step;
use crate::ui::hints::{First, hint};
use crate::ui::parts::decide;
use crate::ui::parts::prompt::{prompt, quote};
use crate::ui::playing::Playing;
use crate::ui::screens::at_the_table::at_the_table;
use crate::ui::words::say;

/// The President's answer: chosen, then confirmed.
pub(super) fn veto(step: Step) -> Node {
    let playing = Playing::here();
    let chosen = RwSignal::new(None::<bool>);
    let says = |consent| if consent { Message::VetoAgree } else { Message::VetoRefuse };
    let answer = move |consent| playing.act(step, Act::AnswerVeto { consent });
    let action = decide(chosen, Message::ChooseAnswer, says, answer);
    let option = move |consent: bool, word: Message, note: Message| {
        el("<button type=button class=option role=radio>")
            .attr_live("aria-checked", move || if chosen.get() == Some(consent) { "true" } else { "false" })
            .on(ev::CLICK, move |_| chosen.set(Some(consent)))
            .kid(el("<span class=option-word>").say(word))
            .kid(el("<span class=option-note>").say(note))
            .view()
    };
    at_the_table("veto", None, action, |table, side| {
        let game = table.game();
        let Some(chancellor) = game.chancellor() else { return side };
        let next = game.board().tracker() + 1;
        let agreed = if next >= Board::TRACKER_STEPS {
            Message::VetoIfAgreedChaos
        } else {
            Message::VetoIfAgreed { step: next.into() }
        };
        let answers = el("<div class=segment role=radiogroup>")
            .attr("aria-label", say(Message::VetoTitle))
            .kid(option(true, Message::SayVetoAgree, agreed))
            .kid(option(false, Message::SayVetoRefuse, Message::VetoIfRefused));
        side.kid(prompt(say(Message::VetoPrompt { president: game.president(), chancellor })))
            .kid(quote(say(Message::SayVeto)))
            .kid(answers)
            .kid(hint(table, First::Veto))
    })
}
