//! The President answers a veto, in front of everybody.

use leptos::prelude::*;

use super::nomination::round;
use crate::i18n::Message;
use crate::rules::{Act, Board};
use crate::table::{Step, Table};
use crate::ui::hints::{First, hint};
use crate::ui::parts::Button;
use crate::ui::parts::board::board;
use crate::ui::parts::prompt::{prompt, quote};
use crate::ui::parts::shell::{Bar, Layout, Shell};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// The President's answer: chosen, then confirmed.
pub(super) fn veto(step: Step) -> AnyView {
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
        view! { <Button words=words asleep=Signal::derive(move || chosen.get().is_none()) press=confirm /> }.into_any()
    };
    let option = move |consent: bool, word: Message, note: Message| {
        view! {
            <button
                type="button"
                class="option"
                role="radio"
                aria-checked=move || if chosen.get() == Some(consent) { "true" } else { "false" }
                on:click=move |_| chosen.set(Some(consent))
            >
                <span class="option-word">{say(word)}</span>
                <span class="option-note">{say(note)}</span>
            </button>
        }
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
        let inside = view! {
                {board(false, None)}
                <div class="side">
                    {prompt(say(Message::VetoPrompt { president, chancellor }))}
                    {quote(say(Message::SayVeto))}
                    {hint(table, First::Veto)}
                    <div class="segment" role="radiogroup" aria-label=say(Message::VetoTitle)>
                        {option(true, Message::SayVetoAgree, agreed)}
                        {option(false, Message::SayVetoRefuse, Message::VetoIfRefused)}
                    </div>
                </div>
        }
        .into_any();
        view! { <Shell name="veto" bar=Bar::Menu title=round(table) layout=Layout::Table action=action>{inside}</Shell> }
            .into_any()
            .into()
    };
    playing.now(show).flatten().unwrap_or_else(|| ().into_any())
}
