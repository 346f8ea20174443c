/** What a night and a stay cost: pure arithmetic on named factors. Knows no properties, stock or ids. */
import { percent, sumCents } from "../money.js";
import type { HotelPrice } from "../types.js";

/** A standard night by stars, in cents, in a city of factor 1. */
const baseOfStars = [0, 5500, 7800, 11500, 17500, 32000] as const;
/** Sunday first. */
const weekdayFactors = [0.95, 0.9, 0.92, 0.95, 1, 1.15, 1.2] as const;
const priceStepCents = 100;
/** What the last rooms of a type cost more. */
const lastRoomsFactor = 1.15;

/** What the price of one night in one room depends on, besides its stars and its weekday. */
export interface NightFactors {
  readonly city: number;
  /** Season, lead time, property, room type and board together. */
  readonly circumstances: number;
  readonly ratePlan: number;
}

/** How a country and a house charge on top of the room rate. */
export interface StayCharges {
  readonly taxPercent: number;
  readonly serviceChargePercent: number;
  readonly cityTaxCentsPerGuestNight: number;
  readonly resortFeeCentsPerRoomNight: number;
}

const roundedToStep = (cents: number): number =>
  Math.round(Number((cents / priceStepCents).toFixed(6))) * priceStepCents;

/** The rate of one room for one night, in cents, rounded to whole dollars. `weekday` is 0 for Sunday. */
export const nightlyCents = (
  starRating: number,
  weekday: number,
  factors: NightFactors,
  isOfLastRooms = false,
): number => {
  const base = baseOfStars[starRating] ?? 0;
  const factor = factors.city * (weekdayFactors[weekday] ?? 1) * factors.circumstances * factors.ratePlan;
  const regular = roundedToStep(base * factor);
  return isOfLastRooms ? roundedToStep(regular * lastRoomsFactor) : regular;
};

/** The part of a stay that is paid in advance: room, taxes and service charge. What it comes to for the first night is what a late cancellation costs. */
export const prepaidCents = (roomCents: number, charges: StayCharges): number =>
  roomCents + percent(roomCents, charges.taxPercent) + percent(roomCents, charges.serviceChargePercent);

/** The price of a stay from its nights, each for all rooms. */
export const stayPrice = (
  nightlyAmounts: readonly number[],
  rooms: number,
  guests: number,
  charges: StayCharges,
): HotelPrice => {
  const nights = nightlyAmounts.length;
  const roomCents = sumCents(nightlyAmounts);
  const taxesCents = percent(roomCents, charges.taxPercent);
  const feesCents = percent(roomCents, charges.serviceChargePercent);
  const payAtPropertyCents =
    nights * (guests * charges.cityTaxCentsPerGuestNight + rooms * charges.resortFeeCentsPerRoomNight);
  const totalCents = roomCents + taxesCents + feesCents + payAtPropertyCents;
  return { currency: "USD", totalCents, roomCents, taxesCents, feesCents, payAtPropertyCents };
};
