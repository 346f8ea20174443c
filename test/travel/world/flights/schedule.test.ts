import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { flightOfNumber } from "../../../../src/travel/world/flights/itineraries.js";
import { networkOf } from "../../../../src/travel/world/flights/network.js";
import { flightOn } from "../../../../src/travel/world/flights/schedule.js";
import { seasonOf } from "../../../../src/travel/world/flights/season.js";
import { airports } from "../../../../src/travel/world/reference/places.js";
import { dateOfDay, dayNumber } from "../../../../src/travel/world/time/calendar.js";
import { isLocalGap, localDayAt, localIso, localMinuteAt } from "../../../../src/travel/world/time/zones.js";
import type { FlightOffer, FlightSegment } from "../../../../src/travel/world/types.js";
import { find, first, queryOf, world } from "./world.js";

const winterNow = Date.UTC(2026, 0, 20, 9);
const autumnNow = Date.UTC(2026, 9, 2, 9);

const directSegments = (route: string, date: string, nowMs?: number): readonly FlightSegment[] => {
  const { offers } = find(queryOf(route, date), nowMs);
  return offers
    .filter(({ stops, fareBrand }: FlightOffer) => stops === 0 && fareBrand === "Light")
    .map(({ segments }) => first(segments));
};

test("seasons turn on the last Sundays of March and October", () => {
  const seasons = [
    "2026-03-28",
    "2026-03-29",
    "2026-10-24",
    "2026-10-25",
    "2027-03-27",
    "2027-03-28",
    "2027-10-30",
    "2027-10-31",
  ];
  assert.deepEqual(
    seasons.map((date) => seasonOf(dayNumber(date))),
    ["winter", "summer", "summer", "winter", "winter", "summer", "summer", "winter"],
  );
});

test("a flight departs at its planned local time, and never at one that does not exist", () => {
  const network = networkOf(world);
  const leg = fc.constantFrom(...airports).chain(({ code }) => fc.constantFrom(...network.routes.legsFrom(code)));
  const day = fc.integer({ min: dayNumber("2026-01-01"), max: dayNumber("2028-12-31") });
  fc.assert(
    fc.property(leg, day, (flown, sample) => {
      const zone = flown.origin.timeZone;
      for (const departure of network.departuresOf(flown)) {
        const flight = flightOn(departure, sample);
        if (flight === undefined) continue;
        const planned = departure.pattern[seasonOf(sample)].minuteOfDay;
        const local = localMinuteAt(zone, flight.departureMs);
        assert.equal(localDayAt(zone, flight.departureMs), sample);
        assert.equal(isLocalGap(zone, dateOfDay(sample), local), false);
        if (!isLocalGap(zone, dateOfDay(sample), planned)) assert.equal(local, planned);
        assert.equal((flight.arrivalMs - flight.departureMs) / 60_000, flown.blockMinutes);
      }
    }),
    { numRuns: 500 },
  );
});

test("a flight that does not operate daily operates on as many days in each week of a season", () => {
  const network = networkOf(world);
  const legs = airports
    .flatMap(({ code }) => network.routes.legsFrom(code))
    .filter(({ daysPerWeek }) => daysPerWeek < 7);
  assert.ok(legs.length > 0);
  for (const leg of legs.filter((_, index) => index % 20 === 0)) {
    for (const departure of network.departuresOf(leg)) {
      for (const monday of ["2026-06-15", "2026-11-16"]) {
        const operating = Array.from({ length: 7 }, (_, day) => flightOn(departure, dayNumber(monday) + day)).filter(
          Boolean,
        );
        assert.equal(operating.length, leg.daysPerWeek, departure.designator);
      }
    }
  }
});

test("the example flight leaves New York at 08:00 and lands in Los Angeles at 10:50", () => {
  const network = networkOf(world);
  const sold = flightOfNumber(network, "XH", 1001, { day: dayNumber("2026-06-15") });
  assert.ok(sold);
  const { departureMs, arrivalMs, departure } = sold.flight;
  assert.equal(localIso(departure.leg.origin.timeZone, departureMs), "2026-06-15T08:00:00-04:00");
  assert.equal(localIso(departure.leg.destination.timeZone, arrivalMs), "2026-06-15T10:50:00-07:00");
});

test("Sydney to Los Angeles arrives before it left, on the same date", () => {
  const segment = directSegments("SYD-LAX", "2026-06-15").find(({ marketingCarrier }) => marketingCarrier === "U4");
  assert.equal(segment?.departureLocal, "2026-06-15T11:00:00+10:00");
  assert.equal(segment?.arrivalLocal, "2026-06-15T07:45:00-07:00");
  assert.equal(segment?.arrivalDayOffset, 0);
});

test("Los Angeles to Sydney lands two dates later", () => {
  const [segment] = directSegments("LAX-SYD", "2026-06-15").filter(({ marketingCarrier }) => marketingCarrier === "U4");
  assert.equal(segment?.departureLocal, "2026-06-15T22:30:00-07:00");
  assert.equal(segment?.arrivalDayOffset, 2);
});

test("Auckland to Honolulu leaves five to midnight and lands on the morning of the same date", () => {
  const [segment] = directSegments("AKL-HNL", "2026-06-15").filter(({ marketingCarrier }) => marketingCarrier === "Y4");
  assert.equal(segment?.departureLocal, "2026-06-15T23:55:00+12:00");
  assert.equal(segment?.arrivalLocal, "2026-06-15T10:35:00-10:00");
  assert.equal(segment?.arrivalDayOffset, 0);
});

test("a night flight to London on 28 March lands in summer time", () => {
  const overnight = directSegments("JFK-LHR", "2026-03-28", winterNow).filter(
    ({ arrivalDayOffset }) => arrivalDayOffset === 1,
  );
  assert.ok(overnight.length > 0);
  for (const { departureLocal, arrivalLocal, arrivalUtc } of overnight) {
    assert.match(departureLocal, /-04:00$/);
    if (arrivalUtc >= "2026-03-29T01:00:00Z") assert.match(arrivalLocal, /\+01:00$/);
  }
});

test("a night flight to New York on 31 October lands after the clocks went back", () => {
  const overnight = directSegments("LAX-JFK", "2026-10-31", autumnNow).filter(
    ({ arrivalDayOffset }) => arrivalDayOffset === 1,
  );
  const onTheDay = directSegments("LAX-JFK", "2026-11-01", autumnNow);
  assert.ok(onTheDay.length > 0);
  for (const { arrivalLocal, arrivalUtc } of [...overnight, ...onTheDay]) {
    assert.match(arrivalLocal, arrivalUtc >= "2026-11-01T06:00:00Z" ? /-05:00$/ : /-04:00$/);
  }
});

test("Delhi to Kathmandu goes from +05:30 to +05:45", () => {
  const [segment] = directSegments("DEL-KTM", "2026-06-15");
  assert.match(segment?.departureLocal ?? "", /\+05:30$/);
  assert.match(segment?.arrivalLocal ?? "", /\+05:45$/);
});

test("in Ramadan Casablanca is on UTC, before and after an hour ahead", () => {
  const offsetOn = (date: string): string | undefined =>
    directSegments("CMN-CDG", date, winterNow)[0]?.departureLocal.slice(-6);
  assert.deepEqual(["2026-02-14", "2026-02-16", "2026-03-21", "2026-03-23"].map(offsetOn), [
    "+01:00",
    "+00:00",
    "+00:00",
    "+01:00",
  ]);
});
