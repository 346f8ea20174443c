/**
 * Shows a stored booking in the three forms of the contract: lean (what a caller needs next), in full, and as one line of
 * a list. Each selects its properties by name, because the contract's objects are closed.
 */
import type {
  BookedCar,
  BookedFare,
  BookedFareDetail,
  BookedFlightSegment,
  BookedHotel,
  Booking,
  BookingDetail,
  BookingSummary,
  ItineraryCar,
  ItineraryFlight,
  ItineraryHotel,
  Passenger,
  Traveller,
} from "../../../generated/gds/types.js";
import type { BookingRecord } from "../../travel/reservations/types.js";
import { sessionNamesFor } from "./sessionNames.js";

const travellerOf = ({ paxRef, type, firstName, lastName, ticketNumber }: Passenger): Traveller => ({
  paxRef,
  type,
  firstName,
  lastName,
  ticketNumber,
});

const flightOf = (segment: BookedFlightSegment): ItineraryFlight => ({
  segmentRef: segment.segmentRef,
  status: segment.status,
  flightNumber: segment.flightNumber,
  operatingCarrier: segment.operatingCarrier,
  origin: segment.origin,
  destination: segment.destination,
  departureLocal: segment.departureLocal,
  arrivalLocal: segment.arrivalLocal,
  arrivalDayOffset: segment.arrivalDayOffset,
  cabin: segment.cabin,
  bookingClass: segment.bookingClass,
});

const fareOf = ({ fareRef, flightId, segmentRefs, cabin, fareBrand, totalCents }: BookedFareDetail): BookedFare => ({
  fareRef,
  flightId,
  segmentRefs,
  cabin,
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
  payAtPropertyCents: hotel.price.payAtPropertyCents,
});

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
  payment: car.payment,
});

/** What the booking tools return: the itinerary and what it costs, without personal details, tax lines and history. */
export const bookingOf = (detail: Omit<BookingDetail, "sessionId" | "history">): Booking => ({
  pnr: detail.pnr,
  status: detail.status,
  version: detail.version,
  createdAt: detail.createdAt,
  updatedAt: detail.updatedAt,
  passengers: detail.passengers.map(travellerOf),
  flightSegments: detail.flightSegments.map(flightOf),
  fares: detail.fares.map(fareOf),
  hotelReservations: detail.hotelReservations.map(hotelOf),
  carReservations: detail.carReservations.map(carOf),
  price: detail.price,
  ticketing: detail.ticketing,
  warnings: detail.warnings,
  test: detail.test,
});

/** What happened to a booking, with the sessions that did it as the viewer may see them. */
export const historyOf = ({ history }: BookingRecord, viewer: string | undefined): BookingDetail["history"] => {
  const nameOf = sessionNamesFor(viewer);
  return history.map(({ at, version, action, actor, detail }) => ({
    at,
    version,
    action,
    actor: nameOf(actor),
    detail,
  }));
};

/** What retrieveBooking returns to a viewer's session: everything but the stock that the booking holds. */
export const bookingDetailOf = (record: BookingRecord, viewer: string | undefined): BookingDetail => ({
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

/** The person a booking is known by: the first passenger, else the first guest, else the driver. */
const leadOf = ({ passengers, hotelReservations, carReservations }: BookingRecord): string => {
  const named = ({ firstName, lastName }: Name): string => `${lastName}/${firstName}`.toUpperCase();
  const [passenger] = passengers;
  if (passenger !== undefined) return passenger.gdsName;
  const person = hotelReservations[0]?.guests[0] ?? carReservations[0]?.driver;
  return person === undefined ? "" : named(person);
};

/** The local date on which the first part of a trip begins. */
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
