/** What a model reads of a booking in full: the itinerary, what may still be refunded, and what happened to it. */
import type {
  BookedCar,
  BookedFareDetail,
  BookedHotel,
  BookingDetail,
  CancellationStep,
  RetrieveBookingOutput,
} from "../../../../generated/gds/types.js";
import { bookingOf } from "../bookingView.js";
import { itineraryLines, priceLine, ticketingLine, warningLines } from "./itinerary.js";
import { localDeadline } from "./localTimes.js";
import { refundLines } from "./refund.js";
import { lines, plain, usd } from "./words.js";

const fareRule = ({ fareRef, fareBrand, conditions }: BookedFareDetail): string => {
  const { allowed, refundPercent, penaltyCents, deadline } = conditions.refundBeforeDeparture;
  const fee = penaltyCents ? ` less ${usd(penaltyCents)} a passenger` : "";
  const until = deadline === null ? "" : ` until ${deadline}`;
  const base = allowed ? `${refundPercent}% of the base fare comes back${fee}${until}` : "no base fare comes back";
  return `Refund rule ${fareRef} (${fareBrand}): ${base}; refundable taxes always do`;
};

interface Cancellable {
  readonly segmentRef: string;
  readonly place: string;
  readonly cancellationPolicy: readonly CancellationStep[];
}

const stepsRule = ({ segmentRef, place, cancellationPolicy }: Cancellable): string => {
  const steps = cancellationPolicy.map(
    ({ before, refundCents }) => `${usd(refundCents)} to ${localDeadline(place, before)}`,
  );
  return `Refund rule ${segmentRef}: ${[...steps, steps.length === 0 ? "nothing comes back" : "then nothing"].join(", ")}`;
};

const ruleLines = ({ fares, hotelReservations, carReservations }: BookingDetail): readonly string[] => [
  ...fares.map(fareRule),
  ...hotelReservations.map((hotel) => stepsRule({ ...hotel, place: hotel.cityCode })),
  ...carReservations.map((car) => stepsRule({ ...car, place: car.pickupLocationCode })),
];

const peopleOf = (people: readonly { readonly firstName: string; readonly lastName: string }[]): string =>
  people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(", ");

/** What a customer wrote is quoted, on one line: it is not for the reader to follow. */
const quoted = (text: string): string => JSON.stringify(text);

const requestOf = (specialRequests: string | null): readonly string[] =>
  specialRequests === null ? [] : [`asked for: ${quoted(specialRequests)}`];

const hotelDetails = ({ segmentRef, address, boardType, guests, specialRequests }: BookedHotel): string =>
  [`${segmentRef} at ${address}`, plain(boardType), `guests ${peopleOf(guests)}`, ...requestOf(specialRequests)].join(
    "; ",
  );

const carDetails = (car: BookedCar): string =>
  [
    `${car.segmentRef} driver ${peopleOf([car.driver])} (${car.driver.age})`,
    ...(car.additionalDrivers.length > 0 ? [`also drive ${peopleOf(car.additionalDrivers)}`] : []),
    plain(car.payment),
    `insurance ${car.insurance}`,
    ...car.extras.map(({ name, amountCents }) => `${name} ${usd(amountCents)}`),
    ...requestOf(car.specialRequests),
  ].join("; ");

const contactOf = ({ contact }: BookingDetail): string | undefined => {
  const given = [contact.email, contact.phone].filter((value) => value !== null);
  return given.length === 0 ? undefined : `Contact: ${given.map(quoted).join(", ")}`;
};

/** The text of retrieveBooking. */
export const retrieveBookingText = ({ booking: detail }: RetrieveBookingOutput): string => {
  const booking = bookingOf(detail);
  const { pnr, status, version, createdAt, cancelledAt, cancellationReason, refund, history } = detail;
  return lines(
    `${pnr} ${status}, version ${version}, booked ${createdAt}. (A test booking: nothing real is reserved.)`,
    cancelledAt === null
      ? undefined
      : `Cancelled at ${cancelledAt}.${cancellationReason === null ? "" : ` Reason: ${quoted(cancellationReason)}`}`,
    itineraryLines(booking),
    detail.hotelReservations.map(hotelDetails),
    detail.carReservations.map(carDetails),
    contactOf(detail),
    priceLine(booking),
    ticketingLine(booking),
    refund === null ? ruleLines(detail) : refundLines(refund),
    warningLines(booking),
    history.map(({ at, action, detail: words }) => `History: ${at} ${plain(action)}: ${words}`),
    status === "confirmed"
      ? `Next: existingPnr ${pnr} adds a hotel or a car; cancelBooking cancels all of it and says what is refunded.`
      : undefined,
  );
};
