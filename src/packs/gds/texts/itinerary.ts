/** A booking as an itinerary: the sections that the texts of all booking tools share. */
import type {
  Booking,
  ItineraryCar,
  ItineraryFlight,
  ItineraryHotel,
  Traveller,
} from "../../../../generated/gds/types.js";
import { clockAfter, clockOf, dateAndClock, dayOf, dollars, plain, usd, usdAndCents } from "./words.js";

const statusWords: Readonly<Record<ItineraryFlight["status"], string>> = {
  HK: "confirmed",
  HL: "waitlisted",
  HX: "cancelled",
  UN: "cancelled by the supplier",
  TK: "changed by the supplier",
  NO: "refused",
};

const travellerLine = ({ paxRef, type, firstName, lastName, ticketNumber }: Traveller): string =>
  `${paxRef} ${firstName} ${lastName}, ${type}${ticketNumber === null ? "" : `, ticket ${ticketNumber}`}`;

const flightLine = (flight: ItineraryFlight): string => {
  const { segmentRef, status, flightNumber, origin, destination, departureLocal, arrivalLocal } = flight;
  const operated = flightNumber.startsWith(flight.operatingCarrier) ? "" : ` operated by ${flight.operatingCarrier}`;
  const times = `${origin} ${clockOf(departureLocal)} - ${destination} ${clockAfter(arrivalLocal, departureLocal)}`;
  return `${segmentRef} ${flightNumber}${operated} ${dayOf(departureLocal)} ${times}, ${plain(flight.cabin)} (${flight.bookingClass}), ${status} ${statusWords[status]}`;
};

const hotelLine = (hotel: ItineraryHotel): string => {
  const { segmentRef, status, name, cityCode, checkInDate, checkOutDate, rooms, roomType } = hotel;
  const atProperty =
    hotel.payAtPropertyCents > 0 ? `, of which ${usd(hotel.payAtPropertyCents)} is paid at the hotel` : "";
  return `${segmentRef} Hotel ${name}, ${cityCode}, ${dayOf(checkInDate)} to ${dayOf(checkOutDate)}, ${rooms} x ${roomType.toLowerCase()}, ${usd(hotel.totalCents)}${atProperty}, confirmation ${hotel.confirmationNumber}, ${status} ${statusWords[status]}`;
};

const carLine = (car: ItineraryCar): string => {
  const { segmentRef, status, vendorName, category, sippCode, payment, confirmationNumber } = car;
  const times = `${car.pickupLocationCode} ${dateAndClock(car.pickupDate)} to ${car.dropoffLocationCode} ${dateAndClock(car.dropoffDate)}`;
  const due = payment === "pay_at_counter" ? " to be paid at the counter" : "";
  return `${segmentRef} Car ${category} (${sippCode}) of ${vendorName}, ${times}, ${usd(car.totalCents)}${due}, confirmation ${confirmationNumber}, ${status} ${statusWords[status]}`;
};

const fareLines = ({ fares }: Booking): readonly string[] =>
  fares.map(
    ({ fareRef, fareBrand, segmentRefs, totalCents }) =>
      `${fareRef} ${fareBrand} fare for ${segmentRefs.join("+")}: ${usd(totalCents)}`,
  );

/** Who travels, and what is booked for them, in the order flights, hotels, cars. Times are local. */
export const itineraryLines = (booking: Booking): readonly string[] => [
  ...booking.passengers.map(travellerLine),
  ...booking.flightSegments.map(flightLine),
  ...fareLines(booking),
  ...booking.hotelReservations.map(hotelLine),
  ...booking.carReservations.map(carLine),
];

/** The total with the parts that add up to it. */
export const priceLine = ({ price }: Booking): string => {
  const parts = [
    ["flights", price.flightCents],
    ["hotels", price.hotelCents],
    ["cars", price.carCents],
  ] as const;
  const shown = parts.filter(([, cents]) => cents > 0).map(([name, cents]) => `${name} ${dollars(cents)}`);
  const refunded = price.refundedCents > 0 ? `; refunded ${usd(price.refundedCents)}` : "";
  return `Total ${usdAndCents(price.totalCents)} = ${shown.join(" + ") || "0.00"}${refunded}`;
};

/** Until when flights are to be ticketed, and until when a cancellation returns the whole fare. */
export const ticketingLine = ({ ticketing, flightSegments }: Booking): string | undefined => {
  if (flightSegments.length === 0) return undefined;
  const { status, deadline, voidUntil } = ticketing;
  const due = deadline !== null && status === "unticketed" ? `, to be ticketed by ${deadline}` : "";
  const free =
    voidUntil !== null && status === "ticketed" ? `; a cancellation until ${voidUntil} returns the whole fare` : "";
  return `Tickets: ${status}${due}${free}`;
};

/** What was accepted although a real carrier would object: to be passed on to the traveller. */
export const warningLines = ({ warnings }: Booking): readonly string[] =>
  warnings.map(({ reason, field, message }) => `Warning ${reason} (${field}): ${message}`);
