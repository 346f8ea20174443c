/** Faults as people write them: what is taken, and the one line that says what is wrong. */
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { UsageError } from "../../src/contract/usageError.js";
import { readFaults, readFaultsFile } from "../../src/facade/faults/read.js";

const vendors = ["duffel", "amadeus"];

const busy = { vendor: "duffel", do: { status: 503 } };

const refusalOf = async (value: unknown): Promise<string> => {
  try {
    await readFaults(value, vendors);
  } catch (error) {
    assert.ok(error instanceof UsageError);
    return error.message;
  }
  return "taken";
};

test("every kind of fault is taken, with each way to count", async () => {
  const kinds = [
    { status: 429, headers: { "retry-after": "1" } },
    { delayMs: 0 },
    { drip: { bytes: 10, everyMs: 50 } },
    { cut: 0 },
    { malformed: true },
    { mediaType: "text/html" },
    { accepted: 2 },
    { reset: "before" },
    { reset: "after" },
  ];
  const counts = [{ nth: 1 }, { nth: [1, 2] }, { every: 3 }, { times: 2 }, {}];
  for (const kind of kinds) assert.equal(await refusalOf({ faults: [{ vendor: "duffel", do: kind }] }), "taken");
  for (const count of counts) assert.equal(await refusalOf({ faults: [{ ...busy, ...count }] }), "taken");
  assert.deepEqual(await readFaults({ faults: [] }, vendors), []);
});

for (const [what, value, said] of [
  ["no object", [], /object/],
  ["no list", {}, /Missing faults/],
  ["another vendor", { faults: [{ ...busy, vendor: "dufel" }] }, /faults\.0\.vendor is 'dufel'.*did you mean duffel/],
  ["a misspelt member", { faults: [{ ...busy, metod: "GET" }] }, /faults\.0\.metod.*Did you mean method/],
  ["no action", { faults: [{ vendor: "duffel" }] }, /Missing faults\.0\.do/],
  ["an empty action", { faults: [{ vendor: "duffel", do: {} }] }, /[Ee]xactly one of faults\.0\.do\.status or/],
  ["two actions", { faults: [{ vendor: "duffel", do: { status: 500, cut: 1 } }] }, /[Ee]xactly one of/],
  ["headers alone", { faults: [{ vendor: "duffel", do: { cut: 1, headers: {} } }] }, /faults\.0\.do/],
  ["a wrong status", { faults: [{ vendor: "duffel", do: { status: 99 } }] }, /faults\.0\.do\.status 99.*200 to 599/],
  ["a nought", { faults: [{ ...busy, nth: [0] }] }, /faults\.0\.nth\.0 0.*1 to 1000000/],
  ["two ways to count", { faults: [{ ...busy, nth: 1, every: 2 }] }, /faults\.0 has several of nth, every and times/],
  ["a path of a whole address", { faults: [{ ...busy, path: "http://x/air" }] }, /faults\.0\.path/],
  [
    "a header with a line feed",
    { faults: [{ vendor: "duffel", do: { status: 500, headers: { a: "\n" } } }] },
    /headers/,
  ],
] as const) {
  test(`${what} is refused with its place`, async () => assert.match(await refusalOf(value), said));
}

test("a file that cannot be used is named", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "mock-gds-faults-"));
  context.after(() => rm(folder, { recursive: true }));
  const path = join(folder, "faults.json");
  await assert.rejects(readFaultsFile(path, vendors), /cannot read the faults in .*faults\.json/);
  await writeFile(path, "{");
  await assert.rejects(readFaultsFile(path, vendors), /cannot read the faults in .*faults\.json/);
  await writeFile(path, '{"faults":[{}]}');
  await assert.rejects(readFaultsFile(path, vendors), /the faults in .*faults\.json: Missing faults\.0\.vendor/);
  await writeFile(path, JSON.stringify({ faults: [busy] }));
  assert.deepEqual(await readFaultsFile(path, vendors), [busy]);
});
