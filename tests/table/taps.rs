//! One command a step: hasty fingers do nothing twice.

use secret_hitler::table::{Command, Refusal};

use crate::people::{play, table, ways, whims};

#[test]
fn a_second_tap_of_the_same_command_does_nothing() {
    for (players, options) in ways() {
        play(table(players, options, 9), &mut whims(9), |table, next| {
            let Some(command) = next else { return };
            let step = table.step();
            let mut tapped = table.clone();
            assert_eq!(tapped.command(step, command.clone()), Ok(()));
            let once = (tapped.log().clone(), tapped.acks().clone(), tapped.screen());
            for _ in 0..4 {
                assert_eq!(tapped.command(step, command.clone()), Err(Refusal::Stale));
            }
            assert_eq!(once, (tapped.log().clone(), tapped.acks().clone(), tapped.screen()));
        });
    }
}

#[test]
fn a_command_that_the_screen_does_not_offer_changes_nothing() {
    use secret_hitler::rules::{Act, Ballot, Seats};
    let strange = |table: &secret_hitler::table::Table| {
        let seat = table.game().players().first_seat();
        vec![
            Command::Resume,
            Command::TakePhone,
            Command::Opened,
            Command::PassOn,
            Command::ScriptOver,
            Command::Continue,
            Command::Act(Act::Execute(seat)),
            Command::Act(Act::ProposeVeto),
            Command::Act(Act::Discard(secret_hitler::rules::Handle(3))),
            Command::Ballot(Ballot::Ja),
            Command::Tally { ja: Seats::NONE },
            Command::TakeBack,
            Command::LeaveIt,
        ]
    };
    for (players, options) in ways() {
        play(table(players, options, 4), &mut whims(4), |table, _| {
            for command in strange(table) {
                let mut tried = table.clone();
                let step = tried.step();
                if tried.command(step, command).is_err() {
                    assert_eq!(tried.log(), table.log());
                    assert_eq!(tried.acks(), table.acks());
                    assert_eq!(tried.screen(), table.screen());
                }
            }
        });
    }
}
