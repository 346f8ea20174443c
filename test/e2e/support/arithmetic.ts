/** Adds up every number of an answer again, from its smallest parts. Knows the contract's words and none of the product's code. */
import assert from "node:assert/strict";
import type {
  BookedCar,
  BookedHotel,
  Booking,
  BookingDetail,
  BookingPrice,
  CarOffer,
  CarPrice,
  FlightOffer,
  FlightPrice,
  FlightSegment,
  HotelOffer,
  HotelPrice,
  Refund,
} from "../../../generated/gds/types.js";

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

const checkHotelPrice = (price: HotelPrice, where: string): void => {
  areCents(price, where);
  const { totalCents, roomCents, taxesCents, feesCents, payAtPropertyCents } = price;
  assert.equal(totalCents, roomCents + taxesCents + feesCents + payAtPropertyCents, `${where}: total`);
};

export const checkHotelOffer = (offer: HotelOffer): void => {
  const { hotelId, nightly, price, checkInDate, checkOutDate } = offer;
  checkHotelPrice(price, hotelId);
  assert.equal(price.roomCents, sum(nightly.map(({ amountCents }) => amountCents)), `${hotelId}: nights`);
  assert.equal(offer.nights, nightsBetween(checkInDate, checkOutDate), `${hotelId}: number of nights`);
  assert.equal(nightly.length, offer.nights, `${hotelId}: one rate for each night`);
  nightly.forEach(({ date }, index) => {
    assert.equal(nightsBetween(checkInDate, date), index, `${hotelId}: night ${date}`);
  });
};

const checkCarParts = (price: CarPrice, extrasCents: number, where: string): void => {
  areCents(price, where);
  const { baseCents, taxesCents, feesCents, oneWayFeeCents, youngDriverFeeCents, seniorDriverFeeCents } = price;
  const parts = [baseCents, taxesCents, feesCents, oneWayFeeCents, youngDriverFeeCents, seniorDriverFeeCents];
  assert.equal(price.totalCents, sum(parts) + extrasCents, `${where}: total`);
};

export const checkCarOffer = (offer: CarOffer): void => {
  checkCarParts(offer.price, 0, offer.carId);
  // A day of 24 hours by the clock of the place, with 59 minutes of grace. One-way rentals here cross no change of clocks.
  const isReturned = offer.pickupLocationCode === offer.dropoffLocationCode;
  const timeOf = (local: string): number => Date.parse(isReturned ? `${local.slice(0, 19)}Z` : local);
  const minutes = (timeOf(offer.dropoffDate) - timeOf(offer.pickupDate)) / 60_000;
  assert.equal(offer.rentalDays, Math.max(1, Math.ceil((minutes - 59) / 1440)), `${offer.carId}: rental days`);
};

const checkBookedHotel = (hotel: BookedHotel): void => {
  checkHotelPrice(hotel.price, hotel.segmentRef);
  assert.equal(hotel.nights, nightsBetween(hotel.checkInDate, hotel.checkOutDate), `${hotel.segmentRef}: nights`);
};

const checkBookedCar = ({ price, extras, segmentRef }: BookedCar): void => {
  assert.equal(price.extrasCents, sum(extras.map(({ amountCents }) => amountCents)), `${segmentRef}: extras`);
  checkCarParts(price, price.extrasCents, segmentRef);
};

interface Totals {
  readonly fares: readonly number[];
  readonly hotels: readonly number[];
  readonly cars: readonly number[];
}

const checkBookingPrice = (price: BookingPrice, { fares, hotels, cars }: Totals): void => {
  areCents(price, "price");
  assert.equal(price.flightCents, sum(fares), "flights of the booking");
  assert.equal(price.hotelCents, sum(hotels), "hotels of the booking");
  assert.equal(price.carCents, sum(cars), "cars of the booking");
  assert.equal(price.totalCents, price.flightCents + price.hotelCents + price.carCents, "total of the booking");
};

/** The lean booking that the book tools and cancelBooking give. */
export const checkBooking = (booking: Booking): void => {
  checkBookingPrice(booking.price, {
    fares: booking.fares.map(({ totalCents }) => totalCents),
    hotels: booking.hotelReservations.map(({ totalCents }) => totalCents),
    cars: booking.carReservations.map(({ totalCents }) => totalCents),
  });
};

/** A refund: each line, and the sums over the lines. */
export const checkRefund = (refund: Refund): void => {
  areCents(refund, "refund");
  for (const line of refund.lines) {
    areCents(line, line.segmentRef);
    const kept = line.penaltyCents + line.nonRefundableTaxesCents;
    assert.equal(line.refundCents, line.paidCents - kept, `refund of ${line.segmentRef}`);
  }
  for (const part of ["paidCents", "penaltyCents", "nonRefundableTaxesCents", "refundCents"] as const) {
    assert.equal(refund[part], sum(refund.lines.map((line) => line[part])), `refund: ${part} of the lines`);
  }
  assert.equal(refund.method, refund.refundCents > 0 ? "original_payment" : "none", "refund: method");
};

/** The full booking that retrieveBooking gives, down to tax lines and nights. */
export const checkBookingDetail = (booking: BookingDetail): void => {
  checkBookingPrice(booking.price, {
    fares: booking.fares.map(({ totalCents }) => totalCents),
    hotels: booking.hotelReservations.map(({ price }) => price.totalCents),
    cars: booking.carReservations.map(({ price }) => price.totalCents),
  });
  for (const fare of booking.fares) {
    checkFlightPrice(fare.price, fare.fareRef);
    assert.equal(fare.totalCents, fare.price.totalCents, `${fare.fareRef}: total`);
    const travelling = sum(fare.price.perPassenger.map(({ count }) => count));
    assert.equal(travelling, booking.passengers.length, `${fare.fareRef}: everybody has a fare`);
  }
  for (const segment of booking.flightSegments) checkSegment(segment, segment.segmentRef);
  for (const hotel of booking.hotelReservations) checkBookedHotel(hotel);
  for (const car of booking.carReservations) checkBookedCar(car);
  if (booking.refund !== null) {
    checkRefund(booking.refund);
    assert.equal(booking.price.refundedCents, booking.refund.refundCents, "what the booking says was refunded");
  } else assert.equal(booking.price.refundedCents, 0, "nothing was refunded");
  assert.deepEqual(
    booking.history.map(({ version }) => version).toSorted((a, b) => a - b),
    booking.history.map(({ version }) => version),
    "versions rise in the history",
  );
  assert.equal(booking.history.at(-1)?.version, booking.version, "the history ends at the current version");
};
