//! Plays a written game again and prints what the table and each seat see, one JSON object a line: first the start, then
//! one after every move.
//!
//! | status | what happened | what is printed |
//! |---|---|---|
//! | 0 | every move is legal | a line for the start and for each move |
//! | 1 | this is no record, or it cannot be played on | the lines before, and one line on the standard error |
//! | 2 | the rules refuse a move | the lines before, and one that says why |

mod read;
mod show;

use std::io::{self, BufWriter, Read, Write};
use std::process::ExitCode;

use secret_hitler::record::{Replay, Stop, Unplayable};

/// The most letters that a reason takes on the standard error.
const LINE: usize = 300;

/// What keeps a game from being played to the last written move.
enum Trouble {
    /// This is no record, or the game as written cannot go on.
    Record(String),
    /// The rules refuse a move; the line that says so is printed.
    Illegal,
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Record(error.to_string())
    }
}

impl From<Unplayable> for Trouble {
    fn from(why: Unplayable) -> Self {
        Self::Record(show::unplayable(why).to_owned())
    }
}

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let played = play(&mut out);
    match out.flush().map_err(Trouble::from).and(played) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Trouble::Illegal) => ExitCode::from(2),
        Err(Trouble::Record(why)) => {
            // One line, whatever stands in the record. With nowhere left to say it, the status says it alone.
            let line: String =
                why.chars().take(LINE).map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
            let _ = writeln!(io::stderr(), "{line}");
            ExitCode::FAILURE
        }
    }
}

fn play(out: &mut impl Write) -> Result<(), Trouble> {
    let mut json = Vec::new();
    io::stdin().lock().read_to_end(&mut json)?;
    let written = read::record(&json).map_err(Trouble::Record)?;
    drop(json);
    let mut replay = Replay::new(&written)?;
    writeln!(out, "{}", show::step(0, &replay.shown()))?;
    for (step, what) in (1..).zip(&written.moves) {
        match replay.play(what) {
            Ok(()) => writeln!(out, "{}", show::step(step, &replay.shown()))?,
            Err(Stop::Illegal(why)) => {
                writeln!(out, "{}", show::illegal(step, why))?;
                return Err(Trouble::Illegal);
            }
            Err(Stop::Unplayable(why)) => return Err(why.into()),
        }
    }
    Ok(())
}
