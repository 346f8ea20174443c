/** Sells a car rental, into a new PNR or an existing one. */
import { airport, type CarExtrasPrice, type CarOffer, cityOf, localDateAt, lookupCarOffer } from "../world/index.js";
import { usd } from "../world/money.js";
import { addToPnr } from "./addition.js";
import { type FreeText, refuseCardNumbers } from "./cards.js";
import { confirmationNumber } from "./confirmation.js";
import { type Desk, soldCountsOf } from "./desk.js";
import { checkDrivers } from "./drivers.js";
import { recalled } from "./idempotency.js";
import { mostRentals, refuseFullPnr, refuseLongTexts } from "./limits.js";
import { ticketName } from "./names.js";
import { objectionsAt } from "./objections.js";
import { issuedOffer, type OfferPlace, pricedOffer, refuseSoldOut } from "./offers.js";
import { namedPassenger } from "./passengers.js";
import { takePayment } from "./payment.js";
import { checkRentalFits } from "./tripFit.js";
import type { Booked, BookedCar, Booker, CarReason, CarRequest, Refuse } from "./types.js";

const ownTool = "bookCar";
const confirmationPrefix = "CC";
const oneCar = 1;

const freeTextOf = ({ driver, additionalDrivers = [], flightNumber, specialRequests }: CarRequest): FreeText => {
  const { firstName, lastName, email, phone } = driver;
  const ofOthers = additionalDrivers.flatMap((other, index): readonly (readonly [string, string])[] => [
    [`additionalDrivers.${index}.firstName`, other.firstName],
    [`additionalDrivers.${index}.lastName`, other.lastName],
  ]);
  return {
    "driver.firstName": firstName,
    "driver.lastName": lastName,
    "driver.email": email,
    "driver.phone": phone,
    ...Object.fromEntries(ofOthers),
    flightNumber,
    specialRequests,
  };
};

const timeZoneAt = (code: string): string => {
  const place = airport(code) ?? cityOf(code);
  if (place === undefined) throw new Error(`a car is offered at ${code}, which is no place`);
  return place.timeZone;
};

/** The parts of the record that depend on the offer and its extras. Every step of the cancellation policy refunds the extras in full. */
const bookedRental = (offer: CarOffer, extras: CarExtrasPrice) => {
  const extrasCents = extras.totalCents;
  return {
    carId: offer.carId,
    vendor: offer.vendor,
    vendorName: offer.vendorName,
    sippCode: offer.sippCode,
    category: offer.category,
    pickupLocationCode: offer.pickupLocationCode,
    dropoffLocationCode: offer.dropoffLocationCode,
    pickupDate: offer.pickupDate,
    dropoffDate: offer.dropoffDate,
    rentalDays: offer.rentalDays,
    extras: extras.lines,
    payment: offer.payment,
    price: { ...offer.price, totalCents: offer.price.totalCents + extrasCents, extrasCents },
    cancellationPolicy: offer.cancellationPolicy.map(({ before, refundCents }) => ({
      before,
      refundCents: refundCents + extrasCents,
    })),
  };
};

/** See `Reservations.bookCar`. */
export const bookCar = async (
  desk: Desk,
  request: CarRequest,
  booker: Booker,
  refuse: Refuse<CarReason>,
): Promise<Booked> => {
  const { existingPnr, carId, driver, additionalDrivers = [], insurance, extras = [] } = request;
  const earlier = await recalled(desk, booker, ownTool, request, refuse);
  if (earlier !== undefined) return { record: earlier, created: existingPnr === undefined, idempotentReplay: true };
  const texts = freeTextOf(request);
  refuseLongTexts(texts, refuse);
  refuseCardNumbers(texts, refuse);
  const nowMs = desk.clock.now();
  const objections = objectionsAt(desk.realism, refuse);
  const place: OfferPlace = { field: "carId", value: carId, searchTool: "searchCars" };
  const issued = issuedOffer(lookupCarOffer(desk.world, carId, nowMs), place, refuse);
  const sold = await soldCountsOf(desk, issued.stockKeys);
  const pricedAt = (driverAge: number) => pricedOffer(issued.quote(driverAge, sold), oneCar, place, refuse);
  const { offer: searched } = pricedAt(issued.driverAge);
  const name = ticketName(driver, "driver", objections);
  const otherNames = additionalDrivers.map((other, index) =>
    ticketName(other, `additionalDrivers.${index}`, objections),
  );
  const age = checkDrivers(
    request,
    {
      sippCode: searched.sippCode,
      pickupDate: searched.pickupDate.slice(0, 10),
      searchedAge: issued.driverAge,
      costsTheSameAt: (driverAge) => pricedAt(driverAge).offer.price.totalCents === searched.price.totalCents,
      today: localDateAt(timeZoneAt(searched.pickupLocationCode), nowMs),
    },
    objections,
  );
  const { offer, claims } = pricedAt(age);
  const rental = bookedRental(offer, issued.extras(insurance, extras, additionalDrivers.length));
  takePayment({ driver: name }, refuse);
  return addToPnr(
    desk,
    { tool: ownTool, request, booker, nowMs, refuse },
    {
      existingPnr,
      claims,
      warnings: objections.warnings,
      contact: { email: driver.email ?? null, phone: driver.phone ?? null },
      passengers: [namedPassenger(name, 0)],
      soldOut: (_stockKey, left) => refuseSoldOut(place, left, oneCar, refuse),
      part: (held) => {
        const { pnr, carReservations } = held;
        refuseFullPnr(pnr, { kind: "cars", count: carReservations.length, maximum: mostRentals }, refuse);
        const segmentRef = `C${carReservations.length + 1}`;
        const car: BookedCar = {
          segmentRef,
          status: "HK",
          confirmationNumber: confirmationNumber(desk.world, confirmationPrefix, pnr, segmentRef),
          ...rental,
          driver: { firstName: name.firstName, lastName: name.lastName, age },
          additionalDrivers: otherNames.map(({ firstName, lastName }) => ({ firstName, lastName })),
          insurance,
          arrivingFlight: request.flightNumber ?? null,
          specialRequests: request.specialRequests ?? null,
        };
        const fit = objectionsAt(desk.realism, refuse);
        checkRentalFits(car, held, fit);
        const detail = `${car.vendorName} ${car.sippCode}, ${car.pickupDate} to ${car.dropoffDate}, sold for ${usd(car.price.totalCents)}`;
        const deed = { action: "car_added", detail } as const;
        return { parts: { carReservations: [car] }, deed, warnings: fit.warnings };
      },
    },
  );
};
