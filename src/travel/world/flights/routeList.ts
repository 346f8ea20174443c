/**
 * The list of all routes with their frequencies and flight numbers, drawn from the rules in a fixed order. It is the same in every world,
 * so `routeTable.build.ts` draws it once. It knows no schedules and no search.
 */
import { chanceOf } from "../chance.js";
import { type Airline, airline, airlines } from "../reference/airlines.js";
import { airport, airports } from "../reference/places.js";
import type { Airport } from "../types.js";
import { certainRoutes } from "./certainRoutes.js";
import { flightsPerWeek, isFlown } from "./routeRules.js";
import type { Route } from "./routeTable.js";
import { isDomestic } from "./sovereignty.js";

export type { Route };

/** Ranges of flight numbers by use, as carriers have them. Each begins with an odd number. */
const numberRanges = {
  longHaul: { first: 1, last: 999 },
  shortHaul: { first: 1001, last: 4999 },
  codeshare: { first: 5001, last: 9999 },
} as const;
const longHaulFromKm = 3000;
const mostDailyFlights = 7;
const dailyFromFlightsPerWeek = 6;
const codeshareChance = 0.5;
const earthRadiusKm = 6371.0088;

const chance = chanceOf("route map");

interface Pair {
  readonly carrier: Airline;
  readonly hub: Airport;
  readonly other: Airport;
  readonly kilometres: number;
  readonly isCertain: boolean;
}

/** Great-circle distances from one airport to all others, from unit vectors: fast enough for every pair. */
const distancesFrom = (): ((hub: Airport) => readonly number[]) => {
  const vectors = airports.map(({ latitude, longitude }) => {
    const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return { x: Math.cos(north) * Math.cos(east), y: Math.cos(north) * Math.sin(east), z: Math.sin(north) };
  });
  return (hub) => {
    const from = vectors[airports.indexOf(hub)] ?? { x: 0, y: 0, z: 0 };
    return vectors.map(({ x, y, z }) => earthRadiusKm * Math.acos(Math.min(1, from.x * x + from.y * y + from.z * z)));
  };
};

/** Pairs of airports that a carrier flies, and whether it flies a pair in either order. */
interface FlownPairs {
  readonly pairs: readonly Pair[];
  readonly has: (carrier: Airline, a: Airport, b: Airport) => boolean;
}

/**
 * The certain routes first; then the routes by rule, in the order of carrier, hub and airport; then, for each airport without a route, one
 * to the nearest large hub. A route between two hubs of a carrier is listed once.
 */
const flownPairs = (): FlownPairs => {
  const kilometresFrom = distancesFrom();
  const pairs: Pair[] = [];
  const flownBy = new Map(airlines.map((carrier) => [carrier, new Set<number>()]));
  const served = new Set<Airport>();
  const numberOf = new Map(airports.map((place, index) => [place, index]));
  const pairNumber = (a: Airport, b: Airport): number => {
    const first = numberOf.get(a) ?? 0;
    const second = numberOf.get(b) ?? 0;
    return Math.min(first, second) * airports.length + Math.max(first, second);
  };
  const has = (carrier: Airline, a: Airport, b: Airport): boolean =>
    flownBy.get(carrier)?.has(pairNumber(a, b)) ?? false;
  const add = (pair: Pair): void => {
    const { carrier, hub, other } = pair;
    if (has(carrier, hub, other)) return;
    flownBy.get(carrier)?.add(pairNumber(hub, other));
    served.add(hub).add(other);
    pairs.push(pair);
  };
  for (const [carrierCode, hubCode, otherCode] of certainRoutes) {
    const [carrier, hub, other] = [airline(carrierCode), airport(hubCode), airport(otherCode)];
    if (carrier === undefined || hub === undefined || other === undefined) continue;
    add({ carrier, hub, other, kilometres: kilometresFrom(hub)[airports.indexOf(other)] ?? 0, isCertain: true });
  }
  const nearest = new Map<Airport, Pair>();
  for (const carrier of airlines) {
    for (const hub of carrier.hubs.flatMap((code) => airport(code) ?? [])) {
      const distances = kilometresFrom(hub);
      airports.forEach((other, index) => {
        const kilometres = distances[index] ?? 0;
        if (isFlown(carrier, hub, other, kilometres)) add({ carrier, hub, other, kilometres, isCertain: false });
        if (served.has(other) || carrier.lowCost || hub.size < 3 || hub.cityCode === other.cityCode) return;
        const best = nearest.get(other)?.kilometres ?? Number.POSITIVE_INFINITY;
        if (kilometres < best) nearest.set(other, { carrier, hub, other, kilometres, isCertain: false });
      });
    }
  }
  for (const pair of nearest.values()) if (!served.has(pair.other)) add(pair);
  return { pairs, has };
};

/** Assigns blocks of flight numbers that begin with an odd number, with one counter per carrier and range. */
const numbering = (): ((carrier: Airline, range: keyof typeof numberRanges, flights: number) => number) => {
  const next = new Map<string, number>();
  return (carrier, range, flights) => {
    const { first, last } = numberRanges[range];
    const key = `${carrier.code} ${range}`;
    const start = next.get(key) ?? first;
    const end = start + 2 * flights;
    if (end - 1 > last) throw new RangeError(`${carrier.name} has no ${range} flight numbers left`);
    next.set(key, end);
    return start;
  };
};

/**
 * The alliance partner that also sells a route's flights, if a draw decides so: one with a hub at the far end, or at home in its country,
 * that does not fly the route itself.
 */
const codesharePartner = ({ carrier, hub, other }: Pair, flown: FlownPairs): Airline | undefined => {
  if (carrier.alliance === null) return undefined;
  if (chance.unit(`codeshare ${carrier.code} ${hub.code}-${other.code}`) >= codeshareChance) return undefined;
  return airlines.find(
    (partner) =>
      partner !== carrier &&
      partner.alliance === carrier.alliance &&
      (partner.hubs.includes(other.code) || (partner.country === other.country && carrier.country !== other.country)) &&
      !flown.has(partner, hub, other),
  );
};

/** All routes of the world. */
export const listRoutes = (): readonly Route[] => {
  const flown = flownPairs();
  const takeNumbers = numbering();
  return flown.pairs.map((pair) => {
    const { carrier, hub, other, kilometres } = pair;
    const weekly = flightsPerWeek(carrier, hub, other, kilometres);
    const dailyFlights = Math.min(mostDailyFlights, Math.max(1, Math.round(weekly / 7)));
    const isDaily = weekly >= dailyFromFlightsPerWeek || pair.isCertain;
    const domestic = isDomestic(hub, other);
    const partner = codesharePartner(pair, flown);
    const range = !domestic && kilometres >= longHaulFromKm ? "longHaul" : "shortHaul";
    return {
      carrier,
      hub,
      other,
      dailyFlights,
      daysPerWeek: isDaily ? 7 : Math.max(2, Math.round(weekly)),
      firstNumber: takeNumbers(carrier, range, dailyFlights),
      codeshare:
        partner === undefined
          ? null
          : { carrier: partner, firstNumber: takeNumbers(partner, "codeshare", dailyFlights) },
    };
  });
};
