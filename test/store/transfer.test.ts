/** The text form of a world: stable, and refused with the line and the reason when it is not one. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { linesOf, textOf, type WorldLine, WorldLinesError } from "../../src/store/index.js";
import { arriving } from "./contract/fixtures.js";
import { freshSeed } from "./contract.js";

const testWorld = {
  kind: "world",
  format: 2,
  seed: "s",
  clock: { mode: "frozen", atMs: 5 },
  limits: { bookings: 9, sessions: 9 },
  contractVersion: "1.0.0",
  createdAtMs: 1,
  nextLocatorNumber: 2,
  nextSequence: 3,
  nextDossierSequence: 4,
} as const;
const soldStock = { kind: "sold", key: "a", sold: 1 } as const;
const booking = {
  kind: "booking",
  sequence: 0,
  locator: "ABC234",
  version: 1,
  scopeId: "session-1",
  status: "confirmed",
  createdAtMs: 1,
  documentText: '{"b":1,"a":"\u2028"}',
} as const;
const dossier = {
  kind: "dossier",
  sequence: 1,
  collection: "c",
  id: "d",
  version: 2,
  lists: ["b", "a"],
  due: { queue: "q", atMs: 7, group: "g", entered: 3 },
  documentText: "{ }",
} as const;
const number = { kind: "number", series: "s", last: 2 } as const;
const write = { kind: "write", key: "k", fingerprint: "f", locator: "ABC234", expiresAtMs: 7 } as const;
const testSession = {
  kind: "session",
  id: "session-1",
  transport: "http",
  clientName: null,
  clientVersion: "1",
  protocolVersion: null,
  createdAtMs: 1,
  lastActivityAtMs: 2,
  toolCalls: 3,
  initialize: "{}",
  subscriptions: ["b", "a"],
  expiresAtMs: 9,
} as const;
const end = { kind: "end", lines: 7 } as const;
const whole: readonly WorldLine[] = [testWorld, soldStock, booking, dossier, number, write, testSession, end];

const read = async (chunks: Iterable<string>): Promise<WorldLine[]> => {
  const lines: WorldLine[] = [];
  for await (const line of linesOf(arriving(chunks))) lines.push(line);
  return lines;
};

const textOfAll = (values: readonly object[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join("");

/** The line's number and what is said of it. */
const refusalOf = async (text: string): Promise<string> => {
  try {
    await read([text]);
  } catch (error) {
    assert.ok(error instanceof WorldLinesError, String(error));
    assert.ok(error.message.startsWith(`Line ${error.lineNumber}: `), error.message);
    return error.message;
  }
  return assert.fail(`these lines were taken: ${text.slice(0, 300)}`);
};

