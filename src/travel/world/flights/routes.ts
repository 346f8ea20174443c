/**
 * The route map: which carrier flies where, how often, and under which numbers. It is the same in every world; times, fares and seats
 * depend on the seed. It knows no dates.
 */
import { chanceOf } from "../chance.js";
import type { Airline } from "../reference/airlines.js";
import { distanceKm } from "../reference/places.js";
import type { Airport } from "../types.js";
import { blockMinutes } from "./blockTime.js";
import { type Route, routesAt, routesSoldBy } from "./routeTable.js";
import { isDomestic } from "./sovereignty.js";

/** A carrier's service from one airport to another. The return is a separate leg. */
export interface Leg {
  readonly carrier: Airline;
  readonly origin: Airport;
  readonly destination: Airport;
  readonly originTerminal: string | null;
  readonly destinationTerminal: string | null;
  readonly distanceKm: number;
  readonly blockMinutes: number;
  readonly domestic: boolean;
  /** Whether it leaves the carrier's hub. The return leg is scheduled after it. */
  readonly outbound: boolean;
  readonly dailyFlights: number;
  /** 7, or fewer if the carrier does not fly every day. */
  readonly daysPerWeek: number;
  /** Number of the first flight; the next is two higher. Odd from the hub, even towards it. */
  readonly firstNumber: number;
  /** A partner that sells the same flights under its own numbers, odd and even in the same way. */
  readonly codeshare: { readonly carrier: Airline; readonly firstNumber: number } | null;
  /** The same service in the other direction. */
  readonly wayBack: () => Leg;
}

/** The route map, indexed for search. */
export interface RouteMap {
  readonly legsFrom: (origin: string) => readonly Leg[];
  readonly legsTo: (destination: string) => readonly Leg[];
  /** The legs to a destination, by the airport where they begin. */
  readonly legsInto: (destination: string) => ReadonlyMap<Airport, readonly Leg[]>;
  readonly legsBetween: (origin: string, destination: string) => readonly Leg[];
  /** The leg of a flight number, own or codeshare; undefined if the carrier has no such flight. */
  readonly legOfFlight: (carrier: string, flightNumber: number) => Leg | undefined;
}

const chance = chanceOf("terminals");

/** The terminal of a carrier: the same for its whole alliance, unless the airport separates domestic from international flights. */
const terminalOf = (carrier: Airline, place: Airport, domestic: boolean): string | null => {
  const { terminals } = place;
  if (terminals.length === 0) return null;
  if (terminals.includes("D") && terminals.includes("I")) return domestic ? "D" : "I";
  return chance.pick(`${carrier.alliance ?? carrier.code} ${place.code}`, terminals);
};

interface RoundTrip {
  readonly outbound: Leg;
  readonly inbound: Leg;
}

/** The two legs of a route. */
const roundTripOf = (route: Route): RoundTrip => {
  const { carrier, hub, other, dailyFlights, daysPerWeek, firstNumber, codeshare } = route;
  const domestic = isDomestic(hub, other);
  const kilometres = distanceKm(hub, other);
  const legOf = (outbound: boolean): Leg => {
    const [origin, destination] = outbound ? [hub, other] : [other, hub];
    const step = outbound ? 0 : 1;
    return {
      carrier,
      origin,
      destination,
      originTerminal: terminalOf(carrier, origin, domestic),
      destinationTerminal: terminalOf(carrier, destination, domestic),
      distanceKm: kilometres,
      blockMinutes: blockMinutes(origin, destination, kilometres),
      domestic,
      outbound,
      dailyFlights,
      daysPerWeek,
      firstNumber: firstNumber + step,
      codeshare: codeshare && { carrier: codeshare.carrier, firstNumber: codeshare.firstNumber + step },
      wayBack: () => (outbound ? trip.inbound : trip.outbound),
    };
  };
  const trip: RoundTrip = { outbound: legOf(true), inbound: legOf(false) };
  return trip;
};

const legsByOrigin = (legs: readonly Leg[]): ReadonlyMap<Airport, readonly Leg[]> => {
  const groups = new Map<Airport, Leg[]>();
  for (const leg of legs) {
    const group = groups.get(leg.origin);
    if (group === undefined) groups.set(leg.origin, [leg]);
    else group.push(leg);
  }
  return groups;
};

/** Caches the values of a function by key. The cache holds the parts of the map that have been used. */
const remembered = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
};

/** The route map of about eight thousand routes. Each route is read and made into legs when one of its airports is first used. */
export const buildRouteMap = (): RouteMap => {
  const trips = new Map<string, RoundTrip>();
  const tripOf = (route: Route): RoundTrip => {
    const key = `${route.carrier.code}${route.hub.code}${route.other.code}`;
    const known = trips.get(key);
    if (known !== undefined) return known;
    const trip = roundTripOf(route);
    trips.set(key, trip);
    return trip;
  };
  const legsFrom = remembered((code: string): readonly Leg[] =>
    routesAt(code).map((route) => (route.hub.code === code ? tripOf(route).outbound : tripOf(route).inbound)),
  );
  const legsTo = remembered((code: string): readonly Leg[] => legsFrom(code).map((leg) => leg.wayBack()));
  const legsInto = remembered((code: string) => legsByOrigin(legsTo(code)));
  const routesByNumber = remembered((carrier: string): ReadonlyMap<number, Route> => {
    const byNumber = new Map<number, Route>();
    for (const route of routesSoldBy(carrier)) {
      const own = route.carrier.code === carrier ? route : route.codeshare;
      if (own === null) continue;
      for (let number = own.firstNumber; number < own.firstNumber + 2 * route.dailyFlights; number += 1) {
        if (!byNumber.has(number)) byNumber.set(number, route);
      }
    }
    return byNumber;
  });
  const legOfFlight = (carrier: string, flightNumber: number): Leg | undefined => {
    const route = routesByNumber(carrier).get(flightNumber);
    return route && (flightNumber % 2 === 1 ? tripOf(route).outbound : tripOf(route).inbound);
  };
  return {
    legsFrom,
    legsTo,
    legsInto,
    legsBetween: (origin, destination) => legsFrom(origin).filter((leg) => leg.destination.code === destination),
    legOfFlight,
  };
};
