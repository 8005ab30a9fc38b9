//! Filling in the blanks of a text.

use super::Language;
use crate::rules::Seat;

/// Who, or how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg {
    /// The player on this seat.
    Player(Seat),
    /// This many.
    Number(usize),
}

/// What a message speaks of: nobody, one, or two.
pub(super) type Args = [Option<Arg>; 2];

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Player(seat)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number)
    }
}

/// Keeps the direction of a name from the words around it (first strong isolate).
const ISOLATE: char = '\u{2068}';
/// Ends the isolation (pop directional isolate).
const END: char = '\u{2069}';

/// The pattern with its blanks filled in: `{0}` by the first argument, a name or a number, `{0|tile|tiles}` by the form
/// that the language has for that number. What it fills in is never read as a pattern again.
pub(super) fn fill(pattern: &str, args: Args, names: &[String], language: Language) -> String {
    let mut text = String::with_capacity(pattern.len() + 48);
    let mut rest = pattern;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((blank, behind)) = after.split_once('}') else { break };
        text.push_str(before);
        let (place, forms) = blank.split_once('|').map_or((blank, None), |(place, forms)| (place, Some(forms)));
        match args.get(usize::from(place != "0")).copied().flatten() {
            Some(Arg::Number(number)) => match forms {
                Some(forms) => text.push_str(pick(forms, language.form(number))),
                None => push_number(&mut text, number),
            },
            Some(Arg::Player(seat)) => push_name(&mut text, seat, names),
            None => {}
        }
        // "Konstantinos K." ends a sentence by itself.
        let stops = text.trim_end_matches(END).ends_with('.');
        rest = behind.strip_prefix('.').filter(|_| stops).unwrap_or(behind);
    }
    text.push_str(rest);
    text
}

/// The form with this number, or the last one there is.
fn pick(forms: &str, number: usize) -> &str {
    forms.split('|').take(number + 1).last().unwrap_or_default()
}

fn push_name(text: &mut String, seat: Seat, names: &[String]) {
    text.push(ISOLATE);
    match names.get(seat.index()) {
        Some(name) => text.push_str(name),
        None => push_number(text, seat.index() + 1),
    }
    text.push(END);
}

/// A number in digits. With none of the ways in which `Display` can write it, which a page has no use for.
#[must_use]
pub fn digits(number: usize) -> String {
    let mut text = String::new();
    push_number(&mut text, number);
    text
}

fn push_number(text: &mut String, number: usize) {
    if number >= 10 {
        push_number(text, number / 10);
    }
    let digit = u8::try_from(number % 10).unwrap_or_default();
    text.push(char::from(b'0' + digit));
}
