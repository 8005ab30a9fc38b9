//! The game itself: what it needs, what is legal, what a fact does.

use arrayvec::ArrayVec;

use super::{
    Act, Board, Choice, Event, Events, Fact, Handle, Illegal, MOST_SEATS, Need, Note, Phase, Pile, Players, Power,
    Seat, Seats, Session, Setup, Ticket, Turn, Veto,
};

/// The public game. Deterministic: no clock, no randomness, and it never branches on a hidden value, so that every
/// device that folds the same facts has the same game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    pub(super) players: Players,
    pub(super) phase: Phase,
    pub(super) board: Board,
    pub(super) envelopes: Pile,
    /// The top tile last, so that drawing one moves no other.
    pub(super) draw: Pile,
    pub(super) discard: Pile,
    pub(super) next_handle: u16,
    pub(super) alive: Seats,
    pub(super) not_hitler: Seats,
    pub(super) investigated: Seats,
    pub(super) last_elected: Option<Ticket>,
    /// Whose turn the rotation has come to; a special election does not move it.
    pub(super) placard: Seat,
    pub(super) turn: Turn,
    pub(super) president: Seat,
    pub(super) chancellor: Option<Seat>,
}

impl Game {
    /// A game about to be dealt.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        Self {
            players: setup.players(),
            phase: Phase::Dealing(super::Dealing::Envelopes),
            board: Board::default(),
            envelopes: Pile::new(),
            draw: Pile::new(),
            discard: Pile::new(),
            next_handle: 0,
            alive: setup.players().seats(),
            not_hitler: Seats::NONE,
            investigated: Seats::NONE,
            last_elected: None,
            placard: setup.first_president(),
            turn: Turn::Lot,
            president: setup.first_president(),
            chancellor: None,
        }
    }

    /// The number of players dealt in.
    #[must_use]
    pub const fn players(&self) -> Players {
        self.players
    }

    /// Where the game stands.
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The two tracks and the tracker.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Who is alive.
    #[must_use]
    pub const fn alive(&self) -> Seats {
        self.alive
    }

    /// Who is known not to be Hitler: cleared as Chancellor, or executed without ending the game.
    #[must_use]
    pub const fn not_hitler(&self) -> Seats {
        self.not_hitler
    }

    /// Who has been investigated, by whomever.
    #[must_use]
    pub const fn investigated(&self) -> Seats {
        self.investigated
    }

    /// The last elected government, whose members are barred; forgotten after chaos.
    #[must_use]
    pub const fn last_elected(&self) -> Option<Ticket> {
        self.last_elected
    }

    /// The candidate, then President, of this round.
    #[must_use]
    pub const fn president(&self) -> Seat {
        self.president
    }

    /// The nominee, then Chancellor, of this round; nobody before the nomination.
    #[must_use]
    pub const fn chancellor(&self) -> Option<Seat> {
        self.chancellor
    }

    /// Why it is this candidate's turn.
    #[must_use]
    pub const fn turn(&self) -> Turn {
        self.turn
    }

    /// The seat that will be candidate next if no special election comes between.
    #[must_use]
    pub fn next_candidate(&self) -> Seat {
        self.alive.left_of(self.placard).unwrap_or(self.placard)
    }

    /// How many tiles are left to draw.
    #[must_use]
    pub const fn draw_count(&self) -> usize {
        self.draw.len()
    }

    /// How many tiles lie on the discard pile.
    #[must_use]
    pub const fn discard_count(&self) -> usize {
        self.discard.len()
    }

    /// The tiles in the government's hands.
    #[must_use]
    pub fn hand(&self) -> &[Handle] {
        match &self.phase {
            Phase::Legislation { hand, .. } => hand,
            _ => &[],
        }
    }

    /// The power that the `nth` Fascist policy (counted from 1) gives if an elected government enacts it.
    #[must_use]
    pub const fn power(&self, nth: u8) -> Option<Power> {
        self.players.power(nth)
    }

    /// Whether `seat` is in the game: the dead neither act nor are shown anything.
    #[must_use]
    pub const fn is_alive(&self, seat: Seat) -> bool {
        self.alive.contains(seat)
    }

    /// What must come next. A pure function of the facts.
    #[must_use]
    pub fn need(&self) -> Need {
        // The questions to the dealer are put together elsewhere and never inlined: most needs are ballots, and a short
        // function is quick to enter, in WebAssembly above all.
        match &self.phase {
            Phase::Dealing(step) => Need::Dealer(self.ask_deal(*step)),
            Phase::Nomination { candidate } => Need::Seat(*candidate, Choice::Nominate),
            Phase::Election { cast, .. } => self.need_ballots(*cast),
            Phase::Vetting(ticket) => Need::Dealer(self.ask_is_hitler(ticket.chancellor)),
            Phase::Legislation { ticket, hand, step } => Self::need_session(*ticket, hand, *step),
            Phase::Chaos => Need::Dealer(self.ask_chaos()),
            Phase::Reshuffling(_) => Need::Dealer(self.ask_mix()),
            Phase::Executive { president, power, step } => self.need_executive(*president, *power, *step),
            Phase::Over(ending) => Need::Over(*ending),
        }
    }

    /// Every act that is legal now, seats and tiles in order, a wish to veto last; all belong to the seat that
    /// [`Game::need`] names. Ballots are not acts.
    pub fn legal(&self) -> impl ExactSizeIterator<Item = Act> + use<> {
        let mut acts = ArrayVec::<Act, MOST_SEATS>::new();
        let targets = self.eligible().iter();
        let tiles = self.hand().iter().copied();
        match self.need() {
            Need::Seat(_, Choice::Nominate) => acts.extend(targets.map(Act::Nominate)),
            Need::Seat(_, Choice::Discard) => acts.extend(tiles.map(Act::Discard)),
            Need::Seat(_, Choice::Enact { veto }) => {
                acts.extend(tiles.map(Act::Enact).chain(veto.then_some(Act::ProposeVeto)));
            }
            Need::Seat(_, Choice::AnswerVeto) => acts.extend([true, false].map(|consent| Act::AnswerVeto { consent })),
            Need::Seat(_, Choice::Investigate) => acts.extend(targets.map(Act::Investigate)),
            Need::Seat(_, Choice::Peek) => acts.push(Act::Peek),
            Need::Seat(_, Choice::CallSpecialElection) => acts.extend(targets.map(Act::CallSpecialElection)),
            Need::Seat(_, Choice::Execute) => acts.extend(targets.map(Act::Execute)),
            Need::Dealer(_) | Need::Ballots { .. } | Need::Over(_) => {}
        }
        acts.into_iter()
    }

    /// Whether `act` is legal for `seat` now.
    #[must_use]
    pub fn is_legal(&self, seat: Seat, act: Act) -> bool {
        self.check(seat, act).is_ok()
    }

    /// Whether `act` is legal for `seat` now.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, seat: Seat, act: Act) -> Result<(), Illegal> {
        match self.need() {
            Need::Over(_) => Err(Illegal::Over),
            Need::Seat(actor, choice) if choice.is_met_by(act) => {
                if actor != seat {
                    return Err(Illegal::NotYourTurn);
                }
                self.check_choice(choice, act)
            }
            _ => Err(Illegal::NotNow),
        }
    }

    /// Whether `act`, which meets `choice`, is one that whoever has this choice may choose.
    fn check_choice(&self, choice: Choice, act: Act) -> Result<(), Illegal> {
        match act {
            Act::Nominate(target)
            | Act::Investigate(target)
            | Act::CallSpecialElection(target)
            | Act::Execute(target) => self.bar(target).map_or(Ok(()), |bar| Err(Illegal::Barred(bar))),
            Act::Discard(tile) | Act::Enact(tile) => {
                if self.hand().contains(&tile) {
                    Ok(())
                } else {
                    Err(Illegal::NotInHand)
                }
            }
            Act::ProposeVeto => match self.phase {
                _ if choice == (Choice::Enact { veto: true }) => Ok(()),
                Phase::Legislation { step: Session::Enacting(Veto::Refused), .. } => Err(Illegal::VetoRefused),
                _ => Err(Illegal::VetoLocked),
            },
            Act::AnswerVeto { .. } | Act::Peek => Ok(()),
        }
    }

    /// Takes a fact and tells what it brought about.
    ///
    /// # Errors
    /// Why the rules refuse it; then nothing has changed.
    pub fn record(&mut self, fact: &Fact) -> Result<Events, Illegal> {
        match fact {
            Fact::Act(seat, act) => self.check(*seat, *act).map(|()| self.act(*act)),
            Fact::Cast(seat) => self.cast(*seat).map(|()| Events::new()),
            Fact::Note(note) => self.note(note),
        }
    }

    /// Carries out an act that has been checked. Kept out of [`Game::record`], which most often takes but a ballot.
    #[inline(never)]
    fn act(&mut self, act: Act) -> Events {
        let mut events = Events::new();
        match act {
            Act::Nominate(chancellor) => self.nominate(chancellor, &mut events),
            Act::Discard(tile) => self.discard(tile, &mut events),
            Act::Enact(tile) => self.choose(tile),
            Act::ProposeVeto => self.propose_veto(&mut events),
            Act::AnswerVeto { consent } => self.answer_veto(consent, &mut events),
            Act::Investigate(target) | Act::Execute(target) => self.point_at(target),
            Act::Peek => self.put_back(&mut events),
            Act::CallSpecialElection(target) => self.call_special_election(target, &mut events),
        }
        events
    }

    /// Takes the dealer's answer to what was asked. Kept out of [`Game::record`], too.
    #[inline(never)]
    fn note(&mut self, note: &Note) -> Result<Events, Illegal> {
        let mut events = Events::new();
        match self.phase {
            Phase::Over(_) => Err(Illegal::Over),
            Phase::Dealing(step) => self.note_deal(step, note, &mut events),
            Phase::Election { ticket, cast } => self.note_ballots(ticket, cast, note, &mut events),
            Phase::Vetting(ticket) => self.note_vetting(ticket, note, &mut events),
            Phase::Legislation { step, .. } => self.note_session(step, note, &mut events),
            Phase::Chaos => self.note_chaos(note, &mut events),
            Phase::Reshuffling(after) => self.note_reshuffle(after, note, &mut events),
            Phase::Executive { president, power, step } => {
                self.note_executive(president, power, step, note, &mut events)
            }
            Phase::Nomination { .. } => Err(Illegal::NotNow),
        }?;
        Ok(events)
    }

    pub(super) fn end(&mut self, ending: super::Ending, events: &mut Events) {
        self.phase = Phase::Over(ending);
        events.push(Event::Over(ending));
    }
}
