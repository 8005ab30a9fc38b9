//! The President's answer.

use crate::i18n::messages::texts::Veto;

pub(super) const VETO: Veto = Veto {
    VetoTitle: "Veto",
    VetoPrompt: "{chancellor} wishes to veto. {president} decides.",
    VetoIfAgreed: "If agreed: both policies are thrown away and the election tracker moves to {step} of 3.",
    VetoIfAgreedChaos: "If agreed: both policies are thrown away and the election tracker reaches chaos.",
    VetoIfRefused: "If refused: the Chancellor must enact one of the two.",
    VetoAgree: "Agree: throw both away",
    VetoRefuse: "Refuse: one must be enacted",
    SayVetoAgree: "I agree to the veto.",
    SayVetoRefuse: "I do not agree to the veto.",
    VetoAgreed: "Veto: both policies are thrown away.",
    VetoRefused: "Veto refused. {chancellor} must enact a policy.",
    VetoStillElected: "This government still counts as the last elected one.",
};
