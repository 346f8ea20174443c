/**
 * Converts a stored booking into the contract's forms: what one call booked, one line per part, one line of a list. Properties are selected
 * by name, because the contract's objects are closed. Those that do not apply are left out.
 */
import type {
  BookedFare,
  Booking,
  BookingSummary,
  BookingTotals,
  ItineraryCar,
  ItineraryFlight,
  ItineraryHotel,
  KeptBooking,
  Tickets,
  Traveller,
} from "../../../generated/gds/types.js";
import { isVoidable } from "../../travel/reservations/index.js";
import type {
  BookedCar,
  BookedFlightSegment,
  BookedHotel,
  BookingRecord,
  Passenger,
} from "../../travel/reservations/types.js";
import { parseInstant } from "../../travel/world/index.js";
import { sumCents } from "../../travel/world/money.js";
import { sessionNamesFor } from "./sessionNames.js";

const travellerOf = ({ paxRef, type, firstName, lastName, ticketNumber }: Passenger): Traveller => ({
  paxRef,
  type,
  firstName,
  lastName,
  ...(ticketNumber !== null && { ticketNumber }),
});

/** The status of a flight at an instant: FLOWN after its departure, unless it was cancelled. */
export const flightStatusAt = (
  { status, departureUtc }: BookedFlightSegment,
  nowMs: number,
): ItineraryFlight["status"] => (status === "HK" && parseInstant(departureUtc) <= nowMs ? "FLOWN" : status);

/** The operating airline, if it differs from the airline of the flight number. */
export const operatorOf = ({ operatingCarrier, marketingCarrier }: BookedFlightSegment) =>
  operatingCarrier !== marketingCarrier && { operatingCarrier };

const flightOf = (segment: BookedFlightSegment, nowMs: number): ItineraryFlight => ({
  segmentRef: segment.segmentRef,
  status: flightStatusAt(segment, nowMs),
  flightNumber: segment.flightNumber,
  ...operatorOf(segment),
  origin: segment.origin,
  destination: segment.destination,
  departureLocal: segment.departureLocal,
  arrivalLocal: segment.arrivalLocal,
  cabin: segment.cabin,
  bookingClass: segment.bookingClass,
});

const fareOf = ({ fareRef, segmentRefs, fareBrand, totalCents }: BookingRecord["fares"][number]): BookedFare => ({
  fareRef,
  segmentRefs,
  fareBrand,
  totalCents,
});

const hotelOf = (hotel: BookedHotel): ItineraryHotel => ({
  segmentRef: hotel.segmentRef,
  status: hotel.status,
  confirmationNumber: hotel.confirmationNumber,
  name: hotel.name,
  cityCode: hotel.cityCode,
  checkInDate: hotel.checkInDate,
  checkOutDate: hotel.checkOutDate,
  rooms: hotel.rooms,
  roomType: hotel.roomType,
  totalCents: hotel.price.totalCents,
  ...(hotel.price.payAtPropertyCents > 0 && { payAtPropertyCents: hotel.price.payAtPropertyCents }),
});

/** What the driver pays at the counter, if anything. */
export const atCounterOf = ({ payment, price }: BookedCar) =>
  payment === "pay_at_counter" && { payAtCounterCents: price.totalCents };

const carOf = (car: BookedCar): ItineraryCar => ({
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
  totalCents: car.price.totalCents,
  ...atCounterOf(car),
});

/** The totals, with the amounts still to be paid elsewhere. A cancelled booking has none of these: its refund shows what is owed. */
export const totalsOf = ({ status, price, hotelReservations, carReservations }: BookingRecord): BookingTotals => {
  const { currency, totalCents, flightCents, hotelCents, carCents, refundedCents } = price;
  const isLive = status === "confirmed";
  const payAtPropertyCents = sumCents(hotelReservations.map((hotel) => hotel.price.payAtPropertyCents));
  const atCounter = carReservations.filter(({ payment }) => payment === "pay_at_counter");
  const payAtCounterCents = sumCents(atCounter.map((car) => car.price.totalCents));
  return {
    currency,
    totalCents,
    flightCents,
    hotelCents,
    carCents,
    ...(refundedCents > 0 && { refundedCents }),
    ...(isLive && payAtPropertyCents > 0 && { payAtPropertyCents }),
    ...(isLive && payAtCounterCents > 0 && { payAtCounterCents }),
  };
};

/** The status of the tickets of a booking with flights; `voidUntil` only while they can still be voided. */
export const ticketsOf = (record: BookingRecord, nowMs: number): Tickets | undefined => {
  const { status, voidUntil } = record.ticketing;
  if (status === "unticketed") return undefined;
  const hasLeft = record.flightSegments.some((segment) => flightStatusAt(segment, nowMs) === "FLOWN");
  const canBeVoided = status === "ticketed" && !hasLeft && isVoidable(record, nowMs);
  return { status, ...(canBeVoided && voidUntil !== null && { voidUntil }) };
};

const minuteLength = "YYYY-MM-DDTHH:MM".length;
const minuteOf = (dateTime: string): string => dateTime.slice(0, minuteLength).replace("T", " ");

