//! A small web server for one folder under one sub-path, as a static host would serve it.
//!
//! It stands on the standard library and flate2 alone, so that the browser tests can take this very file in
//! (`#[path = "../../src/bin/workshop/serve.rs"]`) and play on what `cargo play` serves.

use flate2::{Compression, write::GzEncoder};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Result, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What is sent for one address.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: &'static str,
    pub(crate) kind: &'static str,
    pub(crate) body: Arc<[u8]>,
    /// The same, compressed, for those who take it.
    pub(crate) gzipped: Option<Arc<[u8]>>,
    /// For a redirection.
    pub(crate) location: Option<String>,
}

/// A test's hand in the wire: gets the path below the prefix and the answer, may change it, may take its time, and
/// hangs up with `None`.
pub(crate) type Change = Box<dyn Fn(&str, Answer) -> Option<Answer> + Send + Sync>;

/// A folder in memory, under a prefix such as `/secret-hitler/`.
pub(crate) struct Site {
    files: HashMap<String, Answer>,
    prefix: String,
    change: Option<Change>,
}

impl Site {
    /// Reads the whole folder. The prefix begins and ends with a slash.
    pub(crate) fn read(folder: &Path, prefix: &str, change: Option<Change>) -> Result<Self> {
        let mut files = HashMap::new();
        let mut open = vec![folder.to_path_buf()];
        while let Some(next) = open.pop() {
            for entry in std::fs::read_dir(next)? {
                let path = entry?.path();
                if path.is_dir() {
                    open.push(path);
                } else {
                    let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
                    files.insert(name, Answer::of_file(&path)?);
                }
            }
        }
        Ok(Self { files, prefix: prefix.to_owned(), change })
    }

    fn answer(&self, target: &str) -> Option<Answer> {
        let path = target.split(['?', '#']).next().unwrap_or_default();
        let Some(below) = path.strip_prefix(&self.prefix) else {
            let near = path == "/" || format!("{path}/") == self.prefix;
            return Some(if near { Answer::redirection(&self.prefix) } else { Answer::missing() });
        };
        let name = if below.is_empty() { "index.html" } else { below };
        let answer = self.files.get(name).cloned().unwrap_or_else(Answer::missing);
        match &self.change {
            None => Some(answer),
            Some(change) => change(name, answer),
        }
    }
}

impl Answer {
    fn of_file(path: &Path) -> Result<Self> {
        let body = std::fs::read(path)?;
        let kind = match path.extension().and_then(|kind| kind.to_str()).unwrap_or_default() {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "woff2" => "font/woff2",
            "json" | "webmanifest" => "application/json",
            "txt" => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        };
        let mut encoder = GzEncoder::new(Vec::new(), Compression::new(6));
        encoder.write_all(&body)?;
        let gzipped = Some(encoder.finish()?).filter(|small| small.len() < body.len()).map(Arc::from);
        Ok(Self { status: "200 OK", kind, body: body.into(), gzipped, location: None })
    }

    fn missing() -> Self {
        let body: &[u8] = b"not found";
        Self { status: "404 Not Found", kind: "text/plain", body: body.into(), gzipped: None, location: None }
    }

    fn redirection(location: &str) -> Self {
        let location = Some(location.to_owned());
        Self { status: "301 Moved Permanently", kind: "text/plain", body: Arc::new([]), gzipped: None, location }
    }
}

/// A server that stops when it is dropped.
pub(crate) struct Server {
    address: SocketAddr,
    stop: Arc<AtomicBool>,
    accepting: Option<std::thread::JoinHandle<()>>,
}

