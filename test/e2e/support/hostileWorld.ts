/** The gds pack in this process, with some bookings in it, and good samples of everything that its tools take. */
import { readCommand } from "../../../src/config/read.js";
import { storeSettings, worldOptions } from "../../../src/config/settings.js";
import type { ToolContracts } from "../../../src/contract/contract.js";
import { createLog } from "../../../src/observability/log.js";
import { createPack, type Services } from "../../../src/packs/gds/index.js";
import { product } from "../../../src/product.js";
import type { Caller as RuntimeCaller } from "../../../src/runtime/calls/caller.js";
import { openRuntime } from "../../../src/runtime/open.js";
import type { Pack } from "../../../src/runtime/pack.js";
import type { Runtime } from "../../../src/runtime/runtime.js";
import { type Answer, answerOfError, answerOfResult, type Outputs, outputOf, type ToolName } from "./answers.js";
import type { Samples } from "./hostile.js";
import { usualNow } from "./product.js";
import { ada, adult, bo, type Caller, contact, cy, di, roomsOf, searchFlights } from "./trip.js";

export interface HostileWorld extends Caller {
  readonly runtime: Runtime;
  readonly services: Services;
  /** All that a refused call must leave as it was: what is sold, what is booked, and how often something was committed. */
  readonly state: () => Promise<string>;
  /** The same, with the bookings as they were when something was committed last. */
  readonly quickState: () => Promise<string>;
}

const sessionId = "session-of-the-hostile";

/** Keeps hold of the services of the world that was entered last. */
const watched = <Tools extends ToolContracts, Opened>(pack: Pack<Tools, Opened>, tell: (services: Opened) => void) => ({
  ...pack,
  open: async (...given: Parameters<typeof pack.open>) => {
    const opened = await pack.open(...given);
    return {
      ...opened,
      servicesIn: (...parameters: Parameters<typeof opened.servicesIn>) => {
        const services = opened.servicesIn(...parameters);
        tell(services);
        return services;
      },
    };
  },
});

/** Opens the pack on a store in memory, without a transport. */
export const openHostileWorld = async (): Promise<HostileWorld> => {
  const command = readCommand(["--now", usualNow], { MOCK_GDS_VALIDATE_OUTPUT: "1" });
  if (command.kind !== "serve") throw new Error("the configuration must serve");
  let services: Services | undefined;
  const pack = watched(createPack(command.configuration.packSettings.gds), (opened) => {
    services = opened;
  });
  const { configuration, given } = command;
  const world = worldOptions(configuration, given);
  const log = createLog("silent");
  const runtime = await openRuntime(pack, {
    ...configuration,
    product,
    store: storeSettings(configuration),
    world,
    clock: { now: Date.now },
    log,
  });
  const caller: RuntimeCaller = {
    transport: "stdio",
    era: "modern",
    correlationId: "hostile",
    signal: new AbortController().signal,
    meta: {},
    handleHeader: undefined,
    worldHeader: undefined,
    connection: runtime.processSession(sessionId),
    clientName: null,
    clientVersion: null,
    protocolVersion: null,
    exchange: undefined,
    onScope: () => undefined,
  };
  await runtime.callTool({ name: "listBookings", arguments: {} }, caller);
  if (services === undefined) throw new Error("the pack was not opened");
  const { store, worldRef } = services;
  const keys = new Set<string>();
  let commits = 0;
  store.subscribe(() => void commits++);
  let kept: { readonly commits: number; readonly bookings: readonly string[] } | undefined;
  const bookingsNow = async (): Promise<readonly string[]> => {
    const page = await store.listBookings({ world: worldRef, scopeId: sessionId, status: "all", limit: 50 });
    for (const { document } of page.bookings) for (const { key } of document.stock) keys.add(key);
    const bookings = page.bookings.map(({ locator, version, status }) => `${locator} ${version} ${status}`);
    kept = { commits, bookings };
    return bookings;
  };
  const stateWith = async (bookings: readonly string[]): Promise<string> => {
    const sold = await store.soldCounts(worldRef, [...keys].slice(0, 500));
    return [commits, sold.join(" "), ...bookings].join("\n");
  };
  return {
    runtime,
    services,
    state: async () => stateWith(await bookingsNow()),
    quickState: async () => stateWith(kept?.commits === commits ? kept.bookings : await bookingsNow()),
    call: async <Name extends ToolName>(name: Name, input: unknown): Promise<Answer<Outputs[Name]>> => {
      try {
        const result = await runtime.callTool({ name, arguments: input }, caller);
        return answerOfResult<Outputs[Name]>(result);
      } catch (error) {
        return answerOfError(error);
      }
    },
  };
};

