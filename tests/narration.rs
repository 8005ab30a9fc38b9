//! The eyes-closed script, its player, and public events as sentences.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may panic")]

use secret_hitler::i18n::{Language, Message, Wording, Words};
use secret_hitler::narration::{Audience, Player, Showing, script, sentence};
use secret_hitler::rules::{Ending, Event, Players, Policy, Power, Seat, Seats, Ticket, Turn};

fn english() -> Words {
    Words::of(Language::English, Wording::Original).expect("English is complete")
}

fn players(number: usize) -> Players {
    Players::new(number).unwrap()
}

fn seat(index: u8) -> Seat {
    Seat::try_from(index).unwrap()
}

fn lines(number: usize) -> Vec<String> {
    script(players(number)).iter().map(|line| english().text(line.message, &[])).collect()
}

#[test]
fn with_five_and_six_the_fascist_and_hitler_see_each_other() {
    for number in [5, 6] {
        assert_eq!(
            lines(number),
            [
                "Everybody, close your eyes.",
                "The Fascist and Hitler, open your eyes and see each other.",
                "Everybody, close your eyes again.",
                "Everybody, open your eyes.",
                "Was anything unclear? Then say so now.",
            ]
        );
    }
}

#[test]
fn with_seven_and_more_the_fascists_see_a_thumb_and_hitler_sees_nobody() {
    for number in 7..=10 {
        assert_eq!(
            lines(number),
            [
                "Everybody, close your eyes and hold one closed fist out in front of you.",
                "Fascists who are not Hitler, open your eyes and see each other.",
                "Hitler, keep your eyes closed and put your thumb up.",
                "Fascists, look who has a thumb up. That is Hitler.",
                "Everybody, close your eyes and lower your hands.",
                "Everybody, open your eyes.",
                "Was anything unclear? Then say so now.",
            ]
        );
    }
}

#[test]
fn only_those_who_may_see_are_asked_to_open_their_eyes() {
    for table in Players::ALL {
        for line in script(table) {
            let text = english().text(line.message, &[]);
            let may_see = match line.to {
                Audience::FascistAndHitler => table.hitler_knows(),
                Audience::Fascists => !table.hitler_knows(),
                Audience::Everybody | Audience::Hitler => false,
            };
            assert!(!text.contains("see each other") || may_see, "{text}");
            assert!(line.to != Audience::Hitler || text.contains("eyes closed"), "{text}");
        }
    }
}

#[test]
fn the_longest_pause_comes_while_eyes_are_open() {
    for table in Players::ALL {
        let longest = script(table).iter().max_by_key(|line| line.pause).unwrap();
        assert!(matches!(longest.to, Audience::FascistAndHitler | Audience::Fascists));
    }
}

#[test]
fn every_line_is_spoken_in_under_ten_seconds() {
    // A slow voice says some twelve letters a second.
    for table in Players::ALL {
        assert!(script(table).iter().all(|line| english().text(line.message, &[]).len() < 120));
    }
}

fn at(player: &Player) -> Option<usize> {
    match player.showing() {
        Showing::Line { at, .. } => Some(at),
        _ => None,
    }
}

#[test]
fn a_script_is_read_to_its_end_line_by_line() {
    for table in Players::ALL {
        let script = script(table);
        let mut player = Player::new(script);
        assert_eq!(player.showing(), Showing::Ready);
        player.start();
        for (number, line) in script.iter().enumerate() {
            assert_eq!(player.showing(), Showing::Line { line: *line, at: number });
            player.next(player.moment());
            for second in (1..=usize::from(line.pause)).rev() {
                assert_eq!(player.showing(), Showing::Pause { line: *line, at: number, seconds: second });
                player.tick(1000);
            }
        }
        assert_eq!(player.showing(), Showing::Done);
    }
}

#[test]
fn a_line_waits_for_its_reader_however_long() {
    let mut player = Player::new(script(players(7)));
    player.start();
    player.tick(u32::MAX);
    assert_eq!(at(&player), Some(0));
}

#[test]
fn a_late_tick_ends_one_pause_and_nothing_more() {
    let mut player = Player::new(script(players(7)));
    player.start();
    player.next(player.moment());
    player.tick(600_000);
    assert_eq!(at(&player), Some(1));
}

