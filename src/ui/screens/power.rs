//! The President points at somebody: investigation, special election, execution. In the open, confirmed.

use crate::ui::element::{Node, el, nothing, several};
use crate::ui::live::RwSignal;

use super::nomination::take_back;
use crate::i18n::Message;
use crate::rules::{Act, Game, Power, Seat};
use crate::table::Step;
use crate::ui::hints::{First, hint};
use crate::ui::parts::decide;
use crate::ui::parts::prompt::{prompt, quote};
use crate::ui::parts::seats::seats_to_choose;
use crate::ui::playing::Playing;
use crate::ui::screens::at_the_table::at_the_table;
use crate::ui::words::say;

/// What a power says and does.
struct Words {
    name: &'static str,
    prompt: Message,
    note: Message,
    confirm: fn(Seat) -> Message,
    aloud: fn(Seat) -> Message,
    act: fn(Seat) -> Act,
}

fn words(power: Power, president: Seat) -> Words {
    match power {
        Power::InvestigateLoyalty | Power::PolicyPeek => Words {
            name: "investigate",
            prompt: Message::InvestigatePrompt { president },
            note: Message::InvestigateNote,
            confirm: |player| Message::Investigate { player },
            aloud: |player| Message::SayInvestigate { player },
            act: Act::Investigate,
        },
        Power::SpecialElection => Words {
            name: "special-election",
            prompt: Message::SpecialPrompt { president },
            note: Message::SpecialNote { president },
            confirm: |player| Message::CallSpecialElection { player },
            aloud: |player| Message::SaySpecial { player },
            act: Act::CallSpecialElection,
        },
        Power::Execution => Words {
            name: "execution",
            prompt: Message::ExecutePrompt { president },
            note: Message::ExecuteNote,
            confirm: |player| Message::Execute { player },
            aloud: |player| Message::SayExecute { player },
            act: Act::Execute,
        },
    }
}

/// The President points at somebody.
pub(super) fn power(step: Step, power: Power) -> Node {
    let playing = Playing::here();
    let chosen = RwSignal::new(None::<Seat>);
    let president = playing.now(|table| table.game().president());
    let Some(said) = president.map(|president| words(power, president)) else { return nothing() };
    let point = decide(chosen, Message::ChooseWho, said.confirm, move |seat| playing.act(step, (said.act)(seat)));
    let action = several().kid(point).kid(take_back(playing, step));
    at_the_table(said.name, None, action, |table, side| {
        side.kid(prompt(say(said.prompt)))
            .kid(el("<p class=lead>").say(said.note))
            .kid(seats_to_choose(chosen, Game::bar))
            .live(move || chosen.get().map(|player| quote(say((said.aloud)(player)))))
            .kid(el("<p class=soft>").say(Message::PowerMust))
            .kid(hint(table, First::Power))
    })
}
