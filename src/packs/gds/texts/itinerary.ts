/** A booking as an itinerary: the sections that the texts of all booking tools share. */
import type {
  BookedFare,
  Booking,
  BookingTotals,
  ItineraryCar,
  ItineraryFlight,
  ItineraryHotel,
  Tickets,
  Traveller,
} from "../../../../generated/gds/types.js";
import { clockAfter, clockOf, dateAndClock, dayOf, dollars, plain, usd, usdAndCents } from "./words.js";

const statusWords: Readonly<Record<ItineraryFlight["status"], string>> = {
  HK: "HK confirmed",
  HX: "HX cancelled",
  FLOWN: "flown",
};

/** The parts to show, each with its price. */
export interface Itinerary {
  readonly passengers?: readonly Traveller[];
  readonly flightSegments?: readonly ItineraryFlight[];
  readonly fares?: readonly BookedFare[];
  readonly hotelReservations?: readonly ItineraryHotel[];
  readonly carReservations?: readonly ItineraryCar[];
}

const travellerLine = ({ paxRef, type, firstName, lastName, ticketNumber }: Traveller): string =>
  `${paxRef} ${firstName} ${lastName}, ${type}${ticketNumber === undefined ? "" : `, ticket ${ticketNumber}`}`;

const flightLine = (flight: ItineraryFlight): string => {
  const { segmentRef, status, flightNumber, origin, destination, departureLocal, arrivalLocal } = flight;
  const operated = flight.operatingCarrier === undefined ? "" : ` operated by ${flight.operatingCarrier}`;
  const times = `${origin} ${clockOf(departureLocal)} - ${destination} ${clockAfter(arrivalLocal, departureLocal)}`;
  return `${segmentRef} ${flightNumber}${operated} ${dayOf(departureLocal)} ${times}, ${plain(flight.cabin)} (${flight.bookingClass}), ${statusWords[status]}`;
};

const hotelLine = (hotel: ItineraryHotel): string => {
  const { segmentRef, status, name, cityCode, checkInDate, checkOutDate, rooms, roomType, payAtPropertyCents } = hotel;
  const atProperty =
    payAtPropertyCents === undefined ? "" : `, of which ${usd(payAtPropertyCents)} is paid at the hotel`;
  return `${segmentRef} Hotel ${name}, ${cityCode}, ${dayOf(checkInDate)} to ${dayOf(checkOutDate)}, ${rooms} x ${roomType.toLowerCase()}, ${usd(hotel.totalCents)}${atProperty}, confirmation ${hotel.confirmationNumber}, ${statusWords[status]}`;
};

const carLine = (car: ItineraryCar): string => {
  const { segmentRef, status, vendorName, category, sippCode, payAtCounterCents, confirmationNumber } = car;
  const times = `${car.pickupLocationCode} ${dateAndClock(car.pickupDate)} to ${car.dropoffLocationCode} ${dateAndClock(car.dropoffDate)}`;
  const due = payAtCounterCents === undefined ? "" : " to be paid at the counter";
  return `${segmentRef} Car ${category} (${sippCode}) of ${vendorName}, ${times}, ${usd(car.totalCents)}${due}, confirmation ${confirmationNumber}, ${statusWords[status]}`;
};

const fareLine = ({ fareRef, fareBrand, segmentRefs, totalCents }: BookedFare): string =>
  `${fareRef} ${fareBrand} fare for ${segmentRefs.join("+")}: ${usd(totalCents)}`;

/** Who travels, and what is booked for them, in the order flights, hotels, cars. Times are local. */
export const itineraryLines = (itinerary: Itinerary): readonly string[] => [
  ...(itinerary.passengers ?? []).map(travellerLine),
  ...(itinerary.flightSegments ?? []).map(flightLine),
  ...(itinerary.fares ?? []).map(fareLine),
  ...(itinerary.hotelReservations ?? []).map(hotelLine),
  ...(itinerary.carReservations ?? []).map(carLine),
];

/** The total, the parts that add up to it, and the amounts still to be paid elsewhere. */
export const priceLine = (price: BookingTotals): string => {
  const parts = [
    ["flights", price.flightCents],
    ["hotels", price.hotelCents],
    ["cars", price.carCents],
  ] as const;
  const shown = parts.filter(([, cents]) => cents > 0).map(([name, cents]) => `${name} ${dollars(cents)}`);
  const further = [
    ["to be paid at the hotel", price.payAtPropertyCents],
    ["to be paid at the counter", price.payAtCounterCents],
    ["refunded", price.refundedCents],
  ] as const;
  const words = further.flatMap(([name, cents]) =>
    cents === undefined || cents === 0 ? [] : [`; ${name} ${usd(cents)}`],
  );
  return `Total ${usdAndCents(price.totalCents)} = ${shown.join(" + ") || "0.00"}${words.join("")}`;
};

/** The status of the tickets, and until when a cancellation refunds the whole fare. */
export const ticketingLine = (ticketing: Tickets | undefined): string | undefined => {
  if (ticketing === undefined) return undefined;
  const { status, voidUntil } = ticketing;
  const free = voidUntil === undefined ? "" : `; a cancellation until ${voidUntil} returns the whole fare`;
  return `Tickets: ${status}${free}`;
};

/** What was accepted although a real carrier would object, to be passed on to the traveller. */
export const warningLines = ({ warnings }: Pick<Booking, "warnings">): readonly string[] =>
  warnings.map(({ reason, field, message }) => `Warning ${reason} (${field}): ${message}`);
