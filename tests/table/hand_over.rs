//! A secret is reached from its owner's cover only.

use secret_hitler::rules::{Act, Phase};
use secret_hitler::table::{Command, Errand, Public, Screen, Table};

use crate::people::{obey, play, table, ways, whims};

fn owner(screen: Screen) -> Option<secret_hitler::rules::Seat> {
    match screen {
        Screen::Secret { seat, .. } | Screen::Choice { seat, .. } | Screen::Lock { seat } => Some(seat),
        Screen::Cover { .. } | Screen::Public(_) => None,
    }
}

#[test]
fn a_secret_is_reached_only_from_the_cover_of_its_owner() {
    for (way, (players, options)) in ways().enumerate() {
        for game in 0..40 {
            let mut last: Option<Screen> = None;
            play(table(players, options, game), &mut whims(game + 1000 * way as u64), |table, _| {
                let screen = table.screen();
                if let Some(seat) = owner(screen) {
                    let before = last.expect("a game begins in public");
                    let from_cover = matches!(before, Screen::Cover { seat: covered, .. } if covered == seat);
                    assert!(from_cover, "{before:?} leads to {screen:?}");
                }
                last = Some(screen);
            });
        }
    }
}

#[test]
fn only_the_notebook_of_whoever_holds_the_phone_is_open() {
    for (players, options) in ways() {
        play(table(players, options, 7), &mut whims(7), |table, _| {
            let open = table.open_notebook().map(secret_hitler::dealer::Private::seat);
            match table.screen() {
                Screen::Secret { seat, .. } | Screen::Choice { seat, .. } => assert_eq!(open, Some(seat)),
                Screen::Cover { .. } | Screen::Lock { .. } | Screen::Public(_) => assert_eq!(open, None),
            }
        });
    }
}

#[test]
fn a_reload_lands_on_a_public_screen_whose_one_button_leads_to_what_was_due() {
    for (players, options) in ways() {
        play(table(players, options, 3), &mut whims(3), |table, _| {
            let mut loaded = Table::load(&table.save().unwrap()).unwrap();
            assert_eq!(loaded.screen(), Screen::Public(Public::InProgress));
            assert_eq!(loaded.game(), table.game());
            obey(&mut loaded, Command::Resume);
            let step = table.step();
            let mut laid_down = table.clone();
            laid_down.command(step, Command::PutDown).unwrap();
            assert_eq!(loaded.screen(), laid_down.screen());
            assert_eq!(owner(loaded.screen()), None, "never into a secret");
        });
    }
}

#[test]
fn the_dead_get_no_screens() {
    for (players, options) in ways() {
        for game in 0..20 {
            play(table(players, options, game), &mut whims(game), |table, _| {
                if let Screen::Cover { seat, errand } = table.screen() {
                    assert!(table.game().is_alive(seat), "{errand:?} for the dead");
                }
            });
        }
    }
}

#[test]
fn a_wrong_person_costs_nothing() {
    play(table(7, secret_hitler::table::Options::default(), 11), &mut whims(11), |table, _| {
        if owner(table.screen()).is_some() {
            let facts = table.log().facts.len();
            let before = table.screen();
            obey(table, Command::PutDown);
            assert!(matches!(table.screen(), Screen::Cover { .. }));
            assert_eq!(table.log().facts.len(), facts);
            obey(table, Command::TakePhone);
            assert_eq!(table.screen(), before);
        }
    });
}

#[test]
fn anyone_alive_can_look_at_their_role_again_at_a_public_moment_and_nothing_is_logged() {
    let mut looked = 0;
    play(table(6, secret_hitler::table::Options::default(), 5), &mut whims(5), |table, _| {
        let public = matches!(table.screen(), Screen::Public(public) if public != Public::End);
        for seat in table.game().alive().iter().filter(|_| public) {
            let before = (table.log().clone(), table.acks().clone(), table.screen(), table.can_take_back());
            obey(table, Command::LookAgain(seat));
            assert_eq!(table.screen(), Screen::Cover { seat, errand: Errand::LookAgain });
            obey(table, Command::TakePhone);
            assert_eq!(table.screen(), Screen::Secret { seat, errand: Errand::LookAgain });
            obey(table, Command::Opened);
            obey(table, Command::PassOn);
            let after = (table.log().clone(), table.acks().clone(), table.screen(), table.can_take_back());
            assert_eq!(before, after);
            looked += 1;
        }
    });
    assert!(looked > 20);
}

#[test]
fn the_result_of_an_investigation_is_shown_to_the_president_before_anything_else() {
    let mut seen = 0;
    for game in 0..60 {
        let mut target = None;
        play(table(9, secret_hitler::table::Options::default(), game), &mut whims(game), |table, next| {
            if let Some(seat) = target.take() {
                let president = table.history().rounds.iter().rev().nth(1).unwrap().candidate;
                let errand = Errand::Investigation { target: seat };
                assert_eq!(table.screen(), Screen::Cover { seat: president, errand });
                seen += 1;
            }
            if let Some(Command::Act(Act::Investigate(seat))) = next {
                target = Some(*seat);
            }
        });
    }
    assert!(seen > 40);
}

#[test]
fn secret_ballots_go_around_and_end_at_the_candidate() {
    let options = secret_hitler::table::Options { vote: secret_hitler::table::Vote::Secret, ..Default::default() };
    let mut voters = Vec::new();
    let mut rounds = 0;
    play(table(8, options, 2), &mut whims(2), |table, next| {
        if let (Screen::Choice { seat, .. }, Some(Command::Ballot(_))) = (table.screen(), next) {
            voters.push(seat);
            if voters.len() == table.game().alive().len() {
                assert_eq!(voters.last(), Some(&table.game().president()));
                voters.clear();
                rounds += 1;
            }
        }
        assert!(matches!(table.game().phase(), Phase::Election { .. }) || voters.is_empty());
    });
    assert!(rounds > 3);
}
