//! The test of the test: small sources that must be refused, and some that must not.

use super::complaints;
use std::path::Path;

fn refused(file: &str, source: &str, why: &str) {
    let found = complaints(Path::new(file), source);
    assert!(
        found.iter().any(|what| what.contains(why)),
        "{file}: {source}\nshould be refused for {why:?}, got {found:?}"
    );
}

fn accepted(file: &str, source: &str) {
    let found = complaints(Path::new(file), source);
    assert!(found.is_empty(), "{file}: {source}\nshould be accepted, got {found:?}");
}

#[test]
fn a_lower_floor_may_not_name_a_higher_one() {
    refused("rules/seat.rs", "use crate::dealer::Local;", "rules may not name dealer::Local");
    refused("rules/mod.rs", "use super::dealer;", "rules may not name dealer");
    refused("rules/seat.rs", "use super::super::{rules::seat, table as t};", "rules may not name table");
    refused("dealer/local.rs", "fn f() -> crate::record::Log { loop {} }", "dealer may not name record::Log");
    refused("record/log.rs", "fn f() { crate::table::settle(); }", "record may not name table::settle");
    refused(
        "i18n/en.rs",
        "mod inner { use super::super::super::narration::Line; }",
        "i18n may not name narration::Line",
    );
    refused("narration/line.rs", "use crate::dealer::Private;", "narration may not name dealer::Private");
    refused("browser/store.rs", "use crate::rules::Seat;", "browser may not name rules::Seat");
    refused("bin/replay.rs", "use secret_hitler::ui::App;", "bin may not name ui::App");
    accepted("bin/replay.rs", "use secret_hitler::rules::Seat; use crate::ui::Terminal; mod a { use super::b; }");
    accepted("rules/seat.rs", "pub(crate) struct A { pub(in crate::rules) b: self::C, d: super::D }");
}

#[test]
fn parts_of_a_floor_can_be_closed() {
    refused("bots/random.rs", "use crate::dealer::Local;", "bots may not name dealer::Local");
    refused("peers/roster.rs", "use crate::record::truth::Truth;", "peers may not name record::truth");
    refused("peers/roster.rs", "use crate::record::Record;", "peers may not name record::Record");
    accepted("bots/random.rs", "use crate::{dealer::View, rules::Seat};");
    accepted("peers/roster.rs", "use crate::record::log::Fact;");
}

#[test]
fn nobody_hides_behind_the_whole_crate() {
    refused("rules/seat.rs", "use crate as c; fn f() { c::dealer::deal() }", "the whole crate");
    refused("rules/seat.rs", "use crate::*;", "the whole crate");
    refused("rules/mod.rs", "use super::*;", "the whole crate");
    refused("rules/seat.rs", "extern crate self as c;", "the whole crate");
    refused("rules/seat.rs", "#[path = \"../dealer/local.rs\"] mod local;", "where its name says");
}

#[test]
fn macros_and_attributes_are_looked_into() {
    refused("rules/seat.rs", "fn f() { assert!(crate::dealer::honest()); }", "rules may not name dealer::honest");
    refused("rules/seat.rs", "macro_rules! m { () => { $crate::table::Table } }", "rules may not name table::Table");
    refused("rules/seat.rs", "#[derive(leptos::Params)] struct S;", "may not name leptos::Params");
}

#[test]
fn pure_folders_know_no_browser_no_clock_no_chance() {
    refused("rules/seat.rs", "use leptos::prelude::*;", "pure and may not name leptos");
    refused(
        "table/mod.rs",
        "fn f() { gloo_timers::callback::Timeout::new(1, || ()); }",
        "pure and may not name gloo_timers",
    );
    refused("record/log.rs", "type T = ::web_sys::Storage;", "pure and may not name web_sys");
    refused("narration/player.rs", "use std::{fmt, time::Duration};", "not from std::time::Duration");
    refused("dealer/local.rs", "fn f() { let x = rand::rng(); }", "not from rand::rng");
    refused("dealer/local.rs", "use rand::rngs::SysRng;", "not from rand::rngs::SysRng");
    refused("dealer/local.rs", "use rand::prelude::*;", "not from rand::prelude::*");
    refused("dealer/local.rs", "fn f() { getrandom::fill(&mut []); }", "not from getrandom::fill");
    accepted("dealer/local.rs", "use rand::{Rng, RngExt, SeedableRng, seq::SliceRandom};");
}

