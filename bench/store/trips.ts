/**
 * Trips that people book: one way alone, there and back for two, and the latter with a hotel and a car. They differ in route,
 * day and names, so that no booking is the last one again. Knows the world, no store and no runtime.
 */
import {
  addDays,
  airport,
  type Cabin,
  createWorld,
  type FoundItinerary,
  type Party,
  searchCars,
  searchFlights,
  searchHotels,
  type World,
} from "../../src/travel/world/index.js";

export const now = "2026-05-16T09:00:00Z";
const nowMs = Date.parse(now);
/** What a server has if nobody chooses another. */
const seed = "mock-gds";

/** The world that a server serves under this name, the default one without it: the offers of one are none of another's. */
export const benchWorld = (name = "default"): World => createWorld({ worldId: name, seed });

/** A traveller books so often before the next one comes. */
export const bookingsPerSession = 4;

/** Arguments of the three booking tools; what is added to a PNR is still without its number. */
export interface Trip {
  readonly flight: {
    readonly flightIds: readonly string[];
    readonly passengers: readonly { readonly type: "adult"; readonly firstName: string; readonly lastName: string }[];
    readonly contactEmail: string;
  };
  readonly stay?: { readonly hotelId: string; readonly guests: readonly Name[] };
  readonly drive?: { readonly carId: string; readonly driver: Name & { readonly dateOfBirth: string } };
}

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

export type TripKind = "one way, 1 passenger" | "there and back, 2 passengers" | "the same with hotel and car";

export const tripKinds: readonly TripKind[] = [
  "one way, 1 passenger",
  "there and back, 2 passengers",
  "the same with hotel and car",
];

const routes =
  "JFK-LAX LAX-JFK LHR-JFK FRA-BOS SIN-LHR CDG-NRT LHR-LAX SEA-MIA BOM-LHR MAD-SFO GRU-JFK SYD-LHR YYZ-FCO HEL-BKK DXB-JFK MUC-SFO".split(
    " ",
  );
const firstNames = "Ada Grace Alan Edsger Barbara Donald Margaret Tony Frances John Radia Ken".split(" ");
const lastNames = "Lovelace Hopper Turing Dijkstra Liskov Knuth Hamilton Hoare Allen Backus Perlman Thompson Ng".split(
  " ",
);
const firstDay = 14;
const days = 170;
/** So many have to be left, so that what is booked here is neither sold out nor dearer before all of it is booked. */
const plenty = 9;
const nothingSold = (): number => 0;

/** One of a list, in turn. */
const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("an empty list");
  return item;
};

const nameOf = (index: number): Name => ({
  firstName: at(firstNames, index),
  lastName: at(lastNames, Math.floor(index / firstNames.length)),
});

const passengersOf = (index: number, count: number) =>
  Array.from({ length: count }, (_, seat) => ({ type: "adult" as const, ...nameOf(index + seat) }));

const dateOf = (index: number): string => addDays(now.slice(0, 10), firstDay + (index % days));

const offersOn = (world: World, route: string, departureDate: string, passengers: Party): readonly FoundItinerary[] => {
  const [origin = "", destination = ""] = route.split("-");
  const cabin: Cabin = "economy";
  return searchFlights(world, { origin, destination, departureDate, passengers, cabin }, nowMs)
    .offersWith(nothingSold)
    .offers.filter(({ seatsLeft }) => seatsLeft >= plenty);
};

const alone: Party = { adults: 1, children: 0, infants: 0 };
const couple: Party = { adults: 2, children: 0, infants: 0 };

/** The journeys with so many stops. */
const journeysIn = (offers: readonly FoundItinerary[], stops: number): readonly FoundItinerary[] =>
  offers.filter(({ segments }) => segments.length === stops + 1);

/** Offers of one stop, so of two segments, for one adult: all that the routes have, spread so that neighbours differ. */
export const twoSegmentOffers = (world: World, most: number): readonly string[] => {
  const ids: string[] = [];
  for (let day = 0; day < days && ids.length < most; day += 1) {
    for (const route of routes) {
      ids.push(...journeysIn(offersOn(world, route, dateOf(day * 7), alone), 1).map(({ flightId }) => flightId));
    }
  }
  return ids;
};

/** What bookFlight is asked for: one adult on one offer. */
export const flightOn = (flightId: string, index: number): Trip["flight"] => ({
  flightIds: [flightId],
  passengers: passengersOf(index, 1),
  contactEmail: "traveller@example.com",
});

const thereAndBack = (world: World, index: number): Trip => {
  const route = at(routes, index);
  const [origin = "", destination = ""] = route.split("-");
  const round = Math.floor(index / routes.length);
  const date = dateOf(round * 3);
  const [there, back] = [
    at(offersOn(world, route, date, couple), round),
    at(offersOn(world, `${destination}-${origin}`, addDays(date, 8), couple), round),
  ];
  const passengers = passengersOf(index, 2);
  return {
    flight: { flightIds: [there.flightId, back.flightId], passengers, contactEmail: "travellers@example.com" },
  };
};

const withHotelAndCar = (world: World, index: number): Trip | undefined => {
  const trip = thereAndBack(world, index);
  const destination = at(routes, index).slice(4);
  const date = dateOf(Math.floor(index / routes.length) * 3);
  const cityCode = airport(destination)?.cityCode ?? destination;
  const firstNight = 2 + (index % 5);
  const [checkInDate, checkOutDate] = [addDays(date, firstNight), addDays(date, firstNight + 3)];
  const stay = { cityCode, checkInDate, checkOutDate, guests: 2 };
  const hotels = searchHotels(world, stay, nowMs).offersWith(nothingSold).offers;
  const places = { pickupLocationCode: destination, dropoffLocationCode: destination };
  const dates = { pickupDate: `${checkInDate}T10:00:00Z`, dropoffDate: `${checkOutDate}T09:00:00Z` };
  const cars = searchCars(world, { ...places, ...dates, driverAge: 40 }, nowMs).offersWith(nothingSold).offers;
  const roomy = hotels.filter(({ roomsLeft }) => roomsLeft >= plenty);
  const many = cars.filter(({ unitsLeft }) => unitsLeft >= plenty);
  if (roomy.length === 0 || many.length === 0) return undefined;
  const driver = { ...nameOf(index), dateOfBirth: "1986-02-03" };
  const guests = [nameOf(index), nameOf(index + 1)];
  return {
    ...trip,
    stay: { hotelId: at(roomy, index).hotelId, guests },
    drive: { carId: at(many, index).carId, driver },
  };
};

/** So many trips of a kind. */
export const tripsOf = (world: World, kind: TripKind, count: number): readonly Trip[] => {
  if (kind === "one way, 1 passenger") {
    const ids = twoSegmentOffers(world, count);
    return Array.from({ length: count }, (_, index) => ({ flight: flightOn(at(ids, index), index) }));
  }
  const make = kind === "there and back, 2 passengers" ? thereAndBack : withHotelAndCar;
  const trips: Trip[] = [];
  for (let index = 0; trips.length < count; index += 1) {
    const trip = make(world, index);
    if (trip !== undefined) trips.push(trip);
  }
  return trips;
};