#[test]
fn a_second_tap_on_the_same_moment_does_nothing() {
    let mut player = Player::new(script(players(5)));
    player.start();
    let moment = player.moment();
    player.next(moment);
    player.next(moment);
    assert!(matches!(player.showing(), Showing::Pause { at: 0, .. }));
}

#[test]
fn a_pause_can_be_cut_short() {
    let mut player = Player::new(script(players(5)));
    player.start();
    player.next(player.moment());
    player.next(player.moment());
    assert_eq!(at(&player), Some(1));
}

#[test]
fn an_interrupted_script_begins_again_from_its_first_line() {
    let mut player = Player::new(script(players(9)));
    player.start();
    for _ in 0..5 {
        player.next(player.moment());
    }
    let late = player.moment();
    player.stop();
    assert_eq!(player.showing(), Showing::Ready);
    player.start();
    player.next(late);
    assert_eq!(at(&player), Some(0));
}

#[test]
fn a_restart_goes_back_to_the_first_line_from_anywhere() {
    let mut player = Player::new(script(players(10)));
    player.start();
    while player.showing() != Showing::Done {
        player.next(player.moment());
    }
    player.start();
    assert_eq!(at(&player), Some(0));
}

#[test]
fn nothing_happens_before_the_start() {
    let mut player = Player::new(script(players(8)));
    player.next(player.moment());
    player.tick(10_000);
    assert_eq!(player.showing(), Showing::Ready);
}

fn told(event: Event) -> String {
    let names = ["Anna".to_owned(), "Bruno".to_owned()];
    let text = sentence(&event).map(|message| english().text(message, &names)).unwrap_or_default();
    text.replace(['\u{2068}', '\u{2069}'], "")
}

#[test]
fn public_events_are_told_in_whole_sentences() {
    let (anna, bruno) = (seat(0), seat(1));
    let ticket = Ticket { president: anna, chancellor: bruno };
    let ja: Seats = [0, 1, 2].map(seat).into_iter().collect();
    let nein: Seats = [3, 4].map(seat).into_iter().collect();
    assert_eq!(told(Event::Candidate(anna, Turn::Left)), "Anna stands for President and picks a Chancellor.");
    assert_eq!(told(Event::Nominated(ticket)), "President: Anna. Chancellor: Bruno.");
    assert_eq!(told(Event::Voted { ticket, ja, nein, elected: true }), "Elected: 3 Ja, 2 Nein.");
    assert_eq!(told(Event::Voted { ticket, ja: nein, nein: ja, elected: false }), "Not elected: 2 Ja, 3 Nein.");
    assert_eq!(told(Event::Tracker(2)), "The election tracker moves to 2 of 3.");
    assert_eq!(told(Event::Tracker(3)), "The election tracker reaches its third step. That is chaos.");
    assert_eq!(told(Event::Enacted { policy: Policy::Fascist, by: Some(ticket) }), "A Fascist policy is enacted.");
    let chaos = told(Event::Enacted { policy: Policy::Liberal, by: None });
    assert_eq!(chaos, "Chaos. The top policy is enacted. It is Liberal.");
    assert_eq!(told(Event::Power(anna, Power::Execution)), "Anna executes one player.");
    let executed = told(Event::Executed { president: anna, target: bruno, hitler: false });
    assert_eq!(executed, "Bruno was not Hitler. Role and party stay secret until the end.");
}

#[test]
fn a_reshuffle_is_told_with_its_reason_and_the_new_count() {
    let text = told(Event::Reshuffled(12));
    assert!(text.contains("Fewer than three") && text.contains("12 to draw"), "{text}");
}

#[test]
fn what_one_player_saw_is_not_told() {
    assert_eq!(told(Event::Passed(Ticket { president: seat(0), chancellor: seat(1) })), "");
    let investigated = told(Event::Investigated { president: seat(0), target: seat(1) });
    assert!(!investigated.contains("Liberal") && !investigated.contains("Fascist"));
}

#[test]
fn every_ending_is_told() {
    for ending in Ending::ALL {
        assert_eq!(sentence(&Event::Over(ending)), Some(Message::ended_by(ending)));
    }
}
