import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { airports } from "../../../../src/travel/world/reference/places.js";
import { dateOfDay, dayNumber } from "../../../../src/travel/world/time/calendar.js";
import {
  isLocalGap,
  localDateAt,
  localIso,
  localMinuteAt,
  offsetMinutesAt,
  parseInstant,
  timeZoneRelease,
  utcIso,
  utcOfLocal,
} from "../../../../src/travel/world/time/zones.js";
import { mayNotKnow, platformOffsetMinutes, platformRelease, recentChanges } from "./platform.js";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const zones = [...new Set(airports.map((airport) => airport.timeZone))].sort();
const firstDay = dayNumber("2020-01-01");
const lastDay = dayNumber("2040-12-31");
const zone = fc.constantFrom(...zones);
const day = fc.integer({ min: firstDay + 2, max: lastDay - 2 });
const minuteOfDay = fc.integer({ min: 0, max: 1439 });

/** Every third day, and every hour around a change. */
const sampled = (name: string): readonly number[] => {
  const samples: number[] = [];
  for (let sample = firstDay; sample < lastDay; sample += 3) {
    samples.push(sample * dayMs);
    if (offsetMinutesAt(name, sample * dayMs) === offsetMinutesAt(name, (sample + 3) * dayMs)) continue;
    for (let hour = 0; hour < 72; hour += 1) samples.push(sample * dayMs + hour * hourMs);
  }
  return samples;
};

test("every zone has the platform's offset, but for what a newer release has changed", (context) => {
  const differences = zones.flatMap((name) => {
    const platform = platformOffsetMinutes(name);
    const wrong = sampled(name).find(
      (utcMs) => offsetMinutesAt(name, utcMs) !== platform(utcMs) && !mayNotKnow(platformRelease, name, utcMs),
    );
    return wrong === undefined ? [] : [`${name} at ${new Date(wrong).toISOString()}`];
  });
  const releases = `the table is of ${timeZoneRelease}, the platform's data of ${platformRelease}`;
  // Node brings newer data with its patch releases. CI runs fixed ones, so that the table is renewed when these are.
  if (platformRelease > timeZoneRelease && differences.length > 0 && process.env["CI"] !== "true") {
    context.diagnostic(`${releases}, and they differ: ${differences.join(", ")}. Renew it: npm run world:zones`);
    return;
  }
  context.diagnostic(releases);
  assert.deepEqual(differences, [], `${releases}. Renew it: npm run world:zones`);
});

test("the table has what the releases of 2026 changed, whatever the platform knows", () => {
  for (const { zone: name, fromUtc, untilUtc, offsetMinutes } of recentChanges) {
    const fromMs = Date.parse(fromUtc);
    const years = untilUtc === undefined ? [0, 1, 5, 10] : [0, 1];
    for (const year of years) assert.equal(offsetMinutesAt(name, fromMs + year * 365 * dayMs), offsetMinutes, name);
    assert.equal(offsetMinutesAt(name, fromMs - 1), platformOffsetMinutes(name)(fromMs - 1), name);
    if (untilUtc === undefined) continue;
    assert.equal(offsetMinutesAt(name, Date.parse(untilUtc) - 1), offsetMinutes, name);
    assert.equal(offsetMinutesAt(name, Date.parse(untilUtc)), offsetMinutes - 60, name);
  }
});

test("a local time turns into an instant and back, except in a gap", () => {
  fc.assert(
    fc.property(zone, day, minuteOfDay, (name, sample, minute) => {
      const date = dateOfDay(sample);
      const utcMs = utcOfLocal(name, date, minute);
      const stays = localDateAt(name, utcMs) === date && localMinuteAt(name, utcMs) === minute;
      assert.equal(stays, !isLocalGap(name, date, minute));
    }),
    { numRuns: 1000 },
  );
});

test("the printed local time and the instant name the same moment", () => {
  fc.assert(
    fc.property(zone, day, minuteOfDay, (name, sample, minute) => {
      const utcMs = sample * dayMs + minute * 60_000;
      assert.equal(parseInstant(localIso(name, utcMs)), utcMs);
      assert.equal(parseInstant(utcIso(utcMs)), utcMs);
      assert.equal(Date.parse(localIso(name, utcMs)), utcMs);
    }),
  );
});

test("no local time of the day after a gap is earlier than one before it", () => {
  const before = utcOfLocal("America/New_York", "2026-03-08", 119);
  const inside = utcOfLocal("America/New_York", "2026-03-08", 150);
  const after = utcOfLocal("America/New_York", "2026-03-08", 180);
  assert.equal(localIso("America/New_York", before), "2026-03-08T01:59:00-05:00");
  assert.equal(localIso("America/New_York", inside), "2026-03-08T03:30:00-04:00");
  assert.equal(localIso("America/New_York", after), "2026-03-08T03:00:00-04:00");
});

