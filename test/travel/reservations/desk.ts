/** A reservations desk on the memory store and the real world, with a clock that stands still, and shorthands to work at it. */
import assert from "node:assert/strict";
import catalogue from "../../../contracts/gds/errors.json" with { type: "json" };
import { openStore, type Store, type WorldFacts, type WorldRef } from "../../../src/store/index.js";
import {
  type Booker,
  type BookingRecord,
  createReservations,
  type FlightRequest,
  type Realism,
  type RefusalReason,
  type Refuse,
  type Reservations,
  soldCountsOf,
} from "../../../src/travel/reservations/index.js";
import {
  type Cabin,
  type CarOffer,
  createWorld,
  type FlightOffer,
  type HotelOffer,
  type OfferSearch,
  type Party,
  searchCars,
  searchFlights,
  searchHotels,
  type World,
} from "../../../src/travel/world/index.js";
import { wholeOffers } from "../world/flights/offers.js";

/** 2026-05-16T09:00:00Z, thirty days before 15 June. */
export const testNow = Date.UTC(2026, 4, 16, 9);
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const testSession = "session-a";

/** What a refused call was told. */
export class Refusal extends Error {
  readonly reason: string;
  readonly detail: Readonly<Record<string, unknown>>;

  constructor(reason: string, detail: Readonly<Record<string, unknown>>) {
    super(`${reason} ${JSON.stringify(detail)}`);
    this.reason = reason;
    this.detail = detail;
  }
}

/** Every detail that the catalogue's message and hint of a reason speak of must be there, in each refusal of each test. */
export const refuse: Refuse<RefusalReason> = (reason, detail) => {
  const entry = catalogue.reasons.find((each) => each.reason === reason);
  const placeholders = [...`${entry?.message} ${entry?.hint}`.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const missing = placeholders.filter((name) => detail[name] === undefined);
  assert.deepEqual([entry?.reason, missing], [reason, []]);
  throw new Refusal(reason, detail);
};

/** The refusal that a call ends in; the test fails if it does not. */
export const refusalOf = async (call: Promise<unknown>): Promise<Refusal> => {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof Refusal) return outcome;
  if (outcome === undefined) return assert.fail("the call was not refused");
  throw outcome;
};

/** Checks the reason and the details given; others may be there too. */
export const refused = async (call: Promise<unknown>, reason: string, detail: object = {}): Promise<Refusal> => {
  const refusal = await refusalOf(call);
  assert.equal(refusal.reason, reason, refusal.message);
  assert.deepEqual({ ...refusal.detail, ...detail }, refusal.detail);
  return refusal;
};

export const bookerOf = (sessionId: string | undefined = testSession, idempotencyKey?: string): Booker => ({
  sessionId,
  obtainSession: () => "session-minted",
  idempotencyKey,
});

export interface TestDesk {
  readonly world: World;
  readonly worldRef: WorldRef;
  readonly store: Store<BookingRecord>;
  readonly reservations: Reservations;
  readonly setNow: (nowMs: number) => void;
  readonly flights: (
    route: string,
    date: string,
    party?: Partial<Party>,
    cabin?: Cabin,
  ) => Promise<readonly FlightOffer[]>;
  readonly flight: (route: string, date: string, party?: Partial<Party>, brand?: string) => Promise<FlightOffer>;
  readonly hotels: (
    cityCode: string,
    checkIn: string,
    checkOut: string,
    guests?: number,
  ) => Promise<readonly HotelOffer[]>;
  readonly cars: (place: string, pickup: string, dropoff: string, driverAge?: number) => Promise<readonly CarOffer[]>;
  readonly book: (request: FlightRequest, booker?: Booker) => ReturnType<Reservations["bookFlights"]>;
}

/** The element of a list that must be there. */
export const first = <Item>(items: readonly Item[], what = "nothing was found"): Item => {
  const [item] = items;
  return item === undefined ? assert.fail(what) : item;
};

