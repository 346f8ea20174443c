/** Finds itineraries from one airport to another on a day: direct, and over hubs with one or two stops. It knows no prices. */
import type { Airline } from "../reference/airlines.js";
import { distanceKm } from "../reference/places.js";
import { localDayAt } from "../time/zones.js";
import type { Airport } from "../types.js";
import { minimumConnectionMinutes } from "./connections.js";
import { magicRoute } from "./magicRoutes.js";
import type { FlightNetwork } from "./network.js";
import type { Leg } from "./routes.js";
import { detours, oneStopRoutings, type Routing, twoStopRoutings } from "./routings.js";
import { type Departure, type Flight, flightOn } from "./schedule.js";

/** A flight with the number that it is sold under, which may be a partner's. */
export interface SoldFlight {
  readonly flight: Flight;
  readonly marketing: Airline;
  readonly marketingNumber: number;
}

/** Consecutive flights on one ticket. */
export type Itinerary = readonly [SoldFlight, ...SoldFlight[]];

const minuteMs = 60_000;
/** The longest layover in minutes: `usual` if there is a choice, up to a day if nothing else connects. */
const longestLayoverMinutes = { usual: 480, ifNothingElse: 1440 } as const;
/** A journey may take one and a half times as long as the fastest one, plus two hours. */
const slowestRatio = 1.5;
const slowestExtraMinutes = 120;
/** If there are this many direct flights over a short distance, connections are not searched. */
const enoughDirectFlights = 6;
const connectingFromKm = 1200;
const enoughItineraries = 2;

/** Minutes from the first departure to the last arrival. */
export const durationMinutes = (itinerary: Itinerary): number => {
  const last = itinerary[itinerary.length - 1] ?? itinerary[0];
  return (last.flight.arrivalMs - itinerary[0].flight.departureMs) / minuteMs;
};

/** A departure's number under its own carrier. */
const ownNumber = (departure: Departure): number =>
  Number(departure.designator.slice(departure.leg.carrier.code.length));

const soldByOperator = (flight: Flight): SoldFlight => ({
  flight,
  marketing: flight.departure.leg.carrier,
  marketingNumber: ownNumber(flight.departure),
});

/** The flight under the partner's number; undefined if no partner sells it. */
const soldByPartner = (flight: Flight): SoldFlight | undefined => {
  const { leg, codeshareNumber } = flight.departure;
  if (leg.codeshare === null || codeshareNumber === null) return undefined;
  return { flight, marketing: leg.codeshare.carrier, marketingNumber: codeshareNumber };
};

/** The next segment of a journey: under the first carrier's number if that carrier sells it, else under its operator's. */
const soldAfter = (first: SoldFlight, flight: Flight): SoldFlight => {
  const partner = soldByPartner(flight);
  return partner !== undefined && partner.marketing === first.marketing ? partner : soldByOperator(flight);
};

/** The time in which a flight must leave to connect from another one. */
interface ConnectionWindow {
  readonly earliestMs: number;
  readonly latestMs: number;
  /** The local day of the earliest instant. */
  readonly firstDay: number;
}

/** The connection window of a leg after a flight, up to the longest layover; undefined if there is no connection. */
const connectionWindow = (previous: Flight, to: Leg, longestMinutes: number): ConnectionWindow | undefined => {
  const from = previous.departure.leg;
  const minimum = minimumConnectionMinutes(from.destination, to.origin, {
    arrivesFrom: from.origin,
    departsTo: to.destination,
    arrivalTerminal: from.destinationTerminal,
    departureTerminal: to.originTerminal,
  });
  if (minimum === undefined || from.destination !== to.origin) return undefined;
  const earliestMs = previous.arrivalMs + minimum * minuteMs;
  const latestMs = previous.arrivalMs + longestMinutes * minuteMs;
  return { earliestMs, latestMs, firstDay: localDayAt(to.origin.timeZone, earliestMs) };
};

/** The earliest flight of a departure within a window. */
const flightWithin = (
  departure: Departure,
  { earliestMs, latestMs, firstDay }: ConnectionWindow,
): Flight | undefined => {
  for (let day = firstDay; day <= firstDay + 1; day += 1) {
    const flight = flightOn(departure, day);
    if (flight !== undefined && flight.departureMs >= earliestMs)
      return flight.departureMs <= latestMs ? flight : undefined;
  }
  return undefined;
};

/** The journey over a routing that starts with a flight, with the next departure at each stop. */
const follow = (
  network: FlightNetwork,
  start: SoldFlight,
  onward: readonly Leg[],
  longestMinutes: number,
): Itinerary | undefined => {
  const itinerary: [SoldFlight, ...SoldFlight[]] = [start];
  let previous = start.flight;
  for (const leg of onward) {
    const window = connectionWindow(previous, leg, longestMinutes);
    if (window === undefined) return undefined;
    let next: Flight | undefined;
    for (const departure of network.departuresOf(leg)) {
      const flight = flightWithin(departure, window);
      if (flight !== undefined && (next === undefined || flight.departureMs < next.departureMs)) next = flight;
    }
    if (next === undefined) return undefined;
    itinerary.push(soldAfter(start, next));
    previous = next;
  }
  return itinerary;
};

