//! A game in the browser beside its twin: the same game in this process. Every command is given by what a person sees;
//! after each the page must have kept exactly what the twin would keep, and show the screen that the twin's director says.

use crate::hand::words;
use crate::leaks::{leaks, snapshot};
use crate::visit::Visit;
use secret_hitler::i18n::Message;
use secret_hitler::rules::{Act, Ballot, Policy, Role, Seat, Seats, Turn};
use secret_hitler::table::{Announcement, Command, Errand, Public, Screen, Table};

pub(crate) const GAME: &str = "secret-hitler/1/game";

/// A game in the browser and its twin.
pub(crate) struct Twin {
    pub(crate) visit: Visit,
    pub(crate) table: Table,
    /// How often every button that moves the game is tapped, as fast as can be.
    pub(crate) taps: usize,
    /// All that could be seen from beside the table at each moment, if somebody wants to know.
    pub(crate) witnessed: Option<Vec<String>>,
}

impl Twin {
    /// Puts this game into storage as the page itself would have kept it, and goes on with it.
    pub(crate) async fn resume(visit: Visit, table: &Table) -> Self {
        visit.open_with(&[(GAME, &table.save().expect("a save"))]).await;
        let mut twin = Self::loaded(visit, table);
        twin.go_on().await;
        twin
    }

    /// A page that stands at home with this game kept.
    pub(crate) fn loaded(visit: Visit, table: &Table) -> Self {
        Self::beside(visit, Table::load(&table.save().expect("a save")).expect("a game"))
    }

    /// A page and its twin.
    pub(crate) const fn beside(visit: Visit, table: Table) -> Self {
        Self { visit, table, taps: 1, witnessed: None }
    }

    /// From the home page back into the game.
    pub(crate) async fn go_on(&mut self) {
        self.visit.comes("home").await;
        self.press(Message::ResumeGame).await;
        self.visit.comes("resume").await;
        self.obey(Command::Resume).await;
    }

    /// A reload: the twin lies on the table too.
    pub(crate) async fn reload(&mut self) {
        self.visit.browser.refresh().await.expect("the page answers");
        self.table = Table::load(&self.table.save().expect("a save")).expect("a game");
    }

    pub(crate) fn names(&self) -> Vec<String> {
        self.table.names().map(String::from).collect()
    }

    pub(crate) fn words(&self, message: Message) -> String {
        words(message, &self.names())
    }

    pub(crate) async fn press(&self, message: Message) {
        self.visit.tap(&self.words(message), self.taps).await;
    }

    /// What can be seen now from beside the table goes on record, and has nothing secret in it.
    async fn witness(&mut self) {
        let names = self.names();
        if let Some(witnessed) = &mut self.witnessed {
            let leaks = leaks(&self.visit, &names).await;
            assert!(leaks.is_empty(), "{:?} shows {leaks:?}", self.table.screen());
            witnessed.push(snapshot(&self.visit).await);
        }
    }

    /// Gives a command by what a person sees, to the page and to the twin.
    pub(crate) async fn obey(&mut self, command: Command) {
        self.arrives().await;
        self.witness().await;
        self.tells().await;
        match (self.table.screen(), &command) {
            (Screen::Cover { seat, .. }, Command::TakePhone) => self.press(Message::IAm { player: seat }).await,
            (Screen::Cover { .. } | Screen::Lock { .. }, Command::LeaveIt) => self.press(Message::BackToTable).await,
            (Screen::Secret { seat, errand }, Command::PassOn) => {
                self.look(seat, errand).await;
                self.press(Message::PassOn).await;
            }
            (Screen::Secret { .. } | Screen::Choice { .. }, Command::PutDown) => self.press(Message::WrongPerson).await,
            (Screen::Choice { .. }, Command::Ballot(ballot)) => {
                let (side, cast) = match ballot {
                    Ballot::Ja => (Message::Ja, Message::CastJa),
                    Ballot::Nein => (Message::Nein, Message::CastNein),
                };
                self.visit.choose(&self.words(side)).await;
                self.press(cast).await;
            }
            (Screen::Choice { seat, errand }, Command::Act(act)) => {
                let held = self.look(seat, errand).await;
                self.mark(*act, errand, &held).await;
            }
            (Screen::Public(public), command) => self.in_public(public, command).await,
            (screen, command) => panic!("{screen:?} does not offer {command:?}"),
        }
        let step = self.table.step();
        assert_eq!(self.table.command(step, command.clone()), Ok(()), "{command:?}");
        self.keeps().await;
    }

