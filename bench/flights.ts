/**
 * What a search of the pack flights costs in mock mode beside the searches of gds that it is made of, and what a kept answer costs
 * beside a new one. Whole tool calls in one process, of each query all in turn, so that whatever slows the machine slows each.
 */
import { createPack } from "../src/packs/flights/index.js";
import type { Measurement } from "./report.js";
import { openProduct, openSilently, structuredCall } from "./runtime.js";
import { median } from "./statistics.js";

const now = "2026-05-16T09:00:00Z";
const firstDayMs = Date.parse("2026-06-01T00:00:00Z");
const dayMs = 86_400_000;
const routes = "JFK-LAX LHR-JFK SYD-LAX CDG-NRT SIN-LHR FRA-MUC ATL-ORD DXB-BOM SFO-CDG MAD-LHR".split(" ");
const cabins = ["economy", "economy", "economy", "business"];
/** Before these, code is not yet compiled by the engine, which one sample, that only shows that everything runs, does not mind. */
const warmUpsOf = (samples: number): number => (samples === 1 ? 0 : 60);

interface Query {
  readonly origin: string;
  readonly destination: string;
  readonly departureDate: string;
  readonly returnDate: string | undefined;
  readonly cabin: string;
}

const dateOf = (day: number): string => new Date(firstDayMs + day * dayMs).toISOString().slice(0, 10);

/** Every third one is a round trip. */
const queryOf = (index: number): Query => {
  const [origin = "", destination = ""] = (routes[index % routes.length] ?? "").split("-");
  const day = Math.floor(index / routes.length);
  return {
    origin,
    destination,
    departureDate: dateOf(day),
    returnDate: index % 3 === 0 ? dateOf(day + 7) : undefined,
    cabin: cabins[index % cabins.length] ?? "economy",
  };
};

/** The searches of gds that one of flights is made of: one for each way. */
const gdsQueriesOf = ({ origin, destination, departureDate, returnDate, cabin }: Query): readonly object[] => [
  { origin, destination, departureDate, cabin },
  ...(returnDate === undefined ? [] : [{ origin: destination, destination: origin, departureDate: returnDate, cabin }]),
];

const flightsQueryOf = ({ origin, destination, departureDate, returnDate, cabin }: Query): object => ({
  origin,
  destination,
  departure_date: departureDate,
  ...(returnDate !== undefined && { return_date: returnDate }),
  cabin_class: cabin,
});

const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

const medianOf = (name: string, values: readonly number[], bar?: number): Measurement => ({
  name,
  value: median(values),
  unit: bar === undefined ? "ms" : "times",
  ...(bar !== undefined && { bar }),
  note: `median of ${values.length}`,
});

export const measureFlights = async (samples: number): Promise<readonly Measurement[]> => {
  const gds = await openProduct(now);
  const { runtime } = await openSilently(({ flights }) => createPack(flights), ["--pack", "flights", "--now", now]);
  const times: {
    readonly isRoundTrip: boolean;
    readonly ofGds: number;
    readonly miss: number;
    readonly hit: number;
  }[] = [];
  const warmUps = warmUpsOf(samples);
  for (let index = 0; index < warmUps + samples * 20; index++) {
    const query = queryOf(index);
    const asked = flightsQueryOf(query);
    const ofGds = await msOf(async () => {
      for (const each of gdsQueriesOf(query)) await structuredCall(gds, "searchFlights", each);
    });
    const miss = await msOf(() => structuredCall(runtime, "searchFlights", asked));
    const hit = await msOf(() => structuredCall(runtime, "searchFlights", asked));
    if (index >= warmUps) times.push({ isRoundTrip: query.returnDate !== undefined, ofGds, miss, hit });
  }
  await Promise.all([gds.close(), runtime.close()]);
  const against = (isRoundTrip: boolean): readonly number[] =>
    times.filter((each) => each.isRoundTrip === isRoundTrip).map(({ ofGds, miss }) => miss / ofGds);
  return [
    medianOf(
      "searches of gds, for one of flights",
      times.map(({ ofGds }) => ofGds),
    ),
    medianOf(
      "search of flights in mock mode",
      times.map(({ miss }) => miss),
    ),
    medianOf(
      "search of flights, kept",
      times.map(({ hit }) => hit),
    ),
    medianOf("one way against gds, each query", against(false), 2.5),
    medianOf("round trip against gds, each query", against(true), 2.5),
    medianOf(
      "kept against new, each query",
      times.map(({ miss, hit }) => hit / miss),
      0.2,
    ),
  ];
};
