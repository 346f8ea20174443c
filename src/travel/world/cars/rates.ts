/** The price of a rental: days, weekly rate, one-way and age fees, taxes. Pure arithmetic; it knows no vendors, places or ids. */
import { percent } from "../money.js";
import type { CarPrice } from "../types.js";

const minuteMs = 60_000;
const minutesPerDay = 1440;
const graceMinutes = 59;
const daysPerWeek = 7;
const daysBilledPerWeek = 5;
/** The fee for returning a car elsewhere: in the same country, and across a border, where the company may not rent it out again. */
const oneWayFees = {
  domestic: { baseCents: 5000, centsPerKm: 18 },
  abroad: { baseCents: 25_000, centsPerKm: 35 },
} as const;
/** The ages for surcharges: young drivers are under 25, senior drivers 75 and over. */
const youngDriverBelowAge = 25;
const seniorDriverFromAge = 75;
const youngDriverCentsPerDay = 2500;
const seniorDriverCentsPerDay = 1000;
const priceStepCents = 100;

/**
 * Rental days between two local times at the pick-up location, in milliseconds: 24 hours each, with 59 minutes of grace on the last; at
 * least one. Because times are local, the end of daylight saving time adds no day.
 */
export const rentalDays = (pickupLocalMs: number, dropoffLocalMs: number): number => {
  const minutes = Math.ceil((dropoffLocalMs - pickupLocalMs) / minuteMs);
  return Math.max(1, Math.ceil((minutes - graceMinutes) / minutesPerDay));
};

/** Daily rates that are charged: five for a week, and no part of a week costs more than a week. */
export const daysBilled = (days: number): number => {
  const weeks = Math.floor(days / daysPerWeek);
  return weeks * daysBilledPerWeek + Math.min(days % daysPerWeek, daysBilledPerWeek);
};

/** A daily rate in whole dollars. */
export const dailyRateCents = (perDayCents: number, factor: number): number =>
  Math.round(Number(((perDayCents * factor) / priceStepCents).toFixed(6))) * priceStepCents;

/** The fee for a car that is returned elsewhere, by great-circle distance in whole kilometres. */
export const oneWayFeeCents = (distanceKm: number, where: keyof typeof oneWayFees = "domestic"): number => {
  const { baseCents, centsPerKm } = oneWayFees[where];
  return baseCents + centsPerKm * Math.round(distanceKm);
};

/** The surcharge of a driver under 25, for all days. */
export const youngDriverFeeCents = (driverAge: number, days: number): number =>
  driverAge < youngDriverBelowAge ? youngDriverCentsPerDay * days : 0;

/** The surcharge of a driver of 75 or over, for all days. */
export const seniorDriverFeeCents = (driverAge: number, days: number): number =>
  driverAge >= seniorDriverFromAge ? seniorDriverCentsPerDay * days : 0;

export interface RentalCharges {
  readonly perDayCents: number;
  readonly days: number;
  /** 0 at a city location. */
  readonly concessionPercent: number;
  readonly taxPercent: number;
  readonly oneWayFeeCents: number;
  readonly driverAge: number;
}

/** The price of a rental. Tax is charged on the rate and the airport's concession fee; no tax is added to one-way and age fees. */
export const rentalPrice = (charges: RentalCharges): CarPrice => {
  const { perDayCents, days, driverAge } = charges;
  const baseCents = perDayCents * daysBilled(days);
  const feesCents = percent(baseCents, charges.concessionPercent);
  const taxesCents = percent(baseCents + feesCents, charges.taxPercent);
  const young = youngDriverFeeCents(driverAge, days);
  const senior = seniorDriverFeeCents(driverAge, days);
  return {
    currency: "USD",
    totalCents: baseCents + taxesCents + feesCents + charges.oneWayFeeCents + young + senior,
    baseCents,
    perDayCents,
    taxesCents,
    feesCents,
    oneWayFeeCents: charges.oneWayFeeCents,
    youngDriverFeeCents: young,
    seniorDriverFeeCents: senior,
  };
};
