/** The price of a night and of a stay: pure arithmetic with named factors. It knows no properties, stock or ids. */
import { percent, sumCents } from "../money.js";
import type { HotelPrice } from "../types.js";

/** The price of a standard night in cents by number of stars, in a city of factor 1. */
const baseOfStars = [0, 5500, 7800, 11500, 17500, 32000] as const;
/** Factors from Sunday to Saturday. */
const weekdayFactors = [0.95, 0.9, 0.92, 0.95, 1, 1.15, 1.2] as const;
const priceStepCents = 100;
/** The price factor for the last rooms of a type. */
const lastRoomsFactor = 1.15;

/** The price factors of one night in one room, besides stars and weekday. */
export interface NightFactors {
  readonly city: number;
  /** The product of the factors for season, lead time, property, room type and board. */
  readonly circumstances: number;
  readonly ratePlan: number;
}

/** What a country and a hotel charge in addition to the room rate. */
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

/**
 * The part of a stay that is paid in advance: room, taxes and service charge. A late cancellation costs this amount for the first night.
 */
export const prepaidCents = (roomCents: number, charges: StayCharges): number =>
  roomCents + percent(roomCents, charges.taxPercent) + percent(roomCents, charges.serviceChargePercent);

/** The price of a stay from the rates of its nights, each for all rooms. */
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
