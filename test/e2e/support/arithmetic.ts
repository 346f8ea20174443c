/** Adds up every number of an answer again, from its smallest parts. Knows the contract's words and none of the product's code. */
import assert from "node:assert/strict";
import type {
  Booking,
  BookingDetail,
  BookingTotals,
  CancellationRefund,
  FlightOffer,
  FlightPrice,
  FlightSegment,
  OfferResource,
  RetrievedCar,
  RetrievedFarePrice,
  RetrievedFlight,
  RetrievedHotel,
  SearchCarsOutput,
  SearchHotelsOutput,
} from "../../../generated/gds/types.js";
import type { FoundOffer } from "./flightOffers.js";

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const nightsBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;

const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

/** Calendar days between two local times, whatever their offsets. */
const daysBetween = (from: string, to: string): number => nightsBetween(from.slice(0, 10), to.slice(0, 10));

const areCents = (price: object, where: string): void => {
  for (const [name, value] of Object.entries(price)) {
    if (!name.endsWith("Cents")) continue;
    assert.ok(Number.isSafeInteger(value) && value >= 0, `${where}.${name} is ${value}: not whole cents`);
  }
};

/** Amounts that are left out where they are zero are never told as zero. */
const zerosAreLeftOut = (price: object, names: readonly string[], where: string): void => {
  for (const name of names) assert.notEqual(Reflect.get(price, name), 0, `${where}.${name}`);
};

/** The fare of a party: passengers times their fares, tax lines, and the sum of it all. */
export const checkFlightPrice = (price: FlightPrice, where: string): void => {
  areCents(price, where);
  const { perPassenger, taxLines, totalCents, baseCents, taxesCents, feesCents } = price;
  for (const fare of perPassenger) {
    areCents(fare, `${where}.perPassenger`);
    assert.equal(fare.totalCents, fare.baseCents + fare.taxesCents + fare.feesCents, `${where}: one ${fare.type}`);
  }
  const times = (part: "baseCents" | "taxesCents" | "feesCents" | "totalCents"): number =>
    sum(perPassenger.map((fare) => fare[part] * fare.count));
  assert.equal(baseCents, times("baseCents"), `${where}: base of the party`);
  assert.equal(taxesCents, times("taxesCents"), `${where}: taxes of the party`);
  assert.equal(feesCents, times("feesCents"), `${where}: fees of the party`);
  assert.equal(taxesCents, sum(taxLines.map(({ amountCents }) => amountCents)), `${where}: tax lines`);
  assert.equal(totalCents, baseCents + taxesCents + feesCents, `${where}: total`);
  assert.equal(totalCents, times("totalCents"), `${where}: total of the passengers`);
};

/** A fare of a booking: one amount by passenger type, where there are several types. */
const checkBookedFare = (price: RetrievedFarePrice, types: readonly string[], where: string): void => {
  zerosAreLeftOut(price, ["feesCents"], where);
  const { perPassenger, feesCents = 0, ...sums } = price;
  assert.equal(perPassenger !== undefined, new Set(types).size > 1, `${where}: amounts by type`);
  if (perPassenger !== undefined) {
    checkFlightPrice({ ...sums, feesCents, perPassenger }, where);
    const travelling = sum(perPassenger.map(({ count }) => count));
    assert.equal(travelling, types.length, `${where}: everybody has a fare`);
    return;
  }
  areCents(price, where);
  const { baseCents, taxesCents, totalCents, taxLines } = sums;
  assert.equal(baseCents % types.length, 0, `${where}: all of a type pay the same`);
  assert.equal(taxesCents, sum(taxLines.map(({ amountCents }) => amountCents)), `${where}: tax lines`);
  assert.equal(totalCents, baseCents + taxesCents + feesCents, `${where}: total`);
};

const checkSegment = (segment: FlightSegment, where: string): void => {
  const { departureLocal, departureUtc, arrivalLocal, arrivalUtc, durationMinutes, arrivalDayOffset } = segment;
  assert.equal(Date.parse(departureLocal), Date.parse(departureUtc), `${where}: departure, local and UTC`);
  assert.equal(Date.parse(arrivalLocal), Date.parse(arrivalUtc), `${where}: arrival, local and UTC`);
  assert.equal(minutesBetween(departureUtc, arrivalUtc), durationMinutes, `${where}: duration`);
  assert.equal(daysBetween(departureLocal, arrivalLocal), arrivalDayOffset, `${where}: arrival day`);
};

