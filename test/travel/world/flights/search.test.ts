import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { minimumConnectionMinutes, searchFlights } from "../../../../src/travel/world/flights/index.js";
import { findItineraries } from "../../../../src/travel/world/flights/itineraries.js";
import { networkOf } from "../../../../src/travel/world/flights/network.js";
import { seated } from "../../../../src/travel/world/flights/ticket.js";
import { createWorld } from "../../../../src/travel/world/index.js";
import { airport, airports, placeAirports } from "../../../../src/travel/world/reference/places.js";
import { addDays, dayNumber } from "../../../../src/travel/world/time/calendar.js";
import { localIso, parseInstant } from "../../../../src/travel/world/time/zones.js";
import type {
  Airport,
  Cabin,
  FlightOffer,
  FlightQuery,
  FlightSegment,
  World,
} from "../../../../src/travel/world/types.js";
import { wholeOffers } from "./offers.js";
import { find, first, nothingSold, oneAdult, queryOf, testNow, world } from "./world.js";

const minuteMs = 60_000;
const place = (code: string): Airport => airport(code) ?? assert.fail(`no airport ${code}`);
const minutesBetween = (from: string, to: string): number => (parseInstant(to) - parseInstant(from)) / minuteMs;

const busy = [
  "JFK-LAX",
  "LHR-JFK",
  "SIN-SYD",
  "DEL-BOM",
  "GRU-LIS",
  "CDG-NCE",
  "HND-CTS",
  "LON-NYC",
  "PVD-KTM",
  "BOI-TLL",
];
const anyCode = fc.constantFrom(...airports.map(({ code }) => code));
const anyRoute = fc.oneof(
  fc.constantFrom(...busy),
  fc.tuple(anyCode, anyCode).map(([origin, destination]) => `${origin}-${destination}`),
);
const anyCabin = fc.constantFrom<Cabin>("economy", "premium_economy", "business", "first");
const anyParty = fc.record({
  adults: fc.integer({ min: 1, max: 6 }),
  children: fc.integer({ min: 0, max: 3 }),
  infants: fc.integer({ min: 0, max: 1 }),
});
const anyQuery: fc.Arbitrary<FlightQuery> = fc
  .tuple(anyRoute, fc.integer({ min: 0, max: 330 }), anyParty, anyCabin)
  .map(([route, days, party, cabin]) => queryOf(route, addDays("2026-05-17", days), party, cabin));

const checkSegment = (segment: FlightSegment): void => {
  const [origin, destination] = [place(segment.origin), place(segment.destination)];
  assert.equal(minutesBetween(segment.departureUtc, segment.arrivalUtc), segment.durationMinutes);
  assert.equal(segment.departureLocal, localIso(origin.timeZone, parseInstant(segment.departureUtc)));
  assert.equal(segment.arrivalLocal, localIso(destination.timeZone, parseInstant(segment.arrivalUtc)));
  assert.equal(
    addDays(segment.departureLocal.slice(0, 10), segment.arrivalDayOffset),
    segment.arrivalLocal.slice(0, 10),
  );
  assert.ok(segment.originTerminal === null || origin.terminals.includes(segment.originTerminal));
  assert.ok(segment.destinationTerminal === null || destination.terminals.includes(segment.destinationTerminal));
  assert.match(segment.flightNumber, /^[A-Z0-9]{2}[1-9]\d{0,3}$/);
  assert.match(segment.bookingClass, /^[A-Z]$/);
};

const checkConnections = ({ segments, layovers, durationMinutes }: FlightOffer): void => {
  assert.equal(layovers.length, segments.length - 1);
  segments.slice(1).forEach((next, index) => {
    const previous = segments[index] ?? assert.fail("no segment before");
    const layover = layovers[index] ?? assert.fail("no layover");
    assert.equal(previous.destination, next.origin);
    assert.equal(layover.minutes, minutesBetween(previous.arrivalUtc, next.departureUtc));
    assert.equal(layover.overnight, previous.arrivalLocal.slice(0, 10) !== next.departureLocal.slice(0, 10));
    const minimum = minimumConnectionMinutes(place(previous.destination), place(next.origin), {
      arrivesFrom: place(previous.origin),
      departsTo: place(next.destination),
      arrivalTerminal: previous.destinationTerminal,
      departureTerminal: next.originTerminal,
    });
    assert.ok(minimum !== undefined && layover.minutes >= minimum && layover.minutes <= 1440, `${layover.minutes}`);
  });
  const flown = segments.reduce((total, segment) => total + segment.durationMinutes, 0);
  const waited = layovers.reduce((total, layover) => total + layover.minutes, 0);
  assert.equal(durationMinutes, flown + waited);
};

