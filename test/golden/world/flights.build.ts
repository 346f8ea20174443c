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
import { wholeOffers } from "../../travel/world/flights/offers.js";

type Case = readonly [route: string, date: string, now: string, party?: string, cabin?: Cabin];

const spring = "2026-05-16T09:00:00Z";
const autumn = "2026-10-02T09:00:00Z";
const winter = "2026-01-20T09:00:00Z";

/** Route, departure date, instant of search, adults-children-infants, cabin. */
const cases: readonly Case[] = [
  ["JFK-LAX", "2026-06-15", spring, "2-0-0"],
  ["JFK-LAX", "2026-06-15", spring, "2-1-1"],
  ["JFK-LAX", "2026-05-16", spring],
  ["LHR-JFK", "2026-07-03", spring, "2-1-1"],
  ["LHR-JFK", "2026-07-03", spring, "1-0-0", "business"],
  ["JFK-LHR", "2026-03-28", winter],
  ["JFK-LHR", "2026-06-15", spring, "1-0-0", "first"],
  ["LAX-JFK", "2026-11-01", autumn],
  ["LAX-JFK", "2026-10-31", autumn],
  ["SYD-LAX", "2026-06-15", spring],
  ["SYD-LAX", "2026-06-15", spring, "1-0-0", "premium_economy"],
  ["LAX-SYD", "2026-06-15", spring],
  ["AKL-HNL", "2026-06-15", spring],
  ["DEL-KTM", "2026-06-15", spring],
  ["KTM-DEL", "2026-06-15", spring],
  ["CMN-CDG", "2026-02-14", winter],
  ["CMN-CDG", "2026-02-16", winter],
  ["CMN-CDG", "2026-03-23", winter],
  ["CMN-JFK", "2026-03-01", winter],
  ["LON-NYC", "2026-06-15", spring, "2-0-0"],
  ["TYO-SEL", "2026-06-15", spring],
  ["CDG-NCE", "2026-06-20", spring],
  ["SIN-SYD", "2026-06-15", spring],
  ["GRU-LIS", "2026-06-15", spring],
  ["NBO-JNB", "2026-06-15", spring],
  ["SFO-CDG", "2026-06-15", spring, "1-0-0", "business"],
  ["LHR-SIN", "2026-12-24", autumn],
  ["HND-CTS", "2026-08-12", spring, "9-0-0"],
  ["PVG-LHR", "2026-10-25", autumn],
  ["MEX-BOG", "2026-06-15", spring],
  ["DXB-LHR", "2026-06-15", spring],
  ["LHR-DXB", "2026-06-15", spring],
  ["BTS-ABV", "2026-06-15", spring],
  ["PVD-RAI", "2026-06-15", spring],
  ["DUB-SNN", "2026-06-15", spring],
  ["OSL-BGO", "2026-06-15", spring],
  ["LCY-RTM", "2026-06-15", spring],
  ["BOI-TLL", "2026-06-15", spring],
  ["LDH-KBL", "2026-06-15", spring],
  ["SYD-LDH", "2026-10-03", autumn],
  ["JFK-DUB", "2026-03-07", winter],
  ["SCL-AKL", "2026-06-15", spring],
];

const partyOf = (text: string): Party => {
  const [adults = 1, children = 0, infants = 0] = text.split("-").map(Number);
  return { adults, children, infants };
};

/** An offer in one line: id, brand, times, classes, seats, total and parts. */
const line = ({ flightId, fareBrand, segments, seatsLeft, price }: FlightOffer): string => {
  const flights = segments.map(
    ({ flightNumber, operatingCarrier, origin, departureLocal, arrivalLocal, destination, aircraft, bookingClass }) =>
      `${flightNumber}(${operatingCarrier}) ${origin} ${departureLocal} ${destination} ${arrivalLocal} ${aircraft} ${bookingClass}`,
  );
  const taxes = price.taxLines.map(({ code, amountCents }) => `${code} ${amountCents}`).join(" ");
  return `${flightId} | ${fareBrand} | ${flights.join(" > ")} | left ${seatsLeft} | ${price.totalCents} = ${price.baseCents} + ${taxes}`;
};

/** The text of `flights.json`. */
export const goldenFlights = (): string => {
  const world = createWorld({ worldId: "golden", seed: "golden" });
  const vectors = cases.map(([route, departureDate, now, party = "1-0-0", cabin = "economy"]) => {
    const [origin = "", destination = ""] = route.split("-");
    const query = { origin, destination, departureDate, passengers: partyOf(party), cabin };
    const search = searchFlights(world, query, Date.parse(now));
    const { offers, notes } = wholeOffers(world, search, () => 0);
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
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("flights.json", import.meta.url), goldenFlights());
  process.stderr.write(`flights.json written, ${cases.length} searches\n`);
}
