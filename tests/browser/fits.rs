//! Small screens, long names, large text: nothing is cut off, everything can be reached.

use crate::plan::states;
use crate::twin::{GAME, Twin};
use crate::visit::Visit;
use secret_hitler::i18n::Message;
use secret_hitler::table::{Command, Screen};

/// Ten names of 24 letters.
fn long_names() -> Vec<String> {
    "ABCDEFGHIJ"
        .chars()
        .map(|letter| format!("{letter}ximilianeWilhelminaMar"))
        .map(|name| format!("{name:w<24}"))
        .collect()
}

/// What does not fit: wider than the screen, or a button that cannot be reached.
const MISFITS: &str = "
    const [size, done] = arguments, root = document.documentElement, found = [];
    if (size) root.style.fontSize = size;
    requestAnimationFrame(() => requestAnimationFrame(() => {
      if (root.scrollWidth > innerWidth) found.push('scrolls sideways: ' + root.scrollWidth);
      for (const it of document.querySelectorAll('[data-screen] button')) {
        const isReached = (block) => {
          it.scrollIntoView({ block });
          const box = it.getBoundingClientRect();
          const middle = Math.min(innerHeight - 1, Math.max(0, box.top + Math.min(box.height / 2, innerHeight / 2)));
          const over = document.elementFromPoint(box.left + box.width / 2, middle);
          return it.contains(over) || over?.contains(it);
        };
        if (it.getClientRects().length === 0) continue;
        if (!isReached('center')) found.push('covered: ' + it.textContent);
        const box = it.getBoundingClientRect();
        if (box.left < -0.5 || box.right > innerWidth + 0.5) found.push('cut off: ' + it.textContent);
        if (it.scrollWidth > it.clientWidth + 1) found.push('overflows: ' + it.textContent);
      }
      done(found);
    }));";

/// Shows every kind of screen in a frame of this size and collects what does not fit.
async fn misfits(width: u32, height: u32, size: &str) -> Vec<String> {
    let states = states(10, &long_names());
    let mut twin = Twin::loaded(Visit::start(None).await, &states["nomination"]);
    let mut found = Vec::new();
    for (name, table) in &states {
        let visit = &twin.visit;
        visit.goto_text().await;
        let script = "const [key, save, address, width, height, done] = arguments;
            localStorage.setItem(key, save);
            const frame = document.createElement('iframe');
            Object.assign(frame, { src: address, width, height, onload: () => done() });
            frame.style.border = '0';
            document.body.replaceChildren(frame);";
        let save = table.save().expect("a save");
        let args = vec![GAME.into(), save.into(), visit.address().into(), width.into(), height.into()];
        visit.browser.execute_async(script, args).await.expect("a frame");
        visit.browser.enter_frame(0).await.expect("the frame");
        twin = Twin::loaded(twin.visit, table);
        twin.go_on().await;
        if matches!(table.screen(), Screen::Secret { .. } | Screen::Choice { .. }) {
            twin.obey(Command::TakePhone).await;
        }
        twin.arrives().await;
        if *name == "vote" {
            twin.visit.press(&twin.words(Message::EnterAtOnce)).await;
            twin.visit.comes("tally").await;
        }
        let answer = twin.visit.browser.execute_async(MISFITS, vec![size.into()]).await.expect("an answer");
        let misfits: Vec<String> = serde_json::from_value(answer.json().clone()).expect("words");
        found.extend(misfits.into_iter().map(|misfit| format!("{name}: {misfit}")));
        twin.visit.browser.enter_default_frame().await.expect("out again");
    }
    twin.visit.end().await;
    found
}

#[tokio::test]
async fn ten_long_names_fit_on_every_screen_at_320_pixels() {
    let misfits = misfits(320, 568, "").await;
    assert!(misfits.is_empty(), "{misfits:#?}");
}

#[tokio::test]
async fn with_text_of_double_size_every_screen_scrolls_and_every_button_is_reached() {
    let misfits = misfits(390, 740, "200%").await;
    assert!(misfits.is_empty(), "{misfits:#?}");
}
