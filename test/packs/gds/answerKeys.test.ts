/** Reused answers: nobody can tell a server that gives an answer again from one that makes it each time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { KeyedAnswer } from "../../../src/contract/handler.js";
import { product } from "../../../src/product.js";
import type { Store } from "../../../src/store/index.js";
import {
  at,
  carSearch,
  type GdsPack,
  hotelSearch,
  type Outcome,
  openServer,
  type Server,
  withHandle,
} from "./inProcess.js";

const startsAt = "2026-05-16T10:59:59.500Z";

/** JFK-LAX on the day itself: the flight at noon (UTC) is sold until 11:00:00.000. BTS-ABV has one seat. */
const searches = [
  ["searchFlights", { origin: "JFK", destination: "LAX", departureDate: "2026-05-16" }],
  ["searchFlights", { origin: "BTS", destination: "ABV", departureDate: "2026-06-15" }],
  ["searchFlights", { origin: "BTS", destination: "ABV", departureDate: "2026-06-15", passengers: { adults: 1 } }],
  ["searchFlights", { origin: "JFK", destination: "LAX", departureDate: "2026-06-15", cabin: "first", note: "x" }],
  ["searchFlights", { origin: "JFK", destination: "JFK", departureDate: "2026-06-15" }],
  ["searchHotels", hotelSearch],
  ["searchHotels", { ...hotelSearch, starRating: 5 }],
  ["searchCars", carSearch],
  ["searchCars", { ...carSearch, pickupDate: "2026-05-16T11:00:00.700Z", dropoffDate: "2026-05-17T11:00:00Z" }],
] as const;

const worlds = ["red", "blue"] as const;

type Step =
  | { readonly kind: "search"; readonly world: number; readonly search: number }
  | { readonly kind: "book"; readonly world: number; readonly search: number }
  | { readonly kind: "cancel"; readonly world: number }
  | { readonly kind: "pass"; readonly ms: number }
  | { readonly kind: "freeze"; readonly world: number; readonly ms: number }
  | { readonly kind: "thaw"; readonly world: number }
  | { readonly kind: "reset"; readonly world: number };

const world = fc.nat(worlds.length - 1);
const search = fc.nat(searches.length - 1);
const ms = fc.constantFrom(1, 300, 499, 500, 999, 1000, 59_500, 60_000, 3_600_000);

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.record({ kind: fc.constant("search" as const), world, search }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("book" as const), world, search }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("cancel" as const), world }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("pass" as const), ms }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("freeze" as const), world, ms }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("thaw" as const), world }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("reset" as const), world }) },
  ),
  { minLength: 10, maxLength: 40 },
);

const nobody = { firstName: "Ada", lastName: "Larsen" };

/** The booking of the first thing that a search has found; undefined if it has found nothing. */
const bookingOf = (found: Outcome): readonly [string, object] | undefined => {
  if (found.kind === "refusal") return undefined;
  const { itineraries, hotels, cars } = found.structured;
  const idIn = (list: unknown, name: string): unknown => (Array.isArray(list) ? list[0]?.[name] : undefined);
  const flightId = idIn(itineraries, "flightId");
  const rates = idIn(hotels, "rates");
  const hotelId = idIn(rates, "hotelId");
  const carId = idIn(cars, "carId");
  const passenger = { type: "adult", ...nobody, dateOfBirth: "1988-03-02" };
  if (flightId !== undefined)
    return ["bookFlight", { flightIds: [flightId], passengers: [passenger], contactEmail: "ada@example.com" }];
  if (hotelId !== undefined) return ["bookHotel", { hotelId, guests: [nobody] }];
  return carId === undefined ? undefined : ["bookCar", { carId, driver: { ...nobody, dateOfBirth: "1988-03-02" } }];
};

interface Played {
  readonly outcomes: readonly Outcome[];
  /** Answers that were made, as against given again. */
  readonly made: number;
}

/** Plays the steps on a new server whose pack is changed first. */
const play = async (history: readonly Step[], around: (pack: GdsPack) => GdsPack): Promise<Played> => {
  let store: Store<unknown> | undefined;
  let made = 0;
  const counted = (pack: GdsPack): GdsPack => ({
    ...pack,
    texts: {
      ...pack.texts,
      searchFlights: (output) => {
        made++;
        return pack.texts.searchFlights(output);
      },
    },
    open: (host, ofServer) => {
      store = ofServer;
      return pack.open(host, ofServer);
    },
  });
  let nowMs = Date.parse(startsAt);
  const server: Server = await openServer({ around: (pack) => counted(around(pack)) }, startsAt);
  const outcomes: Outcome[] = [];
  const pnrs: string[] = [];
  const nameOf = (index: number): string => worlds[index] ?? "red";
  const whoIn = (index: number) => withHandle(`${nameOf(index)}.session-of-the-test`);
  const searchIn = async (index: number, which: number): Promise<Outcome> => {
    const [tool, input] = searches[which] ?? searches[0];
    const outcome = await server.call(tool, input, whoIn(index));
    outcomes.push(outcome);
    return outcome;
  };
  for (const place of worlds.keys()) await searchIn(place, 0);
  for (const step of history) {
    if (step.kind === "search") await searchIn(step.world, step.search);
    else if (step.kind === "book") {
      const booking = bookingOf(await searchIn(step.world, step.search));
      if (booking === undefined) continue;
      const outcome = await server.call(...booking, whoIn(step.world));
      outcomes.push(outcome);
      if (outcome.kind === "result") pnrs.push(String(outcome.structured["pnr"]));
    } else if (step.kind === "cancel") {
      outcomes.push(await server.call("cancelBooking", { pnr: pnrs.pop() ?? "ABCDEF" }, whoIn(step.world)));
    } else if (step.kind === "pass") {
      nowMs += step.ms;
      server.setNow(new Date(nowMs).toISOString());
    } else if (step.kind === "reset") await store?.resetWorld(nameOf(step.world));
    else {
      const clock =
        step.kind === "freeze" ? ({ mode: "frozen", atMs: nowMs + step.ms } as const) : { mode: "real" as const };
      await store?.changeWorld(nameOf(step.world), { clock });
    }
  }
  await server.runtime.close();
  return { outcomes, made };
};