const flightsOn = (network: FlightNetwork, leg: Leg, day: number, notBeforeMs: number): readonly Flight[] => {
  const flights: Flight[] = [];
  for (const departure of network.departuresOf(leg)) {
    const flight = flightOn(departure, day);
    if (flight !== undefined && flight.departureMs >= notBeforeMs) flights.push(flight);
  }
  return flights;
};

const follows = (
  network: FlightNetwork,
  routings: readonly Routing[],
  day: number,
  notBeforeMs: number,
  longestMinutes: number,
): readonly Itinerary[] =>
  routings.flatMap(({ legs: [first, ...onward] }) =>
    flightsOn(network, first, day, notBeforeMs).flatMap((flight) => {
      const itinerary = follow(network, soldByOperator(flight), onward, longestMinutes);
      return itinerary === undefined ? [] : [itinerary];
    }),
  );

/** A pair of airports that a search covers. */
export interface AirportPair {
  readonly origin: Airport;
  readonly destination: Airport;
}

/** The direct flights of a pair, including those under partners' numbers. */
const directItineraries = (
  network: FlightNetwork,
  { origin, destination }: AirportPair,
  day: number,
  notBeforeMs: number,
): readonly Itinerary[] =>
  network.routes.legsBetween(origin.code, destination.code).flatMap((leg) =>
    flightsOn(network, leg, day, notBeforeMs).flatMap((flight): Itinerary[] => {
      const partner = soldByPartner(flight);
      return partner === undefined ? [[soldByOperator(flight)]] : [[soldByOperator(flight)], [partner]];
    }),
  );

/** Whether connections are worth searching, given the number of direct flights. */
const wantsConnections = ({ origin, destination }: AirportPair, pairs: number, directFlights: number): boolean => {
  if (magicRoute(origin.code, destination.code) === "lastSeat") return false;
  const near = distanceKm(origin, destination) < connectingFromKm;
  return directFlights < enoughDirectFlights || (pairs === 1 && !near);
};

/**
 * Itineraries between airports that depart on a local day, at or after an instant. All direct flights are included. One-stop journeys are
 * added unless there are many direct flights and the distance is short or a city has several airports. Two-stop journeys are added if
 * almost nothing else is found; longer layovers and detours, if nothing is. Itineraries much slower than the fastest are left out.
 */
export const findItineraries = (
  network: FlightNetwork,
  pairs: readonly AirportPair[],
  day: number,
  notBeforeMs: number,
): readonly Itinerary[] => {
  const served = pairs.filter(
    ({ origin, destination }) =>
      magicRoute(origin.code, destination.code) !== "unserved" && origin.cityCode !== destination.cityCode,
  );
  const found = served.flatMap((pair) => directItineraries(network, pair, day, notBeforeMs));
  const connected = served.filter((pair) => wantsConnections(pair, served.length, found.length));
  const connect = (routingsOf: typeof oneStopRoutings, choice: keyof typeof detours): void => {
    for (const { origin, destination } of connected) {
      const routings = routingsOf(network.routes, origin, destination, detours[choice]);
      found.push(...follows(network, routings, day, notBeforeMs, longestLayoverMinutes[choice]));
    }
  };
  connect(oneStopRoutings, "usual");
  if (found.length < enoughItineraries) connect(twoStopRoutings, "usual");
  for (const routingsOf of [oneStopRoutings, twoStopRoutings]) {
    if (found.length === 0) connect(routingsOf, "ifNothingElse");
  }
  const slowest = Math.min(...found.map(durationMinutes)) * slowestRatio + slowestExtraMinutes;
  return found.filter((itinerary) => durationMinutes(itinerary) <= slowest);
};

/** The flight with a carrier's number on a day, or connecting from another flight; undefined if there is none. */
export const flightOfNumber = (
  network: FlightNetwork,
  carrier: string,
  flightNumber: number,
  when: { readonly day: number } | { readonly after: Flight },
): SoldFlight | undefined => {
  const leg = network.routes.legOfFlight(carrier, flightNumber);
  const own = leg?.carrier.code === carrier;
  const departure =
    leg &&
    network
      .departuresOf(leg)
      .find((candidate) => (own ? ownNumber(candidate) === flightNumber : candidate.codeshareNumber === flightNumber));
  if (departure === undefined) return undefined;
  const window =
    "day" in when ? undefined : connectionWindow(when.after, departure.leg, longestLayoverMinutes.ifNothingElse);
  const flight = "day" in when ? flightOn(departure, when.day) : window && flightWithin(departure, window);
  return flight && (own ? soldByOperator(flight) : soldByPartner(flight));
};
