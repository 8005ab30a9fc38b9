//! How this table plays. Everything has a default that suits most tables.

use crate::ui::element::{IntoNode, Node, el, side_by_side};
use leptos::prelude::*;

use crate::i18n::Message;
use crate::table::{Options, Recognition, Vote};
use crate::ui::group::{Dealing, Group};
use crate::ui::page::{Page, Place};
use crate::ui::parts::option::two_ways;
use crate::ui::parts::prompt::prompt;
use crate::ui::parts::shell::{Bar, shell};
use crate::ui::parts::{Kind, button};
use crate::ui::words::say;

/// How this table plays.
pub(in crate::ui) fn options() -> Node {
    let group = Group::here();
    let place = Place::here();
    let dealing = Dealing::here();
    let deal = Callback::new(move |()| match untrack(move || group.ready()) {
        Some(names) => dealing.deal(names, group.options.get_untracked()),
        None => place.go(Page::People),
    });
    let times = move || group.options.get().hand_overs(group.number());
    let action = move || {
        side_by_side(vec![
            el("p")
                .class("small soft")
                .attr("role", "status")
                .live(move || say(Message::HandOvers { times: times() }))
                .view(),
            button(Kind::Primary, Message::ToDeal, move || deal.run(())),
        ])
        .node()
    };
    let chosen = move |read: fn(&Options) -> bool| Signal::derive(move || group.options.with(read));
    let choose = move |write: fn(&mut Options, bool)| {
        Callback::new(move |second| group.options.update(|options| write(options, second)))
    };
    shell("options")
        .bar(Bar::Back)
        .title(say(Message::NewGame))
        .back(move || place.go(Page::People))
        .action(action)
        .holding(side_by_side(vec![
            (prompt(say(Message::OptionsTitle))).node(),
            (two_ways(
                Message::OptionVote,
                [
                    (Message::OptionVoteHands, Some(Message::OptionVoteHandsNote)),
                    (Message::OptionVoteSecret, Some(Message::OptionVoteSecretNote)),
                ],
                chosen(|options| options.vote == Vote::Secret),
                choose(|options, secret| options.vote = if secret { Vote::Secret } else { Vote::Hands }),
            ))
            .node(),
            (two_ways(
                Message::OptionRecognition,
                [
                    (Message::OptionSilent, Some(Message::OptionSilentNote)),
                    (Message::OptionScript, Some(Message::OptionScriptNote)),
                ],
                chosen(|options| options.recognition == Recognition::Script),
                choose(|options, script| {
                    options.recognition = if script { Recognition::Script } else { Recognition::Silent };
                }),
            ))
            .node(),
            (two_ways(
                Message::OptionLocks,
                [(Message::Off, None), (Message::On, Some(Message::OptionLocksNote))],
                chosen(|options| options.locks),
                choose(|options, on| options.locks = on),
            ))
            .node(),
            (two_ways(
                Message::OptionHints,
                [(Message::On, Some(Message::OptionHintsNote)), (Message::Off, None)],
                chosen(|options| !options.hints),
                choose(|options, off| options.hints = !off),
            ))
            .node(),
        ]))
        .node()
}