const checkOffer = (offer: FlightOffer, query: FlightQuery): void => {
  const firstSegment = first(offer.segments);
  const lastSegment = offer.segments[offer.segments.length - 1] ?? firstSegment;
  offer.segments.forEach(checkSegment);
  checkConnections(offer);
  assert.equal(offer.stops, offer.segments.length - 1);
  const visited = [offer.origin, ...offer.segments.map(({ destination }) => destination)].map(
    (code) => place(code).cityCode,
  );
  assert.equal(new Set(visited).size, visited.length, visited.join(" "));
  assert.ok(placeAirports(query.origin).some(({ code }) => code === offer.origin));
  assert.ok(placeAirports(query.destination).some(({ code }) => code === offer.destination));
  assert.deepEqual([firstSegment.origin, lastSegment.destination], [offer.origin, offer.destination]);
  assert.equal(firstSegment.departureLocal.slice(0, 10), query.departureDate);
  assert.ok(offer.seatsLeft >= query.passengers.adults + query.passengers.children);
  assert.ok(offer.segments.every(({ cabin }) => cabin === query.cabin));
  assert.ok(parseInstant(offer.ticketingDeadline) <= parseInstant(firstSegment.departureUtc));
  assert.ok(parseInstant(offer.ticketingDeadline) >= parseInstant(offer.expiresAt));
  assert.equal(parseInstant(offer.expiresAt), testNow + 30 * minuteMs);
  assert.ok(parseInstant(firstSegment.departureUtc) - testNow >= 60 * minuteMs);
  assert.equal(new Set(offer.segments.map(({ marriageGroup }) => marriageGroup)).size, 1);
  assert.equal(firstSegment.marriageGroup === null, offer.segments.length === 1);
  const { price } = offer;
  assert.equal(price.totalCents, price.baseCents + price.taxesCents + price.feesCents);
  assert.equal(
    price.totalCents,
    price.perPassenger.reduce((total, fare) => total + fare.totalCents * fare.count, 0),
  );
};

const found = (ofWorld: World, query: FlightQuery): readonly FlightOffer[] =>
  wholeOffers(ofWorld, searchFlights(ofWorld, query, testNow), nothingSold).offers;

test("every offer is consistent in places, times, connections and money; nonstops come first, both by departure", () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const { offers, notes } = find(query);
      assert.ok(offers.length > 0 || notes.length > 0);
      for (const offer of offers) checkOffer(offer, query);
      assert.equal(new Set(offers.map(({ flightId }) => flightId)).size, offers.length);
      const order = offers.map(({ stops, segments }) => `${stops > 0} ${first(segments).departureUtc}`);
      assert.deepEqual(order, [...order].sort());
    }),
    { numRuns: 250 },
  );
});

test("the same query in the same minute gives the same bytes, whatever was asked before", () => {
  const answer = (name: string, nowMs: number): string => {
    const fresh = createWorld({ worldId: "test", seed: "flights" });
    if (name === "warm")
      for (const route of busy) searchFlights(fresh, queryOf(route, "2026-06-20"), nowMs).offersWith(nothingSold);
    const search = searchFlights(fresh, queryOf("LHR-JFK", "2026-07-03"), nowMs);
    return JSON.stringify([search.searchId, search.stockKeys, search.offersWith(nothingSold)]);
  };
  assert.equal(answer("cold", testNow), answer("warm", testNow));
  assert.equal(answer("cold", testNow), answer("cold", testNow + 59_999));
  assert.notEqual(answer("cold", testNow), answer("cold", testNow + 60_000));
});

test("another seed gives another timetable on the same routes, another name only other ids", () => {
  const offersOf = (worldId: string, seed: string): readonly FlightOffer[] =>
    found(createWorld({ worldId, seed }), queryOf("LHR-SIN", "2026-07-03"));
  const times = (offers: readonly FlightOffer[]): string =>
    JSON.stringify(offers.map(({ segments }) => first(segments).departureLocal));
  const [one, named, seeded] = [offersOf("a", "s"), offersOf("b", "s"), offersOf("a", "t")];
  assert.equal(times(one), times(named));
  assert.notEqual(first(one).flightId, first(named).flightId);
  assert.notEqual(times(one), times(seeded));
});