    async fn in_public(&mut self, public: Public, command: &Command) {
        match (public, command) {
            (Public::InProgress, Command::Resume) => self.press(Message::InProgressGoOn).await,
            (Public::Announcement(what), Command::Continue) => {
                if matches!(what, Announcement::HitlerCheck { .. }) {
                    self.visit.press_any(&[self.words(Message::CheckReveal)]).await;
                    self.visit.comes("check").await;
                }
                let ways = [
                    Message::ToSession,
                    Message::ToHitlerCheck,
                    Message::ToNextRound,
                    Message::ToChaos,
                    Message::ToPower,
                    Message::ToEnd,
                ];
                let way = self.visit.one_of(&ways.map(|way| self.words(way))).await;
                self.visit.tap(&way, self.taps).await;
            }
            (Public::Tally, Command::Tally { ja }) => self.tally(*ja).await,
            (Public::AnswerVeto, Command::Act(Act::AnswerVeto { consent })) => {
                let (say, confirm) = if *consent {
                    (Message::SayVetoAgree, Message::VetoAgree)
                } else {
                    (Message::SayVetoRefuse, Message::VetoRefuse)
                };
                self.visit.choose(&self.words(say)).await;
                self.press(confirm).await;
            }
            (Public::Nomination | Public::Power(_), Command::Act(act)) => {
                let (player, confirm) = match *act {
                    Act::Nominate(player) => (player, Message::Nominate { player }),
                    Act::Investigate(player) => (player, Message::Investigate { player }),
                    Act::CallSpecialElection(player) => (player, Message::CallSpecialElection { player }),
                    Act::Execute(player) => (player, Message::Execute { player }),
                    other => panic!("{public:?} does not offer {other:?}"),
                };
                self.visit.choose(self.table.name(player)).await;
                self.press(confirm).await;
            }
            (Public::Script, Command::ScriptOver) => self.read_the_script().await,
            (_, Command::TakeBack) => {
                self.visit.press_any(&[self.words(Message::CorrectBallots), self.words(Message::TakeBack)]).await;
            }
            (_, Command::LookAgain(seat)) => {
                self.press(Message::Menu).await;
                let item = [self.words(Message::MenuRole), self.words(Message::ForAnotherLook)].join(" ");
                self.visit.press(&item).await;
                self.press(Message::AgainConfirm { player: *seat }).await;
            }
            (public, command) => panic!("{public:?} does not offer {command:?}"),
        }
    }

    /// Enters the thumbs: everybody's at once, then the dissenters.
    async fn tally(&self, ja: Seats) {
        self.visit.press(&self.words(Message::EnterAtOnce)).await;
        self.visit.comes("tally").await;
        let nein = self.table.game().alive().minus(ja);
        let (all, side, dissenters) = if ja.len() >= nein.len() {
            (Message::AllJa, Message::Nein, nein)
        } else {
            (Message::AllNein, Message::Ja, ja)
        };
        self.visit.press(&self.words(all)).await;
        for seat in dissenters.iter() {
            let group = self.words(Message::BallotOf { player: seat });
            let finds = "all('radiogroup').filter((it) => name(it) === args[0]).flatMap((it) => [...it.querySelectorAll('[role=radio]')])
                .find((it) => name(it) === args[1])";
            let args = vec![group.as_str().into(), self.words(side).into()];
            let radio = self.visit.until(&group, finds, args).await.element().expect("an element");
            radio.scroll_into_view().await.expect("in view");
            radio.click().await.expect("a click");
        }
        self.press(Message::ConfirmBallots).await;
    }

