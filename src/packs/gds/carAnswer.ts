/**
 * Writes the answer of searchCars. Vendors, insurance, extras and deadlines appear once, so that a caller can add up what bookCar will
 * charge.
 */
import type { CarOffer, CarVendorTerms, SearchCarsOutput } from "../../../generated/gds/types.js";
import {
  type CarTariff,
  insuranceClassOf,
  localIso,
  type CarOffer as OfferedCar,
  parseInstant,
} from "../../travel/world/index.js";
import { placeOf } from "./rules/places.js";
import { groupedBy } from "./texts/words.js";

/** The number of cars left is shown only below this. */
const many = 9;

const carOf = (offer: OfferedCar): CarOffer => {
  const { carId, vendor, sippCode, exampleModel, transmission, fuel, airConditioning } = offer;
  return {
    carId,
    vendor,
    sippCode,
    exampleModel: exampleModel.replace(/ or similar$/, ""),
    ...(transmission === "manual" && { transmission }),
    ...(fuel !== "unspecified" && { fuel }),
    ...(!airConditioning && { airConditioning }),
    seats: offer.seats,
    bags: offer.bags,
    insuranceClass: insuranceClassOf(sippCode),
    perDayCents: offer.price.perDayCents,
    totalCents: offer.price.totalCents,
    ...(offer.unitsLeft < many && { unitsLeft: offer.unitsLeft }),
  };
};

const vendorOf = ({ vendor, vendorName, payment, fuelPolicy, mileage }: OfferedCar): CarVendorTerms => ({
  code: vendor,
  name: vendorName,
  payment,
  fuelPolicy,
  ...(mileage.includedKm !== null && { includedKm: mileage.includedKm }),
});

const includedOf = (
  { price }: OfferedCar,
  { taxPercent, airportFeePercent }: CarTariff,
): NonNullable<SearchCarsOutput["included"]> => ({
  taxPercent,
  airportFeePercent,
  ...(price.oneWayFeeCents > 0 && { oneWayFeeCents: price.oneWayFeeCents }),
  ...(price.youngDriverFeeCents > 0 && { youngDriverFeeCents: price.youngDriverFeeCents }),
  ...(price.seniorDriverFeeCents > 0 && { seniorDriverFeeCents: price.seniorDriverFeeCents }),
});

/** The cancellation deadlines. They depend on the pick-up, so they are the same for all cars of a search. */
const cancellationOf = ({ pickupLocationCode, cancellationPolicy, price }: OfferedCar) => {
  const timeZone = placeOf(pickupLocationCode)?.timeZone ?? "UTC";
  return cancellationPolicy.map(({ before, refundCents }) => ({
    before: localIso(timeZone, parseInstant(before)),
    keptDays: refundCents === price.totalCents ? 0 : 1,
  }));
};

/** The offers of one search in the answer's form; only an empty list if there are no offers. */
export const carsOf = (
  offers: readonly OfferedCar[],
  tariff: CarTariff | undefined,
): Pick<SearchCarsOutput, "expiresAt" | "included" | "vendors" | "insurance" | "extras" | "cancellation" | "cars"> => {
  const [cheapest] = offers;
  if (cheapest === undefined || tariff === undefined) return { cars: [] };
  return {
    expiresAt: cheapest.expiresAt,
    included: includedOf(cheapest, tariff),
    vendors: groupedBy(offers, ({ vendor }) => vendor).map(([offer]) => vendorOf(offer)),
    insurance: { included: tariff.coverIncluded, classes: tariff.insuranceClasses },
    extras: tariff.extras,
    cancellation: cancellationOf(cheapest),
    cars: offers.map(carOf),
  };
};
