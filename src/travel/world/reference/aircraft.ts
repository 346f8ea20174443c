/** Aircraft types with their cabins. Types and ranges are real, seat counts are typical. */
import type { Cabin } from "../types.js";

/** An aircraft type in one cabin layout. A cabin that is absent cannot be sold on it. */
export interface Aircraft {
  /** IATA-style equipment code. */
  readonly code: string;
  readonly name: string;
  readonly rangeKm: number;
  readonly seats: Readonly<Partial<Record<Cabin, number>>>;
  readonly wideBody: boolean;
  /** Whether low-cost carriers fly it, with a single cabin. */
  readonly singleClass: boolean;
}

type Row = readonly [
  code: string,
  name: string,
  rangeKm: number,
  economy: number,
  premium: number,
  business: number,
  first: number,
];

const narrowBodies: readonly Row[] = [
  ["AT7", "ATR 72", 1500, 70, 0, 0, 0],
  ["DH4", "De Havilland Canada Dash 8-400", 2000, 74, 0, 0, 0],
  ["E75", "Embraer 175", 3000, 64, 0, 12, 0],
  ["E90", "Embraer 190", 3700, 88, 0, 12, 0],
  ["CR9", "Bombardier CRJ900", 2700, 64, 0, 12, 0],
  ["223", "Airbus A220-300", 5500, 125, 0, 12, 0],
  ["319", "Airbus A319", 5500, 112, 0, 12, 0],
  ["320", "Airbus A320", 5500, 138, 0, 12, 0],
  ["32N", "Airbus A320neo", 6000, 144, 0, 12, 0],
  ["321", "Airbus A321", 5500, 150, 21, 16, 0],
  ["32T", "Airbus A321, transcontinental", 5500, 72, 0, 20, 10],
  ["32Q", "Airbus A321neo", 6800, 156, 24, 16, 0],
  ["738", "Boeing 737-800", 5500, 144, 0, 16, 0],
  ["7M8", "Boeing 737 MAX 8", 6000, 150, 0, 16, 0],
];

const wideBodies: readonly Row[] = [
  ["332", "Airbus A330-200", 13_000, 210, 0, 24, 0],
  ["333", "Airbus A330-300", 11_300, 236, 21, 34, 0],
  ["339", "Airbus A330-900", 13_000, 220, 28, 30, 0],
  ["359", "Airbus A350-900", 15_400, 211, 24, 42, 0],
  ["351", "Airbus A350-1000", 15_600, 219, 44, 46, 0],
  ["388", "Airbus A380-800", 14_800, 343, 44, 78, 14],
  ["772", "Boeing 777-200ER", 13_000, 203, 24, 48, 0],
  ["77W", "Boeing 777-300ER", 13_600, 184, 28, 40, 8],
  ["788", "Boeing 787-8", 13_500, 180, 25, 30, 0],
  ["789", "Boeing 787-9", 14_100, 197, 35, 42, 0],
];

const singleClassJets: readonly Row[] = [
  ["73H", "Boeing 737-800, one class", 5500, 189, 0, 0, 0],
  ["32A", "Airbus A320, one class", 5500, 180, 0, 0, 0],
];

const aircraftOf = (
  [code, name, rangeKm, economy, premium, business, first]: Row,
  kind: Partial<Aircraft>,
): Aircraft => {
  const cabins: readonly (readonly [Cabin, number])[] = [
    ["economy", economy],
    ["premium_economy", premium],
    ["business", business],
    ["first", first],
  ];
  const seats = Object.fromEntries(cabins.filter(([, count]) => count > 0));
  return { code, name, rangeKm, seats, wideBody: false, singleClass: false, ...kind };
};

/** All types, by code. */
export const aircraft: readonly Aircraft[] = [
  ...narrowBodies.map((row) => aircraftOf(row, {})),
  ...wideBodies.map((row) => aircraftOf(row, { wideBody: true })),
  ...singleClassJets.map((row) => aircraftOf(row, { singleClass: true })),
].sort((a, b) => (a.code < b.code ? -1 : 1));

const aircraftOfCode: ReadonlyMap<string, Aircraft> = new Map(aircraft.map((type) => [type.code, type]));

/** The aircraft type with an equipment code. Throws a RangeError for an unknown code. */
export const aircraftType = (code: string): Aircraft => {
  const type = aircraftOfCode.get(code);
  if (type === undefined) throw new RangeError(`no aircraft type '${code}'`);
  return type;
};
