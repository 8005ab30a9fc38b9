//! How long a person waits on a slow phone: figures to read, nothing that fails. `cargo measure` runs it.

use crate::plan::{Bent, plan};
use crate::serve::Answer;
use crate::twin::Twin;
use crate::visit::Visit;
use secret_hitler::rules::Policy;
use secret_hitler::table::Options;
use serde_json::{Value, json};

const RUNS: usize = 9;
const TAPS: u64 = 100;

/// Events faster than this are not told; they count as this.
const THRESHOLD: f64 = 16.0;

const BLANK: &[u8] = b"<!doctype html><meta name=viewport content='width=device-width'><title>blank</title><p>blank";

/// Taps a button of the first screen at every frame until it answers: another screen is there.
const FIRST_ANSWER: &str = "addEventListener('DOMContentLoaded', () => {
    const look = () => {
      if (document.querySelector('[data-screen=help]')) { window.answered = performance.now(); return }
      document.querySelector('[data-screen=home] .home-ways button')?.click();
      requestAnimationFrame(look);
    };
    look();
  });";

/// Counts taps, and keeps the longest event of each.
const TAP_TIMES: &str = "window.taps = { count: 0, times: {} };
  addEventListener('pointerup', () => { taps.count += 1 }, true);
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) taps.times[interactionId] = Math.max(duration, taps.times[interactionId] ?? 0);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });";

async fn tell(visit: &Visit, method: &str, what: Value) -> Value {
    visit.browser.cdp().send_raw(method, what).await.unwrap_or_else(|trouble| panic!("{method}: {trouble}"))
}

async fn slow_down(visit: &Visit) {
    tell(visit, "Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await;
}

/// Runs this script in every page from now on, before the page's own.
async fn before_each_page(visit: &Visit, script: &str) {
    tell(visit, "Page.enable", json!({})).await;
    tell(visit, "Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
}

/// Opens a page with nothing cached; what the expression promises, in milliseconds since the visit began.
async fn cold(visit: &Visit, address: &str, promise: &str) -> f64 {
    tell(visit, "Network.clearBrowserCache", json!({})).await;
    visit.browser.goto(address).await.expect("the page answers");
    let script = format!(
        "const done = arguments[0], look = () => {{ const it = {promise}; if (it) done(it); else setTimeout(look, 20) }};
         look();"
    );
    let answer = visit.browser.execute_async(script, Vec::new()).await.expect("an answer");
    answer.json().as_f64().expect("a time")
}

/// The value that this share of all does not exceed.
fn share(mut times: Vec<f64>, percent: usize) -> f64 {
    times.sort_by(f64::total_cmp);
    times[(times.len() * percent).div_ceil(100) - 1]
}

const PAINT: &str = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime";

#[tokio::test]
#[ignore = "a measurement: `cargo measure`"]
async fn start_up() {
    let visit = Visit::start(Some(Box::new(|name, answer| {
        let blank = Answer { status: "200 OK", kind: "text/html", body: BLANK.into(), gzipped: None, location: None };
        Some(if name == "blank.html" { blank } else { answer })
    })))
    .await;
    before_each_page(&visit, FIRST_ANSWER).await;
    tell(&visit, "Network.enable", json!({})).await;
    let wire = json!({ "offline": false, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750 });
    tell(&visit, "Network.emulateNetworkConditions", wire).await;
    slow_down(&visit).await;
    let (mut blank, mut paint, mut answer) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..RUNS {
        blank.push(cold(&visit, &format!("{}blank.html", visit.address()), PAINT).await);
        answer.push(cold(&visit, &visit.address(), "window.answered").await);
        paint.push(visit.ask(&format!("return {PAINT}")).await.as_f64().expect("a paint"));
    }
    println!("Start-up, 4 times slower, 1.6 Mbit/s, 150 ms, gzip, nothing cached, median of {RUNS}:");
    for (what, times) in [
        ("blank page, first paint", blank),
        ("this page, first paint", paint),
        ("this page, first control that answers", answer),
    ] {
        let (least, most) = (share(times.clone(), 1), share(times.clone(), 100));
        println!("  {what:<40} {:>6.0} ms  ({least:.0} to {most:.0})", share(times, 50));
    }
    visit.end().await;
}

#[tokio::test]
#[ignore = "a measurement: `cargo measure`"]
async fn taps_of_a_game() {
    let bent = Bent { enact: Policy::Fascist, ja: 90 };
    let plan = plan(7, Options::default(), bent, &["investigation", "execution"], 110);
    let visit = Visit::start(None).await;
    before_each_page(&visit, TAP_TIMES).await;
    slow_down(&visit).await;
    let mut twin = Twin::resume(visit, &plan.start).await;
    let mut count = 0;
    for command in plan.commands {
        twin.obey(command).await;
        count = twin.visit.ask("return taps.count").await.as_u64().expect("a number");
        if count >= TAPS {
            break;
        }
    }
    // The last events are told after their paint.
    let script = "setTimeout(arguments[0], 500)";
    twin.visit.browser.execute_async(script, Vec::new()).await.expect("a while");
    let told = twin.visit.ask("return Object.values(taps.times)").await;
    let mut times: Vec<f64> = serde_json::from_value(told).expect("times");
    let slow = times.len();
    times.resize(slow.max(usize::try_from(count).expect("a few")), THRESHOLD);
    println!("Tap to next paint, 4 times slower, {} taps of a game ({slow} of 16 ms or more):", times.len());
    for percent in [50, 98] {
        println!("  p{percent} {:>4.0} ms", share(times.clone(), percent));
    }
    twin.visit.end().await;
}
