/** Which aircraft type a carrier uses on a leg, by distance, size of both ends, and kind of carrier. */
import type { Chance } from "../chance.js";
import { type Aircraft, aircraft, aircraftType } from "../reference/aircraft.js";
import type { Airport } from "../types.js";
import type { Leg } from "./routes.js";

/** The share of its range that a type flies at most, to allow for reserve fuel and wind. */
const usableRange = 0.95;

interface Assignment {
  readonly upToKm: number;
  /** The minimum size of the smaller end. */
  readonly fromSize: number;
  readonly types: string;
  /** A type that is also used by the few carriers that have it. */
  readonly largest?: string;
}

/** The first row that fits applies. A type may be repeated to make it more likely. */
const assignments: readonly Assignment[] = [
  { upToKm: 700, fromSize: 2, types: "320 738 319 223 E90" },
  { upToKm: 700, fromSize: 1, types: "AT7 AT7 DH4 E75" },
  { upToKm: 1500, fromSize: 2, types: "320 32N 738 321 223" },
  { upToKm: 1500, fromSize: 1, types: "E75 E90 CR9 319" },
  { upToKm: 2500, fromSize: 2, types: "320 32N 738 321 7M8" },
  { upToKm: 2500, fromSize: 1, types: "E90 319 320 738 223" },
  { upToKm: 4200, fromSize: 4, types: "321 321 32Q 789 333" },
  { upToKm: 4200, fromSize: 1, types: "32N 321 7M8 32Q 738" },
  { upToKm: 5200, fromSize: 4, types: "789 333 359 339 32Q" },
  { upToKm: 5200, fromSize: 1, types: "32Q 788 332 7M8 32Q" },
  { upToKm: 20_000, fromSize: 4, types: "77W 359 789 351 77W", largest: "388" },
  { upToKm: 20_000, fromSize: 3, types: "789 359 339 772" },
  { upToKm: 20_000, fromSize: 1, types: "788 332 789" },
];

const ultraLongRange = "359 351";
/** Carriers that have the largest type. The next list has airports that do not accept it. */
const largestTypeCarriers: ReadonlySet<string> = new Set("Z0 H0 O1 U4 W1 Q7 I0 O9".split(" "));
const largestTypeRefused: ReadonlySet<string> = new Set("ADD BOG DEN EWR SEA MEX PKX SVO CGK".split(" "));

/** Routes sold with a first class, and the type that has it. Every second flight of a carrier on the route uses that type. */
// biome-ignore format: a table of pairs
const firstClassRoutes: Readonly<Record<string, string>> = {
  "JFK-LAX": "32T", "JFK-SFO": "32T", "BOS-LAX": "32T", "BOS-SFO": "32T", "JFK-MIA": "32T", "LAX-MIA": "32T",
  "HNL-SFO": "77W", "HNL-LAX": "77W", "HNL-JFK": "77W", "HNL-ORD": "77W", "LAX-SYD": "388", "SFO-SYD": "77W",
  "JFK-LHR": "77W", "LAX-LHR": "388", "LHR-SIN": "388", "HKG-LHR": "77W", "CDG-JFK": "77W", "FRA-JFK": "77W",
  "HND-JFK": "77W", "HND-LAX": "77W", "DXB-JFK": "388", "CDG-DXB": "388", "DXB-SYD": "388", "DOH-LHR": "388",
};
const singleClassTypes = aircraft.filter((type) => type.singleClass);

/** The type that operates a flight in this world. */
export const aircraftOf = (leg: Leg, flight: string, index: number, chance: Chance): Aircraft => {
  if (leg.carrier.lowCost) return chance.pick(`aircraft ${leg.carrier.code}`, singleClassTypes);
  const ofFirstClass = firstClassRoutes[[leg.origin.code, leg.destination.code].sort().join("-")];
  if (ofFirstClass !== undefined && (index % 2 === 1 || leg.dailyFlights === 1)) return aircraftType(ofFirstClass);
  const smallerSize = Math.min(leg.origin.size, leg.destination.size);
  const row = assignments.find(({ upToKm, fromSize }) => leg.distanceKm <= upToKm && smallerSize >= fromSize);
  const takesLargest = (end: Airport): boolean => !largestTypeRefused.has(end.code);
  const hasLargest =
    largestTypeCarriers.has(leg.carrier.code) && takesLargest(leg.origin) && takesLargest(leg.destination);
  const inRange = [...(row?.types ?? "").split(" "), ...(hasLargest && row?.largest ? [row.largest] : [])]
    .map(aircraftType)
    .filter(({ rangeKm }) => leg.distanceKm <= rangeKm * usableRange);
  const types = inRange.length > 0 ? inRange : ultraLongRange.split(" ").map(aircraftType);
  return chance.pick(`aircraft ${flight}`, types);
};
