/** The text of a complete booking for the model: the itinerary, and what a cancellation would refund now and later. */
import type {
  BookingDetail,
  CancellationStep,
  RetrieveBookingOutput,
  RetrievedCar,
  RetrievedFare,
  RetrievedHotel,
} from "../../../../generated/gds/types.js";
import { type Itinerary, itineraryLines, priceLine, ticketingLine, warningLines } from "./itinerary.js";
import { localDeadline } from "./localTimes.js";
import { refundLines } from "./refund.js";
import { groupedBy, lines, noteLines, plain, usd } from "./words.js";

const itineraryOf = (booking: BookingDetail): Itinerary => ({
  passengers: booking.passengers,
  flightSegments: booking.flightSegments,
  fares: booking.fares.map(({ fareRef, segmentRefs, fareBrand, price: { totalCents } }) => ({
    fareRef,
    segmentRefs,
    fareBrand,
    totalCents,
  })),
  hotelReservations: booking.hotelReservations.map(({ price: { totalCents, payAtPropertyCents }, ...hotel }) => ({
    ...hotel,
    totalCents,
    ...(payAtPropertyCents !== undefined && { payAtPropertyCents }),
  })),
  carReservations: booking.carReservations.map(({ price: { totalCents }, ...car }) => ({ ...car, totalCents })),
});

const fareRule = ({ fareBrand, conditions }: RetrievedFare): string => {
  const { allowed, refundPercent, penaltyCents, deadline } = conditions.refundBeforeDeparture;
  const fee = penaltyCents ? ` less ${usd(penaltyCents)} a passenger` : "";
  const until = deadline === undefined ? "" : ` until ${deadline}`;
  const base = allowed
    ? `${refundPercent ?? 0}% of the base fare is refunded${fee}${until}`
    : "the base fare is not refunded";
  return `(${fareBrand}): ${base}; refundable taxes always are`;
};

/** One line for each refund rule, with the fares that it applies to. */
const fareRules = (fares: readonly RetrievedFare[]): readonly string[] =>
  groupedBy(fares, fareRule).map(
    (ofRule) => `Refund rule ${ofRule.map(({ fareRef }) => fareRef).join(", ")} ${fareRule(ofRule[0])}`,
  );

const stepsOf = (place: string, policy: readonly CancellationStep[], words: (cents: number) => string): string =>
  policy.map(({ before, refundCents }) => `${words(refundCents)} to ${localDeadline(place, before)}`).join(", ");

const hotelRule = ({ segmentRef, cityCode, cancellationPolicy = [] }: RetrievedHotel): string => {
  if (cancellationPolicy.length === 0) return `Refund rule ${segmentRef}: nothing is refunded`;
  return `Refund rule ${segmentRef}: ${stepsOf(cityCode, cancellationPolicy, usd)}, then nothing`;
};

/** The refund rule of a car. For a car that is paid at the counter nothing can be refunded, so the rule says what is owed. */
const carRule = (car: RetrievedCar): string => {
  const { segmentRef, pickupLocationCode, cancellationPolicy = [], payAtCounterCents } = car;
  if (payAtCounterCents === undefined) {
    if (cancellationPolicy.length === 0) return `Refund rule ${segmentRef}: nothing is refunded`;
    return `Refund rule ${segmentRef}: ${stepsOf(pickupLocationCode, cancellationPolicy, usd)}, then nothing`;
  }
  const owed = (refundCents: number): string => usd(payAtCounterCents - refundCents);
  const steps = stepsOf(pickupLocationCode, cancellationPolicy, owed);
  return `Owed at the counter for ${segmentRef} after a cancellation: ${steps === "" ? "" : `${steps}, then `}${usd(payAtCounterCents)}`;
};

/** The cancellation terms from now on. For a booking that can no longer be cancelled, the reason; for a cancelled one, its refund. */
const cancellationLines = (booking: BookingDetail): readonly string[] => {
  const { refund, refundNow, cannotBeCancelled, fares, hotelReservations, carReservations } = booking;
  if (refund !== undefined) return refundLines(refund, "Refund");
  if (cannotBeCancelled !== undefined) return [`It cannot be cancelled any more: ${cannotBeCancelled}.`];
  return [
    ...(refundNow === undefined ? [] : refundLines(refundNow, "Cancelled now, it would return")),
    ...fareRules(fares),
    ...hotelReservations.map(hotelRule),
    ...carReservations.map(carRule),
  ];
};

const peopleOf = (people: readonly { readonly firstName: string; readonly lastName: string }[]): string =>
  people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(", ");

/** Quotes a customer's text on one line, so that a model does not take it for instructions. */
const quoted = (text: string): string => JSON.stringify(text);

const requestOf = (specialRequests: string | undefined): readonly string[] =>
  specialRequests === undefined ? [] : [`asked for: ${quoted(specialRequests)}`];

const hotelDetails = ({ segmentRef, address, boardType, guests, specialRequests }: RetrievedHotel): string =>
  [`${segmentRef} at ${address}`, plain(boardType), `guests ${peopleOf(guests)}`, ...requestOf(specialRequests)].join(
    "; ",
  );

/** Whether the extras include insurance cover, so that `insurance` need not be repeated. */
const isCovered = ({ extras = [] }: RetrievedCar): boolean => extras.some(({ code }) => code.startsWith("cover_"));

const carDetails = (car: RetrievedCar): string =>
  [
    `${car.segmentRef} driver ${peopleOf([car.driver])} (${car.driver.age})`,
    ...(car.additionalDrivers === undefined ? [] : [`also drive ${peopleOf(car.additionalDrivers)}`]),
    plain(car.payment),
    ...(isCovered(car) ? [] : [`insurance ${car.insurance}`]),
    ...(car.extras ?? []).map(({ name, amountCents }) => `${name} ${usd(amountCents)}`),
    ...requestOf(car.specialRequests),
  ].join("; ");

const contactOf = ({ contact }: BookingDetail): string | undefined => {
  const given = [contact?.email, contact?.phone].filter((value) => value !== undefined);
  return given.length === 0 ? undefined : `Contact: ${given.map(quoted).join(", ")}`;
};

/** The text of retrieveBooking. */
export const retrieveBookingText = ({ booking, notes }: RetrieveBookingOutput): string => {
  const { pnr, status, version, createdAt, cancelledAt, cancellationReason } = booking;
  return lines(
    `${pnr} ${status}, version ${version}, booked ${createdAt}. (A test booking: nothing real is reserved.)`,
    cancelledAt &&
      `Cancelled at ${cancelledAt}.${cancellationReason === undefined ? "" : ` Reason: ${quoted(cancellationReason)}`}`,
    itineraryLines(itineraryOf(booking)),
    booking.hotelReservations.map(hotelDetails),
    booking.carReservations.map(carDetails),
    contactOf(booking),
    priceLine(booking.price),
    ticketingLine(booking.ticketing),
    cancellationLines(booking),
    warningLines(booking),
    noteLines(notes),
  );
};
