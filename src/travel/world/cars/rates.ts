/** What a rental costs: days, weekly rate, one-way and age fees, taxes. Pure arithmetic; knows no vendors, places or ids. */
import { percent } from "../money.js";
import type { CarPrice } from "../types.js";

const minuteMs = 60_000;
const minutesPerDay = 1440;
const graceMinutes = 59;
const daysPerWeek = 7;
const daysBilledPerWeek = 5;
/** What it costs a company to have a car brought back: at home, and over a border, where it may not be let again. */
const oneWayFees = {
  domestic: { baseCents: 5000, centsPerKm: 18 },
  abroad: { baseCents: 25_000, centsPerKm: 35 },
} as const;
/** By age: under 25 young, 75 and over senior. */
const youngDriverBelowAge = 25;
const seniorDriverFromAge = 75;
const youngDriverCentsPerDay = 2500;
const seniorDriverCentsPerDay = 1000;
const priceStepCents = 100;

/**
 * Rental days between two times by the clock on the wall where the car was picked up, in milliseconds: 24 hours each, the
 * last with 59 minutes of grace; at least one. By that clock a change to winter time costs nobody a day.
 */
export const rentalDays = (pickupLocalMs: number, dropoffLocalMs: number): number => {
  const minutes = Math.ceil((dropoffLocalMs - pickupLocalMs) / minuteMs);
  return Math.max(1, Math.ceil((minutes - graceMinutes) / minutesPerDay));
};

/** Daily rates charged: a week costs five, and no part of a week costs more than a week. */
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

/** Surcharge for all days of a driver of 21 to 24. */
export const youngDriverFeeCents = (driverAge: number, days: number): number =>
  driverAge < youngDriverBelowAge ? youngDriverCentsPerDay * days : 0;

/** Surcharge for all days of a driver of 75 or more. */
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

/** The price of a rental. Tax is due on the rate and the airport's concession; one-way and age fees are final amounts. */
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
