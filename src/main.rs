//! The page's entry: mounts the program. Elsewhere there is nothing to start.

#[cfg(target_arch = "wasm32")]
fn main() {
    secret_hitler::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
