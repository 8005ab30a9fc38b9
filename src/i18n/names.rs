//! Which names a table accepts: one policy for the form, for somebody who takes over a seat, and for whatever comes from
//! a file or from another phone.
//!
//! What needs the tables of Unicode comes in from outside, as [`Unicode`]: a browser has them already.

use crate::rules::Seat;

use super::Message;

/// The most letters of a name, as people count them.
pub const MOST_LETTERS: usize = 24;
/// The most bytes of a name.
const MOST_BYTES: usize = 320;
/// More than this is not even looked at.
const MOST_TYPED: usize = 2048;
/// The most characters in one letter: a base and its marks.
const MOST_MARKS: usize = 6;
/// The most characters in one emoji: a family of four with skin tones has eleven.
const MOST_JOINED: usize = 12;

/// Why a name is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameFault {
    /// Nothing is left of it.
    Empty,
    /// It has too many letters, or bytes.
    TooLong,
    /// It has a character that is invisible, controls the text around it, or cannot be shown.
    Forbidden,
    /// Too many marks are stacked on one letter.
    Stacked,
    /// Another player is called so, give or take capitals.
    Taken(Seat),
}

/// What the policy has to know of Unicode.
#[derive(Clone, Copy, Debug)]
pub struct Unicode {
    /// The composed normal form (NFC).
    pub normalise: fn(&str) -> String,
    /// The letters as people count them (grapheme clusters).
    pub graphemes: fn(&str) -> Vec<String>,
    /// Small letters for capitals.
    pub lower_case: fn(&str) -> String,
}

impl From<NameFault> for Message {
    fn from(fault: NameFault) -> Self {
        match fault {
            NameFault::Empty => Self::NameEmpty,
            NameFault::TooLong => Self::NameTooLong { most: MOST_LETTERS },
            NameFault::Forbidden => Self::NameForbidden,
            NameFault::Stacked => Self::NameStacked,
            NameFault::Taken(player) => Self::NameTaken { player },
        }
    }
}

impl Unicode {
    /// The names of a table as they will be shown, each with what is wrong with it. Of two that are alike the later one
    /// is refused.
    #[must_use]
    pub fn names(&self, typed: &[String]) -> Vec<Result<String, NameFault>> {
        let mut known: Vec<String> = Vec::new();
        let check = |name: &String| {
            let name = self.name(name);
            let alike = name.as_ref().map(|name| self.likeness(name)).unwrap_or_default();
            let twin = known.iter().position(|other| !alike.is_empty() && *other == alike);
            known.push(alike);
            twin.map_or(name, |twin| Err(taken(twin)))
        };
        typed.iter().map(check).collect()
    }

    /// The name of whoever takes over `seat` at a table with these names, as it will be shown.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn name_at(&self, typed: &str, seat: Seat, names: &[String]) -> Result<String, NameFault> {
        let name = self.name(typed)?;
        let alike = self.likeness(&name);
        let is_twin = |(at, other): (usize, &String)| at != seat.index() && self.likeness(other) == alike;
        match names.iter().enumerate().position(is_twin) {
            Some(twin) => Err(taken(twin)),
            None => Ok(name),
        }
    }

    /// One name as it will be shown: composed, without white space around it, with single spaces in it.
    ///
    /// # Errors
    /// What is wrong with it, whoever else sits at the table.
    pub fn name(&self, typed: &str) -> Result<String, NameFault> {
        if typed.trim().len() > MOST_TYPED {
            return Err(NameFault::TooLong);
        }
        let words: Vec<&str> = typed.split_whitespace().collect();
        let name = (self.normalise)(&words.join(" "));
        if name.is_empty() {
            return Err(NameFault::Empty);
        }
        if !is_clean(&name) {
            return Err(NameFault::Forbidden);
        }
        let letters = (self.graphemes)(&name);
        if letters.iter().any(|letter| is_stacked(letter)) {
            return Err(NameFault::Stacked);
        }
        if letters.len() > MOST_LETTERS || name.len() > MOST_BYTES {
            return Err(NameFault::TooLong);
        }
        Ok(name)
    }

    /// What two names have in common that people at a table would mix up.
    fn likeness(&self, name: &str) -> String {
        let seen: String = name.chars().filter(|sign| !is_joiner(*sign) && !is_selector(*sign)).collect();
        (self.normalise)(&(self.lower_case)(&seen))
    }
}

fn taken(place: usize) -> NameFault {
    let seat = u8::try_from(place).ok().and_then(|place| Seat::try_from(place).ok());
    // There are at most ten seats; more names than that are too many whatever they are.
    seat.map_or(NameFault::TooLong, NameFault::Taken)
}

fn is_stacked(letter: &str) -> bool {
    let joined = letter.chars().any(|sign| is_joiner(sign) || is_tag(sign));
    letter.chars().count() > if joined { MOST_JOINED } else { MOST_MARKS }
}

/// Whether everything in the name can be seen. Signs that only work between others (joiners, selectors, tags) are
/// accepted where scripts and emoji need them.
fn is_clean(name: &str) -> bool {
    let mut before = None;
    let mut signs = name.chars().peekable();
    while let Some(sign) = signs.next() {
        let good = if is_joiner(sign) {
            before.is_some_and(joins) && signs.peek().is_some_and(|next| joins(*next))
        } else if is_selector(sign) {
            let keycap =
                before.is_some_and(|sign| matches!(sign, '0'..='9' | '#' | '*')) && signs.peek() == Some(&'\u{20E3}');
            keycap || before.is_some_and(joins)
        } else if is_tag(sign) {
            before.is_some_and(|sign| sign == '\u{1F3F4}' || is_tag(sign))
        } else {
            !is_hidden(sign) && (before.is_some() || !is_mark(sign))
        };
        if !good {
            return false;
        }
        before = Some(sign);
    }
    true
}

/// Whether a joiner or a selector may stand next to this: letters beyond ASCII and emoji.
fn joins(sign: char) -> bool {
    !sign.is_ascii() && !is_joiner(sign) && !is_hidden(sign)
}

/// Joins or parts letters (Persian, Sinhala …) and emoji.
const fn is_joiner(sign: char) -> bool {
    matches!(sign, '\u{200C}' | '\u{200D}')
}

/// Picks a form of the sign before it.
const fn is_selector(sign: char) -> bool {
    matches!(sign, '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}')
}

/// Spells the region of a flag.
const fn is_tag(sign: char) -> bool {
    matches!(sign, '\u{E0020}'..='\u{E007F}')
}

/// Stands on the letter before it, so cannot come first.
const fn is_mark(sign: char) -> bool {
    matches!(sign, '\u{300}'..='\u{36F}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}' | '\u{FE20}'..='\u{FE2F}')
}

/// Controls, direction controls, invisible signs, and signs that no font shows.
fn is_hidden(sign: char) -> bool {
    let code = sign as u32;
    sign.is_control()
        || code & 0xFFFE == 0xFFFE
        || matches!(
            sign,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
            | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}'
            | '\u{3164}' | '\u{E000}'..='\u{F8FF}' | '\u{FDD0}'..='\u{FDEF}' | '\u{FEFF}' | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFD}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E001F}' | '\u{E0080}'..='\u{E00FF}' | '\u{E01F0}'..='\u{10FFFF}'
        )
}
