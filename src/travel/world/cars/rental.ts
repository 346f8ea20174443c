/** A rental that could be sold, and its offer: the only place that combines a car's price and conditions. */
import { expiryOf, instantOfMinute } from "../offerIds.js";
import { distanceKm } from "../reference/places.js";
import { localDateAt, localIso, localMsAt, utcIso } from "../time/zones.js";
import type { CarOffer, CarPrice, World } from "../types.js";
import { carCancellationPolicy } from "./cancellation.js";
import { type CarClass, fleetOf, isElectrified } from "./fleet.js";
import { insuranceOf } from "./insurance.js";
import { crossesBorder, type RentalLocation } from "./locations.js";
import { type CarMarket, carCityFactor, carLeadTimeFactor, carMarket, carSeasonFactor } from "./markets.js";
import { sealCarId } from "./offerId.js";
import { dailyRateCents, oneWayFeeCents, rentalDays, rentalPrice } from "./rates.js";
import { decodeSipp } from "./sipp.js";
import { carStockKeys } from "./stock.js";
import type { CarVendor } from "./vendors.js";

/** The places and times of a rental, as of the minute in which it is priced. */
export interface RentalPeriod {
  readonly pickup: RentalLocation;
  readonly dropoff: RentalLocation;
  readonly pickupMinute: number;
  readonly dropoffMinute: number;
  readonly days: number;
  /** Local date at the pick-up location. */
  readonly pickupDate: string;
  readonly market: CarMarket;
  readonly oneWayFeeCents: number;
  /** The product of the factors for city, season and lead time. */
  readonly demandFactor: number;
  readonly issuedMinute: number;
}

/** The rental that is offered. */
export interface RentalTerms {
  readonly period: RentalPeriod;
  readonly vendor: CarVendor;
  readonly carClass: CarClass;
}

/** The longest rental that can be priced, in days. */
export const longestRentalDays = 60;

const minutesPerDay = 1440;
const classesWithoutValueVendors = "PL";

/** Computes once what all cars of a search have in common. */
export const rentalPeriod = (
  pickup: RentalLocation,
  dropoff: RentalLocation,
  pickupMinute: number,
  dropoffMinute: number,
  issuedMinute: number,
): RentalPeriod => {
  const pickupMs = instantOfMinute(pickupMinute);
  const dropoffMs = instantOfMinute(dropoffMinute);
  const pickupDate = localDateAt(pickup.timeZone, pickupMs);
  const daysAhead = Math.floor((pickupMinute - issuedMinute) / minutesPerDay);
  return {
    pickup,
    dropoff,
    pickupMinute,
    dropoffMinute,
    days: rentalDays(localMsAt(pickup.timeZone, pickupMs), localMsAt(pickup.timeZone, dropoffMs)),
    pickupDate,
    market: carMarket(pickup.country),
    oneWayFeeCents:
      pickup.code === dropoff.code
        ? 0
        : oneWayFeeCents(distanceKm(pickup, dropoff), crossesBorder(pickup, dropoff) ? "abroad" : "domestic"),
    demandFactor:
      carCityFactor(pickup.cityCode, pickup.country) *
      carSeasonFactor(pickupDate, pickup.latitude) *
      carLeadTimeFactor(daysAhead),
    issuedMinute,
  };
};

/** Whether a vendor has a class in its fleet at a location. */
export const lets = (vendor: CarVendor, carClass: CarClass, location: RentalLocation): boolean => {
  if (location.size < carClass.fromLocationSize || vendor.electrified !== isElectrified(carClass.sippCode))
    return false;
  return vendor.brandTier !== "value" || !classesWithoutValueVendors.includes(carClass.sippCode.charAt(0));
};

/** The class with a code in the fleet of a country. */
export const classOf = (country: string, sippCode: string): CarClass | undefined =>
  fleetOf(country).find((carClass) => carClass.sippCode === sippCode);

/** The price of a rental for a driver of that age. */
export const priceOf = (world: World, { period, vendor, carClass }: RentalTerms, driverAge: number): CarPrice => {
  const { pickup, market } = period;
  const ownFactor = 0.95 + 0.1 * world.chance.unit(`car:${vendor.code}:${pickup.code}:${carClass.sippCode}:price`);
  return rentalPrice({
    perDayCents: dailyRateCents(carClass.perDayCents, period.demandFactor * vendor.priceFactor * ownFactor),
    days: period.days,
    concessionPercent: pickup.kind === "airport" ? market.airportConcessionPercent : 0,
    taxPercent: market.taxPercent,
    oneWayFeeCents: period.oneWayFeeCents,
    driverAge,
  });
};

/** The stock keys of a rental, one for each day. */
export const stockKeysOf = ({ period, vendor, carClass }: RentalTerms): readonly string[] =>
  carStockKeys(vendor.code, period.pickup.code, period.pickupDate, period.days, carClass.sippCode);

/** The offer of a rental, with a new id or with the id that it was issued with. */
export const carOffer = (
  world: World,
  terms: RentalTerms,
  driverAge: number,
  unitsLeft: number,
  issuedId?: string,
): CarOffer => {
  const { period, vendor, carClass } = terms;
  const { pickup, dropoff, pickupMinute, dropoffMinute, issuedMinute, days } = period;
  const { sippCode } = carClass;
  const meaning = decodeSipp(sippCode);
  const price = priceOf(world, terms, driverAge);
  const pickupMs = instantOfMinute(pickupMinute);
  const identity = {
    vendorCode: vendor.code,
    sippCode,
    pickupCode: pickup.code,
    dropoffCode: dropoff.code,
    pickupMinute,
    lengthMinutes: dropoffMinute - pickupMinute,
    driverAge,
  };
  return {
    carId: issuedId ?? sealCarId(world, identity, issuedMinute),
    vendor: vendor.code,
    vendorName: vendor.name,
    sippCode,
    category: meaning?.category ?? "Special",
    exampleModel: carClass.exampleModel,
    transmission: meaning?.transmission ?? "manual",
    fuel: meaning?.fuel ?? "unspecified",
    airConditioning: meaning?.airConditioning ?? false,
    seats: carClass.seats,
    doors: carClass.doors,
    bags: carClass.bags,
    pickupLocationCode: pickup.code,
    dropoffLocationCode: dropoff.code,
    pickupDate: localIso(pickup.timeZone, pickupMs),
    dropoffDate: localIso(dropoff.timeZone, instantOfMinute(dropoffMinute)),
    rentalDays: days,
    mileage:
      vendor.includedKmPerDay === null
        ? { unlimited: true, includedKm: null }
        : { unlimited: false, includedKm: vendor.includedKmPerDay * days },
    fuelPolicy: vendor.fuelPolicy,
    insurance: insuranceOf(sippCode, period.market.coverIncluded),
    price,
    payment: vendor.payment,
    cancellationPolicy: carCancellationPolicy(
      { pickupMs, totalCents: price.totalCents, perDayCents: price.perDayCents },
      instantOfMinute(issuedMinute),
    ),
    unitsLeft,
    expiresAt: utcIso(expiryOf(issuedMinute)),
  };
};
