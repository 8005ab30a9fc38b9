//! How this table plays. Everything has a default that suits most tables.

use crate::ui::live::{Callback, Signal, untrack};

use crate::i18n::Message;
use crate::table::{Options, Recognition, Vote};
use crate::ui::element::{Node, el};
use crate::ui::group::{self, Group};
use crate::ui::page::{Page, Place};
use crate::ui::parts::option::choose_way;
use crate::ui::parts::prompt::prompt;
use crate::ui::parts::shell::{Bar, shell};
use crate::ui::parts::{Kind, button};
use crate::ui::words::say;

/// How this table plays.
pub(in crate::ui) fn options() -> Node {
    let group = Group::here();
    let place = Place::here();
    let deal = move || match untrack(move || group.ready()) {
        Some(names) => group::deal(names, group.options.get_untracked()),
        None => place.go(Page::People),
    };
    let times = move || say(Message::HandOvers { times: group.options.get().hand_overs(group.number()) });
    let action = {
        let note = el("<p class='small soft' role=status>").live(times).view();
        vec![note, button(Kind::Primary, Message::ToDeal, deal)]
    };
    let inside = vec![prompt(say(Message::OptionsTitle)), vote(group), recognition(group), locks(group), hints(group)];
    let back = move || place.go(Page::People);
    shell("options").bar(Bar::Back).title(say(Message::NewGame)).back(back).action(action).holding(inside)
}

fn vote(group: Group) -> Node {
    let ways = [
        (Message::OptionVoteHands, Some(Message::OptionVoteHandsNote)),
        (Message::OptionVoteSecret, Some(Message::OptionVoteSecretNote)),
    ];
    let choose = |options: &mut Options, secret| options.vote = if secret { Vote::Secret } else { Vote::Hands };
    ask(group, Message::OptionVote, ways, |options| options.vote == Vote::Secret, choose)
}

fn recognition(group: Group) -> Node {
    let ways = [
        (Message::OptionSilent, Some(Message::OptionSilentNote)),
        (Message::OptionScript, Some(Message::OptionScriptNote)),
    ];
    let choose = |options: &mut Options, script| {
        options.recognition = if script { Recognition::Script } else { Recognition::Silent };
    };
    ask(group, Message::OptionRecognition, ways, |options| options.recognition == Recognition::Script, choose)
}

fn locks(group: Group) -> Node {
    let ways = [(Message::Off, None), (Message::On, Some(Message::OptionLocksNote))];
    ask(group, Message::OptionLocks, ways, |options| options.locks, |options, on| options.locks = on)
}

fn hints(group: Group) -> Node {
    let ways = [(Message::On, Some(Message::OptionHintsNote)), (Message::Off, None)];
    ask(group, Message::OptionHints, ways, |options| !options.hints, |options, off| options.hints = !off)
}

/// Asks for one of two ways; `read` and `write` know whether it is the second.
fn ask(
    group: Group,
    title: Message,
    ways: [(Message, Option<Message>); 2],
    read: fn(&Options) -> bool,
    write: fn(&mut Options, bool),
) -> Node {
    let ways = ways.into_iter().map(|(word, note)| (say(word), note)).collect();
    let chosen = Signal::derive(move || usize::from(group.options.with(read)));
    let choose = Callback::new(move |at| group.options.update(|options| write(options, at == 1)));
    choose_way(title, ways, chosen, choose)
}
