/** Checks whether a hotel or a car fits the rest of its PNR: the flights, and what the same person has already booked. */
import { daysBetween, parseInstant } from "../world/index.js";
import { nameIdentity } from "./names.js";
import type { Objections } from "./objections.js";
import { bestVisit, cityNameOf, placesOf, type Visit, visitsNear, visitsOf } from "./presence.js";
import type { BookedCar, BookedHotel, BookingRecord } from "./types.js";

/** The existing parts of a PNR. */
export type Held = Pick<BookingRecord, "pnr" | "flightSegments" | "hotelReservations" | "carReservations">;

interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

type Stay = Pick<BookedHotel, "hotelId" | "cityCode" | "checkInDate" | "checkOutDate" | "guests">;
type Rental = Pick<BookedCar, "carId" | "pickupLocationCode" | "pickupDate" | "dropoffDate" | "driver">;

type HotelFit = Objections<"HOTEL_OTHER_CITY" | "HOTEL_BEFORE_ARRIVAL" | "HOTEL_AFTER_DEPARTURE" | "TRIP_OVERLAP">;
type CarFit = Objections<"CAR_OTHER_CITY" | "CAR_BEFORE_ARRIVAL" | "CAR_AFTER_DEPARTURE" | "TRIP_OVERLAP">;

/** A traveller who arrives before this hour may have booked the room for the night before. */
const earliestHour = 6;

/** The first sensible check-in date after an arrival. */
const firstNightOf = ({ arriving }: Visit): string | undefined => arriving?.arrivalLocal.slice(0, 10);

const lastDayOf = ({ departing }: Visit): string | undefined => departing?.departureLocal.slice(0, 10);

/** Nights booked before the arrival. The night before an early arrival does not count. */
const nightsTooEarly = (checkInDate: string, visit: Visit): number => {
  const firstNight = firstNightOf(visit);
  if (firstNight === undefined) return 0;
  const isEarly = Number(visit.arriving?.arrivalLocal.slice(11, 13)) < earliestHour;
  return Math.max(0, daysBetween(checkInDate, firstNight) - (isEarly ? 1 : 0));
};

const nightsTooLate = (checkOutDate: string, visit: Visit): number => {
  const lastDay = lastDayOf(visit);
  return lastDay === undefined ? 0 : Math.max(0, daysBetween(lastDay, checkOutDate));
};

/** Whether the guest has a car at check-in, and so may have driven. */
const isDriven = ({ checkInDate }: Stay, { carReservations }: Held): boolean =>
  carReservations.some(
    ({ pickupDate, dropoffDate }) => pickupDate.slice(0, 10) <= checkInDate && checkInDate <= dropoffDate.slice(0, 10),
  );

const checkStayInTrip = (stay: Stay, held: Held, objections: HotelFit): void => {
  const { hotelId: value, cityCode, checkInDate, checkOutDate } = stay;
  const field = "hotelId";
  const visits = visitsOf(held.flightSegments);
  if (visits.length === 0) return;
  const near = visitsNear(cityCode, visits);
  const visit = bestVisit(
    near,
    (candidate) => nightsTooEarly(checkInDate, candidate) + nightsTooLate(checkOutDate, candidate),
  );
  if (visit === undefined) {
    if (isDriven(stay, held)) return;
    const detail = { pnr: held.pnr, city: cityNameOf(cityCode), places: placesOf(visits) };
    const message = `The hotel is in ${detail.city}, but the flights of ${held.pnr} are between ${detail.places}. Check the city.`;
    objections.raise("HOTEL_OTHER_CITY", { field, value, ...detail }, message);
    return;
  }
  const { arriving, departing } = visit;
  if (arriving !== undefined && nightsTooEarly(checkInDate, visit) > 0) {
    const { flightNumber: flight, arrivalLocal: arrival } = arriving;
    const message = `Check-in is on ${checkInDate}, but ${flight} arrives at ${arrival}. Check the nights that are needed.`;
    const arrivalDate = arrival.slice(0, 10);
    objections.raise("HOTEL_BEFORE_ARRIVAL", { field, value, checkInDate, flight, arrival, arrivalDate }, message);
  }
  if (departing !== undefined && nightsTooLate(checkOutDate, visit) > 0) {
    const { flightNumber: flight, departureLocal: departure } = departing;
    const message = `Check-out is on ${checkOutDate}, but ${flight} departs at ${departure}. Check the nights that are needed.`;
    const departureDate = departure.slice(0, 10);
    objections.raise(
      "HOTEL_AFTER_DEPARTURE",
      { field, value, checkOutDate, flight, departure, departureDate },
      message,
    );
  }
};

