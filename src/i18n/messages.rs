//! The list of messages, grouped by screen. A name in braces is filled in: a `Seat` becomes a player's name, a `usize` a
//! number, or a word form that depends on it.

use super::fill::{Arg, Args};
use crate::rules::Seat;

/// Whether an argument of this type is a player.
const fn is_player(kind: &str) -> bool {
    matches!(kind.as_bytes(), b"Seat")
}

catalogue! {
    /// The start page, the menu, what comes from outside a game.
    home: Home {
        Title, Tagline, NewGame, ResumeGame, HowToPlay, Credits, HomePromise, EndOldGame, EndOldGameConfirm,
        KeepOldGame, Back, Close, Cancel, Menu, MenuRole, MenuRules, MenuHistory, MenuStandIn, MenuLocks,
        MenuLeave, LeaveKept, LeaveConfirm, Theme, ThemeSystem, ThemeLight, ThemeDark, Skip,
    }
    /// The players and their seats.
    players: Players {
        PlayersTitle, PlayersOrder, PlayerField { place: usize }, AddPlayer, RemovePlayer { player: Seat },
        RemovePlace { place: usize }, MoveUp { player: Seat }, MoveDown { player: Seat },         MovedTo { player: Seat, place: usize }, ClearNames, LastGroup, PlayersMissing { missing: usize }, PlayersFull,
        PlayersReady { players: usize }, ToOptions, ToDeal, NameEmpty, NameTooLong { most: usize }, NameForbidden,
        NameStacked, NameTaken { player: Seat }, RolesTitle, RolesPlayers, RolesLiberals, RolesFascists, RolesHitler,
        RolesKnowFew, RolesKnowMany,
    }
    /// How this table plays.
    options: Options {
        OptionsTitle, OptionVote, OptionVoteHands, OptionVoteHandsNote, OptionVoteSecret, OptionVoteSecretNote,
        OptionRecognition, OptionSilent, OptionSilentNote, OptionScript, OptionScriptNote, OptionLocks,
        OptionLocksNote, OptionHints, OptionHintsNote, On, Off, HandOvers { times: usize },
    }
    /// A game taken up again, and things that go wrong.
    trouble: Trouble {
        InProgressTitle, InProgressNext { player: Seat }, InProgressTable, InProgressGoOn,
        SavedOn { round: usize, players: usize }, StorageAbsent, StorageFull, OtherTab, OtherTabHere,         SaveDamaged, SaveOlderCopy, SaveNewer, BrokenTitle, BrokenNote, Reload, Loading, LoadingSlow,
        LoadingFailed, NeedsScript, NoWakeLock, ShareFailed, NoChance,
    }
    /// The phone itself: language, words, version, the way it lies.
    phone: Phone {
        SettingsTitle, LanguageTitle, LanguageFailed, WordsTitle, WordsOriginal, WordsMild, WordsMildNote, UpdateReady, UpdateNow, OfflineReady, InstallTitle, InstallHow, TableMode, TableModeNote,
    }
    /// Passing the phone.
    cover: Cover {
        PassTo, IAm { player: Seat }, WrongPerson, CoverSilence,
        ForEnvelope, ForAnotherLook, ForBallot, ForDiscard, ForEnact, ForEnactAgain, ForEnactVeto,
        ForInvestigation { target: Seat }, ForPeek, BackToTable, HandOverStep { step: usize, steps: usize },
    }
    /// Opening something that only one person may see.
    hold: Hold {
        HoldToLook, LetGoToHide, SpokenWarning, HideNow, SecretOpened, SecretHidden,
        PassOn,     }
    /// The envelope: three texts of one shape in every group.
    envelope: Envelope {
        EnvelopeTitle, SecretRole, PartyMembership, WhoIsFascist, WhoIsHitler, NotKnown,
        YouAlone, WhatYouKnow, HowYouWin, KnowsFewLiberal, KnowsFewFascist, KnowsFewHitler,
        KnowsManyLiberal { fascists: usize }, KnowsManyFascist, KnowsManyHitler, ScriptFewLiberal, ScriptFewFascist,
        ScriptFewHitler, ScriptManyLiberal, ScriptManyFascist, ScriptManyHitler, WinsLiberal, WinsFascist, WinsHitler,
    }
    /// Three symbols that keep a role shut.
    lock: Lock {
        LockOffer, LockOfferNote, LockChoose, LockRepeat, LockDiffers, LockSet, LockSkip, LockClear, LockEnter,
        LockWrong { tries: usize }, LockOut, LockForgotten, LockForgottenNote, LockRemoveWho,
        LockRemoveTitle { player: Seat }, LockRemoveNote { player: Seat }, LockRemoveFirst, LockRemoveSecond,
        LockRemoved { player: Seat }, LockFilled { filled: usize }, SymbolAnchor, SymbolBell, SymbolBoat, SymbolCup,
        SymbolFish, SymbolKey, SymbolLeaf, SymbolMoon, SymbolSun,
    }
    /// The eyes-closed script on screen. The lines are read aloud.
    script: Script {
        ScriptTitle, ScriptReader, ScriptReaderPlays, ScriptSlowly, ScriptStart, ScriptNext, ScriptRestart,
        ScriptWrong, ScriptWrongNote, DealAgain, ScriptStep { step: usize, steps: usize }, ScriptPause,
        ScriptPauseLeft { seconds: usize }, ScriptDone, ScriptAllClose, ScriptAllCloseFists, ScriptFewOpen,
        ScriptFewClose, ScriptManyOpen, ScriptManyThumb, ScriptManyLook, ScriptManyClose, ScriptAllOpen, ScriptAsk,
    }
    /// The public board.
    board: Board {
        BoardLabel, SeatsLabel, Liberal, Fascist, Hitler, President, Chancellor,         LiberalPolicies, FascistPolicies, LiberalTrackAt { laid: usize },
        FascistTrackAt { laid: usize }, SpaceFilled,         PowerInvestigateLoyalty, PowerPolicyPeek, PowerSpecialElection, PowerExecution, NoPower, VetoUnlocks,
        LiberalsWinHere, FascistsWinHere, ElectionTracker, TrackerAt { step: usize }, DrawPile,
        DiscardPile, DrawPileAt { tiles: usize }, DiscardPileAt { tiles: usize }, OutOfGame, KnownNotHitler,
        WasInvestigated, LastPresident, LastChancellor, IsCandidate, UsesThePower,
        HitlerWarning, LeftInRound { times: usize },
    }
    /// Who stands for election.
    nomination: Nomination {
        RoundNumber { round: usize }, NominationPrompt { player: Seat }, TurnLot { player: Seat },
        TurnLeft, TurnSpecial { by: Seat }, TurnAfterSpecial { by: Seat }, LimitsNobody, LimitsBoth, LimitsChancellor,
        ChooseChancellor, Nominate { player: Seat }, SayAloud, SayNominate { player: Seat },
        Nominated { president: Seat, chancellor: Seat },
    }
    /// Ballots.
    vote: Vote {
        VotePrompt { president: Seat, chancellor: Seat }, Ja, Nein, ThumbsHow, StartCount, CountOne,
        CountTwo, CountThree, ShowThumbs, CountAgain, EnterThumbs, EnterAtOnce, EnterThumbsNote, AllJa, AllNein,
        BallotOf { player: Seat }, BallotsMissing { missing: usize }, BallotsCount { ja: usize, nein: usize },
        CorrectBallots, ConfirmBallots, BallotTitle, ChooseBallot, BallotNote, CastJa, CastNein,         Elected, NotElected, VoteElected { ja: usize, nein: usize }, VoteFailed { ja: usize, nein: usize }, TieFails,
        VotesNeeded { needed: usize }, TrackerMoves { step: usize }, TrackerFull, ToNextRound,
        ToHitlerCheck, ToSession, ToChaos, ToPower, ToEnd,
    }
    /// Is the new Chancellor Hitler?
    check: Check {
        CheckPrompt, SayAreYouHitler { player: Seat }, CheckReveal, CheckNo { player: Seat }, CheckNoNote,
        CheckYes { player: Seat }, CheckYesNote,
    }
    /// President and Chancellor make a policy.
    session: Session {
        DiscardTitle, DiscardPrompt, EnactTitle, EnactPrompt, HoldForTiles,         MarkPlace, PlaceLeft, PlaceMiddle, PlaceRight, MarkDiscard, MarkEnact,         NothingMarked, DiscardLeft, DiscardMiddle, DiscardRight, EnactLeft, EnactRight, AskVeto, AskVetoNote,
        AskVetoConfirm, VetoWasRefused, SayVeto,
    }
    /// The President's answer.
    veto: Veto {
        VetoTitle, ChooseAnswer, VetoPrompt { president: Seat, chancellor: Seat }, VetoIfAgreed { step: usize }, VetoIfAgreedChaos,
        VetoIfRefused, VetoAgree, VetoRefuse, SayVetoAgree, SayVetoRefuse, VetoAgreed,
        VetoRefused { chancellor: Seat }, VetoStillElected,
    }
    /// A policy lies on the board.
    enacted: Enacted {
        EnactedLiberal, EnactedFascist, EnactedBy { president: Seat, chancellor: Seat },
        ChaosTitle, ChaosWhy, ChaosNoPower, ChaosAfter, HitlerZoneOpens,
        VetoUnlockedNow, Reshuffled { tiles: usize }, PowerComes { president: Seat }, SayNow,
    }
    /// What a President must do.
    power: Power {
        PowerMust, ChooseWho, InvestigatePrompt { president: Seat }, InvestigateNote,
        Investigate { player: Seat }, SayInvestigate { player: Seat },         InvestigationOf { player: Seat }, InvestigationNote, PeekPrompt { president: Seat }, PeekTitle, PeekNote,
        PlaceFirst, PlaceSecond, PlaceThird, SpecialPrompt { president: Seat }, SpecialNote { president: Seat },
        CallSpecialElection { player: Seat }, SaySpecial { player: Seat }, ExecutePrompt { president: Seat },
        ExecuteNote, Execute { player: Seat }, SayExecute { player: Seat },         Executed { player: Seat }, ExecutedNotHitler { player: Seat }, ExecutedHitler { player: Seat },
        DeathNote,
    }
    /// One sentence when something happens for the first time in a game.
    hints: Hints {
        HintGotIt, HintsOff, HintNomination, HintVote, HintFailed, HintSession,
        HintEnacted, HintPower, HintHitlerZone, HintVeto, HintDeath,     }
    /// Looking again, taking back, changing seats.
    again: Again {
        AgainTitle, AgainNote, AgainConfirm { player: Seat }, TakeBack, TakeBackNomination { player: Seat },
        TakeBackBallots, TakeBackTarget { player: Seat }, TakenBack, TakeBackLearnt, StandInTitle, StandInNote,
        StandInName { player: Seat }, StandInConfirm { player: Seat }, StandInDone { player: Seat },
        StandInLockNote,
    }
    /// Every government so far, and the truth at the end.
    history: History {
        HistoryTitle, HistoryEmpty, HistoryNobody, HistoryNotHitler { player: Seat }, HistoryTracker { step: usize },
        HistoryVetoAgreed, HistoryVetoRefused, HistoryLiberal, HistoryFascist, HistoryChaosLiberal,
        HistoryChaosFascist, HistoryReshuffled { tiles: usize }, HistoryInvestigated { player: Seat }, HistoryPeeked,
        HistorySpecial { player: Seat }, HistoryExecuted { player: Seat }, HistoryExecutedHitler { player: Seat },
        HistoryStandIn, JaBallots, NeinBallots,
    }
    /// How it ended, and the truth.
    ending: Ending {
        LiberalsWin, FascistsWin, EndLiberalPolicies, EndFascistPolicies, EndHitlerExecuted,
        EndHitlerElected, EndTogether, EndRoles, EndTruth, TruthDeck, TruthDrawn, TruthDiscarded, TruthPassed,
        TruthEnacted, TruthPeeked, TruthInvestigated { player: Seat }, TruthReshuffled, SaveRecord,
        ShareRecord, RecordNote, RecordSaved, RecordFile, PlayAgain, NewPlayers,
    }
    /// Whose work this is.
    credits: Credits {
        CreditsGame, CreditsLicence, CreditsChanges, CreditsNotAffiliated, CreditsFont, CreditsPrivacy,
        CreditsLinkGame, CreditsLinkLicence,     }
    /// What a narrator says of public events, where the screen has no sentence for it.
    told: Told {
        ToldLiberal, ToldFascist, ToldChaosLiberal, ToldChaosFascist, ToldLimitsForgotten,
        ToldInvestigated { president: Seat, target: Seat }, ToldPeeked { president: Seat },
        ToldSpecial { president: Seat, target: Seat },
    }
    /// The rules as people want them at the table.
    help: Help {
        HelpFewPlayers, HelpMorePlayers, HelpMostPlayers, HelpGoal, HelpGoalTeams, HelpGoalLiberal,
        HelpGoalFascist, HelpGoalTogether, HelpRoles, HelpEnvelope, HelpKnowFew, HelpKnowMany, HelpRound,
        HelpRoundNomination, HelpRoundVote, HelpRoundSession, HelpRoundPower, HelpRoundNext, HelpNomination,
        HelpNominationTurn, HelpNominationWho, HelpLimitsBoth, HelpLimitsFew, HelpLimitsElected, HelpLimitsChancellor,
        HelpLimitsFirst, HelpVote, HelpVoteAll, HelpVoteMajority, HelpVoteFailed, HelpVoteHitler, HelpSession,
        HelpSessionPresident, HelpSessionChancellor, HelpSessionSilence, HelpVeto, HelpVetoWhen, HelpVetoYes,
        HelpVetoNo, HelpPowers, HelpPowersWhen, HelpPowersTable, HelpInvestigate, HelpPeek, HelpSpecial,
        HelpExecution, HelpChaos, HelpChaosSteps, HelpChaosAfter, HelpReshuffle, HelpReshuffleWhen,
        HelpReshuffleTiles, HelpSecrets, HelpSecretsPublic, HelpSecretsHidden, HelpSecretsLie, HelpDead,
        HelpDeadRules, HelpDeadCount, HelpPhone, HelpPhonePass, HelpPhoneHold, HelpPhoneSaved, HelpPhoneSwitcher,
    }
    /// Questions people ask at the table, and how open points are played here.
    asked: Asked {
        HelpQuestions, AskMust, AnswerMust, AskTie, AnswerTie, AskInvestigation, AnswerInvestigation, AskWhoKnows,
        AnswerWhoKnows, AskLie, AnswerLie, AskFive, AnswerFive, AskHitlerPresident, AnswerHitlerPresident, AskSame,
        AnswerSame, AskShow, AnswerShow, AskTalk, AnswerTalk, AskThrown, AnswerThrown, AskLate, AnswerLate,
        HelpRulings, RulingTracker, RulingChaos, RulingVeto, RulingSpecial, RulingReshuffle, RulingVetoChaos,
        RulingTrack, RulingEnd,
    }
    /// The narrator: a voice for the eyes-closed script and for public moments, and its sounds.
    narrator: Narrator {
        NarratorOnly, NarratorOnlyNote, NarratorPlayers, VoiceTitle, VoiceSpeaks, VoiceReads, VoiceTest, VoiceTestPhrase, VoiceHeard, VoiceNotHeard, VoiceTips, VoiceMissing, VoiceSilent, PauseScript, GoOnScript, ScriptPaused, ScriptInterrupted, SoundTitle, SoundChime, SoundMurmur, SoundMurmurNote, Mute, Unmute, PausesTitle, PausesShort, PausesNormal, PausesLong, OptionNarrator, OptionNarratorNote,
    }
}
