import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { buildOffsets, releaseOf } from "../../../../src/travel/world/time/offsets.build.js";
import { changesUntil, readCompiledZone } from "../../../../src/travel/world/time/zoneinfo.build.js";
import { timeZoneRelease } from "../../../../src/travel/world/time/zones.js";

const systemFolder = "/usr/share/zoneinfo";

interface Written {
  readonly offsets: readonly number[];
  readonly changes: readonly (readonly [at: string, type: number])[];
  readonly rule: string;
}

/** One block of TZif; `instantBytes` is 4 in the first and 8 in the second. */
const block = ({ offsets, changes }: Written, instantBytes: 4 | 8): Buffer => {
  const header = Buffer.alloc(44);
  header.write("TZif2", "latin1");
  header.writeUInt32BE(changes.length, 32);
  header.writeUInt32BE(offsets.length, 36);
  header.writeUInt32BE(4, 40);
  const instants = changes.map(([at]) => {
    const bytes = Buffer.alloc(instantBytes);
    if (instantBytes === 4) bytes.writeInt32BE(Date.parse(at) / 1000);
    else bytes.writeBigInt64BE(BigInt(Date.parse(at) / 1000));
    return bytes;
  });
  const types = offsets.map((offset) => {
    const bytes = Buffer.alloc(6);
    bytes.writeInt32BE(offset);
    return bytes;
  });
  return Buffer.concat([
    header,
    ...instants,
    Buffer.from(changes.map(([, type]) => type)),
    ...types,
    Buffer.from("ABC\0"),
  ]);
};

const compiled = (zone: Written): Buffer =>
  Buffer.concat([block(zone, 4), block(zone, 8), Buffer.from(`\n${zone.rule}\n`)]);

const hour = 3600;
const newYork: Written = {
  offsets: [-5 * hour, -4 * hour],
  changes: [
    ["2025-03-09T07:00:00Z", 1],
    ["2025-11-02T06:00:00Z", 0],
  ],
  rule: "EST5EDT,M3.2.0,M11.1.0",
};

const inWords = (zone: Written, lastYear: number): readonly string[] =>
  changesUntil(readCompiledZone(compiled(zone)), lastYear).map(
    ({ atSeconds, offsetSeconds }) =>
      `${new Date(atSeconds * 1000).toISOString().slice(0, 16)} ${offsetSeconds / hour}`,
  );

test("a compiled zone gives the changes of its file, and from then on those of its rule", () => {
  assert.deepEqual(inWords(newYork, 2026), [
    "2025-03-09T07:00 -4",
    "2025-11-02T06:00 -5",
    "2026-03-08T07:00 -4",
    "2026-11-01T06:00 -5",
  ]);
});

const rules: readonly (readonly [name: string, rule: string, changes: readonly string[]])[] = [
  ["a zone without summer time", "CST-8", []],
  ["a zone of a name without letters", "<+0545>-5:45", []],
  ["winter time that goes back", "IST-1GMT0,M10.5.0,M3.5.0/1", ["2026-03-29T01:00 1", "2026-10-25T01:00 0"]],
  ["the southern half", "NZST-12NZDT,M9.5.0,M4.1.0/3", ["2026-04-04T14:00 12", "2026-09-26T14:00 13"]],
  ["half an hour", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", ["2026-04-04T15:00 10.5", "2026-10-03T15:30 11"]],
  ["a time before midnight", "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", ["2026-03-29T01:00 -1", "2026-10-25T01:00 -2"]],
  ["a time after the day's end", "EET-2EEST,M4.5.5/0,M10.5.4/24", ["2026-04-23T22:00 3", "2026-10-29T21:00 2"]],
];

for (const [name, rule, changes] of rules) {
  test(`a rule is read: ${name}`, () => {
    const all = inWords({ offsets: [0], changes: [["2025-12-31T00:00:00Z", 0]], rule }, 2026);
    assert.deepEqual(
      all.filter((change) => change.startsWith("2026")),
      changes,
    );
  });
}

test("what is no compiled zone, or has a rule of another form, is refused", () => {
  assert.throws(() => readCompiledZone(Buffer.alloc(100)), /no compiled time zone/);
  assert.throws(() => inWords({ ...newYork, rule: "XXX3EDT4,0/0,J365/23" }, 2026), /is no day of the form/);
  assert.throws(() => inWords({ ...newYork, rule: "?" }, 2026), /is not understood/);
});

test("a folder of an older release, or of none, does not become the table", () => {
  const folder = mkdtempSync(join(tmpdir(), "mock-gds-zoneinfo-"));
  try {
    assert.throws(() => buildOffsets(folder), /has no tzdata\.zi that names a release/);
    writeFileSync(join(folder, "tzdata.zi"), "# version 2020a\n");
    assert.throws(
      () => buildOffsets(folder),
      new RegExp(`of release 2020a, the table is of ${timeZoneRelease} already`),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the table names its release, and is what its builder makes of that release, where this machine has it", (context) => {
  const frozen = readFileSync(new URL("../../../../src/travel/world/time/offsets.json", import.meta.url), "utf8");
  assert.match(timeZoneRelease, /^20\d\d[a-z]$/);
  const release = releaseOf(systemFolder);
  if (release !== timeZoneRelease) {
    context.diagnostic(`not compared: the table is of ${timeZoneRelease}, ${systemFolder} of ${release ?? "none"}`);
    return;
  }
  assert.equal(buildOffsets(systemFolder), frozen);
});