describe("a world as text", () => {
  test("members come in one order, whatever the order of what was given", () => {
    const { kind: _kind, ...rest } = booking;
    const turned = Object.fromEntries(Object.entries(rest).reverse());
    assert.equal(textOf({ ...booking, ...turned }), textOf(booking));
    assert.equal(
      textOf(testWorld),
      '{"kind":"world","format":2,"seed":"s","clock":{"mode":"frozen","atMs":5},"limits":{"bookings":9,"sessions":9},' +
        '"contractVersion":"1.0.0","createdAtMs":1,"nextLocatorNumber":2,"nextSequence":3,"nextDossierSequence":4}\n',
    );
  });

  test("lines are read in chunks of any size, with or without a last line feed", async () => {
    const text = whole.map(textOf).join("");
    const seed = freshSeed();
    const property = fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 80 }), { minLength: 1 }), async (sizes) => {
      const chunks: string[] = [];
      let from = 0;
      for (const size of sizes) {
        chunks.push(text.slice(from, from + size));
        from += size;
      }
      chunks.push(text.slice(from));
      assert.deepEqual(await read(chunks), whole);
    });
    await fc.assert(property, { seed, numRuns: 50 });
    assert.deepEqual(await read([text.trimEnd()]), whole);
  });

  test("a member that cannot be is refused, with the line, the member and what was expected", async () => {
    const wrong: readonly (readonly [number, object, RegExp])[] = [
      [0, { clock: { mode: "frozen" } }, /"atMs".*whole number/],
      [0, { clock: { mode: "real", atMs: 5 } }, /real clock/],
      [0, { clock: [] }, /"clock" to be a JSON object/],
      [0, { limits: { bookings: 1, sessions: 0 } }, /"sessions".*at least 1/],
      [0, { nextSequence: 2 ** 53 }, /"nextSequence".*whole number/],
      [0, { seed: 7 }, /"seed".*a text, got 7/],
      [1, { sold: 0 }, /"sold".*at least 1, got 0/],
      [1, { sold: 0.5 }, /"sold".*got 0\.5/],
      [1, { extra: 1 }, /member "extra"/],
      [2, { version: -1 }, /"version".*at least 1, got -1/],
      [2, { status: "gone" }, /"status".*one of confirmed, cancelled, got "gone"/],
      [2, { documentText: "{" }, /"documentText".*JSON text/],
      [2, { documentText: '"\ud800"' }, /"documentText".*well-formed/],
      [2, { documentText: '"a\udfffb"' }, /"documentText".*well-formed/],
      [2, { sequence: 3 }, /sequence is 3, expected less than 3/],
      [3, { sequence: 4 }, /sequence is 4, expected less than 4/],
      [3, { id: "x".repeat(201) }, /"id".*at most 200/],
      [3, { lists: ["a", "a"] }, /"lists".*different texts/],
      [3, { lists: Array.from({ length: 9 }, (_, index) => `${index}`) }, /"lists".*at most 8/],
      [3, { due: undefined }, /"due" to be a JSON object/],
      [3, { due: { queue: "q", atMs: 1, group: "g" } }, /"entered".*whole number/],
      [3, { due: { queue: "q", atMs: 1, entered: 1 } }, /no "entered"/],
      [3, { due: { ...dossier.due, entered: 4 } }, /"entered" is 4, expected less than 4/],
      [3, { due: { ...dossier.due, leased: 1 } }, /member "leased"/],
      [3, { documentText: JSON.stringify("x".repeat(1_048_576)) }, /"documentText".*at most 1048576/],
      [4, { last: 0 }, /"last".*at least 1/],
      [5, { answer: 1 }, /"answer".*a text/],
      [5, { expiresAtMs: "7" }, /"expiresAtMs".*got "7"/],
      [6, { transport: "tcp" }, /"transport".*one of stdio, http/],
      [6, { subscriptions: ["a", "a"] }, /"subscriptions".*different texts/],
      [6, { subscriptions: [1] }, /"subscriptions".*different texts/],
      [6, { clientName: 1 }, /"clientName"/],
      [7, { lines: 4 }, /counts 4 lines, but 7 came before it/],
    ];
    for (const [index, change, expected] of wrong) {
      const lines = whole.map((line, place) => (place === index ? { ...line, ...change } : line));
      const message = await refusalOf(textOfAll(lines));
      assert.match(message, expected);
      assert.match(message, new RegExp(`^Line ${index + 1}: `));
    }
  });

  test("half a character that is escaped in a document stays as it is", async () => {
    const halves = { ...booking, documentText: '["\\ud800","\u{1f6eb}"]' };
    const lines = whole.map((line) => (line.kind === "booking" ? halves : line));
    assert.deepEqual(await read([textOfAll(lines)]), lines);
  });

  test("lines out of order, doubled, missing or beyond the end are refused", async () => {
    const again = { ...booking, sequence: 1 };
    const wrong: readonly (readonly [readonly object[], RegExp])[] = [
      [[soldStock, end], /^Line 1: .*"world", got "sold"/],
      [[testWorld, testWorld, end], /^Line 2: .*second time/],
      [[testWorld, booking, soldStock, end], /^Line 3: .*canonical order/],
      [[testWorld, soldStock, soldStock, end], /^Line 3: .*canonical order/],
      [[testWorld, { ...booking, sequence: 1 }, { ...booking, locator: "L", sequence: 0 }, end], /^Line 3: .*order/],
      [[testWorld, booking, again, end], /^Line 3: .*"ABC234" appears a second time/],
      [[testWorld, testSession, write, end], /^Line 3: .*canonical order/],
      [[testWorld, soldStock], /^Line 3: .*"end" before the end of the file/],
      [[], /^Line 1: .*"end"/],
      [[testWorld, dossier, { ...dossier, sequence: 2 }, end], /^Line 3: .*"d" of "c" appears a second time/],
      [[testWorld, dossier, { ...dossier, id: "e", sequence: 2 }, end], /^Line 3: .*"entered" 3 appears a second time/],
      [[testWorld, number, dossier, end], /^Line 3: .*canonical order/],
      [[...whole, soldStock], /^Line 9: .*after the line "end"/],
      [[{ kind: "other" }], /^Line 1: .*"kind".*one of world, sold/],
    ];
    for (const [lines, expected] of wrong) assert.match(await refusalOf(textOfAll(lines)), expected);
  });

  test("a world of format 1, which has no dossiers, is read as one of this format", async () => {
    const { nextDossierSequence: _none, ...head } = { ...testWorld, format: 1 };
    const rest = [soldStock, booking, write, testSession, { ...end, lines: 5 }];
    assert.deepEqual(await read([textOfAll([head, ...rest])]), [{ ...testWorld, nextDossierSequence: 0 }, ...rest]);
    assert.match(await refusalOf(textOfAll([head, dossier, end])), /^Line 2: .*less than 0 of line 1/);
  });

  test("a newer format is refused by name, before its members are looked at", async () => {
    const newer = { ...testWorld, format: 3, somethingNew: true };
    assert.match(await refusalOf(textOfAll([newer])), /^Line 1: .*"format" to be 2, got 3.*newer version/);
    assert.match(await refusalOf(textOfAll([{ ...testWorld, format: "1" }])), /"format" to be 2, got "1"/);
  });

  test("what is no JSON object, or too long a line, is refused", async () => {
    const [head = ""] = whole.map(textOf);
    for (const line of ["", "null", "[]", "7", "{", `{"kind"`, `${head.trimEnd()}}`, "[".repeat(100_000)]) {
      assert.match(await refusalOf(`${line}\n`), /^Line 1: /);
    }
    assert.match(await refusalOf(`${head}\n`), /^Line 2: .*one JSON object/);
    const endless = async function* (): AsyncGenerator<string> {
      for (;;) yield "x".repeat(1024 * 1024);
    };
    await assert.rejects(async () => {
      for await (const _line of linesOf(endless())) assert.fail("a line was read");
    }, /longer than \d+ characters/);
  });
});
