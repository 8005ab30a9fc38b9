//! The games of the benchmark as a WebAssembly module; `wasm.mjs` beside it times them under Node.

#![cfg_attr(target_arch = "wasm32", no_main)]

#[cfg(target_arch = "wasm32")]
mod play;

/// Plays so many games of so many players, from this deal on; how many the Liberals won, or less than none if a game broke.
#[cfg(target_arch = "wasm32")]
#[allow(unsafe_code, reason = "a name that Node can call by")]
#[unsafe(no_mangle)]
pub extern "C" fn games(players: u32, from: u32, number: u32) -> i32 {
    use secret_hitler::rules::{Party, Players};

    let liberals_win = |number: u64| {
        let (setup, mut dealer) = play::table(Players::new(players as usize)?, number)?;
        let ending = play::play((setup, &mut dealer), number, |_, _| ())?;
        Some(i32::from(ending.winner() == Party::Liberal))
    };
    (u64::from(from)..u64::from(from) + u64::from(number)).map(liberals_win).sum::<Option<i32>>().unwrap_or(-1)
}

/// Natively `cargo bench` plays them.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