    async fn read_the_script(&self) {
        self.press(Message::ScriptStart).await;
        let (next, done) = (self.words(Message::ScriptNext), self.words(Message::ScriptDone));
        while !self.visit.has_button(&done).await {
            self.visit.press_any(&[next.clone(), done.clone()]).await;
        }
        self.press(Message::ScriptDone).await;
    }

    /// Holds the secret open, sees that it is what the twin's notebook says, lets go, sees that it is gone. What was read.
    pub(crate) async fn look(&mut self, seat: Seat, errand: Errand) -> Vec<Policy> {
        self.visit.hold().await;
        let shown = self.visit.text().await;
        let faces = self.faces().await;
        self.visit.let_go().await;
        let step = self.table.step();
        self.table.command(step, Command::Opened).expect("it can be looked at");
        let mine = self.table.open_notebook().expect("somebody looks");
        assert_eq!(mine.seat(), seat);
        match errand {
            Errand::Envelope | Errand::LookAgain => {
                let role = word_of(mine.role().expect("a role"));
                assert!(
                    shown.contains(&self.words(Message::SecretRole)) && shown.contains(&role),
                    "{role} is not in {shown}"
                );
            }
            Errand::Investigation { target } => {
                let party = Message::from(mine.party(target).expect("a party"));
                assert!(shown.contains(&self.words(party)), "{shown}");
            }
            Errand::Peek => assert_eq!(faces, mine.tiles().iter().map(|held| held.policy).collect::<Vec<_>>()),
            Errand::Discard | Errand::Enact { .. } => {
                assert_eq!(faces, mine.spread().map(|held| held.policy).collect::<Vec<_>>());
            }
            Errand::Ballot => {}
        }
        let after = self.visit.text().await;
        assert!(
            !after.contains(&self.words(Message::SecretRole)) && self.faces().await.is_empty(),
            "still there: {after}"
        );
        if matches!(self.table.screen(), Screen::Secret { .. }) && self.witnessed.is_some() {
            self.visit.find("button", &self.words(Message::PassOn)).await;
        }
        self.witness().await;
        faces
    }

    /// The tiles that lie face up before whoever looks, by their words.
    async fn faces(&self) -> Vec<Policy> {
        let mut found = self.visit.names_of("radio").await;
        found.extend(self.visit.names_of("listitem").await);
        let [liberal, fascist] = [Message::Liberal, Message::Fascist].map(|party| self.words(party));
        let face = |name: &String| match name.split_whitespace().next() {
            Some(word) if word == liberal => Some(Policy::Liberal),
            Some(word) if word == fascist => Some(Policy::Fascist),
            _ => None,
        };
        found.iter().filter_map(face).collect()
    }

    /// Marks a tile by its place, or the wish to veto, and confirms in words what that does.
    async fn mark(&self, act: Act, errand: Errand, held: &[Policy]) {
        let spread: Vec<_> = self
            .table
            .open_notebook()
            .into_iter()
            .flat_map(secret_hitler::dealer::Private::spread)
            .map(|held| held.tile)
            .collect();
        let discards = errand == Errand::Discard;
        let (Act::Discard(tile) | Act::Enact(tile)) = act else {
            self.visit.press(&self.words(Message::AskVeto)).await;
            return self.press(Message::AskVetoConfirm).await;
        };
        let at = spread.iter().position(|each| *each == tile).expect("in hand");
        assert!(held.len() == spread.len());
        let (place, effect) = match (at, discards, spread.len()) {
            (0, true, _) => (Message::PlaceLeft, Message::DiscardLeft),
            (1, true, 3) => (Message::PlaceMiddle, Message::DiscardMiddle),
            (_, true, _) => (Message::PlaceRight, Message::DiscardRight),
            (0, false, _) => (Message::PlaceLeft, Message::EnactLeft),
            (_, false, _) => (Message::PlaceRight, Message::EnactRight),
        };
        self.visit.choose(&self.words(place)).await;
        self.press(effect).await;
    }

