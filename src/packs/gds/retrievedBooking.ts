/** A booking as retrieveBooking tells of it: all of it, as it is at that moment, with what a cancellation would return then. */
import type {
  BookingDetail,
  RetrievedCar,
  RetrievedFare,
  RetrievedFlight,
  RetrievedHotel,
  RetrievedPassenger,
} from "../../../generated/gds/types.js";
import { cancellationAt } from "../../travel/reservations/index.js";
import type {
  BookedCar,
  BookedFlightSegment,
  BookedHotel,
  BookingRecord,
  Passenger,
} from "../../travel/reservations/types.js";
import { type CancellationStep, parseInstant } from "../../travel/world/index.js";
import { atCounterOf, flightStatusAt, operatorOf, ticketsOf, totalsOf } from "./bookingView.js";
import { sessionNamesFor } from "./sessionNames.js";

/** The properties that apply. */
const given = <Name extends string, Value>(name: Name, value: Value | null): Partial<Record<Name, Value>> => {
  const one: Partial<Record<Name, Value>> = {};
  if (value !== null) one[name] = value;
  return one;
};

const passengerOf = ({ paxRef, type, firstName, lastName, gdsName, ...more }: Passenger): RetrievedPassenger => ({
  paxRef,
  type,
  ...given("title", more.title),
  firstName,
  lastName,
  gdsName,
  ...given("dateOfBirth", more.dateOfBirth),
  ...given("ageAtTravel", more.ageAtTravel),
  ...given("associatedAdult", more.associatedAdult),
  ...given("frequentFlyerNumber", more.frequentFlyerNumber),
  ...given("ticketNumber", more.ticketNumber),
});

const flightOf = (flight: BookedFlightSegment, nowMs: number): RetrievedFlight => ({
  segmentRef: flight.segmentRef,
  status: flightStatusAt(flight, nowMs),
  flightNumber: flight.flightNumber,
  ...operatorOf(flight),
  origin: flight.origin,
  ...given("originTerminal", flight.originTerminal),
  destination: flight.destination,
  ...given("destinationTerminal", flight.destinationTerminal),
  departureLocal: flight.departureLocal,
  arrivalLocal: flight.arrivalLocal,
  durationMinutes: flight.durationMinutes,
  aircraft: flight.aircraft,
  cabin: flight.cabin,
  bookingClass: flight.bookingClass,
  fareBasis: flight.fareBasis,
  baggage: flight.baggage,
  ...given("marriageGroup", flight.marriageGroup),
});

const fareOf = (fare: BookingRecord["fares"][number]): RetrievedFare => ({
  fareRef: fare.fareRef,
  flightId: fare.flightId,
  segmentRefs: fare.segmentRefs,
  fareBrand: fare.fareBrand,
  price: fare.price,
  conditions: fare.conditions,
});

/** The steps of a policy that are still to come, as long as anything can be cancelled. */
const stepsAhead = (policy: readonly CancellationStep[], isCancellable: boolean, nowMs: number) => {
  const cancellationPolicy = isCancellable ? policy.filter(({ before }) => nowMs < parseInstant(before)) : [];
  return cancellationPolicy.length > 0 && { cancellationPolicy };
};

const hotelOf = (hotel: BookedHotel, isCancellable: boolean, nowMs: number): RetrievedHotel => ({
  segmentRef: hotel.segmentRef,
  status: hotel.status,
  confirmationNumber: hotel.confirmationNumber,
  hotelId: hotel.hotelId,
  name: hotel.name,
  address: hotel.address,
  cityCode: hotel.cityCode,
  checkInDate: hotel.checkInDate,
  checkOutDate: hotel.checkOutDate,
  nights: hotel.nights,
  rooms: hotel.rooms,
  roomType: hotel.roomType,
  boardType: hotel.boardType,
  ratePlan: hotel.ratePlan,
  price: hotel.price,
  ...stepsAhead(hotel.cancellationPolicy, isCancellable, nowMs),
  guests: hotel.guests,
  ...given("specialRequests", hotel.specialRequests),
});

const carOf = (car: BookedCar, isCancellable: boolean, nowMs: number): RetrievedCar => ({
  segmentRef: car.segmentRef,
  status: car.status,
  confirmationNumber: car.confirmationNumber,
  carId: car.carId,
  vendorName: car.vendorName,
  sippCode: car.sippCode,
  category: car.category,
  pickupLocationCode: car.pickupLocationCode,
  pickupDate: car.pickupDate,
  dropoffLocationCode: car.dropoffLocationCode,
  dropoffDate: car.dropoffDate,
  rentalDays: car.rentalDays,
  driver: car.driver,
  ...(car.additionalDrivers.length > 0 && { additionalDrivers: car.additionalDrivers }),
  insurance: car.insurance,
  ...(car.extras.length > 0 && { extras: car.extras }),
  payment: car.payment,
  price: car.price,
  ...atCounterOf(car),
  ...stepsAhead(car.cancellationPolicy, isCancellable, nowMs),
  ...given("arrivingFlight", car.arrivingFlight),
  ...given("specialRequests", car.specialRequests),
});

const contactOf = ({ contact: { email, phone } }: BookingRecord) =>
  (email !== null || phone !== null) && { contact: { ...given("email", email), ...given("phone", phone) } };

/** What a cancellation would return now, or why there can be none. A cancelled booking tells what was returned. */
const cancellationOf = (
  record: BookingRecord,
  nowMs: number,
): Pick<BookingDetail, "refundNow" | "cannotBeCancelled"> => {
  if (record.status === "cancelled") return {};
  const outcome = cancellationAt(record, nowMs);
  return "refund" in outcome ? { refundNow: outcome.refund } : { cannotBeCancelled: outcome.explanation };
};

/** A booking at an instant, as a viewer's session may see it. */
export const retrievedBooking = (record: BookingRecord, viewer: string | undefined, nowMs: number): BookingDetail => {
  const { createdAt, updatedAt } = record;
  const ticketing = ticketsOf(record, nowMs);
  const cancellation = cancellationOf(record, nowMs);
  const isCancellable = cancellation.refundNow !== undefined;
  return {
    pnr: record.pnr,
    status: record.status,
    version: record.version,
    createdAt,
    ...(updatedAt !== createdAt && { updatedAt }),
    sessionId: sessionNamesFor(viewer)(record.sessionId),
    ...contactOf(record),
    passengers: record.passengers.map(passengerOf),
    flightSegments: record.flightSegments.map((flight) => flightOf(flight, nowMs)),
    fares: record.fares.map(fareOf),
    hotelReservations: record.hotelReservations.map((hotel) => hotelOf(hotel, isCancellable, nowMs)),
    carReservations: record.carReservations.map((car) => carOf(car, isCancellable, nowMs)),
    price: totalsOf(record),
    ...(ticketing !== undefined && { ticketing }),
    warnings: record.warnings,
    test: record.test,
    ...cancellation,
    ...given("cancelledAt", record.cancelledAt),
    ...given("cancellationReason", record.cancellationReason),
    ...given("refund", record.refund),
  };
};
