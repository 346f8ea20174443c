/** A booking in retrieveBooking's form: all of it at one instant, with the refund that a cancellation would give then. */
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
import { shownRefund } from "./shownRefund.js";

type KeptFare = BookingRecord["fares"][number];

/** An object with this one property, or an empty one if the value is null. */
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

/** The amounts that are not zero. */
const charged = <Name extends string>(amounts: Readonly<Record<Name, number>>): Partial<Record<Name, number>> => {
  const shown: Partial<Record<Name, number>> = {};
  for (const name in amounts) if (amounts[name] !== 0) shown[name] = amounts[name];
  return shown;
};

/** The price of a fare. A breakdown for each passenger type is shown only if there are several types. */
const farePriceOf = ({ feesCents, perPassenger, ...price }: KeptFare["price"]): RetrievedFare["price"] => ({
  ...price,
  ...charged({ feesCents }),
  ...(perPassenger.length > 1 && { perPassenger }),
});

/** A condition of a fare. One that allows nothing shows no penalty, deadline or share. */
const conditionOf = <
  Condition extends {
    readonly penaltyCents: number | null;
    readonly deadline: string | null;
    readonly allowed: boolean;
    readonly refundPercent?: number;
  },
>({
  allowed,
  penaltyCents,
  deadline,
  refundPercent,
}: Condition) => ({
  allowed,
  ...given("penaltyCents", penaltyCents),
  ...given("deadline", deadline),
  ...(allowed && given("refundPercent", refundPercent ?? null)),
});

const fareOf = (fare: KeptFare): RetrievedFare => ({
  fareRef: fare.fareRef,
  segmentRefs: fare.segmentRefs,
  fareBrand: fare.fareBrand,
  price: farePriceOf(fare.price),
  conditions: {
    refundBeforeDeparture: conditionOf(fare.conditions.refundBeforeDeparture),
    changeBeforeDeparture: conditionOf(fare.conditions.changeBeforeDeparture),
  },
});

/** The cancellation steps that are still ahead; none if the booking can no longer be cancelled. */
const stepsAhead = (policy: readonly CancellationStep[], isCancellable: boolean, nowMs: number) => {
  const cancellationPolicy = isCancellable ? policy.filter(({ before }) => nowMs < parseInstant(before)) : [];
  return cancellationPolicy.length > 0 && { cancellationPolicy };
};

const hotelPriceOf = ({ feesCents, payAtPropertyCents, ...price }: BookedHotel["price"]): RetrievedHotel["price"] => ({
  ...price,
  ...charged({ feesCents, payAtPropertyCents }),
});

const hotelOf = (hotel: BookedHotel, isCancellable: boolean, nowMs: number): RetrievedHotel => ({
  segmentRef: hotel.segmentRef,
  status: hotel.status,
  confirmationNumber: hotel.confirmationNumber,
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
  price: hotelPriceOf(hotel.price),
  ...stepsAhead(hotel.cancellationPolicy, isCancellable, nowMs),
  guests: hotel.guests,
  ...given("specialRequests", hotel.specialRequests),
});

const carPriceOf = (price: BookedCar["price"]): RetrievedCar["price"] => {
  const { feesCents, oneWayFeeCents, youngDriverFeeCents, seniorDriverFeeCents, extrasCents, ...always } = price;
  return {
    ...always,
    ...charged({ feesCents, oneWayFeeCents, youngDriverFeeCents, seniorDriverFeeCents, extrasCents }),
  };
};

const carOf = (car: BookedCar, isCancellable: boolean, nowMs: number): RetrievedCar => ({
  segmentRef: car.segmentRef,
  status: car.status,
  confirmationNumber: car.confirmationNumber,
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
  price: carPriceOf(car.price),
  ...atCounterOf(car),
  ...stepsAhead(car.cancellationPolicy, isCancellable, nowMs),
  ...given("arrivingFlight", car.arrivingFlight),
  ...given("specialRequests", car.specialRequests),
});

const contactOf = ({ contact: { email, phone } }: BookingRecord) =>
  (email !== null || phone !== null) && { contact: { ...given("email", email), ...given("phone", phone) } };

/**
 * The refund that a cancellation would give now, or why it is not possible. Empty for a cancelled booking, which shows its actual refund.
 */
const cancellationOf = (
  record: BookingRecord,
  nowMs: number,
): Pick<BookingDetail, "refundNow" | "cannotBeCancelled"> => {
  if (record.status === "cancelled") return {};
  const outcome = cancellationAt(record, nowMs);
  return "refund" in outcome ? { refundNow: shownRefund(outcome.refund) } : { cannotBeCancelled: outcome.explanation };
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
    ...(record.refund !== null && { refund: shownRefund(record.refund) }),
  };
};
