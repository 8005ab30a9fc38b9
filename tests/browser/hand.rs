//! What a person at the page does: reads, presses what has a certain name, holds, waits for what must come.
//!
//! Everything is found by role and accessible name. The page keeps names of players between two characters that isolate
//! their direction; nobody sees those, so they are left out here.

use crate::visit::Visit;
use secret_hitler::i18n::{Language, Message, Wording, Words};
use serde_json::{Value, json};
use std::time::Duration;
use thirtyfour::common::command::FormatRequestData;
use thirtyfour::common::requestdata::RequestData;
use thirtyfour::session::scriptret::ScriptRet;
use thirtyfour::{SessionId, prelude::*};

fn english() -> Words {
    Words::of(Language::English, Wording::Original).expect("English is complete")
}

/// The tools of the scripts below: `name(element)` as a screen reader would say it, `seen()` without what is covered.
const TOOLS: &str = r"
const clean = (text) => text.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ').trim();
const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
const content = (element) => [...element.childNodes].map((node) => {
  if (node.nodeType === 3) return node.data;
  if (node.nodeType !== 1 || node.getAttribute('aria-hidden') === 'true') return '';
  const display = getComputedStyle(node).display;
  if (display === 'none') return '';
  return display === 'inline' ? content(node) : ' ' + content(node) + ' ';
}).join('');
const read = () => clean(content(document.body));
const name = (element) => clean(element.getAttribute('aria-label') ?? content(element));
const screen = () => [...document.querySelectorAll('[data-screen]')].filter((it) => isSeen(it)).at(-1)?.dataset.screen;
const takesTaps = () => screen() && !('still' in document.documentElement.dataset);
const roleOf = (element) => element.getAttribute('role') ?? { BUTTON: 'button', A: 'link', INPUT: 'textbox', LI: 'listitem' }[element.tagName];
const all = (role) => [...document.querySelectorAll('button, a, input, li, [role]')]
  .filter((it) => roleOf(it) === role && isSeen(it) && !it.closest('[inert]'));
";

/// How long anything may take to come.
const PATIENCE: u64 = 20_000;

/// A text of the page, as people see it.
pub(crate) fn words(message: Message, names: &[String]) -> String {
    seen(&english().text(message, names))
}

/// The same without the characters that nobody sees, and with single spaces.
pub(crate) fn seen(text: &str) -> String {
    let text: String = text.chars().filter(|it| !('\u{2066}'..='\u{2069}').contains(it)).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Asks for the name that the browser itself computes for an element.
#[derive(Debug)]
struct ComputedLabel(String);

impl FormatRequestData for ComputedLabel {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let method = "GET".parse().expect("a method");
        RequestData::new(method, format!("/session/{session}/element/{}/computedlabel", self.0))
    }
}

impl Visit {
    /// Waits until this expression is true, and answers with its value. `args` are its `args`.
    pub(crate) async fn until(&self, what: &str, expression: &str, args: Vec<Value>) -> ScriptRet {
        let script = format!(
            "{TOOLS}
            const args = [...arguments], done = args.pop(), end = performance.now() + {PATIENCE};
            const look = () => {{
              let value;
              try {{ value = {expression} }} catch (error) {{ value = undefined }}
              if (value || performance.now() > end) done(value || null); else setTimeout(look, 15);
            }};
            look();"
        );
        let answer = self.browser.execute_async(script, args).await.expect("the page answers");
        assert!(!answer.json().is_null(), "in vain: {what}. There is: {}", self.text().await);
        answer
    }

    /// Waits until this screen is there and takes taps.
    pub(crate) async fn comes(&self, screen: &str) {
        self.until(&format!("the screen {screen}"), "takesTaps() && screen() === args[0]", vec![screen.into()]).await;
    }

