//! The eyes-closed script: large words for whoever reads it aloud, with pauses counted down.

use crate::ui::live::{Memo, RwSignal, StoredValue};

use crate::browser::events::{self, Listening};
use crate::browser::timer::{Ticking, every};
use crate::i18n::Message;
use crate::narration::{Player, Showing, script as lines};
use crate::table::{Command, Step};
use crate::ui::element::{Node, el, following, nothing, several};
use crate::ui::page::{Place, Sheet};
use crate::ui::parts::prompt::{prompt, warning};
use crate::ui::parts::settle::settling;
use crate::ui::parts::shell::{Bar, Layout, shell};
use crate::ui::parts::{Kind, button, worded};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// So often a pause is counted down, in milliseconds.
const TICK: u32 = 250;

/// The script of this table.
pub(super) fn script(step: Step) -> Node {
    let playing = Playing::here();
    let Some(lines) = playing.now(|table| lines(table.game().players())) else { return nothing() };
    let player = RwSignal::new(Player::new(lines));
    let showing = Memo::new(move || player.with(Player::showing));
    keep_time(player);
    let stage = Memo::new(move || stage(showing.get()));
    let begun = Memo::new(move || stage.get() != Stage::Begin);
    let action =
        { vec![following(move || primary(step, player, stage.get())), following(move || others(player, begun.get()))] };
    shell("script")
        .bar(Bar::Menu)
        .title(say(Message::ScriptTitle))
        .layout(Layout::Middle)
        .action(action)
        .holding(following(move || shows(showing.get(), lines.len())))
}

/// Counts pauses down; stops when the page is hidden, since half a script is worse than none.
fn keep_time(player: RwSignal<Player>) {
    let ticking: StoredValue<Option<(Ticking, Listening)>> = StoredValue::new(None);
    let is =
        move |wanted: fn(Showing) -> bool| player.try_with_untracked(|player| wanted(player.showing())) == Some(true);
    let tick = move || {
        if is(|showing| matches!(showing, Showing::Pause { .. })) {
            player.update(|player| player.tick(TICK));
        }
    };
    let hide = move |visible: bool| {
        if !visible && is(|showing| matches!(showing, Showing::Pause { .. } | Showing::Line { .. })) {
            player.update(Player::stop);
        }
    };
    ticking.set_value(Some((every(TICK, tick), events::on_visibility(hide))));
}

/// What there is to do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Begin,
    Read,
    Wait,
    Over,
}

const fn stage(showing: Showing) -> Stage {
    match showing {
        Showing::Ready => Stage::Begin,
        Showing::Line { .. } => Stage::Read,
        Showing::Pause { .. } => Stage::Wait,
        Showing::Done => Stage::Over,
    }
}

fn shows(showing: Showing, steps: usize) -> Node {
    match showing {
        Showing::Ready => several()
            .kid(prompt(say(Message::ScriptTitle)))
            .kid(el("<p class=lead>").say(Message::ScriptReader))
            .kid(el("<p class=lead>").say(Message::ScriptSlowly))
            .kid(warning(say(Message::ScriptReaderPlays)))
            .view(),
        Showing::Line { line, at } => several()
            .kid(dots(at, steps))
            .kid(el("<p class=soft>").say(Message::ScriptReader))
            .kid(el("<p class=script-line aria-live=polite>").say(line.message))
            .view(),
        Showing::Pause { at, seconds, .. } => several()
            .kid(dots(at, steps))
            .kid(el("<p class=soft>").say(Message::ScriptPause))
            .kid(
                el("<p class=script-pause role=timer>")
                    .attr("aria-label", say(Message::ScriptPauseLeft { seconds }))
                    .kid(seconds),
            )
            .view(),
        Showing::Done => el("<p class=script-line>").say(Message::ScriptAsk).view(),
    }
}

/// How far the script is.
fn dots(at: usize, steps: usize) -> Node {
    let dot = |step: usize| {
        el("<li class=dot>").attr("data-filled", step < at).attr("aria-current", (step == at).then_some("step")).view()
    };
    let label = say(Message::ScriptStep { step: at + 1, steps });
    el("<ol class=dots>").attr("aria-label", label).kids((0..steps).map(dot)).view()
}

/// The next step.
fn primary(step: Step, player: RwSignal<Player>, stage: Stage) -> Node {
    let playing = Playing::here();
    let start = move || player.update(Player::start);
    // What is pressed was meant for the moment at which this was built.
    let moment = player.with_untracked(Player::moment);
    let next = move || player.update(|player| player.next(moment));
    match stage {
        Stage::Begin => button(Kind::Primary, Message::ScriptStart, start),
        Stage::Read => worded(say(Message::ScriptNext)).asleep(settling()).press(Kind::Primary, next),
        Stage::Wait => worded(say(Message::ScriptNext)).asleep(|| true).press(Kind::Primary, next),
        Stage::Over => {
            let over = move || playing.tell(step, Command::ScriptOver);
            worded(say(Message::ScriptDone)).asleep(settling()).press(Kind::Primary, over)
        }
    }
}

/// What else there is to do. Once begun it stays as it is while the script goes on.
fn others(player: RwSignal<Player>, begun: bool) -> Node {
    let place = Place::here();
    let restart = move || player.update(Player::start);
    el("<div class=row>")
        .kid(begun.then(|| button(Kind::Quiet, Message::ScriptRestart, restart)))
        .kid(button(Kind::Quiet, Message::ScriptWrong, move || place.open(Sheet::DealAgain)))
        .view()
}
