/**
 * How many bookings a second one process makes on Valkey, from the call of the tool to its answer, against the script alone
 * that keeps a booking; and what each round trip of a booking costs by itself.
 */
import type { Store } from "../../src/store/index.js";
import type { BookingRecord } from "../../src/travel/reservations/index.js";
import { median, percentile } from "../statistics.js";
import { type BareScript, connectBareScript } from "./bareScript.js";
import { type InProcess, openInProcess } from "./inProcess.js";
import type { Figure, Section } from "./report.js";
import { cpuOf, inTurns, type Load, type Loads, latenciesOf, loadOf, ratioOf, throughputOf } from "./rounds.js";
import { locatorOf, nowMs, roomyWorld, sampleBookings } from "./samples.js";
import { withValkeyStore } from "./stores.js";
import { benchWorld, bookingsPerSession, flightOn, twoSegmentOffers } from "./trips.js";

const callers = 64;
/** Of the product, of the script and of the single steps: none hears of the others' bookings. */
const prefixes = { product: "product:", script: "script:", steps: "steps:" } as const;
const leastShare = 0.5;

export interface BookFlightPlan {
  readonly rounds: number;
  /** Rounds that are left out: the compiler takes some thousand bookings to know all of the product. */
  readonly warmUps: number;
  readonly callsPerRound: number;
}

const ratesOf = (loads: Loads): readonly number[] => loads.map(({ callsPerSecond }) => callsPerSecond);

/** What a load of calls took each, as the figure of a line. */
const throughputFigure = (name: string, loads: Loads): Figure => {
  const latencies = latenciesOf(loads);
  const note = `p50 ${median(latencies).toFixed(2)} ms, p99 ${percentile(latencies, 0.99).toFixed(2)} ms, ${cpuOf(loads).toFixed(0)} us of processor time`;
  return { name, value: throughputOf(loads), unit: "/s", note };
};

/** Books the offers one after the other, for many travellers. */
const bookingTurn = (product: InProcess, offers: readonly string[], count: number, round: number): Promise<Load> =>
  loadOf(count, callers, (index) => {
    const flightId = offers[(round * count + index) % offers.length] ?? "";
    const session = `traveller-${round}-${Math.floor(index / bookingsPerSession)}-of-the-bench`;
    return product.book({ flight: flightOn(flightId, index) }, session);
  });

const bareScriptFigures = (booked: Loads, together: Loads, inSequence: Loads): readonly Figure[] => [
  throughputFigure(`bookFlight on Valkey, ${callers} callers`, booked),
  throughputFigure(`the bare script, ${callers} callers`, together),
  throughputFigure("the bare script, one call after the other", inSequence),
  {
    name: `bookFlight to the bare script, both ${callers} callers`,
    value: ratioOf(ratesOf(booked), ratesOf(together)),
    unit: "x",
    bar: { atLeast: leastShare },
  },
  {
    name: `bookFlight, ${callers} callers, to the bare script in sequence`,
    value: ratioOf(ratesOf(booked), ratesOf(inSequence)),
    unit: "x",
    bar: { atLeast: leastShare },
  },
];

const measureThroughput = async (
  url: string,
  { rounds, warmUps, callsPerRound }: BookFlightPlan,
  bare: BareScript,
  offers: readonly string[],
): Promise<readonly Figure[]> => {
  const product = await openInProcess([], { VALKEY_URL: url, VALKEY_KEY_PREFIX: prefixes.product });
  let opened = 0;
  const openBare = (): Promise<void> => {
    opened += 1;
    return bare.open(opened);
  };
  const bookInEmptyWorld = async (round: number): Promise<Load> => {
    await withValkeyStore(url, prefixes.product, (store) => store.resetWorld(product.worldKey));
    return bookingTurn(product, offers, callsPerRound, round);
  };
  const loads = await inTurns(
    rounds,
    [
      ["booked", bookInEmptyWorld],
      ["together", () => loadOf(callsPerRound, callers, openBare)],
      ["inSequence", () => loadOf(callsPerRound / 2, 1, openBare)],
    ],
    warmUps,
  );
  await product.close();
  const of = (name: "booked" | "together" | "inSequence"): Loads => loads.get(name) ?? [];
  return bareScriptFigures(of("booked"), of("together"), of("inSequence"));
};

