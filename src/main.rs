//! The page's entry: mounts the program. Elsewhere there is nothing to start.

/// Half the weight of the allocator that comes with Rust.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::cell::TalcSyncCell<talc::wasm::WasmGrowAndExtend, talc::wasm::WasmBinning> =
    talc::cell::TalcSyncCell::new_wasm(talc::wasm::WasmGrowAndExtend::new());

#[cfg(target_arch = "wasm32")]
fn main() {
    secret_hitler::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