export interface Material {
  readonly samples: Samples;
  /** Arguments that each tool would accept, at least the first time. */
  readonly templates: Readonly<Record<ToolName, readonly unknown[]>>;
}

const routes = ["JFK-LAX", "LAX-JFK", "LHR-JFK", "CDG-NRT", "SIN-SYD", "FRA-GRU", "ORD-SFO", "BTS-ABV"] as const;
const flightDates = ["2026-06-15", "2026-06-20", "2026-07-01"] as const;
const stay = { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-18" };
const rental = {
  pickupLocationCode: "LAX",
  pickupDate: "2026-06-15T18:00:00-07:00",
  dropoffDate: "2026-06-18T10:00:00-07:00",
};
const person = { firstName: "Ada", lastName: "Larsen" };

/** Makes `count` bookings, two of them cancelled, and gathers what the tools will take. */
export const prepareMaterial = async (caller: Caller, count: number): Promise<Material> => {
  const searches = await Promise.all(
    flightDates.flatMap((date) => routes.map((route) => searchFlights(caller, route, date))),
  );
  const flightIds = searches.flatMap(({ offers }) => offers.map(({ flightId }) => flightId));
  const hotelIds = roomsOf(outputOf(await caller.call("searchHotels", stay)).hotels).map(({ hotelId }) => hotelId);
  const carIds = outputOf(await caller.call("searchCars", rental)).cars.map(({ carId }) => carId);
  const requests = flightIds.map((flightId, index) => ({
    flightIds: [flightId],
    passengers: [adult(index)],
    ...contact,
  }));
  const pnrs: string[] = [];
  for (const request of requests.slice(0, count)) {
    const booked = await caller.call("bookFlight", request);
    if (booked.kind === "accepted") pnrs.push(booked.output.pnr);
  }
  for (const pnr of pnrs.slice(0, 2)) outputOf(await caller.call("cancelBooking", { pnr }));
  const codes = ["JFK", "LAX", "LHR", "CDG", "NRT", "SYD", "NYC", "LON", "BTS", "ABV", "PVD", "RAI"];
  const dates = ["2026-05-16", "2026-06-15", "2026-06-18", "2026-07-01", "2027-03-01"];
  const times = [
    "2026-06-15T18:00:00-07:00",
    "2026-06-18T10:00:00-07:00",
    "2026-06-15T00:00:00Z",
    "2026-08-30T23:30:00+02:00",
  ];
  return {
    samples: {
      origin: codes,
      destination: codes,
      cityCode: codes,
      pickupLocationCode: codes,
      dropoffLocationCode: codes,
      departureDate: dates,
      checkInDate: dates,
      checkOutDate: dates,
      pickupDate: times,
      dropoffDate: times,
      flightIds,
      hotelId: hotelIds,
      carId: carIds,
      pnr: pnrs,
      existingPnr: pnrs,
      firstName: [ada, bo, cy, di].map(({ firstName }) => firstName),
      lastName: ["Larsen", "O'Neill", "de la Cruz", "Nguyen"],
      dateOfBirth: [ada, bo, cy, di].map(({ dateOfBirth }) => dateOfBirth),
      licenseCountry: ["US", "DE"],
      flightNumber: ["XH101", "HL1005"],
    },
    templates: {
      searchFlights: [{ origin: "JFK", destination: "LAX", departureDate: "2026-06-15", passengers: { adults: 2 } }],
      bookFlight: requests.slice(count),
      searchHotels: [stay, { ...stay, guests: 3, starRating: 4 }],
      bookHotel: hotelIds.flatMap((hotelId) => [
        { hotelId, guests: [person] },
        { hotelId, guests: [person], existingPnr: pnrs.at(-1), specialRequests: "A quiet room" },
      ]),
      searchCars: [rental, { ...rental, driverAge: 22, dropoffLocationCode: "SFO" }],
      bookCar: carIds.flatMap((carId) => [
        { carId, driver: person },
        { carId, driver: { ...person, dateOfBirth: "1996-01-01" }, insurance: "full", extras: ["gps"] },
      ]),
      retrieveBooking: [],
      cancelBooking: pnrs.map((pnr) => ({ pnr, reason: "The meeting was moved" })),
      listBookings: [],
    },
  };
};