    /// The one element of this role with this name, once it is there and awake.
    pub(crate) async fn find(&self, role: &str, named: &str) -> WebElement {
        let finds = "takesTaps() && (() => {
            const found = all(args[0]).filter((it) => name(it) === args[1] && !it.disabled);
            if (found.length !== 1) return undefined;
            found[0].scrollIntoView({ block: 'center' });
            return found[0];
        })()";
        let answer = self.until(&format!("one {role} {named:?}"), finds, vec![role.into(), named.into()]).await;
        let found = answer.element().expect("an element");
        // The browser's own word for it, so that the page is searched by what a screen reader says.
        let label = self.browser.cmd(ComputedLabel(found.element_id().to_string())).await;
        let label = label.and_then(thirtyfour::session::http::CmdResponse::value::<String>).expect("a label");
        assert_eq!(seen(&label), named, "the {role}'s accessible name");
        found
    }

    /// The one element of this role whose name begins so: a seat has more to say than its name.
    pub(crate) async fn find_beginning(&self, role: &str, named: &str) -> WebElement {
        let finds = "takesTaps() && (() => {
            const found = all(args[0]).filter((it) => (name(it) + ' ').startsWith(args[1] + ' '));
            if (found.length !== 1) return undefined;
            found[0].scrollIntoView({ block: 'center' });
            return found[0];
        })()";
        let answer = self.until(&format!("one {role} {named:?}…"), finds, vec![role.into(), named.into()]).await;
        answer.element().expect("an element")
    }

    /// Presses the button with this name.
    pub(crate) async fn press(&self, named: &str) {
        self.find("button", named).await.click().await.unwrap_or_else(|trouble| panic!("press {named:?}: {trouble}"));
    }

    /// Chooses what has a name that begins so.
    pub(crate) async fn choose(&self, named: &str) {
        let found = self.find_beginning("radio", named).await;
        found.click().await.unwrap_or_else(|trouble| panic!("choose {named:?}: {trouble}"));
    }

    /// Taps the button with this name so often within a fifth of a second, each tap on whatever lies there by then. Drivers
    /// cannot tap that fast when the machine is busy, so the page's own clock does it.
    pub(crate) async fn tap(&self, named: &str, times: usize) {
        let found = self.find("button", named).await;
        if times == 1 {
            return found.click().await.unwrap_or_else(|trouble| panic!("press {named:?}: {trouble}"));
        }
        let script = "const [button, times, done] = arguments, box = button.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            const tap = (left) => {
              document.elementFromPoint(x, y)?.closest('button, a, input')?.click();
              if (left > 1) setTimeout(tap, 200 / times, left - 1); else done();
            };
            tap(times);";
        let args = vec![found.to_json().expect("an element"), times.into()];
        self.browser.execute_async(script, args).await.expect("taps");
    }

    /// Presses the first of these buttons that there is.
    pub(crate) async fn press_any(&self, named: &[String]) {
        let named = self.one_of(named).await;
        self.press(&named).await;
    }

    /// The first of these buttons that there is.
    pub(crate) async fn one_of(&self, named: &[String]) -> String {
        let finds =
            "takesTaps() && args[0].find((named) => all('button').some((it) => name(it) === named && !it.disabled))";
        let answer = self.until(&format!("one of {named:?}"), finds, vec![json!(named)]).await;
        answer.json().as_str().expect("a name").to_owned()
    }

    /// Whether a button with this name is there, awake or not.
    pub(crate) async fn has_button(&self, named: &str) -> bool {
        let script = format!("{TOOLS} return all('button').some((it) => name(it) === arguments[0])");
        self.browser.execute(script, vec![named.into()]).await.expect("an answer").json().as_bool().unwrap_or_default()
    }

    /// Whether the button with this name is there and cannot be pressed.
    pub(crate) async fn is_asleep(&self, named: &str) -> bool {
        let script = format!("{TOOLS} return all('button').some((it) => name(it) === arguments[0] && it.disabled)");
        self.browser.execute(script, vec![named.into()]).await.expect("an answer").json().as_bool().unwrap_or_default()
    }

    /// Presses and holds the pad; [`Self::let_go`] ends it.
    pub(crate) async fn hold(&self) {
        let finds = "takesTaps() && (() => { const pad = all('button').find((it) => it.hasAttribute('aria-pressed'));
            pad?.scrollIntoView({ block: 'center' }); return pad })()";
        let pad = self.until("a pad to hold", finds, Vec::new()).await.element().expect("an element");
        self.browser
            .action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO))
            .click_and_hold_element(&pad)
            .perform()
            .await
            .expect("held");
        self.until(
            "the pad is held",
            "all('button').some((it) => it.getAttribute('aria-pressed') === 'true')",
            Vec::new(),
        )
        .await;
    }

    /// Lets go of what is held.
    pub(crate) async fn let_go(&self) {
        self.browser
            .action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO))
            .release()
            .perform()
            .await
            .expect("let go");
        self.until("nothing is held", "!document.querySelector('[aria-pressed=true]')", Vec::new()).await;
    }

    /// All that can be read now.
    pub(crate) async fn text(&self) -> String {
        self.ask(&format!("{TOOLS} return read()")).await.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until this can be read.
    pub(crate) async fn reads(&self, text: &str) {
        self.until(&format!("the text {text:?}"), "read().includes(args[0])", vec![text.into()]).await;
    }

    /// The names of all elements of this role, in order.
    pub(crate) async fn names_of(&self, role: &str) -> Vec<String> {
        let script = format!("{TOOLS} return all(arguments[0]).map(name)");
        let answer = self.browser.execute(script, vec![role.into()]).await.expect("an answer");
        serde_json::from_value(answer.json().clone()).expect("names")
    }

    /// What the browser keeps under this key.
    pub(crate) async fn kept(&self, key: &str) -> Option<String> {
        let answer = self.browser.execute("return localStorage.getItem(arguments[0])", vec![key.into()]).await;
        answer.expect("an answer").json().as_str().map(String::from)
    }

    /// Writes into the browser's storage from an address of ours where no program runs, and opens the page.
    pub(crate) async fn open_with(&self, kept: &[(&str, &str)]) {
        self.goto_text().await;
        for (key, value) in kept {
            let script = "localStorage.setItem(arguments[0], arguments[1])";
            self.browser.execute(script, vec![(*key).into(), (*value).into()]).await.expect("kept");
        }
        self.browser.goto(self.address()).await.expect("the page answers");
    }

    /// A file of the page's own that is only text.
    pub(crate) async fn goto_text(&self) {
        self.browser.goto(format!("{}fonts/OFL-Jost.txt", self.address())).await.expect("the file answers");
    }
}
