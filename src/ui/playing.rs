//! The game on this device, as a signal.

use crate::ui::live::{RwSignal, Shared, share, shared};

use crate::dealer::Seed;
use crate::rules::{Act, Seat};
use crate::table::{Command, Options, Refusal, Screen, Step, Table, WrongTable};

/// The game in progress on this device, if any.
#[derive(Clone, Copy)]
pub(super) struct Playing(&'static RwSignal<Option<Table>>);

thread_local! {
    static HERE: Shared<RwSignal<Option<Table>>> = const { Shared::new(None) };
}

impl Playing {
    pub(super) fn provide(table: Option<Table>) -> Self {
        Self(share(&HERE, RwSignal::new(table)))
    }

    pub(super) fn here() -> Self {
        Self(shared(&HERE))
    }

    /// The step and the screen that is due; changes with every accepted command.
    pub(super) fn screen(self) -> Option<(Step, Screen)> {
        self.0.with(|table| table.as_ref().map(|table| (table.step(), table.screen())))
    }

    /// Whether a game is in progress (or just over).
    pub(super) fn is_on(self) -> bool {
        self.0.with(Option::is_some)
    }

    /// Reads the table, following its changes.
    pub(super) fn with<T>(self, read: impl FnOnce(&Table) -> T) -> Option<T> {
        self.0.with(|table| table.as_ref().map(read))
    }

    /// Reads the table as it is now. Screens are built anew at each step, so most of them need no more.
    pub(super) fn now<T>(self, read: impl FnOnce(&Table) -> T) -> Option<T> {
        self.0.with_untracked(|table| table.as_ref().map(read))
    }

    /// Tells the table something, at the step for which the screen was built. A second tap is refused as stale, which is
    /// all there is to it.
    pub(super) fn tell(self, step: Step, command: Command) {
        let _ = self.attempt(step, command);
    }

    /// Tells the table something from wherever people are now.
    pub(super) fn tell_now(self, command: Command) {
        let _ = self.attempt_now(command);
    }

    /// The same for an act of whoever must choose.
    pub(super) fn act(self, step: Step, act: Act) {
        self.tell(step, Command::Act(act));
    }

    /// Tells the table something, and what it says to that.
    #[inline(never)]
    pub(super) fn attempt(self, step: Step, command: Command) -> Result<(), Refusal> {
        let mut result = Err(Refusal::NotHere);
        self.0.update(|table| {
            if let Some(table) = table {
                result = table.command(step, command);
            }
        });
        result
    }

    /// Tells the table something from wherever people are now, and what it says to that.
    pub(super) fn attempt_now(self, command: Command) -> Result<(), Refusal> {
        match self.now(Table::step) {
            Some(step) => self.attempt(step, command),
            None => Err(Refusal::NotHere),
        }
    }

    /// Deals a new game.
    pub(super) fn deal(self, names: &[String], options: Options, seed: Seed) -> Result<(), WrongTable> {
        self.0.set(Some(Table::deal(names, options, seed)?));
        Ok(())
    }

    /// Takes up a game that was kept.
    pub(super) fn set(self, table: Option<Table>) {
        self.0.set(table);
    }

    /// The name on this seat now.
    pub(super) fn name(self, seat: Seat) -> String {
        self.now(|table| table.name(seat).to_owned()).unwrap_or_default()
    }
}