const withReuse = (pack: GdsPack): GdsPack => pack;
const withoutReuse = ({ answerKeys: _, ...pack }: GdsPack): GdsPack => pack;

/** The pack with something done to the keys of flights. */
const withKeys =
  (change: (key: string) => string) =>
  (pack: GdsPack): GdsPack => {
    const keyed = pack.answerKeys?.searchFlights;
    if (keyed === undefined) return assert.fail("searchFlights has no keys");
    const changed: typeof keyed = async (input, context) => {
      const { key, make }: Awaited<ReturnType<typeof keyed>> = await keyed(input, context);
      const answer: KeyedAnswer<Awaited<ReturnType<typeof make>>> = { key: key && change(key), make };
      return answer;
    };
    return { ...pack, answerKeys: { ...pack.answerKeys, searchFlights: changed } };
  };

const assertAlike = async (
  history: readonly Step[],
  around: (pack: GdsPack) => GdsPack,
): Promise<readonly Outcome[]> => {
  const afresh = await play(history, withoutReuse);
  const reused = await play(history, around);
  assert.deepEqual(reused.outcomes, afresh.outcomes);
  return afresh.outcomes;
};

const thrice = (step: Step): readonly Step[] => [step, step, step];
const lastSeat: Step = { kind: "search", world: 0, search: 1 };
const sameDay: Step = { kind: "search", world: 0, search: 0 };

const soldAndGivenBack = (search: number): readonly Step[] => {
  const ask: Step = { kind: "search", world: 0, search };
  const book: Step = { kind: "book", world: 0, search };
  const cancel: Step = { kind: "cancel", world: 0 };
  const reset: Step = { kind: "reset", world: 0 };
  return [ask, book, ask, cancel, ask, book, ask, reset, ask].flatMap((step) => (step === ask ? thrice(ask) : [step]));
};

/** BTS-ABV, a hotel and a car. */
const sold = [1, 5, 7] as const;

/** 10:59:59.500, 11:00:00.000, 11:00:00.001 and a second later. */
const salesEnd: readonly Step[] = [500, 1, 1000].flatMap((passed): readonly Step[] => [
  ...thrice(sameDay),
  { kind: "pass", ms: passed },
  ...thrice(sameDay),
]);

test("an answer that is given again is the one that would be made", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      await assertAlike(history, withReuse);
    }),
    { numRuns: 15 },
  );
});

test("sales, cancellations and resets change the answer", async () => {
  for (const which of sold) {
    const outcomes = await assertAlike(soldAndGivenBack(which), withReuse);
    const changed = outcomes.filter((outcome) => outcome.kind === "result" && "pnr" in outcome.structured);
    assert.equal(changed.length, 3, `two bookings and a cancellation of ${searches[which][0]}`);
  }
});

test("the instant at which sales end changes the answer", async () => {
  await assertAlike(salesEnd, withReuse);
});

test("a key without what was sold, or without the instant, is found out by these tests", async () => {
  const [question, instant, sold] = [0, 1, 2];
  const without =
    (part: number) =>
    (key: string): string =>
      key.split("\n").toSpliced(part, 1).join("\n");
  await assert.rejects(assertAlike(soldAndGivenBack(1), withKeys(without(sold))), assert.AssertionError);
  await assert.rejects(assertAlike(salesEnd, withKeys(without(instant))), assert.AssertionError);
  await assert.rejects(
    assertAlike([...thrice(lastSeat), ...thrice(sameDay)], withKeys(without(question))),
    assert.AssertionError,
  );
});

test("a question that comes again is answered with the very result of before", async () => {
  const history = Array.from({ length: 10 }, () => lastSeat);
  assert.equal((await play(history, withoutReuse)).made, 12);
  assert.equal((await play(history, withReuse)).made, 4, "the first has no key yet, the second is kept");
});

test("a call that is answered again counts as one that is not", async () => {
  const server = await openServer();
  for (let call = 0; call < 5; call++) await server.call("searchHotels", hotelSearch);
  const session = at(await server.read("gds://session/current"), "session");
  assert.equal(at(session, "toolCalls"), 5);
  await server.runtime.close();
});

test("an answer with a note about its arguments is its caller's own", async () => {
  const server = await openServer();
  for (let call = 0; call < 4; call++) {
    const { meta } = { meta: {}, ...(await server.call("searchHotels", { ...hotelSearch, stars: 5 })) };
    assert.ok(product.metaKeys.ignoredArguments in meta, "the note is missing");
    const plain = { meta: {}, ...(await server.call("searchHotels", hotelSearch)) };
    assert.deepEqual(plain.meta, {});
  }
  await server.runtime.close();
});