impl Server {
    /// Serves the site on this listener, each connection in a thread of its own.
    pub(crate) fn start(listener: TcpListener, site: Site) -> Result<Self> {
        let address = listener.local_addr()?;
        let stop = Arc::new(AtomicBool::new(false));
        let (site, stopped) = (Arc::new(site), Arc::clone(&stop));
        let accepting = std::thread::spawn(move || {
            for stream in listener.incoming() {
                if stopped.load(Ordering::Relaxed) {
                    break;
                }
                if let Ok(stream) = stream {
                    let site = Arc::clone(&site);
                    // A visitor who hangs up is no trouble of ours.
                    std::thread::spawn(move || drop(talk(&stream, &site)));
                }
            }
        });
        Ok(Self { address, stop, accepting: Some(accepting) })
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until the process ends.
    pub(crate) fn stay(mut self) {
        if let Some(accepting) = self.accepting.take() {
            let _ = accepting.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        // Wakes the thread that waits for a visitor.
        let _ = TcpStream::connect((std::net::Ipv4Addr::LOCALHOST, self.address.port()));
    }
}

/// One connection: request after request until the visitor hangs up.
fn talk(stream: &TcpStream, site: &Site) -> Result<()> {
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    loop {
        line.clear();
        if reader.read_line(&mut line)? == 0 {
            return Ok(());
        }
        let mut words = line.split_whitespace();
        let (method, target) =
            (words.next().unwrap_or_default().to_owned(), words.next().unwrap_or_default().to_owned());
        let mut takes_gzip = false;
        let mut revalidates = String::new();
        loop {
            line.clear();
            if reader.read_line(&mut line)? == 0 || line.trim().is_empty() {
                break;
            }
            let (name, value) = line.split_once(':').unwrap_or_default();
            if name.eq_ignore_ascii_case("accept-encoding") {
                takes_gzip = value.contains("gzip");
            } else if name.eq_ignore_ascii_case("if-none-match") {
                value.trim().clone_into(&mut revalidates);
            }
        }
        if method != "GET" && method != "HEAD" {
            let mut out = stream;
            return out.write_all(b"HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        }
        let Some(answer) = site.answer(&target) else { return Ok(()) };
        send(stream, &answer, takes_gzip, &revalidates, method == "HEAD")?;
    }
}

fn send(mut stream: &TcpStream, answer: &Answer, takes_gzip: bool, revalidates: &str, head_only: bool) -> Result<()> {
    let gzipped = answer.gzipped.as_ref().filter(|_| takes_gzip);
    let body = gzipped.unwrap_or(&answer.body);
    let tag = format!("\"{:016x}\"", print(&answer.body));
    let is_fresh = tag == revalidates && answer.status.starts_with("200");
    let (status, length) = if is_fresh { ("304 Not Modified", 0) } else { (answer.status, body.len()) };
    // The page may change at any time; what it names is named after its bytes. Ten minutes as on GitHub Pages.
    let keep = if answer.kind.starts_with("text/html") { "no-cache" } else { "max-age=600" };
    let coding = if gzipped.is_some() && !is_fresh { "Content-Encoding: gzip\r\n" } else { "" };
    let location = answer.location.as_ref().map(|location| format!("Location: {location}\r\n")).unwrap_or_default();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Length: {length}\r\nContent-Type: {}\r\nETag: {tag}\r\n\
         Cache-Control: {keep}\r\nVary: Accept-Encoding\r\n{coding}{location}\r\n",
        answer.kind
    );
    let mut message = head.into_bytes();
    if !head_only && !is_fresh {
        message.extend_from_slice(body);
    }
    stream.write_all(&message)
}

/// FNV-1a, enough to tell two versions of a file apart.
fn print(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    /// The whole answer of a server with one file, to requests on one connection.
    fn answers(requests: &str, change: Option<Change>) -> String {
        let body: Arc<[u8]> = b"<p>ja</p>".as_slice().into();
        let gzipped = Some(b"small".as_slice().into());
        let page = Answer { status: "200 OK", kind: "text/html", body, gzipped, location: None };
        let site = Site { files: HashMap::from([("index.html".to_owned(), page)]), prefix: "/a/b/".to_owned(), change };
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let server = Server::start(listener, site).expect("a server");
        let mut stream = TcpStream::connect(server.address()).expect("a connection");
        stream.write_all(requests.as_bytes()).expect("sent");
        stream.shutdown(std::net::Shutdown::Write).expect("sent to the end");
        let mut all = String::new();
        stream.read_to_string(&mut all).expect("an answer");
        all
    }

    #[test]
    fn the_page_lies_under_its_prefix_and_nowhere_else() {
        assert!(answers("GET /a/b/ HTTP/1.1\r\n\r\n", None).ends_with("\r\n\r\n<p>ja</p>"));
        assert!(answers("GET /a/b/?x#y HTTP/1.1\r\n\r\n", None).starts_with("HTTP/1.1 200"));
        for near in ["/", "/a/b"] {
            assert!(answers(&format!("GET {near} HTTP/1.1\r\n\r\n"), None).contains("Location: /a/b/\r\n"));
        }
        for far in ["/index.html", "/a/index.html", "/a/b/../../Cargo.toml", "/a/b/other"] {
            assert!(answers(&format!("GET {far} HTTP/1.1\r\n\r\n"), None).starts_with("HTTP/1.1 404"));
        }
    }

    #[test]
    fn one_connection_serves_many_requests() {
        let two = answers("GET /a/b/ HTTP/1.1\r\n\r\nHEAD /a/b/ HTTP/1.1\r\nAccept-Encoding: br, gzip\r\n\r\n", None);
        assert_eq!(two.matches("HTTP/1.1 200").count(), 2);
        assert!(two.contains("Content-Encoding: gzip") && two.ends_with("\r\n\r\n"));
    }

    #[test]
    fn what_the_visitor_has_is_not_sent_again() {
        let first = answers("GET /a/b/ HTTP/1.1\r\n\r\n", None);
        let tag = first.lines().find_map(|line| line.strip_prefix("ETag: ")).expect("a tag");
        let second = answers(&format!("GET /a/b/ HTTP/1.1\r\nIf-None-Match: {tag}\r\n\r\n"), None);
        assert!(second.starts_with("HTTP/1.1 304") && second.ends_with("\r\n\r\n"));
    }

    #[test]
    fn a_test_may_change_an_answer_or_hang_up() {
        assert_eq!(answers("GET /a/b/ HTTP/1.1\r\n\r\n", Some(Box::new(|_, _| None))), "");
        let change: Change = Box::new(|name, answer| Some(Answer { body: name.as_bytes().into(), ..answer }));
        assert!(answers("GET /a/b/ HTTP/1.1\r\n\r\n", Some(change)).ends_with("index.html"));
    }

    #[test]
    fn nothing_is_written_to_a_static_page() {
        assert!(answers("POST /a/b/ HTTP/1.1\r\n\r\n", None).starts_with("HTTP/1.1 405"));
    }
}
