/**
 * The list of all routes with their frequencies and flight numbers, drawn from the rules in a fixed order. It is the same in
 * every world. Knows no schedules and no search.
 */
import { chanceOf } from "../chance.js";
import { type Airline, airline, airlines } from "../reference/airlines.js";
import { airport, airports } from "../reference/places.js";
import type { Airport } from "../types.js";
import { certainRoutes, flightsPerWeek, isFlown } from "./routeRules.js";
import { isDomestic } from "./sovereignty.js";

/** A carrier's service between its hub and another airport, there and back. */
export interface Route {
  readonly carrier: Airline;
  readonly hub: Airport;
  readonly other: Airport;
  readonly domestic: boolean;
  readonly dailyFlights: number;
  /** 7, or fewer where a carrier does not fly every day. */
  readonly daysPerWeek: number;
  /** Number of the first flight from the hub, odd; the next is two higher, each way back one higher. */
  readonly firstNumber: number;
  /** A partner that sells the same flights under numbers of its own. */
  readonly codeshare: { readonly carrier: Airline; readonly firstNumber: number } | null;
}

/** Ranges of flight numbers by use, as carriers keep them; each starts odd. */
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
}

/** Great-circle distances from one airport to all, from unit vectors: fast enough to be asked for every pair. */
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

/** Pairs of airports that a carrier flies, in either order, and which of them come from where. */
interface FlownPairs {
  readonly pairs: readonly Pair[];
  readonly has: (carrier: Airline, a: Airport, b: Airport) => boolean;
}

/**
 * The certain routes first, then by carrier, hub and airport what the rules say, then one for each airport that has none yet,
 * to the nearest large hub. A route between two hubs of a carrier is one route.
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
    add({ carrier, hub, other, kilometres: kilometresFrom(hub)[airports.indexOf(other)] ?? 0 });
  }
  const nearest = new Map<Airport, Pair>();
  for (const carrier of airlines) {
    for (const hub of carrier.hubs.flatMap((code) => airport(code) ?? [])) {
      const distances = kilometresFrom(hub);
      airports.forEach((other, index) => {
        const kilometres = distances[index] ?? 0;
        if (isFlown(carrier, hub, other, kilometres)) add({ carrier, hub, other, kilometres });
        if (served.has(other) || carrier.lowCost || hub.size < 3 || hub.cityCode === other.cityCode) return;
        const best = nearest.get(other)?.kilometres ?? Number.POSITIVE_INFINITY;
        if (kilometres < best) nearest.set(other, { carrier, hub, other, kilometres });
      });
    }
  }
  for (const pair of nearest.values()) if (!served.has(pair.other)) add(pair);
  return { pairs, has };
};

/** Hands out odd first numbers of blocks, one counter for each carrier and range. */
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

/** A partner at home at the far end of a route that it does not fly itself sells it too, by a draw. */
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

const isCertain = ({ carrier, hub, other }: Pair): boolean =>
  certainRoutes.some(([code, from, to]) => code === carrier.code && from === hub.code && to === other.code);

/** All routes of the world. */
export const listRoutes = (): readonly Route[] => {
  const flown = flownPairs();
  const takeNumbers = numbering();
  return flown.pairs.map((pair) => {
    const { carrier, hub, other, kilometres } = pair;
    const weekly = flightsPerWeek(carrier, hub, other, kilometres);
    const dailyFlights = Math.min(mostDailyFlights, Math.max(1, Math.round(weekly / 7)));
    const isDaily = weekly >= dailyFromFlightsPerWeek || isCertain(pair);
    const domestic = isDomestic(hub, other);
    const partner = codesharePartner(pair, flown);
    const range = !domestic && kilometres >= longHaulFromKm ? "longHaul" : "shortHaul";
    return {
      carrier,
      hub,
      other,
      domestic,
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