test("a busy route shows itineraries of several carriers, direct and in every brand", () => {
  for (const route of ["JFK-LAX", "LHR-JFK", "CDG-NCE", "SYD-MEL", "ATL-ORD"]) {
    const { offers } = find(queryOf(route, "2026-06-15", { adults: 2, children: 0, infants: 0 }));
    assert.ok(offers.length >= 10, `${route} ${offers.length}`);
    assert.ok(new Set(offers.map(({ carrier }) => carrier)).size >= 2, route);
    assert.ok(
      offers.some(({ stops }) => stops === 0),
      route,
    );
    assert.deepEqual([...new Set(offers.map(({ fareBrand }) => fareBrand))].sort(), ["Flex", "Light", "Standard"]);
  }
});

test("between two airports every nonstop of the day that has the seats is shown, and at most six journeys with stops", () => {
  const parties = [oneAdult, { adults: 5, children: 0, infants: 0 }, { adults: 6, children: 3, infants: 2 }];
  for (const route of ["JFK-LAX", "LHR-JFK", "CDG-NCE", "DFW-LAX", "SIN-SYD", "AKL-HNL"]) {
    for (const passengers of parties) {
      const query = queryOf(route, "2026-06-15", passengers);
      const { offers, notes } = searchFlights(world, query, testNow).offersWith(nothingSold);
      const seats = passengers.adults + passengers.children;
      const expected = findItineraries(
        networkOf(world),
        [{ origin: place(query.origin), destination: place(query.destination) }],
        dayNumber(query.departureDate),
        testNow + 60 * minuteMs,
      ).flatMap((itinerary) => {
        const ticket = seated(world, itinerary, query.cabin, testNow);
        return itinerary.length === 1 && ticket && first(ticket.stocks).capacity >= seats
          ? `${itinerary[0].marketing.code}${itinerary[0].marketingNumber}`
          : [];
      });
      const nonstops = offers.filter(({ segments }) => segments.length === 1);
      const shown = nonstops.map(({ segments }) => first(segments).flightNumber);
      assert.deepEqual(shown.toSorted(), expected.toSorted(), `${route} for ${seats}`);
      const withStops = offers.length - nonstops.length;
      assert.ok(withStops <= 6, `${withStops} with stops`);
      assert.match(notes.join(" "), expected.length === 0 ? /no nonstop|none has/ : /Shown: all \d+ nonstops/);
    }
  }
});

test("between cities the best nonstops are shown, with how many there are and between which airports", () => {
  for (const route of ["LON-NYC", "LON-PAR", "NYC-CHI"]) {
    const { offers, notes } = searchFlights(world, queryOf(route, "2026-06-15"), testNow).offersWith(nothingSold);
    assert.equal(offers.filter(({ segments }) => segments.length === 1).length, 16, route);
    const [, total, from, to, count] =
      /Shown: 16 of (\d+) nonstops.*Search between two airports for all nonstops: ([A-Z]{3})-([A-Z]{3}) has (\d+)/.exec(
        notes.join(" "),
      ) ?? assert.fail(notes.join(" "));
    assert.ok(Number(total) > 16);
    const one = searchFlights(world, queryOf(`${from}-${to}`, "2026-06-15"), testNow).offersWith(nothingSold).offers;
    assert.equal(one.filter(({ segments }) => segments.length === 1).length, Number(count), `${from}-${to}`);
  }
});

test("a metropolitan code searches all airports of the city and says so", () => {
  const { offers, notes } = find(queryOf("LON-NYC", "2026-06-15"));
  assert.ok(new Set(offers.map(({ origin, destination }) => origin + destination)).size > 1);
  assert.equal(notes.filter((note) => /^(LON|NYC) is the city/.test(note)).length, 2);
  assert.deepEqual(
    find(queryOf("LHR-CDG", "2026-06-15")).notes.filter((note) => note.includes("is the city")),
    [],
  );
});

test("nobody flies from Providence to Praia, and the note names airports from where one does", () => {
  for (const date of ["2026-06-15", "2026-06-18", "2026-12-24"]) {
    const { offers, notes } = find(queryOf("PVD-RAI", date));
    assert.equal(offers.length, 0);
    assert.match(first(notes), /^No airline flies from PVD to RAI/);
    assert.match(first(notes), /Try flying (to|from) [A-Z]{3} \(\d+ km away\)/);
  }
});

test("from Heathrow to Dubai there are connections only", () => {
  for (let day = 0; day < 14; day += 1) {
    const { offers } = find(queryOf("LHR-DXB", addDays("2026-06-10", day)));
    assert.ok(offers.length > 0);
    for (const { stops } of offers) assert.ok(stops > 0);
  }
});

