//! `cargo play`: from a fresh clone to a phone that shows the game.

use crate::serve::{Server, Site};
use crate::tools::{self, Tool};
use crate::{Result, address, page, say};
use std::net::{Ipv4Addr, TcpListener};

/// A sub-path as on GitHub Pages, so that nobody builds something that works at the top of a host only.
const PREFIX: &str = "/secret-hitler/";

/// What can be asked for behind `cargo play`.
pub(crate) struct Options {
    port: u16,
    build_only: bool,
}

impl Options {
    pub(crate) fn read(words: &[String]) -> Result<Self> {
        let mut options = Self { port: 8080, build_only: false };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--build-only" => options.build_only = true,
                "--port" => {
                    let port = words.next().and_then(|port| port.parse().ok());
                    options.port = port.ok_or("--port wants a number up to 65535")?;
                }
                _ => return Err(format!("{word}: not understood\n{}", crate::USAGE).into()),
            }
        }
        Ok(options)
    }
}

pub(crate) fn play(options: &Options) -> Result<()> {
    say::line("Tools (installed under target/tools, nowhere else):");
    tools::ensure(&Tool::PAGE)?;
    say::line("Page:");
    page::PAGE.ensure()?;
    if options.build_only {
        return Ok(());
    }
    let listener = listen(options.port)?;
    let server = Server::start(listener, Site::read(&page::PAGE.dist(), PREFIX, None)?)?;
    let port = server.address().port();
    say::line("The game is served:");
    say::item("on this computer", &format!("http://localhost:{port}{PREFIX}"));
    if let Some(ip) = address::in_the_network() {
        let link = format!("http://{ip}:{port}{PREFIX}");
        say::item("to phones on the same Wi-Fi", &link);
        if let Some(code) = address::qr(&link) {
            say::line(&code);
        }
        say::line("A phone does not keep its screen awake for a page without https; the published page does.");
    }
    say::line("Ctrl+C ends it.");
    server.stay();
    Ok(())
}

/// The port asked for, or the next one that is free.
fn listen(first: u16) -> Result<TcpListener> {
    let mut last = None;
    for port in first..=first.saturating_add(20) {
        match TcpListener::bind((Ipv4Addr::UNSPECIFIED, port)) {
            Ok(listener) => return Ok(listener),
            Err(trouble) => last = Some(trouble),
        }
    }
    Err(format!("no free port from {first} on: {}", last.map(|trouble| trouble.to_string()).unwrap_or_default()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Options> {
        Options::read(&words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn options_are_understood_or_refused() {
        assert!(read(&["--port", "9000", "--build-only"]).is_ok_and(|it| it.port == 9000 && it.build_only));
        assert!(read(&["--port"]).is_err());
        assert!(read(&["--port", "66000"]).is_err());
        assert!(read(&["--prot", "9000"]).is_err());
    }

    #[test]
    fn a_taken_port_gives_way_to_the_next() {
        let taken = listen(42_800).expect("a port");
        let port = taken.local_addr().expect("an address").port();
        assert!(listen(port).is_ok_and(|next| next.local_addr().is_ok_and(|next| next.port() > port)));
    }
}