const factsOf = (seed: string): WorldFacts => ({
  seed,
  clock: { mode: "frozen", atMs: testNow },
  limits: { bookings: 1_000_000, sessions: 1_000 },
  contractVersion: "1.0.0",
});

export const openDesk = async ({
  realism = "contract",
  isolation = "world",
  seed = "reservations",
  store: given,
  worldKey = "test",
}: {
  realism?: Realism;
  isolation?: "world" | "session";
  seed?: string;
  /** Another than a store of its own in memory. Whoever gives it closes it. */
  store?: Store<BookingRecord>;
  worldKey?: string;
} = {}): Promise<TestDesk> => {
  let nowMs = testNow;
  const world = createWorld({ worldId: "test", seed });
  const store = given ?? (await openStore<BookingRecord>({ mostWorlds: 1, warn: () => undefined }));
  const worldRef = await store.createWorld(worldKey, factsOf(seed), nowMs);
  const clock = { now: () => nowMs };
  const reservations = createReservations({ world, worldRef, store, clock, realism, isolation });
  const offersOf = async <Offer>(search: OfferSearch<Offer>): Promise<readonly Offer[]> => {
    return search.offersWith(await soldCountsOf({ store, worldRef }, search.stockKeys)).offers;
  };
  const flights: TestDesk["flights"] = async (route, departureDate, party = {}, cabin = "economy") => {
    const [origin = "", destination = ""] = route.split("-");
    const passengers = { adults: 1, children: 0, infants: 0, ...party };
    const search = searchFlights(world, { origin, destination, departureDate, passengers, cabin }, nowMs);
    return wholeOffers(world, search, await soldCountsOf({ store, worldRef }, search.stockKeys)).offers;
  };
  return {
    world,
    worldRef,
    store,
    reservations,
    setNow: (instantMs) => {
      nowMs = instantMs;
    },
    flights,
    flight: async (route, date, party, brand = "Light") => {
      const offers = await flights(route, date, party);
      return first(
        offers.filter(({ fareBrand, stops }) => fareBrand === brand && stops === 0),
        `no ${brand} flight ${route} on ${date}`,
      );
    },
    hotels: (cityCode, checkInDate, checkOutDate, guests = 1) =>
      offersOf(searchHotels(world, { cityCode, checkInDate, checkOutDate, guests }, nowMs)),
    cars: (place, pickupDate, dropoffDate, driverAge = 30) =>
      offersOf(
        searchCars(
          world,
          { pickupLocationCode: place, dropoffLocationCode: place, pickupDate, dropoffDate, driverAge },
          nowMs,
        ),
      ),
    book: (request, booker = bookerOf()) => reservations.bookFlights(request, booker, refuse),
  };
};

type RequestedPassenger = FlightRequest["passengers"][number];

/** An adult with a name of her own. */
export const adult = (firstName = "Ada", extra: Partial<RequestedPassenger> = {}): RequestedPassenger => ({
  type: "adult",
  firstName,
  lastName: "Lovelace",
  ...extra,
});

/** A request for these flights by one adult, unless others are given. */
export const requestOf = (
  offers: readonly Pick<FlightOffer, "flightId">[],
  passengers: FlightRequest["passengers"] = [adult()],
): FlightRequest => ({
  flightIds: offers.map(({ flightId }) => flightId),
  passengers,
  contactEmail: "ada@example.com",
});

/** The reasons of a booking's warnings, in order. */
export const warningsOf = ({ warnings }: BookingRecord): readonly string[] =>
  warnings.map(({ reason, field }) => `${reason} ${field}`);

/** Everything that a refused call must leave as it was. */
export const stateOf = async (
  { store, reservations, worldRef }: TestDesk,
  stockKeys: readonly string[],
  sessions: readonly string[] = [testSession],
): Promise<unknown> => {
  const lists = await Promise.all(sessions.map((session) => reservations.list(session, "all")));
  return { sold: await store.soldCounts(worldRef, stockKeys), lists };
};
