//! A browser of its own on a server of its own: nothing is shared between tests.

use crate::serve::{Answer, Change, Server, Site};
use std::io::{BufRead, BufReader};
use std::mem::ManuallyDrop;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use thirtyfour::{Capabilities, prelude::*};

/// Deeper than GitHub Pages serves it, so that an address that is right by luck is found out.
pub(crate) const PREFIX: &str = "/some/path/";

/// One browser on the built page.
pub(crate) struct Visit {
    /// Never dropped: a session that is dropped when its test fails waits for an answer that nobody reads any more.
    pub(crate) browser: ManuallyDrop<WebDriver>,
    server: Server,
    _driver: Driver,
}

impl Visit {
    /// Opens the page; `change` has a hand in the wire.
    pub(crate) async fn start(change: Option<Change>) -> Self {
        Self::start_on(&told("DIST"), change).await
    }

    /// Opens the page that leaks on purpose.
    pub(crate) async fn start_leaking() -> Self {
        Self::start_on(&told("LEAKING_DIST"), None).await
    }

    /// Opens a page on which this script has run first: a browser with something missing. The policy would stop the
    /// script, so it goes.
    pub(crate) async fn start_after(script: &str) -> Self {
        let first = format!("<head><script>{script}</script>");
        Self::start(Some(Box::new(move |name, answer| {
            if name != "index.html" {
                return Some(answer);
            }
            let page = String::from_utf8_lossy(&answer.body);
            let page = page.replacen("<head>", &first, 1).replacen("http-equiv=\"Content-Security-Policy\"", "", 1);
            Some(Answer { body: Arc::from(page.into_bytes()), gzipped: None, ..answer })
        })))
        .await
    }

    async fn start_on(dist: &str, change: Option<Change>) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let site = Site::read(Path::new(dist), PREFIX, change).expect("the built page");
        let server = Server::start(listener, site).expect("a server");
        let (driver, browser) = Driver::start().await;
        let visit = Self { browser: ManuallyDrop::new(browser), server, _driver: driver };
        visit.browser.goto(visit.address()).await.expect("the page answers");
        visit
    }

    pub(crate) fn address(&self) -> String {
        format!("http://{}{PREFIX}", self.server.address())
    }

    /// Waits for a screen, by its name.
    pub(crate) async fn screen(&self, name: &str) -> WebElement {
        let screen = self.browser.query(By::Css(format!("[data-screen='{name}']"))).and_displayed();
        screen.first().await.unwrap_or_else(|trouble| panic!("the screen {name} does not come: {trouble}"))
    }

    /// Whether this is Chromium, which tells more about itself.
    pub(crate) fn is_chromium() -> bool {
        told("BROWSER") == "chromium"
    }

    /// What a script in the page answers.
    pub(crate) async fn ask(&self, script: &str) -> serde_json::Value {
        self.browser.execute(script, []).await.expect("an answer").json().clone()
    }

    /// Ends the browser in good order. A test that fails leaves it to the driver.
    pub(crate) async fn end(self) {
        WebDriver::clone(&self.browser).quit().await.expect("the browser ends");
    }
}

/// The program that drives the browser; ends with its test, and the browser with it.
struct Driver(Child);

impl Driver {
    async fn start() -> (Self, WebDriver) {
        let is_firefox = told("BROWSER") == "firefox";
        let mut command = Command::new(told(if is_firefox { "GECKODRIVER" } else { "CHROMEDRIVER" }));
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let child = command.arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut driver = Self(child.expect("the driver starts"));
        let address = format!("http://127.0.0.1:{}", driver.port());
        let wanted = if is_firefox { firefox() } else { chromium() };
        let browser = WebDriver::new(address, wanted.expect("capabilities")).await;
        let browser = browser.expect("the browser starts");
        browser.set_script_timeout(Duration::from_secs(60)).await.expect("patience");
        (driver, browser)
    }

    /// Both drivers choose a free port and say which: the last number of the line.
    fn port(&mut self) -> u16 {
        let mut lines = BufReader::new(self.0.stdout.take().expect("output")).lines().map_while(Result::ok);
        let line = lines.find(|line| line.contains("started successfully on port") || line.contains("Listening on"));
        // Read on, so that the driver never waits for a reader.
        std::thread::spawn(move || lines.for_each(drop));
        let line = line.expect("the driver says where it listens");
        let digits = line.trim_end_matches('.').rsplit(|letter: char| !letter.is_ascii_digit()).next();
        digits.and_then(|port| port.parse().ok()).unwrap_or_else(|| panic!("no port in {line}"))
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // The whole group: the browser is a child of the driver.
        let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", self.0.id())]).status();
        let _ = self.0.wait();
    }
}

fn chromium() -> WebDriverResult<Capabilities> {
    let mut wanted = DesiredCapabilities::chrome();
    wanted.set_binary(&told("CHROMIUM"))?;
    for argument in [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ] {
        wanted.add_arg(argument)?;
    }
    Ok(wanted.into())
}

fn firefox() -> WebDriverResult<Capabilities> {
    let mut wanted = DesiredCapabilities::firefox();
    wanted.set_firefox_binary(&told("FIREFOX"))?;
    wanted.set_headless()?;
    Ok(wanted.into())
}

fn told(variable: &str) -> String {
    std::env::var(variable).unwrap_or_else(|_| panic!("{variable} is not set; `cargo verify` sets it"))
}
