// Games a second in WebAssembly under Node, on one core:
//
//   cargo build --profile bench --bin games-in-wasm --target wasm32-unknown-unknown
//   node tests/bench/wasm.mjs target/wasm32-unknown-unknown/release/games-in-wasm.wasm
//
// With `--release` instead of `--profile bench` it is built small, as the page is.

import { readFile } from "node:fs/promises";

const GAMES = 250;
const ROUNDS = 399;

const wasm = await WebAssembly.compile(await readFile(process.argv[2]));
// What the page would bring; no game calls any of it.
const imports = {};
for (const { module, name } of WebAssembly.Module.imports(wasm)) {
  (imports[module] ??= {})[name] = () => {
    throw new Error(`${name} was called`);
  };
}
const { games } = (await WebAssembly.instantiate(wasm, imports)).exports;

for (const players of [5, 7, 10]) {
  games(players, 0, 20 * GAMES);
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    if (games(players, round * GAMES, GAMES) < 0) throw new Error("a game broke");
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const [fastest, median] = [times[0], times[(ROUNDS - 1) / 2]].map((time) =>
    Math.round((GAMES / time) * 1000).toLocaleString("en"),
  );
  console.log(`${players} players: ${median} games a second, ${fastest} in the fastest of ${ROUNDS} rounds`);
}
