//! The vote by show of hands: three, two, one, thumbs; then somebody enters them.

use leptos::prelude::*;

use super::nomination::{round, take_back};
use crate::browser::timer::{Later, later};
use crate::i18n::Message;
use crate::rules::{Ballot, BySeat, Seats};
use crate::table::{Command, Step, Table};
use crate::ui::hints::{First, hint};
use crate::ui::parts::ballots::{count, pick};
use crate::ui::parts::board::board;
use crate::ui::parts::prompt::{prompt, quote, warning};
use crate::ui::parts::seats::seats;
use crate::ui::parts::shell::{Bar, Layout, Shell};
use crate::ui::parts::{Button, Kind};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// How far the vote is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The table talks.
    Talk,
    /// The phone counts.
    Count(u8),
    /// All show.
    Show,
    /// Somebody enters what was shown.
    Enter,
}

const SECOND: u32 = 1000;

/// The vote by show of hands.
pub(super) fn tally(step: Step) -> AnyView {
    let playing = Playing::here();
    let stage = RwSignal::new(Stage::Talk);
    view! {
        {move || match stage.get() {
            Stage::Talk => talk(playing, step, stage),
            Stage::Count(_) | Stage::Show => counting(stage),
            Stage::Enter => enter(playing, step, stage),
        }}
    }
    .into_any()
}

fn talk(playing: Playing, step: Step, stage: RwSignal<Stage>) -> AnyView {
    let action = move || {
        view! {
            <Button words=say(Message::StartCount) press=Callback::new(move |()| stage.set(Stage::Count(3))) />
            <Button words=say(Message::EnterThumbs) kind=Kind::Secondary press=Callback::new(move |()| stage.set(Stage::Enter)) />
            {take_back(playing, step)}
        }
        .into_any()
    };
    let show = |table: &Table| {
        let game = table.game();
        let (president, chancellor) = (game.president(), game.chancellor()?);
        let inside = view! {
                {board(false, None)}
                <div class="side">
                    {prompt(say(Message::VotePrompt { president, chancellor }))}
                    {quote(say(Message::SayNominate { player: chancellor }))}
                    {hint(table, First::Vote)}
                    {game.board().is_hitler_zone().then(|| warning(say(Message::HitlerWarning)))}
                    <p class="lead">{say(Message::ThumbsHow)}</p>
                    {seats()}
                </div>
        }
        .into_any();
        view! { <Shell name="vote" bar=Bar::Menu title=round(table) layout=Layout::Table action=action>{inside}</Shell> }
            .into_any()
            .into()
    };
    playing.now(show).flatten().unwrap_or_else(|| ().into_any())
}

fn counting(stage: RwSignal<Stage>) -> AnyView {
    let next: StoredValue<Option<Later>, LocalStorage> = StoredValue::new_local(None);
    next.set_value(Some(later(SECOND, move || {
        let after = match stage.try_get_untracked() {
            Some(Stage::Count(left)) if left > 1 => Stage::Count(left - 1),
            Some(Stage::Count(_)) => Stage::Show,
            _ => Stage::Enter,
        };
        stage.try_set(after);
    })));
    let (number, words) = match stage.get_untracked() {
        Stage::Count(3) => ("3", Message::CountThree),
        Stage::Count(2) => ("2", Message::CountTwo),
        Stage::Count(_) => ("1", Message::CountOne),
        Stage::Show | Stage::Talk | Stage::Enter => ("!", Message::ShowThumbs),
    };
    let action = move || {
        view! { <Button words=say(Message::Skip) kind=Kind::Quiet press=Callback::new(move |()| stage.set(Stage::Enter)) /> }
            .into_any()
    };
    view! {
        <Shell name="count" layout=Layout::Middle action=action>
            <div class="countdown" role="timer" aria-live="assertive" aria-label=say(words)><span>{number}</span></div>
            <p class="lead">{say(if number == "!" { Message::ShowThumbs } else { Message::ThumbsHow })}</p>
        </Shell>
    }
    .into_any()
}

fn enter(playing: Playing, step: Step, stage: RwSignal<Stage>) -> AnyView {
    let Some((players, alive)) = playing.now(|table| (table.game().players(), table.game().alive())) else {
        return ().into_any();
    };
    let ballots = RwSignal::new(BySeat::<Option<Ballot>>::empty(players));
    let of = move |wanted: Ballot| -> Seats {
        ballots.with(|ballots| alive.iter().filter(|seat| ballots[*seat] == Some(wanted)).collect())
    };
    let missing = move || alive.len() - of(Ballot::Ja).len() - of(Ballot::Nein).len();
    let words = Signal::derive(move || {
        say(match missing() {
            0 => Message::ConfirmBallots,
            missing => Message::BallotsMissing { missing },
        })
    });
    let confirm = Callback::new(move |()| {
        if missing() == 0 {
            drop(playing.tell(step, Command::Tally { ja: of(Ballot::Ja) }));
        }
    });
    let all = move |ballot: Ballot| ballots.set(BySeat::new(players, |_| Some(ballot)));
    let action = move || {
        view! {
            <Button words=words asleep=Signal::derive(move || missing() > 0) press=confirm />
            <Button words=say(Message::CountAgain) kind=Kind::Quiet press=Callback::new(move |()| stage.set(Stage::Count(3))) />
        }
        .into_any()
    };
    let rows = alive.iter().map(move |seat| {
        let name = playing.name(seat);
        let chosen = Signal::derive(move || ballots.with(|ballots| ballots[seat]));
        let choose = Callback::new(move |ballot| ballots.update(|ballots| ballots[seat] = Some(ballot)));
        view! {
            <li class="ballot">
                <bdi class="ballot-name">{name}</bdi>
                {pick(say(Message::BallotOf { player: seat }), false, chosen, choose)}
            </li>
        }
    });
    view! {
        <Shell name="tally" bar=Bar::Menu title=playing.now(round).unwrap_or_default() layout=Layout::Table action=action>
            <div class="side">
                {prompt(say(Message::EnterThumbs))}
                <p class="tally" aria-live="polite">{move || count(of(Ballot::Ja).len(), of(Ballot::Nein).len())}</p>
                <div class="row">
                    <Button words=say(Message::AllJa) kind=Kind::Secondary press=Callback::new(move |()| all(Ballot::Ja)) />
                    <Button words=say(Message::AllNein) kind=Kind::Secondary press=Callback::new(move |()| all(Ballot::Nein)) />
                </div>
                <ol class="ballots">{rows.collect_view()}</ol>
                <p class="soft small">{say(Message::EnterThumbsNote)}</p>
            </div>
        </Shell>
    }
    .into_any()
}