export const checkFlightOffer = (offer: FlightOffer): void => {
  const { segments, layovers, flightId } = offer;
  checkFlightPrice(offer.price, flightId);
  segments.forEach((segment, index) => {
    checkSegment(segment, `${flightId} segment ${index}`);
  });
  assert.equal(offer.stops, segments.length - 1, `${flightId}: stops`);
  assert.equal(layovers.length, offer.stops, `${flightId}: one layover for each stop`);
  layovers.forEach(({ airport, minutes }, index) => {
    const [into, onward] = [segments[index], segments[index + 1]];
    assert.equal(into?.destination, airport, `${flightId}: layover ${index}`);
    assert.equal(onward?.origin, airport, `${flightId}: layover ${index}`);
    assert.equal(minutes, minutesBetween(into?.arrivalUtc ?? "", onward?.departureUtc ?? ""), `${flightId}: layover`);
  });
  assert.equal(segments[0]?.origin, offer.origin, `${flightId}: origin`);
  assert.equal(segments.at(-1)?.destination, offer.destination, `${flightId}: destination`);
  const elapsed = sum([...segments.map((each) => each.durationMinutes), ...layovers.map((each) => each.minutes)]);
  assert.equal(offer.durationMinutes, elapsed, `${flightId}: elapsed time`);
};

/** What a search says of a fare: times that agree with the elapsed time, and a refund that is part of the price. */
export const checkFoundOffer = ({ flightId, segments, ...found }: FoundOffer): void => {
  const { durationMinutes, layoverMinutes, price, refundCents, stops } = found;
  areCents({ totalCents: price.totalCents, refundCents }, flightId);
  assert.ok(refundCents <= price.totalCents, `${flightId}: returns more than is paid`);
  const [leaves, arrives] = [segments[0]?.departureLocal ?? "", segments.at(-1)?.arrivalLocal ?? ""];
  assert.equal(minutesBetween(leaves, arrives), durationMinutes, `${flightId}: elapsed time`);
  assert.equal(layoverMinutes.length, stops, `${flightId}: one layover for each stop`);
  layoverMinutes.forEach((minutes, index) => {
    const [into, onward] = [segments[index], segments[index + 1]];
    assert.equal(into?.destination, onward?.origin, `${flightId}: where the flights are changed`);
    assert.equal(
      minutes,
      minutesBetween(into?.arrivalLocal ?? "", onward?.departureLocal ?? ""),
      `${flightId}: layover`,
    );
  });
};

/** A whole offer is what the search said of it. */
export const checkWholeOffer = (found: FoundOffer, { flight, ...whole }: OfferResource): void => {
  const { flightId, fareBrand, price, refundCents, seatsLeft, segments } = found;
  if (flight === undefined) assert.fail(`${flightId} is no flight`);
  checkFlightOffer(flight);
  assert.deepEqual(
    [whole.offerId, flight.fareBrand, flight.price.totalCents, whole.refundCents, flight.seatsLeft],
    [flightId, fareBrand, price.totalCents, refundCents, seatsLeft],
  );
  const timesOf = (flights: FoundOffer["segments"] | FlightOffer["segments"]) =>
    flights.map(({ segmentId, operatingCarrier, origin, departureLocal, destination, arrivalLocal }) =>
      [segmentId, operatingCarrier, origin, departureLocal, destination, arrivalLocal].join(" "),
    );
  assert.deepEqual(timesOf(flight.segments), timesOf(segments), `${flightId}: its flights`);
};

const checkHotelPrice = (price: RetrievedHotel["price"], where: string): void => {
  areCents(price, where);
  zerosAreLeftOut(price, ["feesCents", "payAtPropertyCents"], where);
  const { totalCents, roomCents, taxesCents, feesCents = 0, payAtPropertyCents = 0 } = price;
  assert.equal(totalCents, roomCents + taxesCents + feesCents + payAtPropertyCents, `${where}: total`);
};