const goldenOffsets: readonly (readonly [string, string, string])[] = [
  ["America/New_York", "2026-03-08T06:59:59Z", "2026-03-08T01:59:59-05:00"],
  ["America/New_York", "2026-03-08T07:00:00Z", "2026-03-08T03:00:00-04:00"],
  ["America/New_York", "2026-11-01T05:59:59Z", "2026-11-01T01:59:59-04:00"],
  ["America/New_York", "2026-11-01T06:00:00Z", "2026-11-01T01:00:00-05:00"],
  ["America/Phoenix", "2026-07-01T12:00:00Z", "2026-07-01T05:00:00-07:00"],
  ["Europe/London", "2026-03-29T00:59:59Z", "2026-03-29T00:59:59+00:00"],
  ["Europe/London", "2026-03-29T01:00:00Z", "2026-03-29T02:00:00+01:00"],
  ["Europe/Paris", "2026-10-25T00:59:59Z", "2026-10-25T02:59:59+02:00"],
  ["Europe/Paris", "2026-10-25T01:00:00Z", "2026-10-25T02:00:00+01:00"],
  ["America/Winnipeg", "2026-11-02T03:00:00Z", "2026-11-01T22:00:00-05:00"],
  ["America/Winnipeg", "2027-01-15T12:00:00Z", "2027-01-15T07:00:00-05:00"],
  ["America/Havana", "2026-11-02T03:00:00Z", "2026-11-01T23:00:00-04:00"],
  ["America/Havana", "2027-11-07T04:59:59Z", "2027-11-07T00:59:59-04:00"],
  ["America/Havana", "2027-11-07T05:00:00Z", "2027-11-07T00:00:00-05:00"],
  ["Asia/Kathmandu", "2026-06-15T12:00:00Z", "2026-06-15T17:45:00+05:45"],
  ["Asia/Kolkata", "2026-06-15T12:00:00Z", "2026-06-15T17:30:00+05:30"],
  ["Africa/Casablanca", "2026-02-15T01:59:59Z", "2026-02-15T02:59:59+01:00"],
  ["Africa/Casablanca", "2026-02-15T02:00:00Z", "2026-02-15T02:00:00+00:00"],
  ["Africa/Casablanca", "2026-03-22T01:59:59Z", "2026-03-22T01:59:59+00:00"],
  ["Africa/Casablanca", "2026-03-22T02:00:00Z", "2026-03-22T03:00:00+01:00"],
  ["Australia/Lord_Howe", "2026-04-04T14:59:59Z", "2026-04-05T01:59:59+11:00"],
  ["Australia/Lord_Howe", "2026-04-04T15:00:00Z", "2026-04-05T01:30:00+10:30"],
  ["Australia/Lord_Howe", "2026-10-03T15:30:00Z", "2026-10-04T02:30:00+11:00"],
  ["Pacific/Apia", "2026-06-15T12:00:00Z", "2026-06-16T01:00:00+13:00"],
  ["Pacific/Honolulu", "2026-06-15T05:00:00Z", "2026-06-14T19:00:00-10:00"],
  ["Pacific/Auckland", "2026-06-15T12:00:00Z", "2026-06-16T00:00:00+12:00"],
];

for (const [name, utc, local] of goldenOffsets) {
  test(`${utc} is ${local} in ${name}`, () => {
    assert.equal(localIso(name, parseInstant(utc)), local);
    assert.equal(localDateAt(name, parseInstant(utc)), local.slice(0, 10));
  });
}

test("a local time that occurs twice is its first occurrence", () => {
  assert.equal(utcIso(utcOfLocal("America/New_York", "2026-11-01", 90)), "2026-11-01T05:30:00Z");
  assert.equal(utcIso(utcOfLocal("Europe/London", "2026-10-25", 90)), "2026-10-25T00:30:00Z");
  assert.equal(utcIso(utcOfLocal("Australia/Lord_Howe", "2026-04-05", 105)), "2026-04-04T14:45:00Z");
});

test("a local time that does not exist is known as a gap", () => {
  assert.equal(isLocalGap("America/New_York", "2026-03-08", 150), true);
  assert.equal(isLocalGap("America/New_York", "2026-03-08", 180), false);
  assert.equal(isLocalGap("America/New_York", "2026-11-01", 90), false);
  assert.equal(isLocalGap("Australia/Lord_Howe", "2026-10-04", 125), true);
  assert.equal(isLocalGap("America/Phoenix", "2026-03-08", 150), false);
});

test("instants are read in every form that RFC 3339 allows", () => {
  const expected = Date.parse("2026-06-15T12:00:00Z");
  for (const text of [
    "2026-06-15T12:00:00Z",
    "2026-06-15t12:00:00z",
    "2026-06-15 08:00:00-04:00",
    "2026-06-15T17:45:00.000+05:45",
  ]) {
    assert.equal(parseInstant(text), expected, text);
  }
  assert.equal(parseInstant("2026-06-15T12:00:00.1239Z"), expected + 123);
  assert.equal(utcIso(parseInstant("2026-12-31T23:59:60Z")), "2027-01-01T00:00:00Z");
  assert.throws(() => parseInstant("2026-06-15T12:00:00"), RangeError);
});

test("a zone that no airport is in is refused by name", () => {
  assert.throws(() => offsetMinutesAt("Mars/Olympus", 0), /Mars\/Olympus/);
});
