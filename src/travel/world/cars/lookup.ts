/** Rebuilds the rental of a car offer from its id and quotes it. Nothing is stored: the id contains everything. */
import { instantOfMinute, openOfferId } from "../offerIds.js";
import type { CarOffer, IssuedCarOffer, OfferLookup, Quote, SoldCounts, World } from "../types.js";
import { extrasPrice, insuranceOf } from "./insurance.js";
import { rentalLocation } from "./locations.js";
import { carIdPrefix, readCarIdFields } from "./offerId.js";
import { carOffer, classOf, type RentalTerms, rentalPeriod, stockKeysOf } from "./rental.js";
import { rentalStock } from "./stock.js";
import { carVendor } from "./vendors.js";

interface IssuedRental {
  readonly terms: RentalTerms;
  readonly driverAge: number;
}

const rentalOf = (fields: readonly string[], issuedMinute: number): IssuedRental | undefined => {
  const read = readCarIdFields(fields);
  if (read === undefined) return undefined;
  const pickup = rentalLocation(read.pickupCode);
  const dropoff = rentalLocation(read.dropoffCode);
  const vendor = carVendor(read.vendorCode);
  const carClass = pickup === undefined ? undefined : classOf(pickup.country, read.sippCode);
  if (pickup === undefined || dropoff === undefined || vendor === undefined || carClass === undefined) return undefined;
  const { pickupMinute, lengthMinutes, driverAge } = read;
  const period = rentalPeriod(pickup, dropoff, pickupMinute, pickupMinute + lengthMinutes, issuedMinute);
  return { terms: { period, vendor, carClass }, driverAge };
};

/**
 * Looks up a car offer. A known offer keeps the price of its minute of issue. Cars do not get more expensive as they sell, so the promised
 * total for a driver's age is always the offer's. The quote only prices another driver's age; `minimumDriverAge` decides whether that
 * driver may have the car.
 */
export const lookupCarOffer = (world: World, carId: string, nowMs: number): OfferLookup<IssuedCarOffer> =>
  openOfferId(world, carIdPrefix, carId, nowMs, (fields, issuedMinute) => {
    const found = rentalOf(fields, issuedMinute);
    if (found === undefined) return undefined;
    const { terms, driverAge } = found;
    const { period, carClass } = terms;
    const stockKeys = stockKeysOf(terms);
    const quote = (age: number, sold: SoldCounts): Quote<CarOffer> => {
      const { claims, left, scarcestKey } = rentalStock(world, stockKeys, carClass.mostUnits, sold);
      if (left < 1) return { kind: "soldOut", stockKey: scarcestKey, left };
      const offer = carOffer(world, terms, age, left, carId);
      return { kind: "priced", offer, promisedTotalCents: offer.price.totalCents, claims };
    };
    const extrasRental = {
      sippCode: carClass.sippCode,
      days: period.days,
      taxPercent: period.market.taxPercent,
      insurance: insuranceOf(carClass.sippCode, period.market.coverIncluded),
    };
    return {
      carId,
      driverAge,
      issuedAtMs: instantOfMinute(issuedMinute),
      stockKeys,
      quote,
      extras: (cover, extras, additionalDrivers) => extrasPrice(extrasRental, cover, extras, additionalDrivers),
    };
  });
