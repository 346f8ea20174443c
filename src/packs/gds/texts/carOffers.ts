/** The text of a car search for the model: one line per car with total and id, and the prices of what can be added. */
import type { CarOffer, CarVendorTerms, SearchCarsOutput } from "../../../../generated/gds/types.js";
import { clockOf, counted, dateAndClock, dayOf, dollars, lines, noteLines, usdAndCents } from "./words.js";

/** The number of seats that most cars have. */
const usualSeats = 5;

/** The number of cars left is mentioned only up to this. */
const fewCars = 3;

const carLine = (car: CarOffer, vendors: readonly CarVendorTerms[]): string => {
  const { exampleModel, transmission, seats, insuranceClass, totalCents, unitsLeft, carId } = car;
  const vendor = vendors.find(({ code }) => code === car.vendor);
  const words = [
    exampleModel,
    ...(transmission === undefined ? [] : [transmission]),
    ...(seats === usualSeats ? [] : [`${seats} seats`]),
    vendor?.name ?? car.vendor,
    `class ${insuranceClass}`,
    ...(unitsLeft !== undefined && unitsLeft <= fewCars ? [`${unitsLeft} left`] : []),
  ];
  return `${dollars(totalCents)} ${words.join(", ")}: ${carId}`;
};

/** What is special about a vendor; undefined if all is paid at booking and the mileage is unlimited. */
const vendorWords = ({ name, payment, includedKm, fuelPolicy }: CarVendorTerms): string | undefined => {
  const words = [
    ...(payment === "pay_at_counter" ? ["all is paid at the counter"] : []),
    ...(includedKm === undefined ? [] : [`${includedKm} km included`]),
    ...(fuelPolicy === "prepaid" ? ["fuel prepaid"] : []),
  ];
  return words.length === 0 ? undefined : `${name}: ${words.join(", ")}.`;
};

const includedLine = ({ included }: SearchCarsOutput): string | undefined => {
  const parts = [
    ["one-way fee", included?.oneWayFeeCents],
    ["young driver surcharge", included?.youngDriverFeeCents],
    ["senior driver surcharge", included?.seniorDriverFeeCents],
  ] as const;
  const words = parts.flatMap(([name, cents]) => (cents === undefined ? [] : [`${name} ${dollars(cents)}`]));
  return words.length === 0 ? undefined : `Totals include: ${words.join(", ")}.`;
};

/** The amounts that insurance and extras add to bookCar's total. */
const addedLines = ({ insurance, extras = [] }: SearchCarsOutput): readonly string[] => {
  const classes = (insurance?.classes ?? []).map(
    ({ insuranceClass, excessCents, basicCents, fullCents }) =>
      `${insuranceClass} basic ${dollars(basicCents)} (excess ${dollars(excessCents)}), full ${dollars(fullCents)}`,
  );
  const included = insurance?.included === true ? " (collision, theft and liability are included)" : "";
  const ofExtras = extras.map(({ code, amountCents }) => `${code} ${dollars(amountCents)}`);
  return [
    `Insurance adds for the rental, by class${included}: ${classes.join("; ")}.`,
    `Extras add for the rental: ${ofExtras.join(", ")} each.`,
  ];
};

const cancellationLine = ({ cancellation = [] }: SearchCarsOutput): string => {
  const words = cancellation.map(
    ({ before, keptDays }) => `${keptDays === 0 ? "free" : "for the price of one day"} to ${dateAndClock(before)}`,
  );
  return words.length === 0 ? "Cancellation: no refund." : `Cancellation: ${words.join(", ")}, then no refund.`;
};

/** The text of searchCars. It is complete without the structured output: what a renter chooses by, the total, and the id for bookCar. */
export const searchCarsText = (output: SearchCarsOutput): string => {
  const { query, world, rentalDays, count, vendors = [], cars, notes, expiresAt } = output;
  const { pickupLocationCode, pickupDate, dropoffLocationCode, dropoffDate, driverAge } = query;
  const pickup = `${pickupLocationCode} ${dayOf(pickupDate)} ${clockOf(pickupDate)}`;
  const dropoff = `${dropoffLocationCode} ${dayOf(dropoffDate)} ${clockOf(dropoffDate)}`;
  const what = `${pickup} to ${dropoff}, ${counted(rentalDays, "day")}, driver ${driverAge}`;
  const now = `It is ${dayOf(world.now)} ${clockOf(world.now)} there`;
  const [cheapest] = cars;
  if (cheapest === undefined) return lines(`No cars: ${what}. ${now}.`, noteLines(notes));
  return lines(
    `${counted(count, "car")}: ${what}. ${now}; book before ${expiresAt}.`,
    `USD totals for the rental, taxes and fees included; cheapest ${usdAndCents(cheapest.totalCents)}. Local times.`,
    cars.map((car) => carLine(car, vendors)),
    vendors.flatMap((vendor) => vendorWords(vendor) ?? []),
    includedLine(output),
    addedLines(output),
    cancellationLine(output),
    `Unless said otherwise: ${usualSeats} seats, automatic, paid at booking, unlimited mileage. Models are examples; an id begins with vendor and SIPP code.`,
    noteLines(notes),
  );
};
