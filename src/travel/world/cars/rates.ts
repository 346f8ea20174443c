/** What a rental costs: days, weekly rate, one-way and age fees, taxes. Pure arithmetic; knows no vendors, places or ids. */
import { percent } from "../money.js";
import type { CarPrice } from "../types.js";

const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 1440;
const GRACE_MINUTES = 59;
const DAYS_PER_WEEK = 7;
const DAYS_BILLED_PER_WEEK = 5;
const ONE_WAY_BASE_CENTS = 5000;
const ONE_WAY_CENTS_PER_KM = 18;
/** By age: under 25 young, 75 and over senior. */
const YOUNG_DRIVER_BELOW_AGE = 25;
const SENIOR_DRIVER_FROM_AGE = 75;
const YOUNG_DRIVER_CENTS_PER_DAY = 2500;
const SENIOR_DRIVER_CENTS_PER_DAY = 1000;
const PRICE_STEP_CENTS = 100;

/**
 * Rental days between two times by the clock on the wall where the car was picked up, in milliseconds: 24 hours each, the
 * last with 59 minutes of grace; at least one. By that clock a change to winter time costs nobody a day.
 */
export function rentalDays(pickupLocalMs: number, dropoffLocalMs: number): number {
  const minutes = Math.ceil((dropoffLocalMs - pickupLocalMs) / MINUTE_MS);
  return Math.max(1, Math.ceil((minutes - GRACE_MINUTES) / MINUTES_PER_DAY));
}

/** Daily rates charged: a week costs five, and no part of a week costs more than a week. */
export function daysBilled(days: number): number {
  const weeks = Math.floor(days / DAYS_PER_WEEK);
  return weeks * DAYS_BILLED_PER_WEEK + Math.min(days % DAYS_PER_WEEK, DAYS_BILLED_PER_WEEK);
}

/** A daily rate in whole dollars. */
export function dailyRateCents(perDayCents: number, factor: number): number {
  return Math.round(Number(((perDayCents * factor) / PRICE_STEP_CENTS).toFixed(6))) * PRICE_STEP_CENTS;
}

/** The fee for a car that is returned elsewhere in the same country, by great-circle distance in whole kilometres. */
export function oneWayFeeCents(distanceKm: number): number {
  return ONE_WAY_BASE_CENTS + ONE_WAY_CENTS_PER_KM * Math.round(distanceKm);
}

/** Surcharge for all days of a driver of 21 to 24. */
export function youngDriverFeeCents(driverAge: number, days: number): number {
  return driverAge < YOUNG_DRIVER_BELOW_AGE ? YOUNG_DRIVER_CENTS_PER_DAY * days : 0;
}

/** Surcharge for all days of a driver of 75 or more. */
export function seniorDriverFeeCents(driverAge: number, days: number): number {
  return driverAge >= SENIOR_DRIVER_FROM_AGE ? SENIOR_DRIVER_CENTS_PER_DAY * days : 0;
}

export interface RentalCharges {
  readonly perDayCents: number;
  readonly days: number;
  /** 0 at a city location. */
  readonly concessionPercent: number;
  readonly taxPercent: number;
  readonly oneWayFeeCents: number;
  readonly driverAge: number;
}

/** The price of a rental. Tax is due on the rate and the airport's concession; one-way and age fees are final amounts. */
export function rentalPrice(charges: RentalCharges): CarPrice {
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
}