test("from Bratislava to Abuja there is one direct flight a day with one economy seat", () => {
  for (let day = 0; day < 14; day += 1) {
    const query = queryOf("BTS-ABV", addDays("2026-06-10", day));
    const { offers } = find(query);
    assert.equal(new Set(offers.map(({ segments }) => first(segments).segmentId)).size, 1);
    for (const { stops, seatsLeft } of offers) assert.deepEqual([stops, seatsLeft], [0, 1]);
    const two = find({ ...query, passengers: { adults: 2, children: 0, infants: 0 } });
    assert.equal(two.offers.length, 0);
    assert.match(first(two.notes), /none has 2 seats left together in economy/);
    assert.ok(find({ ...query, passengers: { adults: 1, children: 0, infants: 1 } }).offers.length > 0);
  }
});

test("the other documented routes have direct flights", () => {
  for (const route of ["DUB-SNN", "OSL-BGO", "LCY-RTM"]) {
    assert.ok(
      find(queryOf(route, "2026-06-15")).offers.some(({ stops }) => stops === 0),
      route,
    );
  }
});

test("flights that leave within the hour are not sold, and the note says so", () => {
  const lastMinute = Date.UTC(2026, 4, 17, 3, 59);
  const { offers, notes } = find(queryOf("JFK-LAX", "2026-05-16"), lastMinute);
  assert.equal(offers.length, 0);
  assert.match(first(notes), /have departed or leave within 60 minutes/);
  const atNoon = find(queryOf("JFK-LAX", "2026-05-16"), Date.UTC(2026, 4, 16, 16, 30));
  assert.ok(atNoon.offers.length > 0);
  for (const { segments } of atNoon.offers)
    assert.ok(parseInstant(first(segments).departureUtc) >= Date.UTC(2026, 4, 16, 17, 30));
});

test("a cabin that no aircraft on the way has is told apart from a cabin that is full", () => {
  const { offers, notes } = find(queryOf("DUB-SNN", "2026-06-15", oneAdult, "first"));
  assert.equal(offers.length, 0);
  assert.match(first(notes), /has a first cabin all the way/);
});

test("a day without a flight is answered with days that have one", () => {
  const isolated = airports
    .map(({ code }, index) => queryOf(`${code}-APW`, addDays("2026-06-10", index % 14)))
    .map((query) => searchFlights(world, query, testNow).offersWith(nothingSold))
    .filter(({ offers }) => offers.length === 0);
  const withDates = isolated.map(({ notes }) => notes.join(" ")).filter((note) => note.includes("Dates with flights"));
  assert.ok(withDates.length > 0);
  for (const note of withDates) assert.match(note, /Dates with flights: \d{4}-\d{2}-\d{2}/);
});

test("unknown codes and equal ends give no offer and no error", () => {
  assert.match(first(find(queryOf("XXX-LAX", "2026-06-15")).notes), /No airport or city has the code XXX/);
  assert.equal(find(queryOf("JFK-JFK", "2026-06-15")).offers.length, 0);
  assert.equal(find(queryOf("LHR-LGW", "2026-06-15")).offers.length, 0);
});

test("a search names the stock of everything it may show", () => {
  const search = searchFlights(world, queryOf("JFK-LAX", "2026-06-15"), testNow);
  const asked = new Set<string>();
  search.offersWith((key) => {
    asked.add(key);
    return 0;
  });
  for (const key of asked) assert.ok(search.stockKeys.includes(key), key);
});

test("minimum connection times follow borders, terminals and airports", () => {
  const change = (arrivesFrom: string, departsTo: string, terminals: readonly (string | null)[] = [null, null]) => ({
    arrivesFrom: place(arrivesFrom),
    departsTo: place(departsTo),
    arrivalTerminal: terminals[0] ?? null,
    departureTerminal: terminals[1] ?? null,
  });
  const at = (arrival: string, departure: string, around: ReturnType<typeof change>): number | undefined =>
    minimumConnectionMinutes(place(arrival), place(departure), around);
  assert.equal(at("ORD", "ORD", change("JFK", "LAX")), 45);
  assert.equal(at("ORD", "ORD", change("JFK", "LHR")), 60);
  assert.equal(at("ORD", "ORD", change("LHR", "LAX")), 60);
  assert.equal(at("LHR", "LHR", change("JFK", "CDG")), 75);
  assert.equal(at("LHR", "LHR", change("JFK", "CDG", ["3", "5"])), 105);
  assert.equal(at("LGA", "JFK", change("ORD", "LHR", ["A", "4"])), 240);
  assert.equal(at("LHR", "CDG", change("JFK", "NCE")), undefined);
});
