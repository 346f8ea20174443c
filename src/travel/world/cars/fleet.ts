/** The classes of cars and where they are rented out: one fleet for countries that drive automatics, one for those that drive manuals. */

export interface CarClass {
  readonly sippCode: string;
  /** The price of a day in Los Angeles, before the factors for city, season and vendor. */
  readonly perDayCents: number;
  readonly seats: number;
  readonly doors: number;
  readonly bags: number;
  /** A description, not a make or model. */
  readonly exampleModel: string;
  /** The size of the smallest locations that have it, by the size of their airport. */
  readonly fromLocationSize: 1 | 2 | 3 | 4;
  /** The most cars of this class that a vendor ever offers for a day. */
  readonly mostUnits: number;
}

const carClass = (
  sippCode: string,
  perDayCents: number,
  [seats, doors, bags]: readonly [seats: number, doors: number, bags: number],
  exampleModel: string,
  fromLocationSize: CarClass["fromLocationSize"],
  mostUnits: number,
): CarClass => ({
  sippCode,
  perDayCents,
  seats,
  doors,
  bags,
  exampleModel: `${exampleModel} or similar`,
  fromLocationSize,
  mostUnits,
});

const automaticFleet: readonly CarClass[] = [
  carClass("ECAR", 3900, [5, 4, 2], "Small four-door saloon", 1, 15),
  carClass("CCAR", 4300, [5, 4, 2], "Compact four-door saloon", 2, 15),
  carClass("CDAH", 5000, [5, 5, 2], "Compact five-door hybrid hatchback", 3, 8),
  carClass("ICAR", 4900, [5, 4, 3], "Mid-size four-door saloon", 1, 18),
  carClass("IDAE", 5600, [5, 5, 2], "Mid-size five-door electric hatchback", 3, 6),
  carClass("SCAR", 5400, [5, 4, 3], "Standard four-door saloon", 2, 12),
  carClass("FCAR", 6100, [5, 4, 4], "Full-size four-door saloon", 2, 12),
  carClass("CFAR", 5700, [5, 5, 3], "Compact five-door SUV", 2, 12),
  carClass("IFAR", 6600, [5, 5, 4], "Mid-size five-door SUV", 1, 14),
  carClass("FFAR", 9900, [7, 5, 4], "Full-size seven-seat SUV", 3, 6),
  carClass("FVAR", 9200, [7, 5, 4], "Seven-seat minivan with sliding doors", 2, 6),
  carClass("SFAC", 8800, [5, 5, 4], "Standard long-range electric SUV", 4, 5),
  carClass("STAR", 8900, [4, 2, 2], "Two-door convertible", 4, 4),
  carClass("PCAR", 8200, [5, 4, 4], "Premium four-door saloon", 3, 5),
  carClass("LCAR", 12900, [5, 4, 4], "Luxury four-door saloon", 4, 3),
];

const manualFleet: readonly CarClass[] = [
  carClass("MBMR", 2900, [4, 3, 1], "Three-door city car", 1, 15),
  carClass("EDMR", 3400, [5, 5, 1], "Small five-door hatchback", 1, 18),
  carClass("EDAR", 4300, [5, 5, 1], "Small five-door hatchback", 2, 8),
  carClass("CDMR", 3900, [5, 5, 2], "Compact five-door hatchback", 1, 18),
  carClass("CDAR", 4900, [5, 5, 2], "Compact five-door hatchback", 2, 8),
  carClass("CDAE", 5000, [5, 5, 2], "Compact five-door electric hatchback", 3, 6),
  carClass("IDMR", 4500, [5, 5, 3], "Mid-size five-door liftback", 2, 12),
  carClass("IDAH", 5600, [5, 5, 3], "Mid-size five-door hybrid liftback", 3, 8),
  carClass("IWMD", 5000, [5, 5, 4], "Mid-size diesel estate", 2, 8),
  carClass("CFMR", 5100, [5, 5, 3], "Compact five-door SUV", 1, 10),
  carClass("IFAC", 7900, [5, 5, 4], "Mid-size long-range electric SUV", 4, 5),
  carClass("SFAD", 7800, [5, 5, 4], "Standard five-door diesel SUV", 3, 6),
  carClass("SVMD", 9300, [9, 5, 5], "Nine-seat passenger van", 3, 4),
  carClass("PDAR", 9100, [5, 5, 4], "Premium five-door saloon", 3, 5),
  carClass("LDAR", 14200, [5, 4, 3], "Luxury four-door saloon", 4, 3),
];

/** Countries where nearly every rental car is an automatic. */
const automaticCountries: ReadonlySet<string> = new Set(
  "US CA PR GU BS JM DO BB TT JP KR SG TW HK MO AE QA SA BH KW OM JO IL MY TH PH AU NZ FJ".split(" "),
);

/** The classes that are rented out in a country, from the cheapest kind to the most expensive. */
export const fleetOf = (country: string): readonly CarClass[] =>
  automaticCountries.has(country) ? automaticFleet : manualFleet;

/** Whether a class is electric or hybrid. */
export const isElectrified = (sippCode: string): boolean => "HIEC".includes(sippCode.charAt(3));

const youngestDriverAge = 21;
const youngestPremiumDriverAge = 25;
const premiumCategories = "PULWX";

/** The minimum driver age of a class: 25 for premium, luxury and special cars, 21 for all others. */
export const minimumDriverAge = (sippCode: string): number =>
  premiumCategories.includes(sippCode.charAt(0)) ? youngestPremiumDriverAge : youngestDriverAge;
