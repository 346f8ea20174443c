/** How long a search takes in process, over queries that differ, so that no answer is the last one again. */
import { createWorld, searchCars, searchFlights, searchHotels } from "../src/travel/world/index.js";
import type { Cabin } from "../src/travel/world/types.js";
import type { Measurement } from "./report.js";
import { benchCaller, openProduct } from "./runtime.js";
import { median, percentile } from "./statistics.js";

const now = "2026-05-16T09:00:00Z";
const nowMs = Date.parse(now);

const routes = "JFK-LAX LHR-JFK SYD-LAX DEL-KTM CDG-NRT GRU-LIS CMN-CDG SIN-LHR LON-NYC FRA-MUC ATL-ORD DXB-BOM".split(
  " ",
);
const cities = "NYC LON PAR TYO LAX SIN SYD CAI SAO KTM FRA DXB".split(" ");
const cabins: readonly Cabin[] = ["economy", "economy", "economy", "premium_economy", "business", "first"];

/** One of a list, in turn. */
const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("an empty list");
  return item;
};

const dateOf = (index: number): string =>
  new Date(nowMs + (14 + (index % 179)) * 86_400_000).toISOString().slice(0, 10);

const flightQuery = (index: number) => {
  const [origin = "", destination = ""] = at(routes, index).split("-");
  const passengers = { adults: 1 + (index % 3), children: index % 2, infants: index % 5 === 0 ? 1 : 0 };
  return { origin, destination, departureDate: dateOf(index * 7), passengers, cabin: at(cabins, index) };
};

const hotelQuery = (index: number) => ({
  cityCode: at(cities, index),
  checkInDate: dateOf(index * 5),
  checkOutDate: dateOf(index * 5 + 1 + (index % 4)),
  guests: 1 + (index % 4),
});

const carQuery = (index: number) => ({
  pickupLocationCode: at(cities, index),
  pickupDate: `${dateOf(index * 3)}T10:00:00Z`,
  dropoffDate: `${dateOf(index * 3 + 1 + (index % 6))}T09:30:00Z`,
  driverAge: 25 + (index % 40),
});

const tools = [
  ["searchFlights", flightQuery],
  ["searchHotels", hotelQuery],
  ["searchCars", carQuery],
] as const;

const timesOf = async (count: number, search: (index: number) => unknown): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const from = performance.now();
    await search(index);
    times.push(performance.now() - from);
  }
  return times;
};

const measurementOf = (name: string, times: readonly number[], bar?: number): Measurement => ({
  name,
  value: median(times),
  unit: "ms",
  ...(bar !== undefined && { bar }),
  note: `median of ${times.length}, p99 ${percentile(times, 0.99).toFixed(2)}, first ${(times[0] ?? 0).toFixed(0)}`,
});

/** The world alone, then whole tool calls: validation, search, what was sold, text and structure, without a transport. */
export const measureSearch = async (samples: number): Promise<readonly Measurement[]> => {
  // One sample only shows that everything runs.
  const count = samples === 1 ? 6 : samples * 60;
  const world = createWorld({ worldId: "bench", seed: "bench" });
  const nothingSold = (): number => 0;
  const flights = await timesOf(count, (index) =>
    searchFlights(world, flightQuery(index), nowMs).offersWith(nothingSold),
  );
  const hotels = await timesOf(count, (index) => searchHotels(world, hotelQuery(index), nowMs).offersWith(nothingSold));
  const cars = await timesOf(count, (index) =>
    searchCars(
      world,
      { ...carQuery(index), dropoffLocationCode: carQuery(index).pickupLocationCode },
      nowMs,
    ).offersWith(nothingSold),
  );
  const runtime = await openProduct(now);
  const calls: number[] = [];
  for (const [name, query] of tools) {
    calls.push(...(await timesOf(count, (index) => runtime.callTool({ name, arguments: query(index) }, benchCaller))));
  }
  await runtime.close();
  return [
    measurementOf("search of all three kinds, in process", [...flights, ...hotels, ...cars], 1),
    measurementOf("  flights", flights),
    measurementOf("  hotels", hotels),
    measurementOf("  cars", cars),
    measurementOf("whole tool call, all three searches", calls),
  ];
};
