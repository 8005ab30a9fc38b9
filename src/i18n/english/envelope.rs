//! The envelope: three texts of one shape in every group.

use crate::i18n::messages::texts::Envelope;

pub(super) const ENVELOPE: Envelope = Envelope {
    EnvelopeTitle: "Your envelope",
    EnvelopeOf: "Envelope: {player}",
    SecretRole: "Secret role",
    PartyMembership: "Party membership",
    WhoIsFascist: "Fascists",
    WhoIsHitler: "Hitler",
    NotKnown: "Not known to you",
    YouAlone: "You",
    WhatYouKnow: "What you know",
    HowYouWin: "How you win",
    KnowsFewLiberal: "You know nobody's role. One player is a Fascist and one is Hitler, and those two know each other. Find them.",
    KnowsFewFascist: "You know Hitler, and Hitler knows you. You are only two, so you are shown to each other. Protect Hitler.",
    KnowsFewHitler: "You know the Fascist, and the Fascist knows you. You are only two, so you are shown to each other. Hide well.",
    KnowsManyLiberal: "You know nobody's role. {fascists} players are Fascists and one is Hitler. The Fascists know Hitler. Find out who is who.",
    KnowsManyFascist: "You know the Fascists and Hitler. Hitler does not know you. Help Hitler, and do not give each other away.",
    KnowsManyHitler: "You know nobody's role. At a table of this size Hitler is not told who the Fascists are. They know you. Hide well.",
    ScriptFewLiberal: "You will know nobody. While the script is read, keep your eyes closed until everybody opens them. Then find the other two.",
    ScriptFewFascist: "You will see Hitler, because you are only two. Open your eyes when the script calls the Fascist and Hitler. Remember the face.",
    ScriptFewHitler: "You will see the Fascist, because you are only two. Open your eyes when the script calls the Fascist and Hitler. Then hide well.",
    ScriptManyLiberal: "You will know nobody. While the script is read, hold out a closed fist and keep your eyes closed until everybody opens them.",
    ScriptManyFascist: "Open your eyes when the script calls the Fascists, and see each other. The player with a thumb up and closed eyes is Hitler.",
    ScriptManyHitler: "You will know nobody. Keep your eyes closed, hold out your fist and put your thumb up when the script says so. Then hide well.",
    WinsLiberal: "Your team wins with five Liberal policies, or when Hitler is executed. Listen well, and choose whom you trust.",
    WinsFascist: "Your team wins with six Fascist policies, or when Hitler becomes Chancellor after three Fascist policies.",
    WinsHitler: "Your team wins with six Fascist policies, or when you become Chancellor after three Fascist policies.",
};