/** Each rate of a search: its parts are within its total, and its plan is one of those that are explained. */
export const checkHotels = ({ query, nights, count, hotels, ratePlans = [] }: SearchHotelsOutput): void => {
  assert.equal(nights, nightsBetween(query.checkInDate, query.checkOutDate), "number of nights");
  assert.equal(count, sum(hotels.map(({ rates }) => rates.length)), "number of rates");
  for (const rate of hotels.flatMap(({ rates }) => rates)) {
    areCents(rate, rate.hotelId);
    const { hotelId, ratePlan, totalCents, payAtPropertyCents = 0, firstNightCents } = rate;
    const steps = ratePlans.find((plan) => plan.ratePlan === ratePlan)?.steps;
    assert.ok(steps !== undefined, `${hotelId}: ${ratePlan} is explained`);
    assert.ok(payAtPropertyCents < totalCents, `${hotelId}: what is paid at the property`);
    const keepsOne = steps.some(({ keptNights }) => keptNights === 1);
    assert.equal(firstNightCents !== undefined, keepsOne, `${hotelId}: what is kept, where something is`);
    assert.ok((firstNightCents ?? 0) < totalCents - payAtPropertyCents, `${hotelId}: no more is kept than was paid`);
  }
};

const percentOf = (cents: number, percent: number): number => Math.round(Number(((cents * percent) / 100).toFixed(6)));

/** Each car of a search: its total from its daily rate, by what the search says is included. A week costs five days. */
export const checkCars = ({
  query,
  rentalDays,
  count,
  cars,
  vendors = [],
  included,
  insurance,
}: SearchCarsOutput): void => {
  assert.equal(count, cars.length, "number of cars");
  // A day of 24 hours by the clock of the place, with 59 minutes of grace. One-way rentals here cross no change of clocks.
  const isReturned = query.pickupLocationCode === query.dropoffLocationCode;
  const timeOf = (local: string): number => Date.parse(isReturned ? `${local.slice(0, 19)}Z` : local);
  const minutes = (timeOf(query.dropoffDate) - timeOf(query.pickupDate)) / 60_000;
  assert.equal(rentalDays, Math.max(1, Math.ceil((minutes - 59) / 1440)), "rental days");
  assert.equal(included === undefined, count === 0, "what is included, where there are cars");
  if (included === undefined) return;
  areCents(included, "included");
  const fees = [included.oneWayFeeCents, included.youngDriverFeeCents, included.seniorDriverFeeCents];
  const billed = Math.floor(rentalDays / 7) * 5 + Math.min(rentalDays % 7, 5);
  for (const car of cars) {
    areCents(car, car.carId);
    const base = car.perDayCents * billed;
    const airportFee = percentOf(base, included.airportFeePercent);
    const tax = percentOf(base + airportFee, included.taxPercent);
    assert.equal(car.totalCents, base + airportFee + tax + sum(fees.map((fee) => fee ?? 0)), `${car.carId}: total`);
    assert.ok(
      vendors.some(({ code }) => code === car.vendor),
      `${car.carId}: its vendor`,
    );
    const isClass = ({ insuranceClass }: { readonly insuranceClass: string }) => insuranceClass === car.insuranceClass;
    assert.ok(insurance?.classes.some(isClass), `${car.carId}: its insurance`);
  }
};

const checkCarParts = (price: RetrievedCar["price"], where: string): void => {
  areCents(price, where);
  const surcharges = [
    "feesCents",
    "oneWayFeeCents",
    "youngDriverFeeCents",
    "seniorDriverFeeCents",
    "extrasCents",
  ] as const;
  zerosAreLeftOut(price, surcharges, where);
  const parts = [price.baseCents, price.taxesCents, ...surcharges.map((name) => price[name] ?? 0)];
  assert.equal(price.totalCents, sum(parts), `${where}: total`);
};

const checkBookedHotel = (hotel: RetrievedHotel): void => {
  checkHotelPrice(hotel.price, hotel.segmentRef);
  assert.equal(hotel.nights, nightsBetween(hotel.checkInDate, hotel.checkOutDate), `${hotel.segmentRef}: nights`);
};

const checkBookedCar = ({ price, extras = [], segmentRef, payment, payAtCounterCents }: RetrievedCar): void => {
  assert.equal(price.extrasCents ?? 0, sum(extras.map(({ amountCents }) => amountCents)), `${segmentRef}: extras`);
  checkCarParts(price, segmentRef);
  assert.equal(
    payAtCounterCents,
    payment === "pay_at_counter" ? price.totalCents : undefined,
    `${segmentRef}: counter`,
  );
};

