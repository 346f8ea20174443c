/** The car rental companies of this world, all invented, and how they differ. */

export interface CarVendor {
  /** Two letters or digits, used in stock keys and ids. */
  readonly code: string;
  readonly name: string;
  readonly group: string;
  readonly brandTier: "value" | "standard" | "premium";
  readonly payment: "pay_now" | "pay_at_counter";
  readonly fuelPolicy: "full_to_full" | "prepaid";
  /** Kilometres per day included in the price; null if unlimited. */
  readonly includedKmPerDay: number | null;
  readonly priceFactor: number;
  /** The size of the smallest locations that it serves, by the size of their airport. */
  readonly fromLocationSize: 1 | 2 | 3 | 4;
  /** First parts of the names of the time zones in which it operates; empty if it operates everywhere. */
  readonly zoneAreas: readonly string[];
  /** Rents out only electric and hybrid cars. */
  readonly electrified: boolean;
  readonly fictional: true;
}

const vendor = (code: string, name: string, group: string, terms: Partial<CarVendor>): CarVendor => ({
  code,
  name,
  group,
  brandTier: "standard",
  payment: "pay_now",
  fuelPolicy: "full_to_full",
  includedKmPerDay: null,
  priceFactor: 1,
  fromLocationSize: 1,
  zoneAreas: [],
  electrified: false,
  fictional: true,
  ...terms,
});

/** Every vendor, for reference lists and for the offers of a location. */
export const carVendors: readonly CarVendor[] = [
  vendor("KT", "Kestrane", "Kestrane Holding", {
    brandTier: "premium",
    payment: "pay_at_counter",
    priceFactor: 1.14,
    fromLocationSize: 3,
  }),
  vendor("MB", "Marlbrook Rent a Car", "Marlbrook Mobility", {}),
  vendor("PF", "Pennyfare Cars", "Zellico Group", {
    brandTier: "value",
    fuelPolicy: "prepaid",
    includedKmPerDay: 300,
    priceFactor: 0.85,
    fromLocationSize: 2,
  }),
  vendor("VT", "Voltavia", "Marlbrook Mobility", { priceFactor: 1.04, fromLocationSize: 3, electrified: true }),
  vendor("ZC", "Zellico Cars", "Zellico Group", { payment: "pay_at_counter", priceFactor: 1.06 }),
  vendor("PD", "Pradolino", "Pradolino Autos", { priceFactor: 0.96, fromLocationSize: 2, zoneAreas: ["America"] }),
  vendor("SO", "Solvanta", "Solvanta Mobility", {
    payment: "pay_at_counter",
    priceFactor: 0.95,
    fromLocationSize: 2,
    zoneAreas: ["Europe", "Atlantic"],
  }),
  vendor("KR", "Kiritomo Rental", "Kiritomo", {
    priceFactor: 0.98,
    fromLocationSize: 2,
    zoneAreas: ["Asia", "Australia", "Pacific"],
  }),
  vendor("SV", "Savantara Drive", "Savantara", {
    priceFactor: 0.94,
    fromLocationSize: 2,
    includedKmPerDay: 250,
    zoneAreas: ["Africa", "Indian"],
  }),
];

const vendorOfCode: ReadonlyMap<string, CarVendor> = new Map(carVendors.map((entry) => [entry.code, entry]));

/** The vendor with a code. */
export const carVendor = (code: string): CarVendor | undefined => vendorOfCode.get(code);
