/**
 * The aircraft that can be chartered, and their operators. Types, categories and seats are from the specification; operators are invented.
 */

export const aircraftCategories = ["light", "midsize", "heavy", "ultra-long-range"] as const;
export type AircraftCategory = (typeof aircraftCategories)[number];

export interface CharterOperator {
  /** For example `OP-001`. */
  readonly id: string;
  readonly name: string;
  /** 1 to 5, one decimal. */
  readonly rating: number;
  readonly safetyRating: string;
  /** The country that it flies from, ISO 3166-1 alpha-2. */
  readonly country: string;
}

export interface CharterAircraft {
  /** For example `AC-001`. */
  readonly id: string;
  readonly type: string;
  readonly category: AircraftCategory;
  /** Passengers. */
  readonly capacity: number;
  readonly rangeNm: number;
  readonly speedKts: number;
  readonly operator: CharterOperator;
  /** The price of a block hour, in US cents. */
  readonly hourlyCents: number;
}

const operator = (id: string, name: string, rating: number, safetyRating: string, country: string) => ({
  ...{ id, name, rating, safetyRating, country },
});

const harbor = operator("OP-001", "Harbor Point Jets", 4.8, "ARGUS Gold", "US");
const meridian = operator("OP-002", "Meridian Crest Aviation", 4.9, "ARGUS Platinum", "US");
const lakeside = operator("OP-003", "Lakeside Air Charter", 4.5, "Wyvern Registered", "US");
const bluebird = operator("OP-004", "Bluebird Executive", 4.1, "ARGUS Gold", "US");
const northgate = operator("OP-005", "Northgate Global", 4.7, "Wyvern Wingman", "US");

/** All operators, by id. */
export const charterOperators: readonly CharterOperator[] = [harbor, meridian, lakeside, bluebird, northgate];

type Row = readonly [
  id: string,
  type: string,
  category: AircraftCategory,
  capacity: number,
  rangeNm: number,
  speedKts: number,
  operator: CharterOperator,
  hourlyDollars: number,
];

const rows: readonly Row[] = [
  ["AC-001", "Citation X", "midsize", 8, 3242, 604, harbor, 11_500],
  ["AC-002", "Gulfstream G550", "heavy", 14, 6750, 488, meridian, 15_800],
  ["AC-003", "Challenger 350", "midsize", 9, 3200, 470, lakeside, 9600],
  ["AC-004", "Phenom 300", "light", 7, 1971, 453, bluebird, 6100],
  ["AC-005", "Global 7500", "ultra-long-range", 17, 7700, 516, northgate, 19_500],
];

/** All aircraft, by id. */
export const charterFleet: readonly CharterAircraft[] = rows.map(
  ([id, type, category, capacity, rangeNm, speedKts, operatedBy, hourlyDollars]) => ({
    ...{ id, type, category, capacity, rangeNm, speedKts, operator: operatedBy, hourlyCents: hourlyDollars * 100 },
  }),
);

/** The operator with an id. */
export const charterOperator = (id: string): CharterOperator | undefined =>
  charterOperators.find((each) => each.id === id);

/** The smallest aircraft of an operator that takes a party; undefined if none does. */
export const aircraftOf = (operatorId: string, passengers: number): CharterAircraft | undefined =>
  charterFleet
    .filter((each) => each.operator.id === operatorId && each.capacity >= passengers)
    .sort((left, right) => left.capacity - right.capacity)[0];
