//! The rulebook once more, as plainly as it can be said, written from the rules and not from the game.
//!
//! It knows everything, deals with letters and numbers only, and is slow. The game must agree with it move by move.

use secret_hitler::record::What;

/// Whose move it is, and what they hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    Nomination,
    Voting { votes: Vec<Option<bool>> },
    PresidentHolds(Vec<char>),
    ChancellorHolds { hand: Vec<char>, refused: bool },
    VetoAsked(Vec<char>),
    Power(&'static str),
    Over(&'static str),
}

#[derive(Clone, Debug)]
pub(crate) struct Naive {
    pub(crate) stage: Stage,
    pub(crate) roles: Vec<char>,
    pub(crate) alive: Vec<bool>,
    /// The top tile comes first.
    pub(crate) pile: Vec<char>,
    pub(crate) discards: Vec<char>,
    pub(crate) liberal: usize,
    pub(crate) fascist: usize,
    pub(crate) tracker: usize,
    pub(crate) president: usize,
    pub(crate) chancellor: Option<usize>,
    pub(crate) last_president: Option<usize>,
    pub(crate) last_chancellor: Option<usize>,
    pub(crate) investigated: Vec<bool>,
    /// Whose investigation showed which party of whom.
    pub(crate) findings: Vec<(usize, usize, char)>,
    /// The seat from which the Presidency goes on to the left.
    placard: usize,
    /// The pile after each reshuffle so far; the last is taken when tiles are mixed.
    mixed: usize,
}

const TRACKS: [(usize, [&str; 5]); 3] = [
    (6, ["", "", "peek", "execution", "execution"]),
    (8, ["", "investigation", "special election", "execution", "execution"]),
    (10, ["investigation", "investigation", "special election", "execution", "execution"]),
];

impl Naive {
    pub(crate) fn new(roles: Vec<char>, pile: Vec<char>, first: usize) -> Self {
        let players = roles.len();
        Self {
            stage: Stage::Nomination,
            alive: vec![true; players],
            roles,
            pile,
            discards: Vec::new(),
            liberal: 0,
            fascist: 0,
            tracker: 0,
            president: first,
            chancellor: None,
            last_president: None,
            last_chancellor: None,
            investigated: vec![false; players],
            findings: Vec::new(),
            placard: first,
            mixed: 0,
        }
    }

    fn living(&self) -> usize {
        self.alive.iter().filter(|alive| **alive).count()
    }

    fn is_other_living(&self, seat: usize) -> bool {
        seat < self.alive.len() && self.alive[seat] && seat != self.president
    }

    fn may_be_chancellor(&self, seat: usize) -> bool {
        let barred = self.last_chancellor == Some(seat) || (self.living() > 5 && self.last_president == Some(seat));
        self.is_other_living(seat) && !barred
    }

    /// Whether this seat may make this move now.
    pub(crate) fn allows(&self, by: usize, what: What) -> bool {
        let president = by == self.president;
        let chancellor = Some(by) == self.chancellor;
        match (&self.stage, what) {
            (Stage::Nomination, What::Nominate(seat)) => president && self.may_be_chancellor(seat),
            (Stage::Voting { votes }, What::Vote { .. }) => by < votes.len() && self.alive[by] && votes[by].is_none(),
            (Stage::PresidentHolds(_), What::Discard(tile)) => president && tile < 3,
            (Stage::ChancellorHolds { .. }, What::Enact(tile)) => chancellor && tile < 2,
            (Stage::ChancellorHolds { refused, .. }, What::ProposeVeto) => chancellor && self.fascist == 5 && !refused,
            (Stage::VetoAsked(_), What::AnswerVeto { .. }) | (Stage::Power("peek"), What::Peek) => president,
            (Stage::Power("investigation"), What::Investigate(seat)) => {
                president && self.is_other_living(seat) && !self.investigated[seat]
            }
            (Stage::Power("special election"), What::CallSpecialElection(seat))
            | (Stage::Power("execution"), What::Execute(seat)) => president && self.is_other_living(seat),
            _ => false,
        }
    }

    /// Makes a move that is allowed. `piles` are the deck and all reshuffles that the dealer has dealt by now.
    pub(crate) fn play(&mut self, by: usize, what: What, piles: &[Vec<char>]) {
        match (self.stage.clone(), what) {
            (_, What::Nominate(seat)) => {
                self.chancellor = Some(seat);
                self.stage = Stage::Voting { votes: vec![None; self.alive.len()] };
            }
            (Stage::Voting { mut votes }, What::Vote { ja }) => {
                votes[by] = Some(ja);
                let cast = votes.iter().flatten().count();
                let ja = votes.iter().flatten().filter(|ja| **ja).count();
                self.stage = Stage::Voting { votes };
                if cast == self.living() {
                    self.elect(2 * ja > cast, piles);
                }
            }
            (Stage::PresidentHolds(mut hand), What::Discard(tile)) => {
                self.discards.push(hand.remove(tile));
                self.stage = Stage::ChancellorHolds { hand, refused: false };
            }
            (Stage::ChancellorHolds { mut hand, .. }, What::Enact(tile)) => {
                let enacted = hand.remove(tile);
                self.discards.extend(hand);
                self.government_enacts(enacted, piles);
            }
            (Stage::ChancellorHolds { hand, .. }, What::ProposeVeto) => self.stage = Stage::VetoAsked(hand),
            (Stage::VetoAsked(hand), What::AnswerVeto { consent: false }) => {
                self.stage = Stage::ChancellorHolds { hand, refused: true };
            }
            (Stage::VetoAsked(hand), What::AnswerVeto { consent: true }) => {
                self.discards.extend(hand);
                self.reshuffle_if_few(piles);
                self.step_tracker(piles);
            }
            (_, What::Investigate(seat)) => {
                self.investigated[seat] = true;
                let party = if self.roles[seat] == 'L' { 'L' } else { 'F' };
                self.findings.push((by, seat, party));
                self.next_president();
            }
            (_, What::Peek) => self.next_president(),
            (_, What::CallSpecialElection(seat)) => {
                self.president = seat;
                self.chancellor = None;
                self.stage = Stage::Nomination;
            }
            (_, What::Execute(seat)) => {
                self.alive[seat] = false;
                if self.roles[seat] == 'H' {
                    self.stage = Stage::Over("Hitler executed");
                } else {
                    self.next_president();
                }
            }
            (stage, what) => panic!("{what:?} is not for {stage:?}"),
        }
    }

    fn elect(&mut self, elected: bool, piles: &[Vec<char>]) {
        if !elected {
            return self.step_tracker(piles);
        }
        self.last_president = Some(self.president);
        self.last_chancellor = self.chancellor;
        let hitler = self.chancellor.is_some_and(|seat| self.roles[seat] == 'H');
        self.stage = if self.fascist >= 3 && hitler {
            Stage::Over("Hitler elected")
        } else {
            Stage::PresidentHolds(self.pile.drain(..3).collect())
        };
    }

    fn step_tracker(&mut self, piles: &[Vec<char>]) {
        self.tracker += 1;
        if self.tracker == 3 {
            let top = self.pile.remove(0);
            self.last_president = None;
            self.last_chancellor = None;
            if self.lay(top) {
                return;
            }
            self.reshuffle_if_few(piles);
        }
        self.next_president();
    }

    fn government_enacts(&mut self, policy: char, piles: &[Vec<char>]) {
        if self.lay(policy) {
            return;
        }
        self.reshuffle_if_few(piles);
        let (_, track) = TRACKS.iter().find(|(players, _)| self.alive.len() <= *players).unwrap();
        match track[self.fascist.max(1) - 1] {
            power if policy == 'F' && !power.is_empty() => self.stage = Stage::Power(power),
            _ => self.next_president(),
        }
    }

    /// Lays a tile on its track; whether that ends the game.
    fn lay(&mut self, policy: char) -> bool {
        self.tracker = 0;
        if policy == 'L' {
            self.liberal += 1;
        } else {
            self.fascist += 1;
        }
        if self.liberal == 5 {
            self.stage = Stage::Over("five Liberal policies");
        } else if self.fascist == 6 {
            self.stage = Stage::Over("six Fascist policies");
        }
        self.liberal == 5 || self.fascist == 6
    }

    fn reshuffle_if_few(&mut self, piles: &[Vec<char>]) {
        if self.pile.len() < 3 {
            self.mixed += 1;
            let mut left = std::mem::take(&mut self.pile);
            left.append(&mut self.discards);
            let mut mixed = piles[self.mixed].clone();
            self.pile.clone_from(&mixed);
            left.sort_unstable();
            mixed.sort_unstable();
            assert_eq!(left, mixed, "all that is not enacted, and nothing else, is mixed");
        }
    }

    fn next_president(&mut self) {
        loop {
            self.placard = (self.placard + 1) % self.alive.len();
            if self.alive[self.placard] {
                break;
            }
        }
        self.president = self.placard;
        self.chancellor = None;
        self.stage = Stage::Nomination;
    }

    /// What this seat holds or peeks at.
    pub(crate) fn hand(&self, seat: usize) -> Vec<char> {
        match &self.stage {
            Stage::PresidentHolds(hand) if seat == self.president => hand.clone(),
            Stage::ChancellorHolds { hand, .. } | Stage::VetoAsked(hand) if Some(seat) == self.chancellor => {
                hand.clone()
            }
            Stage::Power("peek") if seat == self.president => self.pile[..3].to_vec(),
            _ => Vec::new(),
        }
    }

    /// All 17 tiles, wherever they are.
    pub(crate) fn tiles(&self) -> Vec<char> {
        let hand = match &self.stage {
            Stage::PresidentHolds(hand) | Stage::ChancellorHolds { hand, .. } | Stage::VetoAsked(hand) => hand.clone(),
            _ => Vec::new(),
        };
        let enacted = "L".repeat(self.liberal) + &"F".repeat(self.fascist);
        [self.pile.clone(), self.discards.clone(), hand, enacted.chars().collect()].concat()
    }

    /// The roles that this seat knows.
    pub(crate) fn roles_known(&self, seat: usize) -> Vec<(usize, char)> {
        let sees = match self.roles[seat] {
            'F' => true,
            'H' => self.roles.len() <= 6,
            _ => false,
        };
        let known = |other: usize| other == seat || (sees && self.roles[other] != 'L');
        (0..self.roles.len()).filter(|other| known(*other)).map(|other| (other, self.roles[other])).collect()
    }
}
