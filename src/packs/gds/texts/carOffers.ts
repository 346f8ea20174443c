/** What a model reads of a search for cars: one line a car, with total and id. */
import type { CarOffer, SearchCarsOutput } from "../../../../generated/gds/types.js";
import { localDeadline } from "./localTimes.js";
import { clockOf, counted, dayOf, dollars, lines, noteLines, usdAndCents } from "./words.js";

const modelOf = ({ exampleModel }: CarOffer): string => exampleModel.replace(/ or similar$/, "");

const carLine = (car: CarOffer): string => {
  const { price, sippCode, vendorName, transmission, seats, mileage, payment, unitsLeft, carId } = car;
  const words = [
    `${sippCode} ${modelOf(car)}`,
    ...(transmission === "manual" ? ["manual"] : []),
    `${seats} seats`,
    vendorName,
    ...(payment === "pay_at_counter" ? ["pay at counter"] : []),
    ...(mileage.includedKm === null ? [] : [`${mileage.includedKm} km`]),
    `${unitsLeft} left`,
  ];
  return `${dollars(price.totalCents)} ${words.join(", ")}: ${carId}`;
};

const surchargesOf = ({ price }: CarOffer): string | undefined => {
  const parts = [
    ["one-way fee", price.oneWayFeeCents],
    ["young driver surcharge", price.youngDriverFeeCents],
    ["senior driver surcharge", price.seniorDriverFeeCents],
  ] as const;
  const included = parts.filter(([, cents]) => cents > 0).map(([name, cents]) => `${name} ${dollars(cents)}`);
  return included.length === 0 ? undefined : `Totals include: ${included.join(", ")}.`;
};

/** The deadline is the same for all cars of a search, since it hangs on the pick-up. */
const cancellationOf = ({ cancellationPolicy, pickupLocationCode, price }: CarOffer): string => {
  const [step] = cancellationPolicy;
  if (step === undefined) return "No refund after a cancellation.";
  const deadline = `${localDeadline(pickupLocationCode, step.before)} local time`;
  return step.refundCents === price.totalCents
    ? `Free cancellation to ${deadline}, then to the pick-up for the price of one day.`
    : `Cancellation to ${deadline} for the price of one day.`;
};

/** Compact and enough alone: what a renter chooses by, and the id that bookCar takes. */
export const searchCarsText = ({ rentalDays, count, cars, notes }: SearchCarsOutput): string => {
  const [cheapest] = cars;
  if (cheapest === undefined) return lines(`No cars for ${counted(rentalDays, "day")}.`, noteLines(notes));
  const { pickupLocationCode, pickupDate, dropoffLocationCode, dropoffDate, price, expiresAt } = cheapest;
  const pickup = `${pickupLocationCode} ${dayOf(pickupDate)} ${clockOf(pickupDate)}`;
  const dropoff = `${dropoffLocationCode} ${dayOf(dropoffDate)} ${clockOf(dropoffDate)}`;
  return lines(
    `${counted(count, "car")}: ${pickup} to ${dropoff}, ${counted(rentalDays, "day")}.`,
    `USD totals for the rental, taxes and fees included; cheapest ${usdAndCents(price.totalCents)}. Local times.`,
    cars.map(carLine),
    surchargesOf(cheapest),
    cancellationOf(cheapest),
    "Automatic, paid at booking and with unlimited mileage unless a line says otherwise; models are examples. Insurance (basic, full) and extras are chosen in bookCar and cost extra.",
    noteLines(notes),
    `Next: bookCar with carId and the driver's name (existingPnr adds it to a booking), by ${expiresAt}.`,
  );
};
