/** Checks the sequence of flights: times, places that connect, and changes between separately chosen offers. */
import { airport, type FlightJourney, minimumConnectionMinutes, parseInstant } from "../world/index.js";
import type { Objections } from "./objections.js";
import type { Refuse } from "./refusals.js";

const minuteMs = 60_000;
/** A longer time on the ground is a stopover, not a connection. */
const longestChangeMinutes = 24 * 60;

type ItineraryObjections = Objections<"NOT_CHRONOLOGICAL" | "ARNK" | "MCT_VIOLATION">;

/** The point where one offer ends and the next begins. */
interface Joint {
  readonly field: string;
  readonly previous: FlightJourney;
  readonly next: FlightJourney;
  readonly arriving: FlightJourney["segments"][number];
  readonly departing: FlightJourney["segments"][number];
}

const jointsOf = (offers: readonly FlightJourney[]): readonly Joint[] =>
  offers.slice(1).flatMap((next, index) => {
    const previous = offers[index];
    const arriving = previous?.segments.at(-1);
    const departing = next.segments[0];
    if (previous === undefined || arriving === undefined || departing === undefined) return [];
    return [{ field: `flightIds.${index + 1}`, previous, next, arriving, departing }];
  });

const minutesBetween = ({ arriving, departing }: Joint): number =>
  (parseInstant(departing.departureUtc) - parseInstant(arriving.arrivalUtc)) / minuteMs;

/** The minimum connection time in minutes; undefined if the two airports are not in one city. */
const leastMinutes = ({ arriving, departing }: Joint): number | undefined => {
  const arrival = airport(arriving.destination);
  const departure = airport(departing.origin);
  const arrivesFrom = airport(arriving.origin);
  const departsTo = airport(departing.destination);
  if (!arrival || !departure || !arrivesFrom || !departsTo) return undefined;
  return minimumConnectionMinutes(arrival, departure, {
    arrivesFrom,
    departsTo,
    arrivalTerminal: arriving.destinationTerminal,
    departureTerminal: departing.originTerminal,
  });
};

/** Whether the next offer returns to the city that the previous one came from: a visit, not a connection. */
const turnsBack = ({ previous, next }: Joint): boolean =>
  airport(previous.origin)?.cityCode === airport(next.destination)?.cityCode;

const checkJoint = (joint: Joint, objections: ItineraryObjections): void => {
  const { field, previous, next, arriving, departing } = joint;
  const value = next.flightId;
  const minutes = minutesBetween(joint);
  if (minutes < 0) {
    const { departureLocal: departure } = departing;
    const { arrivalLocal: arrival } = arriving;
    objections.refuse("NOT_CHRONOLOGICAL", { field, value, previous: previous.flightId, departure, arrival });
  }
  const minimumMinutes = leastMinutes(joint);
  const { destination: arrivesAt } = arriving;
  const { origin: airportCode } = departing;
  if (minimumMinutes === undefined) {
    const message = `${departing.flightNumber} departs from ${airportCode}, but the flight before it arrives at ${arrivesAt}. The way between is not part of the booking.`;
    objections.raise("ARNK", { field, value, departsFrom: airportCode, arrivesAt }, message);
    return;
  }
  if (minutes > longestChangeMinutes) return;
  const place = arrivesAt === airportCode ? `at ${airportCode}` : `from ${arrivesAt} to ${airportCode}`;
  if (minutes < minimumMinutes) {
    const message = `${minutes} minutes to change ${place} between separate tickets are too few: at least ${minimumMinutes} are needed.`;
    objections.raise("MCT_VIOLATION", { field, value, airport: airportCode, minutes, minimumMinutes }, message);
  } else if (!turnsBack(joint)) {
    const message = `The change ${place} is between separate tickets: ${minutes} minutes, bags to be collected, no protection if the first flight is late.`;
    objections.warn({ reason: "SELF_TRANSFER", field, message });
  }
};

/** Refuses an offer that is listed twice (DUPLICATE_FLIGHT). Callers often list it once per passenger. */
export const refuseRepeatedFlight = (flightIds: readonly string[], refuse: Refuse<"DUPLICATE_FLIGHT">): void => {
  const index = flightIds.findIndex((flightId, position) => flightIds.indexOf(flightId) < position);
  if (index >= 0) refuse("DUPLICATE_FLIGHT", { field: `flightIds.${index}`, value: flightIds[index] });
};

/**
 * Checks offers in the order in which they are flown. Reasons: NOT_CHRONOLOGICAL for overlaps, ARNK for a gap that is travelled by land,
 * MCT_VIOLATION for a connection that is too short. A connection that is possible gets a warning (SELF_TRANSFER), unless the next offer
 * turns back.
 */
export const checkItinerary = (offers: readonly FlightJourney[], objections: ItineraryObjections): void => {
  for (const joint of jointsOf(offers)) checkJoint(joint, objections);
};
