/** Which aircraft type a carrier puts on a leg: by distance, by the size of both ends, and by the carrier's kind. */
import type { Chance } from "../chance.js";
import { type Aircraft, aircraft, aircraftType } from "../reference/aircraft.js";
import type { Leg } from "./routes.js";

/** Reserve fuel and winds: a type flies no farther than this share of its range. */
const usableRange = 0.95;

interface Assignment {
  readonly upToKm: number;
  /** Size of the smaller end, at least. */
  readonly fromSize: number;
  readonly types: string;
}

/** The first row that fits decides; a type may be repeated to be likelier. */
const assignments: readonly Assignment[] = [
  { upToKm: 700, fromSize: 2, types: "320 738 319 223 E90" },
  { upToKm: 700, fromSize: 1, types: "AT7 AT7 DH4 E75" },
  { upToKm: 1500, fromSize: 2, types: "320 32N 738 321 223" },
  { upToKm: 1500, fromSize: 1, types: "E75 E90 CR9 319" },
  { upToKm: 2500, fromSize: 2, types: "320 32N 738 321 7M8" },
  { upToKm: 2500, fromSize: 1, types: "E90 319 320 738 223" },
  { upToKm: 5200, fromSize: 4, types: "321 321 32Q 789 333" },
  { upToKm: 5200, fromSize: 1, types: "32N 321 7M8 32Q 738" },
  { upToKm: 20_000, fromSize: 4, types: "77W 359 789 351 388 77W" },
  { upToKm: 20_000, fromSize: 3, types: "789 359 339 772" },
  { upToKm: 20_000, fromSize: 1, types: "788 332 789" },
];

const ultraLongRange = "359 351";
const singleClassTypes = aircraft.filter((type) => type.singleClass);

/** The type that flies a flight in this world. */
export const aircraftOf = (leg: Leg, flight: string, chance: Chance): Aircraft => {
  if (leg.carrier.lowCost) return chance.pick(`aircraft ${leg.carrier.code}`, singleClassTypes);
  const smallerSize = Math.min(leg.origin.size, leg.destination.size);
  const row = assignments.find(({ upToKm, fromSize }) => leg.distanceKm <= upToKm && smallerSize >= fromSize);
  const inRange = (row?.types ?? "")
    .split(" ")
    .map(aircraftType)
    .filter(({ rangeKm }) => leg.distanceKm <= rangeKm * usableRange);
  const types = inRange.length > 0 ? inRange : ultraLongRange.split(" ").map(aircraftType);
  return chance.pick(`aircraft ${flight}`, types);
};
