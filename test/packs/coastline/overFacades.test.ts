/** Coastline in live mode over served facades answers what it answers in mock mode, byte for byte. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { vendor as amadeus } from "../../../src/vendors/amadeus/facade/index.js";
import { vendor as frankfurter } from "../../../src/vendors/frankfurter/facade/index.js";
import { serveFacades } from "../../facade/served.js";
import { frozenNow, openServer, type Server } from "./inProcess.js";

const flights = (origin: string, destination: string, departure_date: string, return_date?: string) =>
  [
    "search_flights",
    { origin, destination, departure_date, ...(return_date !== undefined && { return_date }) },
  ] as const;
const hotels = (city_code: string, check_in_date: string, check_out_date: string) =>
  ["search_hotels", { city_code, check_in_date, check_out_date }] as const;
const airport = (city_name: string) => ["get_airport_code", { city_name }] as const;

/** Found, not found and refused; places with other currencies; codes of airports, of cities, and of none. */
const calls = [
  ...["New York", "London", "são paulo", "Tokyo", "Atlantis", "New York City", "San", "???", "x".repeat(100)].map(
    airport,
  ),
  flights("JFK", "LHR", "2026-07-01"),
  flights("LON", "PAR", "2026-07-01", "2026-07-08"),
  flights("CDG", "NRT", "2026-12-24", "2026-12-24"),
  flights("NRT", "ICN", "2026-06-01"),
  flights("KWI", "DXB", "2026-06-02"),
  flights("SYD", "GRU", "2027-04-20"),
  flights("GUM", "ABZ", "2026-07-01"),
  flights("QQQ", "LHR", "2026-07-01"),
  flights("LHR", "LGW", "2026-07-01"),
  flights("JFK", "LHR", "2026-05-01"),
  flights("JFK", "LHR", "2029-05-01"),
  flights("JFK", "LHR", "2026-07-08", "2026-07-01"),
  hotels("LON", "2026-07-01", "2026-07-04"),
  hotels("LHR", "2026-07-01", "2026-07-04"),
  hotels("TYO", "2026-06-01", "2026-06-02"),
  hotels("ABZ", "2026-08-01", "2026-08-31"),
  hotels("QQQ", "2026-07-01", "2026-07-04"),
  hotels("LON", "2026-07-04", "2026-07-01"),
  hotels("LON", "2026-05-01", "2026-05-04"),
  hotels("LON", "2026-07-01", "2026-09-04"),
];

describe("coastline over facades on a port", () => {
  const cleanups: (() => Promise<void>)[] = [];
  let live: Server;
  let mock: Server;
  before(async () => {
    const words = ["--now", frozenNow, "--seed", "mock-gds"];
    const served = await serveFacades({ after: (run) => cleanups.push(run) }, [amadeus, frankfurter], { words });
    const settings = {
      mode: "live",
      amadeusApiKey: "mock_key",
      amadeusApiSecret: "mock_secret",
      amadeusApiUrl: `${served.url}/amadeus`,
      frankfurterApiUrl: `${served.url}/frankfurter`,
    } as const;
    live = await openServer({ settings });
    mock = await openServer();
  });
  after(async () => {
    await live.runtime.close();
    await mock.runtime.close();
    for (const run of cleanups) await run();
  });

  test("every answer and every refusal is the same", async () => {
    let found = 0;
    for (const [tool, input] of calls) {
      const ofLive = await live.call(tool, input);
      assert.deepEqual(ofLive, await mock.call(tool, input), `${tool} ${JSON.stringify(input)}`);
      if (!ofLive.isError && ofLive.structured["count"] !== 0) found += 1;
    }
    assert.ok(found >= 12, `${found} calls found something`);
  });

  test("the live one has asked the facades for all of it, the mock one nobody", async () => {
    const upstreams = async ({ read }: Server) => JSON.stringify(await read("coastline://status"));
    assert.match(await upstreams(live), /127\.0\.0\.1/);
    assert.doesNotMatch(await upstreams(mock), /127\.0\.0\.1/);
  });
});