/** The same calls without Valkey: apart from the others, because all that it keeps is in this process. */
const measureInMemory = async (
  { rounds, callsPerRound }: BookFlightPlan,
  offers: readonly string[],
): Promise<Figure> => {
  const product = await openInProcess([]);
  // This store is not emptied, so no offer is booked twice.
  const count = Math.min(callsPerRound, Math.floor(offers.length / (rounds + 1)));
  const loads = await inTurns(rounds, [["booked", (round) => bookingTurn(product, offers, count, round)]]);
  await product.close();
  return throughputFigure(`bookFlight on the memory store, ${callers} callers`, loads.get("booked") ?? []);
};

/** What one bookFlight asks of the store, each by itself and with as many callers. */
const measureRoundTrips = async (
  { rounds, callsPerRound }: BookFlightPlan,
  store: Store<BookingRecord>,
  bare: BareScript,
  samples: readonly BookingRecord[],
): Promise<readonly Figure[]> => {
  const world = await store.createWorld("steps", roomyWorld, nowMs);
  let opened = 0;
  const sampleOf = (index: number): BookingRecord => {
    const sample = samples[index % samples.length];
    if (sample === undefined) throw new Error("no samples");
    return sample;
  };
  const client = { transport: "http", clientName: null, clientVersion: null, protocolVersion: null } as const;
  const enter = (index: number) =>
    store.enter({
      world: world.key,
      initially: roomyWorld,
      realNowMs: Date.now(),
      idleLimitMs: 86_400_000,
      session: { id: `entering-${index % 1000}-of-the-bench`, client, countsAsCall: true, mustExist: false },
    });
  const open = () => {
    opened += 1;
    const document = sampleOf(opened);
    const { sessionId: scopeId, stock: claims } = document;
    return store.openBooking({ world, locator: locatorOf("R", opened), scopeId, createdAtMs: nowMs, document, claims });
  };
  const trips: readonly (readonly [string, (index: number) => Promise<unknown>])[] = [
    ["a PING by ioredis", () => bare.ping()],
    ["enter: the world and the session", enter],
    [
      "soldCounts of four keys",
      (index) =>
        store.soldCounts(
          world,
          sampleOf(index).stock.flatMap(({ key }) => [key, `${key}-other`]),
        ),
    ],
    ["takeLocatorNumber", () => store.takeLocatorNumber(world)],
    ["openBooking", open],
    [
      "listBookings of three (where a flight has been sold before)",
      (index) => store.listBookings({ world, scopeId: sampleOf(index).sessionId, status: "confirmed", limit: 3 }),
    ],
  ];
  const contestants = trips.map(([name, call]) => [name, () => loadOf(callsPerRound, callers, call)] as const);
  const loads = await inTurns(Math.ceil(rounds / 2), contestants);
  return trips.map(([name]) => {
    const of = loads.get(name) ?? [];
    return {
      name: `  ${name}`,
      value: 1e6 / throughputOf(of),
      unit: "us",
      note: `${cpuOf(of).toFixed(0)} us of processor time`,
    };
  });
};

/** Both parts on one Valkey. */
export const measureBookFlight = async (url: string, plan: BookFlightPlan): Promise<readonly Section[]> => {
  const samples = await sampleBookings(benchWorld(), "one way, 1 passenger", Math.min(500, plan.callsPerRound));
  const offers = twoSegmentOffers(benchWorld(), (plan.rounds + 1) * plan.callsPerRound);
  const world = await withValkeyStore(url, prefixes.script, (store) => store.createWorld("bare", roomyWorld, nowMs));
  const bare = await connectBareScript(url, prefixes.script, world, samples);
  try {
    return [
      {
        title: `bookFlight end to end in process, two segments, offers that differ, a session for every ${bookingsPerSession} bookings`,
        figures: [...(await measureThroughput(url, plan, bare, offers)), await measureInMemory(plan, offers)],
      },
      {
        title: `What bookFlight asks of Valkey: each step alone with ${callers} callers, time for a call at that rate`,
        figures: await withValkeyStore(url, prefixes.steps, (store) => measureRoundTrips(plan, store, bare, samples)),
      },
    ];
  } finally {
    bare.close();
  }
};
