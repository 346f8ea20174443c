/** The insurance covers that are included or can be bought, and the prices of a booking's extras. */
import { percent, sumCents } from "../money.js";
import type { CarCover, CarExtra, CarExtrasPrice, CarInsurance, CarTariff } from "../types.js";

/** Cars are insured in three bands, by the first letter of their class. */
interface InsuranceBand {
  readonly name: string;
  readonly categories: string;
  readonly excessCents: number;
  readonly collisionPerDayCents: number;
  /** The price a day for reducing the excess to zero. */
  readonly excessWaiverPerDayCents: number;
}

const dearestBand: InsuranceBand = {
  name: "C",
  categories: "PULWOX",
  excessCents: 250_000,
  collisionPerDayCents: 3600,
  excessWaiverPerDayCents: 2600,
};
const bands: readonly InsuranceBand[] = [
  { name: "A", categories: "MNEHCD", excessCents: 100_000, collisionPerDayCents: 2200, excessWaiverPerDayCents: 1400 },
  { name: "B", categories: "IJSRFG", excessCents: 140_000, collisionPerDayCents: 2600, excessWaiverPerDayCents: 1800 },
  dearestBand,
];
const theftPerDayCents = 600;
const liabilityPerDayCents = 1500;

const bandOf = (sippCode: string): InsuranceBand =>
  bands.find(({ categories }) => categories.includes(sippCode.charAt(0))) ?? dearestBand;

/** The insurance class of a car: A to C. */
export const insuranceClassOf = (sippCode: string): string => bandOf(sippCode).name;

/** The covers of a class: collision (CDW), theft (TP) and supplemental liability (SLI), each included or at a price per day before tax. */
export const insuranceOf = (sippCode: string, included: boolean): readonly CarInsurance[] => {
  const { excessCents, collisionPerDayCents } = bandOf(sippCode);
  const perDay = (cents: number): number => (included ? 0 : cents);
  return [
    { code: "CDW", name: "Collision damage waiver", included, perDayCents: perDay(collisionPerDayCents), excessCents },
    { code: "TP", name: "Theft protection", included, perDayCents: perDay(theftPerDayCents), excessCents },
    {
      code: "SLI",
      name: "Supplemental liability",
      included,
      perDayCents: perDay(liabilityPerDayCents),
      excessCents: 0,
    },
  ];
};

interface ExtraTariff {
  readonly name: string;
  readonly perDayCents: number;
  /** The most that one of them costs for a rental, before tax. */
  readonly mostCents: number;
}

const extraTariffs: Readonly<Record<CarExtra, ExtraTariff>> = {
  gps: { name: "Navigation unit", perDayCents: 900, mostCents: 9000 },
  child_seat: { name: "Child seat", perDayCents: 1100, mostCents: 7700 },
  booster_seat: { name: "Booster seat", perDayCents: 700, mostCents: 4900 },
  winter_tyres: { name: "Winter tyres", perDayCents: 1500, mostCents: 15_000 },
  additional_driver: { name: "Additional driver", perDayCents: 1200, mostCents: 12_000 },
};

const coverNames: Readonly<Record<Exclude<CarCover, "none">, string>> = {
  basic: "Basic cover: collision and theft",
  full: "Full cover: collision, theft and liability, no excess",
};
const coverCodes: Readonly<Record<CarCover, readonly string[]>> = {
  none: [],
  basic: ["CDW", "TP"],
  full: ["CDW", "TP", "SLI"],
};

export interface ExtrasRental {
  readonly sippCode: string;
  readonly days: number;
  readonly taxPercent: number;
  readonly insurance: readonly CarInsurance[];
}

const coverPerDayCents = (cover: CarCover, { sippCode, insurance }: ExtrasRental): number => {
  const bought = sumCents(
    insurance.filter(({ code }) => coverCodes[cover].includes(code)).map((line) => line.perDayCents),
  );
  return bought + (cover === "full" ? bandOf(sippCode).excessWaiverPerDayCents : 0);
};

/**
 * Prices a renter's additions: each line per day up to its cap, tax included. Each named additional driver is charged; the extra
 * `additional_driver` without names is charged as one. A cover that the rate includes appears as a line of 0.
 */
export const extrasPrice = (
  rental: ExtrasRental,
  cover: CarCover,
  extras: readonly CarExtra[],
  additionalDrivers: number,
): CarExtrasPrice => {
  const withTax = (cents: number): number => cents + percent(cents, rental.taxPercent);
  const lineOf = (extra: CarExtra, count: number): CarExtrasPrice["lines"][number] => {
    const { name, perDayCents, mostCents } = extraTariffs[extra];
    const amountCents = count * withTax(Math.min(perDayCents * rental.days, mostCents));
    return { code: extra, name: count > 1 ? `${name} x ${count}` : name, amountCents };
  };
  const wanted = new Set(extras);
  const drivers = Math.max(additionalDrivers, wanted.has("additional_driver") ? 1 : 0);
  wanted.delete("additional_driver");
  const lines = [...wanted].map((extra) => lineOf(extra, 1));
  if (drivers > 0) lines.push(lineOf("additional_driver", drivers));
  if (cover !== "none") {
    const amountCents = withTax(coverPerDayCents(cover, rental) * rental.days);
    lines.unshift({ code: `cover_${cover}`, name: coverNames[cover], amountCents });
  }
  return { lines, totalCents: sumCents(lines.map(({ amountCents }) => amountCents)) };
};

/** The prices of each class's covers and of each extra for a rental, by the rules of `extrasPrice`. */
export const surchargesOf = (rental: {
  readonly days: number;
  readonly taxPercent: number;
  readonly coverIncluded: boolean;
}): Pick<CarTariff, "insuranceClasses" | "extras"> => {
  const { days, taxPercent, coverIncluded } = rental;
  const rentalOf = ({ categories }: InsuranceBand): ExtrasRental => {
    const insurance = insuranceOf(categories, coverIncluded);
    return { sippCode: categories, days, taxPercent, insurance };
  };
  const extras: readonly CarExtra[] = ["gps", "child_seat", "booster_seat", "winter_tyres", "additional_driver"];
  return {
    insuranceClasses: bands.map((band) => ({
      insuranceClass: band.name,
      excessCents: band.excessCents,
      basicCents: extrasPrice(rentalOf(band), "basic", [], 0).totalCents,
      fullCents: extrasPrice(rentalOf(band), "full", [], 0).totalCents,
    })),
    extras: extras.map((code) => ({
      code,
      amountCents: extrasPrice(rentalOf(dearestBand), "none", [code], 0).totalCents,
    })),
  };
};