    /// What a public screen must say, in words.
    async fn tells(&self) {
        let Screen::Public(public) = self.table.screen() else { return };
        let game = self.table.game();
        let said = match public {
            Public::Nomination => match game.turn() {
                Turn::Special { by } => vec![Message::TurnSpecial { by }],
                Turn::AfterSpecial { by } => vec![Message::TurnAfterSpecial { by }],
                _ => vec![Message::NominationPrompt { player: game.president() }],
            },
            Public::Announcement(Announcement::Enacted { policy, by, reshuffled, .. }) => {
                let face = match policy {
                    Policy::Liberal => Message::EnactedLiberal,
                    Policy::Fascist => Message::EnactedFascist,
                };
                let chaos = by.is_none().then_some(Message::ChaosWhy);
                let reshuffled = reshuffled.map(|tiles| Message::Reshuffled { tiles: tiles.into() });
                [Some(face), chaos, reshuffled].into_iter().flatten().collect()
            }
            Public::Announcement(Announcement::Voted { ja, nein, .. }) => {
                let text = self.visit.text().await;
                for (seats, side) in [(ja, Message::Ja), (nein, Message::Nein)] {
                    for seat in seats.iter() {
                        let ballot = format!("{} {}", self.words(side), crate::hand::seen(self.table.name(seat)));
                        assert!(text.contains(&ballot), "{ballot} is not in {text}");
                    }
                }
                Vec::new()
            }
            _ => Vec::new(),
        };
        for message in said {
            self.visit.reads(&self.words(message)).await;
        }
    }

    /// The page shows the screen that is due.
    pub(crate) async fn arrives(&self) {
        let due = screen_name(self.table.screen());
        let expression = "takesTaps() && args[0].includes(screen())";
        self.visit.until(&format!("one of the screens {due:?}"), expression, vec![serde_json::json!(due)]).await;
    }

    /// The page has kept what the twin would keep.
    pub(crate) async fn keeps(&self) {
        let save = self.table.save().expect("a save");
        let expression = "localStorage.getItem(args[0]) === args[1]";
        self.visit.until("the page keeps the twin's game", expression, vec![GAME.into(), save.into()]).await;
    }
}

/// The word for a role.
pub(crate) fn word_of(role: Role) -> String {
    words(Message::from(role), &[])
}

/// The names of the screens that show this.
pub(crate) fn screen_name(screen: Screen) -> &'static [&'static str] {
    match screen {
        Screen::Cover { .. } => &["cover"],
        Screen::Lock { .. } => &["lock"],
        Screen::Secret { errand, .. } => match errand {
            Errand::Investigation { .. } => &["investigation"],
            Errand::Peek => &["peek"],
            _ => &["envelope"],
        },
        Screen::Choice { errand, .. } => match errand {
            Errand::Ballot => &["ballot"],
            Errand::Discard => &["discard"],
            _ => &["enact"],
        },
        Screen::Public(public) => match public {
            Public::InProgress => &["resume"],
            Public::Script => &["script"],
            Public::Announcement(what) => match what {
                Announcement::Voted { .. } => &["result"],
                Announcement::HitlerCheck { .. } => &["check-question", "check"],
                Announcement::Vetoed { .. } => &["vetoed"],
                Announcement::Enacted { by: Some(_), .. } => &["enacted"],
                Announcement::Enacted { by: None, .. } => &["chaos"],
                Announcement::Executed { .. } => &["executed"],
            },
            Public::Nomination => &["nomination"],
            Public::Tally => &["vote", "count", "tally"],
            Public::AnswerVeto => &["veto"],
            Public::Power(power) => match power {
                secret_hitler::rules::Power::SpecialElection => &["special-election"],
                secret_hitler::rules::Power::Execution => &["execution"],
                _ => &["investigate"],
            },
            Public::End => &["end"],
        },
    }
}
