/**
 * A process of its own that opens damaged bookings files, one after the other, and uses those that open: what ends it by a signal
 * ends no test. It prints a JSON line for each. Usage: damage-child.ts <whole file> <folder> <seed> <first case>
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { JsonValue } from "../../src/contract/contract.js";
import { openStore, type Store, StoreUnavailableError, textOf } from "../../src/store/index.js";
import { opening, seededChoice, testWorld } from "./contract/fixtures.js";

const [, , wholeFile = "", folder = "", seed = "0", first = "0"] = process.argv;

const pageBytes = 4096;
const cuts = 120;
const cases = 360;
const whole = readFileSync(wholeFile);
const boundaries = [
  1,
  2,
  51,
  100,
  4095,
  4096,
  4097,
  8191,
  8192,
  8193,
  12288,
  whole.length - pageBytes,
  whole.length - 1,
];

/** Pages that say which they are. The others are inside long values, which nothing tells apart from what they should be. */
const pages = Array.from({ length: whole.length / pageBytes - 2 }, (_item, index) => (index + 2) * pageBytes).filter(
  (at) => whole.readUInt32LE(at) === at / pageBytes,
);

interface Case {
  readonly kind: "cut" | "zeros" | "noise" | "another page" | "a byte" | "a byte of a header";
  readonly at: number;
  readonly bytes: Buffer;
}

const caseOf = (index: number): Case => {
  const choose = seededChoice(Number(seed) * 1000 + index);
  const page = pages[choose(0, pages.length - 1)] ?? 0;
  const bytes = Buffer.from(whole);
  const noise = Buffer.from(Array.from({ length: pageBytes }, () => choose(0, 255)));
  if (index < cuts) {
    const length = boundaries[index] ?? choose(1, whole.length - 1);
    return { kind: "cut", at: length, bytes: bytes.subarray(0, length) };
  }
  const turn = index % 5;
  if (turn === 0) return { kind: "zeros", at: page, bytes: bytes.fill(0, page, page + pageBytes) };
  if (turn === 1) {
    noise.copy(bytes, page);
    return { kind: "noise", at: page, bytes };
  }
  if (turn === 2) {
    const other = pages[choose(0, pages.length - 1)] ?? 0;
    whole.copy(bytes, page, other, other + pageBytes);
    return { kind: "another page", at: page, bytes };
  }
  const at = turn === 3 ? choose(0, whole.length - 1) : page + choose(0, 63);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << choose(0, 7));
  return { kind: turn === 3 ? "a byte" : "a byte of a header", at, bytes };
};

const contentOf = async (store: Store<JsonValue>): Promise<string> => {
  const hash = createHash("sha256");
  for await (const line of store.exportWorld(testWorld.key)) hash.update(textOf(line));
  return hash.digest("hex");
};

const use = async (store: Store<JsonValue>, index: number): Promise<string> => {
  try {
    const content = await contentOf(store);
    const bookings = Array.from({ length: 20 }, (_item, number) => {
      const document = { note: "n".repeat(number * 300) };
      return store.openBooking(opening(`D${index}-${number}`, { scopeId: `scope-${number}`, document }));
    });
    await Promise.all(bookings);
    await store.resetWorld(testWorld.key);
    return content;
  } catch (error) {
    return error instanceof StoreUnavailableError ? `unavailable: ${error.message}` : `other: ${String(error)}`;
  }
};

for (let index = Number(first); index < cases; index += 1) {
  const { kind, at, bytes } = caseOf(index);
  writeSync(1, `${JSON.stringify({ index, kind, at })}\n`);
  writeFileSync(join(folder, "bookings.mdb"), bytes);
  let outcome: { readonly refused: string } | { readonly used: string };
  try {
    const store = await openStore<JsonValue>({ dataDirectory: folder, mostWorlds: 100, warn: () => undefined });
    outcome = { used: await use(store, index) };
    await store.close();
  } catch (error) {
    outcome = { refused: error instanceof StoreUnavailableError ? error.message : `other: ${String(error)}` };
  }
  writeSync(1, `${JSON.stringify({ index, kind, at, size: bytes.length, ...outcome })}\n`);
}
