//! The one loop in which the dealer answers what the game asks.

use crate::dealer::{Dealer, Spoilt};
use crate::rules::{Event, Fact, Game, Illegal, Intent, Need, Seat};

/// Why an intent came to nothing, or did not come to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The rules say no; nothing has changed.
    Illegal(Illegal),
    /// The order of tiles that was to be followed does not fit. The game stands where it asked for it.
    Spoilt(Spoilt),
}

impl From<Illegal> for Refused {
    fn from(why: Illegal) -> Self {
        Self::Illegal(why)
    }
}

impl From<Spoilt> for Refused {
    fn from(why: Spoilt) -> Self {
        Self::Spoilt(why)
    }
}

/// Lets the dealer answer until a player is needed or the game is over. Each fact and what it brought about go to `keep`.
///
/// # Errors
/// The dealer's order of tiles does not fit, or its note is not what was asked for; the game stands before that note.
pub fn settle(game: &mut Game, dealer: &mut impl Dealer, mut keep: impl FnMut(Fact, &[Event])) -> Result<(), Refused> {
    while let Need::Dealer(ask) = &game.need() {
        let fact = Fact::Note(dealer.answer(ask)?);
        let events = game.record(&fact)?;
        dealer.follow(&fact);
        keep(fact, &events);
    }
    Ok(())
}

/// Takes what a seat wants to do, then settles.
///
/// # Errors
/// The rules refuse the intent, and nothing has changed; or as [`settle`].
pub fn take(
    game: &mut Game,
    dealer: &mut impl Dealer,
    (seat, intent): (Seat, Intent),
    mut keep: impl FnMut(Fact, &[Event]),
) -> Result<(), Refused> {
    let fact = match intent {
        Intent::Act(act) => Fact::Act(seat, act),
        Intent::Ballot(_) => Fact::Cast(seat),
    };
    let events = game.record(&fact)?;
    if let Intent::Ballot(ballot) = intent {
        dealer.cast(seat, ballot);
    }
    dealer.follow(&fact);
    keep(fact, &events);
    settle(game, dealer, keep)
}
