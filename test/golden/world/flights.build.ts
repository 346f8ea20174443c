/**
 * Golden vectors of flight search: what a fixed world offers on routes and dates that matter. Regenerate with
 * `npm run golden:world` and review the difference.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { searchFlights } from "../../../src/travel/world/flights/index.js";
import { createWorld } from "../../../src/travel/world/index.js";
import { utcIso } from "../../../src/travel/world/time/zones.js";
import type { Cabin, FlightOffer, Party } from "../../../src/travel/world/types.js";

type Case = readonly [route: string, date: string, now: string, party?: string, cabin?: Cabin];

const SPRING = "2026-05-16T09:00:00Z";
const AUTUMN = "2026-10-02T09:00:00Z";
const WINTER = "2026-01-20T09:00:00Z";

/** Route, departure date, instant of search, adults-children-infants, cabin. */
const cases: readonly Case[] = [
  ["JFK-LAX", "2026-06-15", SPRING, "2-0-0"],
  ["JFK-LAX", "2026-06-15", SPRING, "2-1-1"],
  ["JFK-LAX", "2026-05-16", SPRING],
  ["LHR-JFK", "2026-07-03", SPRING, "2-1-1"],
  ["LHR-JFK", "2026-07-03", SPRING, "1-0-0", "business"],
  ["JFK-LHR", "2026-03-28", WINTER],
  ["JFK-LHR", "2026-06-15", SPRING, "1-0-0", "first"],
  ["LAX-JFK", "2026-11-01", AUTUMN],
  ["LAX-JFK", "2026-10-31", AUTUMN],
  ["SYD-LAX", "2026-06-15", SPRING],
  ["SYD-LAX", "2026-06-15", SPRING, "1-0-0", "premium_economy"],
  ["LAX-SYD", "2026-06-15", SPRING],
  ["AKL-HNL", "2026-06-15", SPRING],
  ["DEL-KTM", "2026-06-15", SPRING],
  ["KTM-DEL", "2026-06-15", SPRING],
  ["CMN-CDG", "2026-02-14", WINTER],
  ["CMN-CDG", "2026-02-16", WINTER],
  ["CMN-CDG", "2026-03-23", WINTER],
  ["CMN-JFK", "2026-03-01", WINTER],
  ["LON-NYC", "2026-06-15", SPRING, "2-0-0"],
  ["TYO-SEL", "2026-06-15", SPRING],
  ["CDG-NCE", "2026-06-20", SPRING],
  ["SIN-SYD", "2026-06-15", SPRING],
  ["GRU-LIS", "2026-06-15", SPRING],
  ["NBO-JNB", "2026-06-15", SPRING],
  ["SFO-CDG", "2026-06-15", SPRING, "1-0-0", "business"],
  ["LHR-SIN", "2026-12-24", AUTUMN],
  ["HND-CTS", "2026-08-12", SPRING, "9-0-0"],
  ["PVG-LHR", "2026-10-25", AUTUMN],
  ["MEX-BOG", "2026-06-15", SPRING],
  ["DXB-LHR", "2026-06-15", SPRING],
  ["LHR-DXB", "2026-06-15", SPRING],
  ["BTS-ABV", "2026-06-15", SPRING],
  ["PVD-RAI", "2026-06-15", SPRING],
  ["DUB-SNN", "2026-06-15", SPRING],
  ["OSL-BGO", "2026-06-15", SPRING],
  ["LCY-RTM", "2026-06-15", SPRING],
  ["BOI-TLL", "2026-06-15", SPRING],
  ["LDH-KBL", "2026-06-15", SPRING],
  ["SYD-LDH", "2026-10-03", AUTUMN],
  ["JFK-DUB", "2026-03-07", WINTER],
  ["SCL-AKL", "2026-06-15", SPRING],
];

function partyOf(text: string): Party {
  const [adults = 1, children = 0, infants = 0] = text.split("-").map(Number);
  return { adults, children, infants };
}

/** An offer in one line: id, brand, times, classes, seats, total and parts. */
function line({ flightId, fareBrand, segments, seatsLeft, price }: FlightOffer): string {
  const flights = segments.map(
    ({ flightNumber, operatingCarrier, origin, departureLocal, arrivalLocal, destination, aircraft, bookingClass }) =>
      `${flightNumber}(${operatingCarrier}) ${origin} ${departureLocal} ${destination} ${arrivalLocal} ${aircraft} ${bookingClass}`,
  );
  const taxes = price.taxLines.map(({ code, amountCents }) => `${code} ${amountCents}`).join(" ");
  return `${flightId} | ${fareBrand} | ${flights.join(" > ")} | left ${seatsLeft} | ${price.totalCents} = ${price.baseCents} + ${taxes}`;
}

/** The text of `flights.json`. */
export function goldenFlights(): string {
  const world = createWorld({ worldId: "golden", seed: "golden" });
  const vectors = cases.map(([route, departureDate, now, party = "1-0-0", cabin = "economy"]) => {
    const [origin = "", destination = ""] = route.split("-");
    const query = { origin, destination, departureDate, passengers: partyOf(party), cabin };
    const search = searchFlights(world, query, Date.parse(now));
    const { offers, notes } = search.offersWith(() => 0);
    return {
      query: `${route} ${departureDate} ${party} ${cabin}`,
      now: utcIso(Date.parse(now)),
      searchId: search.searchId,
      notes,
      offers: offers.map(line),
      /** One offer in full, so that no field changes unseen. */
      first: offers[0] ?? null,
    };
  });
  return `${JSON.stringify(vectors, null, 1)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("flights.json", import.meta.url), goldenFlights());
  process.stderr.write(`flights.json written, ${cases.length} searches\n`);
}
