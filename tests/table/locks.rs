//! Three symbols keep an envelope shut.

use secret_hitler::table::{Command, Errand, Lock, Options, Public, Refusal, Screen, TRIES, Table};

use crate::people::{obey, table};

/// A table at its first nomination, where everybody has set the same lock.
fn locked() -> Table {
    let mut table = table(5, Options { locks: true, ..Options::default() }, 1);
    while table.screen() != Screen::Public(Public::Nomination) {
        obey(&mut table, Command::TakePhone);
        obey(&mut table, Command::Opened);
        obey(&mut table, Command::SetLock(Lock([1, 2, 3])));
        obey(&mut table, Command::PassOn);
    }
    table
}

#[test]
fn only_with_the_three_symbols_can_the_role_be_opened_again() {
    let mut table = locked();
    let seat = table.game().players().first_seat();
    obey(&mut table, Command::LookAgain(seat));
    obey(&mut table, Command::TakePhone);
    assert_eq!(table.screen(), Screen::Lock { seat });
    assert!(table.open_notebook().is_none());
    let step = table.step();
    assert_eq!(table.command(step, Command::Unlock(Lock([3, 2, 1]))), Err(Refusal::WrongLock));
    assert_eq!(table.screen(), Screen::Lock { seat });
    obey(&mut table, Command::Unlock(Lock([1, 2, 3])));
    assert_eq!(table.screen(), Screen::Secret { seat, errand: Errand::LookAgain });
}

#[test]
fn three_wrong_tries_put_the_phone_back_on_the_table() {
    let mut table = locked();
    let seat = table.game().players().first_seat();
    obey(&mut table, Command::LookAgain(seat));
    obey(&mut table, Command::TakePhone);
    for _ in 0..TRIES {
        let step = table.step();
        assert_eq!(table.command(step, Command::Unlock(Lock([0, 0, 0]))), Err(Refusal::WrongLock));
    }
    assert_eq!(table.screen(), Screen::Public(Public::Nomination));
}

#[test]
fn a_forgotten_lock_is_removed_in_the_open_only() {
    let mut table = locked();
    let seat = table.game().players().first_seat();
    obey(&mut table, Command::LookAgain(seat));
    let step = table.step();
    assert_eq!(table.command(step, Command::RemoveLock(seat)), Err(Refusal::NotHere));
    obey(&mut table, Command::LeaveIt);
    obey(&mut table, Command::RemoveLock(seat));
    assert!(!table.is_locked(seat));
}

#[test]
fn whoever_plays_on_in_a_seat_finds_it_unlocked_and_the_change_is_kept() {
    let mut table = locked();
    let seat = table.game().players().first_seat();
    obey(&mut table, Command::StandIn { seat, name: "Zoe".into() });
    assert!(!table.is_locked(seat));
    assert_eq!(table.name(seat), "Zoe");
    let loaded = Table::load(&table.save().unwrap()).unwrap();
    let stand_in = &loaded.stand_ins()[0];
    assert_eq!((stand_in.from.as_str(), stand_in.to.as_str(), stand_in.round), ("Anna", "Zoe", 1));
}

#[test]
fn a_table_without_locks_offers_none() {
    let mut table = table(5, Options::default(), 1);
    obey(&mut table, Command::TakePhone);
    let step = table.step();
    assert_eq!(table.command(step, Command::SetLock(Lock([1, 2, 3]))), Err(Refusal::NotHere));
}
