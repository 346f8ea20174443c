/** A bookings file that was cut short or damaged is said to be, in one line, and ends no process by a signal. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import test, { type TestContext } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import { openStore, textOf } from "../../src/store/index.js";
import { bundled } from "../support/bundled.js";
import { attempt, changing, claim, enterWorld, opening, seededChoice, testWorld } from "./contract/fixtures.js";
import { temporaryDirectory } from "./directory.js";
import { mostWorlds, warn } from "./lmdbFiles.js";

const seed = Number(process.env["RELIABILITY_SEED"] ?? 301);

interface Outcome {
  readonly index: number;
  readonly kind: string;
  readonly at: number;
  readonly size?: number;
  readonly refused?: string;
  readonly used?: string;
}

/** Bookings with short and long documents, changes and freed pages. Returns a hash of all that the world holds. */
const fill = async (directory: string): Promise<string> => {
  const choose = seededChoice(seed);
  const store = await openStore<JsonValue>({ dataDirectory: directory, mostWorlds, warn });
  await enterWorld(store, testWorld.key);
  for (let index = 0; index < 300; index += 1) {
    const document = { note: "n".repeat(choose(0, 9) === 0 ? choose(3_000, 40_000) : choose(0, 1_500)) };
    const command = { document, scopeId: `scope-${index % 20}`, claims: [claim(`seat-${index % 40}`, 1, 1_000)] };
    await store.openBooking(opening(`L${index}`, { ...command, idempotency: attempt(`key-${index}`, "f") }));
    if (index % 3 === 0) await store.changeBooking(changing(`L${index}`, 1, { document: { note: "changed" } }));
  }
  const hash = createHash("sha256");
  for await (const line of store.exportWorld(testWorld.key)) hash.update(textOf(line));
  await store.close();
  return hash.digest("hex");
};

/** Has a process try all cases, and another go on behind the one that ended it. */
const tryAll = async (
  context: TestContext,
  wholeFile: string,
  folder: string,
): Promise<readonly (Outcome & { signal?: string })[]> => {
  const outcomes: (Outcome & { signal?: string })[] = [];
  for (let first = 0; ; ) {
    const program = bundled("test/store/damageChild.ts");
    const child = spawn(process.execPath, [program, wholeFile, folder, String(seed), String(first)], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    context.after(() => void child.kill("SIGKILL"));
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    child.stderr.resume();
    const [code, signal] = await once(child, "close");
    const lines: readonly Outcome[] = said
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    outcomes.push(...lines.filter(({ used, refused }) => (used ?? refused) !== undefined));
    const last = lines.at(-1);
    assert.ok(last !== undefined, `the process said nothing: ${code ?? signal}`);
    if (code === 0) return outcomes;
    outcomes.push({ ...last, signal: String(signal ?? code) });
    first = last.index + 1;
  }
};

test("cut anywhere, and damaged in many places: said in one line, or not in use; never a signal", async (context) => {
  const directory = await temporaryDirectory(context);
  const content = await fill(directory);
  const file = join(directory, "bookings.mdb");
  const { size } = await stat(file);
  const folder = join(directory, "damaged");
  await mkdir(folder);
  const outcomes = await tryAll(context, file, folder);
  const counted: Record<string, number> = {};
  for (const { kind, at, size: isBytes, refused, used, signal } of outcomes) {
    const unnoticed = kind === "a byte" || kind === "a byte of a header" ? "not noticed" : "served as it should not be";
    const became =
      signal ??
      (refused !== undefined
        ? "refused"
        : used === content
          ? "whole"
          : used?.startsWith("unavailable")
            ? "refused in use"
            : unnoticed);
    counted[`${kind}: ${became}`] = (counted[`${kind}: ${became}`] ?? 0) + 1;
    const what = `${kind} at ${at}: ${signal ?? refused ?? used}`;
    assert.equal(signal, undefined, what);
    assert.notEqual(became, "served as it should not be", what);
    if (refused === undefined) continue;
    assert.match(refused, /^The bookings file .*damaged\/bookings\.mdb cannot be opened: it is damaged/, what);
    assert.match(refused, /copy of the folder.*world export.*or remove/, what);
    assert.doesNotMatch(refused, /\n/);
    if (kind === "cut")
      assert.match(
        refused,
        new RegExp(`it has ${isBytes} bytes( and should have ${size}|, and an empty one has 8192|\\))`),
        what,
      );
  }
  const facts = Object.entries(counted)
    .sort()
    .map(([became, count]) => `${became} ${count}`);
  context.diagnostic(`seed ${seed}, ${size} bytes, ${outcomes.length} cases: ${facts.join(", ")}`);
  assert.equal(outcomes.length, 360);
});