const checkBookedFlight = ({ segmentRef, departureLocal, arrivalLocal, durationMinutes }: RetrievedFlight): void => {
  assert.equal(minutesBetween(departureLocal, arrivalLocal), durationMinutes, `${segmentRef}: duration`);
};

interface Totals {
  readonly fares: readonly number[];
  readonly hotels: readonly number[];
  readonly cars: readonly number[];
}

const checkBookingPrice = (price: BookingTotals, { fares, hotels, cars }: Totals): void => {
  areCents(price, "price");
  assert.equal(price.flightCents, sum(fares), "flights of the booking");
  assert.equal(price.hotelCents, sum(hotels), "hotels of the booking");
  assert.equal(price.carCents, sum(cars), "cars of the booking");
  assert.equal(price.totalCents, price.flightCents + price.hotelCents + price.carCents, "total of the booking");
};

/** What a book tool gives: the parts that it booked are in the sums. */
export const checkBooking = ({ price, fares = [], hotelReservations = [], carReservations = [] }: Booking): void => {
  areCents(price, "price");
  assert.equal(price.totalCents, price.flightCents + price.hotelCents + price.carCents, "total of the booking");
  const booked = (parts: readonly { readonly totalCents: number }[]): number =>
    sum(parts.map(({ totalCents }) => totalCents));
  assert.ok(booked(fares) <= price.flightCents, "flights of the booking");
  assert.ok(booked(hotelReservations) <= price.hotelCents, "hotels of the booking");
  assert.ok(booked(carReservations) <= price.carCents, "cars of the booking");
};

/** A refund: each line, and the sums over the lines. */
export const checkRefund = (refund: CancellationRefund): void => {
  areCents(refund, "refund");
  for (const line of [refund, ...refund.lines])
    zerosAreLeftOut(line, ["penaltyCents", "nonRefundableTaxesCents"], "refund");
  for (const line of refund.lines) {
    areCents(line, line.segmentRef);
    const kept = (line.penaltyCents ?? 0) + (line.nonRefundableTaxesCents ?? 0);
    assert.equal(line.refundCents, line.paidCents - kept, `refund of ${line.segmentRef}`);
  }
  for (const part of ["paidCents", "penaltyCents", "nonRefundableTaxesCents", "refundCents"] as const) {
    assert.equal(refund[part] ?? 0, sum(refund.lines.map((line) => line[part] ?? 0)), `refund: ${part} of the lines`);
  }
  assert.equal(refund.owedCents ?? 0, sum(refund.lines.map(({ owedCents = 0 }) => owedCents)), "refund: owed");
  assert.equal(refund.method, refund.refundCents > 0 ? "original_payment" : "none", "refund: method");
};

/** The booking that retrieveBooking gives, down to tax lines. */
export const checkBookingDetail = (booking: BookingDetail): void => {
  const { price, fares, hotelReservations, carReservations, refund, refundNow, status } = booking;
  checkBookingPrice(price, {
    fares: fares.map((fare) => fare.price.totalCents),
    hotels: hotelReservations.map((hotel) => hotel.price.totalCents),
    cars: carReservations.map((car) => car.price.totalCents),
  });
  const types = booking.passengers.map(({ type }) => type);
  for (const fare of fares) checkBookedFare(fare.price, types, fare.fareRef);
  booking.flightSegments.forEach(checkBookedFlight);
  hotelReservations.forEach(checkBookedHotel);
  carReservations.forEach(checkBookedCar);
  const isLive = status === "confirmed";
  const atProperty = sum(hotelReservations.map((hotel) => hotel.price.payAtPropertyCents ?? 0));
  assert.equal(price.payAtPropertyCents ?? 0, isLive ? atProperty : 0, "what is to be paid at properties");
  const atCounter = sum(carReservations.map(({ payAtCounterCents = 0 }) => payAtCounterCents));
  assert.equal(price.payAtCounterCents ?? 0, isLive ? atCounter : 0, "what is to be paid at counters");
  assert.equal(refund !== undefined, !isLive, "a cancelled booking says what was refunded");
  assert.equal(refundNow !== undefined, isLive && booking.cannotBeCancelled === undefined, "or what would be");
  for (const each of [refund, refundNow]) if (each !== undefined) checkRefund(each);
  assert.equal(price.refundedCents ?? 0, refund?.refundCents ?? 0, "what the booking says was refunded");
};