/** One line for each part of a booking, by its reference. Times are local. */
const partLines = (
  { flightSegments, hotelReservations, carReservations }: BookingRecord,
  nowMs: number,
): ReadonlyMap<string, string> =>
  new Map<string, string>([
    ...flightSegments.map((flight): [string, string] => [
      flight.segmentRef,
      `${flight.flightNumber} ${flight.origin}-${flight.destination} ${minuteOf(flight.departureLocal)}, ${flightStatusAt(flight, nowMs)}`,
    ]),
    ...hotelReservations.map(({ segmentRef, status, name, cityCode, checkInDate, checkOutDate }): [string, string] => [
      segmentRef,
      `${name}, ${cityCode} ${checkInDate} to ${checkOutDate}, ${status}`,
    ]),
    ...carReservations.map((car): [string, string] => [
      car.segmentRef,
      `${car.category} car, ${car.pickupLocationCode} ${minuteOf(car.pickupDate)} to ${car.dropoffLocationCode} ${minuteOf(car.dropoffDate)}, ${car.status}`,
    ]),
  ]);

/** One line for each part of a booking, except those in `refs`: `S1 XH101 JFK-LAX 2026-06-15 08:00, HK`. */
export const linesOfAllBut = (record: BookingRecord, refs: readonly string[], nowMs: number): readonly string[] =>
  [...partLines(record, nowMs)].flatMap(([ref, line]) => (refs.includes(ref) ? [] : [`${ref} ${line}`]));

/** The parts that a call booked. */
export type BookedParts = Partial<
  Pick<BookingRecord, "flightSegments" | "fares" | "hotelReservations" | "carReservations">
>;

/** The booking tools' answer: what was booked, and one line for each other part of the PNR. */
export const bookingOf = (record: BookingRecord, parts: BookedParts, created: boolean, nowMs: number): Booking => {
  const { flightSegments = [], fares = [], hotelReservations = [], carReservations = [] } = parts;
  const refs = [...flightSegments, ...hotelReservations, ...carReservations].map(({ segmentRef }) => segmentRef);
  const others = linesOfAllBut(record, refs, nowMs);
  const ticketing = flightSegments.length === 0 ? undefined : ticketsOf(record, nowMs);
  return {
    version: record.version,
    ...(created && { passengers: record.passengers.map(travellerOf) }),
    ...(flightSegments.length > 0 && { flightSegments: flightSegments.map((flight) => flightOf(flight, nowMs)) }),
    ...(fares.length > 0 && { fares: fares.map(fareOf) }),
    ...(hotelReservations.length > 0 && { hotelReservations: hotelReservations.map(hotelOf) }),
    ...(carReservations.length > 0 && { carReservations: carReservations.map(carOf) }),
    ...(others.length > 0 && { alsoHolds: others }),
    price: totalsOf(record),
    ...(ticketing !== undefined && { ticketing }),
    warnings: record.warnings,
  };
};

/** The history of a booking. Session ids are shown as the viewer may see them. */
export const historyOf = ({ history }: BookingRecord, viewer: string | undefined): KeptBooking["history"] => {
  const nameOf = sessionNamesFor(viewer);
  return history.map(({ at, version, action, actor, detail }) => ({
    at,
    version,
    action,
    actor: nameOf(actor),
    detail,
  }));
};

/** A stored booking as the viewer's session may see it: everything except its stock. */
export const keptBookingOf = (record: BookingRecord, viewer: string | undefined): KeptBooking => ({
  pnr: record.pnr,
  status: record.status,
  version: record.version,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  sessionId: sessionNamesFor(viewer)(record.sessionId),
  contact: record.contact,
  passengers: record.passengers,
  flightSegments: record.flightSegments,
  fares: record.fares,
  hotelReservations: record.hotelReservations,
  carReservations: record.carReservations,
  price: record.price,
  ticketing: record.ticketing,
  warnings: record.warnings,
  test: record.test,
  cancelledAt: record.cancelledAt,
  cancellationReason: record.cancellationReason,
  refund: record.refund,
  history: historyOf(record, viewer),
});

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

/** The person in whose name a booking is listed: the first passenger, else the first guest, else the driver. */
const leadOf = ({ passengers, hotelReservations, carReservations }: BookingRecord): string => {
  const named = ({ firstName, lastName }: Name): string => `${lastName}/${firstName}`.toUpperCase();
  const [passenger] = passengers;
  if (passenger !== undefined) return passenger.gdsName;
  const person = hotelReservations[0]?.guests[0] ?? carReservations[0]?.driver;
  return person === undefined ? "" : named(person);
};

/** The local date on which the first part of a trip begins; null if the booking has no parts. */
const firstTravelDateOf = ({ flightSegments, hotelReservations, carReservations }: BookingRecord): string | null => {
  const dates = [
    ...flightSegments.map(({ departureLocal }) => departureLocal.slice(0, 10)),
    ...hotelReservations.map(({ checkInDate }) => checkInDate),
    ...carReservations.map(({ pickupDate }) => pickupDate.slice(0, 10)),
  ];
  return dates.sort()[0] ?? null;
};

/** One line of a list of bookings. */
export const bookingSummaryOf = (record: BookingRecord): BookingSummary => ({
  pnr: record.pnr,
  status: record.status,
  createdAt: record.createdAt,
  leadPassenger: leadOf(record),
  flights: record.flightSegments.length,
  hotels: record.hotelReservations.length,
  cars: record.carReservations.length,
  firstTravelDate: firstTravelDateOf(record),
  totalCents: record.price.totalCents,
  refundedCents: record.price.refundedCents,
  currency: record.price.currency,
});