/** A stay or a rental of some people. `from` and `to` are local dates or UTC instants, as shown in messages. */
interface Span {
  readonly segmentRef: string;
  readonly people: readonly Person[];
  readonly from: string;
  readonly to: string;
  /** The same times as numbers that can be compared: days or milliseconds. */
  readonly start: number;
  readonly end: number;
}

type New = Omit<Span, "segmentRef">;

const checkOverlap = (
  added: New,
  spans: readonly Span[],
  { pnr, field, value }: { readonly pnr: string; readonly field: string; readonly value: string },
  objections: Objections<"TRIP_OVERLAP">,
): void => {
  const wanted = new Set(added.people.map(nameIdentity));
  for (const { segmentRef, people, from, to, start, end } of spans) {
    const somebody = people.find((each) => wanted.has(nameIdentity(each)));
    if (somebody === undefined || added.start >= end || start >= added.end) continue;
    const person = `${somebody.firstName} ${somebody.lastName}`;
    const message = `${person} has ${segmentRef} of ${pnr} from ${from} to ${to}, which overlaps. Cancel what is not needed.`;
    objections.raise("TRIP_OVERLAP", { field, value, pnr, person, segmentRef, from, to }, message);
    return;
  }
};

const spanOfStay = ({ guests, checkInDate, checkOutDate }: Omit<Stay, "hotelId" | "cityCode">): New => ({
  people: guests,
  from: checkInDate,
  to: checkOutDate,
  start: daysBetween("2000-01-01", checkInDate),
  end: daysBetween("2000-01-01", checkOutDate),
});

const spanOfRental = ({
  driver,
  pickupDate,
  dropoffDate,
}: Pick<Rental, "driver" | "pickupDate" | "dropoffDate">): New => ({
  people: [driver],
  from: pickupDate,
  to: dropoffDate,
  start: parseInstant(pickupDate),
  end: parseInstant(dropoffDate),
});

/**
 * Objects to a stay in a city that the flights do not reach, before they arrive, after they depart, or at the same time as another stay of
 * a guest.
 */
export const checkStayFits = (stay: Stay, held: Held, objections: HotelFit): void => {
  checkStayInTrip(stay, held, objections);
  const spans = held.hotelReservations.map((other) => ({ segmentRef: other.segmentRef, ...spanOfStay(other) }));
  checkOverlap(spanOfStay(stay), spans, { pnr: held.pnr, field: "hotelId", value: stay.hotelId }, objections);
};

const msTooEarly = (pickupDate: string, { arriving }: Visit): number =>
  arriving === undefined ? 0 : Math.max(0, parseInstant(arriving.arrivalUtc) - parseInstant(pickupDate));

const msTooLate = (dropoffDate: string, { departing }: Visit): number =>
  departing === undefined ? 0 : Math.max(0, parseInstant(dropoffDate) - parseInstant(departing.departureUtc));

/**
 * Objects to a car in a city that the flights do not reach, before they arrive, after they depart, or at the same time as another car of
 * its driver.
 */
export const checkRentalFits = (rental: Rental, held: Held, objections: CarFit): void => {
  const { carId: value, pickupLocationCode, pickupDate, dropoffDate } = rental;
  const field = "carId";
  const { pnr } = held;
  const spans = held.carReservations.map((other) => ({ segmentRef: other.segmentRef, ...spanOfRental(other) }));
  checkOverlap(spanOfRental(rental), spans, { pnr, field, value }, objections);
  const visits = visitsOf(held.flightSegments);
  if (visits.length === 0) return;
  const visit = bestVisit(
    visitsNear(pickupLocationCode, visits),
    (candidate) => msTooEarly(pickupDate, candidate) + msTooLate(dropoffDate, candidate),
  );
  if (visit === undefined) {
    const detail = { pnr, city: cityNameOf(pickupLocationCode), places: placesOf(visits) };
    const message = `The car is picked up in ${detail.city}, but the flights of ${pnr} are between ${detail.places}. Check the place.`;
    objections.raise("CAR_OTHER_CITY", { field, value, ...detail }, message);
    return;
  }
  const { arriving, departing } = visit;
  if (arriving !== undefined && msTooEarly(pickupDate, visit) > 0) {
    const { flightNumber: flight, arrivalLocal: arrival } = arriving;
    const message = `The car is picked up at ${pickupDate}, before ${flight} arrives at ${arrival}. Check the pick-up time.`;
    objections.raise("CAR_BEFORE_ARRIVAL", { field, value, pickupDate, flight, arrival }, message);
  }
  if (departing !== undefined && msTooLate(dropoffDate, visit) > 0) {
    const { flightNumber: flight, departureLocal: departure } = departing;
    const message = `The car is returned at ${dropoffDate}, after ${flight} departs at ${departure}. Check the drop-off time.`;
    objections.raise("CAR_AFTER_DEPARTURE", { field, value, dropoffDate, flight, departure }, message);
  }
};