#[test]
fn only_the_browser_folder_names_the_browser() {
    refused("ui/app.rs", "fn f(event: leptos::web_sys::Event) {}", "only browser/ names");
    refused("main.rs", "fn main() { web_sys::window(); }", "only browser/ names");
    accepted("browser/store.rs", "use web_sys::Storage;");
}

#[test]
fn only_the_dealer_makes_a_generator() {
    refused("table/mod.rs", "fn f() { rand_chacha::ChaCha20Rng::from_seed([0; 32]); }", "only dealer/");
    refused("bots/random.rs", "fn f() { R::seed_from_u64(1); }", "only dealer/");
    accepted("dealer/local.rs", "use rand_chacha::ChaCha20Rng; fn f() { ChaCha20Rng::from_seed([0; 32]); }");
}

#[test]
fn effects_stand_in_their_own_room() {
    refused("ui/screens/home.rs", "fn f() { Effect::new(|| ()); }", "ui/sync");
    accepted("ui/sync/title.rs", "fn f() { Effect::new(|| ()); }");
}

#[test]
fn an_unknown_folder_is_asked_who_it_is() {
    refused("utils/mod.rs", "", "no folder of the house is called utils");
    accepted("lib.rs", "pub mod rules; pub mod dealer;");
}

#[test]
fn words_for_people_stand_in_i18n() {
    let why = "belongs in i18n";
    refused("ui/app.rs", "fn f() { view! { <p>\"Resume\"</p> } }", why);
    refused("ui/app.rs", "fn f() { view! { <p>{move || \"It is over.\"}</p> } }", why);
    refused("ui/app.rs", "fn f() { view! { <p>{x.map(|y| view! { <b>\"yes\"</b> })}</p> } }", why);
    refused("ui/app.rs", "fn f() { view! { <button aria-label=\"close\">{x}</button> } }", why);
    refused("ui/app.rs", "fn f() { let x = \"Cancel\"; }", why);
    refused("rules/seat.rs", "fn f() -> &'static str { \"not your turn\" }", why);
    refused("table/mod.rs", "fn f() -> String { format!(\"pass the phone to {x}\") }", why);
    accepted("i18n/en.rs", "const A: &str = \"Pass the phone.\";");
    accepted("bin/replay.rs", "const A: &str = \"Pass the phone.\";");
}

#[test]
fn words_for_programs_and_programmers_stand_anywhere() {
    accepted(
        "ui/app.rs",
        "fn f() { view! { <p class=\"row wide\" data-screen=\"home\" role=\"group\">{x}\" \"</p> } }",
    );
    accepted(
        "ui/app.rs",
        "fn f() { view! { <p aria-busy=x.map(|_| \"true\") data-a=if y { \"b\" } else { \"c\" }/> } }",
    );
    accepted(
        "ui/app.rs",
        "fn f() { let x = \"row wide-2\"; let key = \"Enter\"; let y = format!(\"{name}, {veto}\"); let d = \"M 0 10 L 20 30\"; }",
    );
    accepted("ui/app.rs", "/// Says what it is for.\nfn f() { assert!(x, \"this must not be\"); }");
    accepted("rules/seat.rs", "#[cfg(test)] mod tests { #[test] fn f() { g().expect(\"a seat of this table\"); } }");
    accepted("rules/seat.rs", "impl fmt::Display for NoSeat { fn fmt(&self) { f.write_str(\"no such seat\") } }");
    accepted("browser/store.rs", "const KEY: &str = \"secret-hitler.save\";");
}
