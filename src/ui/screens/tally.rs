//! The vote by show of hands: three, two, one, thumbs; then somebody enters them.

use crate::ui::element::{Node, el, following, nothing, several};
use crate::ui::live::{Callback, RwSignal, Signal, StoredValue};

use super::nomination::take_back;
use crate::browser::timer::{Later, later};
use crate::i18n::Message;
use crate::rules::{Ballot, BySeat, Seats};
use crate::table::{Command, Step};
use crate::ui::hints::{First, hint};
use crate::ui::parts::ballots::{count, pick};
use crate::ui::parts::prompt::{prompt, quote, warning};
use crate::ui::parts::seats::seats;
use crate::ui::parts::shell::{Bar, Layout, shell};
use crate::ui::parts::{Kind, button, button_live};
use crate::ui::playing::Playing;
use crate::ui::screens::at_the_table::{at_the_table, round};
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
pub(super) fn tally(step: Step) -> Node {
    let playing = Playing::here();
    let stage = RwSignal::new(Stage::Talk);
    following(move || match stage.get() {
        Stage::Talk => talk(playing, step, stage),
        Stage::Count(_) | Stage::Show => counting(stage),
        Stage::Enter => enter(playing, step, stage),
    })
}

fn talk(playing: Playing, step: Step, stage: RwSignal<Stage>) -> Node {
    let action = {
        several()
            .kid(button(Kind::Primary, Message::StartCount, move || stage.set(Stage::Count(3))))
            .kid(button(Kind::Secondary, Message::EnterAtOnce, move || stage.set(Stage::Enter)))
            .kid(take_back(playing, step))
            .view()
    };
    at_the_table("vote", None, action, |table, side| {
        let game = table.game();
        let Some(chancellor) = game.chancellor() else { return side };
        side.kid(prompt(say(Message::VotePrompt { president: game.president(), chancellor })))
            .kid(quote(say(Message::SayNominate { player: chancellor })))
            .kid(game.board().is_hitler_zone().then(|| warning(say(Message::HitlerWarning))))
            .kid(el("<p class=lead>").say(Message::ThumbsHow))
            .kid(hint(table, First::Vote))
            .kid(seats())
    })
}

fn counting(stage: RwSignal<Stage>) -> Node {
    let next: StoredValue<Option<Later>> = StoredValue::new(None);
    next.set_value(Some(later(SECOND, move || {
        let after = match stage.try_with_untracked(|stage| *stage) {
            Some(Stage::Count(left)) if left > 1 => Stage::Count(left - 1),
            Some(Stage::Count(_)) => Stage::Show,
            _ => Stage::Enter,
        };
        stage.set(after);
    })));
    let (number, words) = match stage.get_untracked() {
        Stage::Count(3) => ("3", Message::CountThree),
        Stage::Count(2) => ("2", Message::CountTwo),
        Stage::Count(_) => ("1", Message::CountOne),
        Stage::Show | Stage::Talk | Stage::Enter => ("!", Message::ShowThumbs),
    };
    let action = button(Kind::Quiet, Message::Skip, move || stage.set(Stage::Enter));
    shell("count").layout(Layout::Middle).action(action).holding(
        several()
            .kid(
                el("<div class=countdown role=timer aria-live=assertive>")
                    .attr("aria-label", say(words))
                    .kid(el("<span>").kid(number)),
            )
            .kid(el("<p class=lead>").say(if number == "!" { Message::ShowThumbs } else { Message::ThumbsHow })),
    )
}

fn enter(playing: Playing, step: Step, stage: RwSignal<Stage>) -> Node {
    let Some((players, alive)) = playing.now(|table| (table.game().players(), table.game().alive())) else {
        return nothing();
    };
    let ballots = RwSignal::new(BySeat::<Option<Ballot>>::empty(players));
    let of = move |wanted: Ballot| -> Seats {
        ballots.with(|ballots| alive.iter().filter(|seat| ballots[*seat] == Some(wanted)).collect())
    };
    let missing = move || alive.len() - of(Ballot::Ja).len() - of(Ballot::Nein).len();
    let words = move || {
        say(match missing() {
            0 => Message::ConfirmBallots,
            missing => Message::BallotsMissing { missing },
        })
    };
    let confirm = move || {
        if missing() == 0 {
            playing.tell(step, Command::Tally { ja: of(Ballot::Ja) });
        }
    };
    let all = move |ballot: Ballot| ballots.set(BySeat::new(players, |_| Some(ballot)));
    let action = {
        several()
            .kid(button_live(words).asleep(move || missing() > 0).press(Kind::Primary, confirm))
            .kid(button(Kind::Quiet, Message::CountAgain, move || stage.set(Stage::Count(3))))
            .view()
    };
    let rows = alive.iter().map(move |seat| {
        let name = playing.name(seat);
        let chosen = Signal::derive(move || ballots.with(|ballots| ballots[seat]));
        let choose = Callback::new(move |ballot| ballots.update(|ballots| ballots[seat] = Some(ballot)));
        el("<li class=ballot>")
            .kid(el("<bdi class=ballot-name>").kid(name))
            .kid(pick(say(Message::BallotOf { player: seat }), false, chosen, choose))
            .view()
    });
    shell("tally")
        .bar(Bar::Menu)
        .title(playing.now(round).unwrap_or_default())
        .layout(Layout::Table)
        .action(action)
        .holding(
            el("<div class=side>")
                .kid(prompt(say(Message::EnterThumbs)))
                .kid(
                    el("<p class=tally aria-live=polite>")
                        .live(move || count(of(Ballot::Ja).len(), of(Ballot::Nein).len()))
                        .view(),
                )
                .kid(
                    el("<div class=row>")
                        .kid(button(Kind::Secondary, Message::AllJa, move || all(Ballot::Ja)))
                        .kid(button(Kind::Secondary, Message::AllNein, move || all(Ballot::Nein)))
                        .view(),
                )
                .kid(el("<ol class=ballots>").kids(rows))
                .kid(el("<p class='soft small'>").say(Message::EnterThumbsNote))
                .view(),
        )
}
