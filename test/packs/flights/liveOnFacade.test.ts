/** Live mode on the facade of Duffel, over a socket, answers byte for byte what mock mode answers in this process. */
import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { readCommand } from "../../../src/config/read.js";
import { storeSettings, worldOptions } from "../../../src/config/settings.js";
import { createFaults } from "../../../src/facade/faults/faults.js";
import { openFacades } from "../../../src/facade/http/open.js";
import { createLog } from "../../../src/observability/log.js";
import { createPack } from "../../../src/packs/gds/index.js";
import { product } from "../../../src/product.js";
import { openRuntime } from "../../../src/runtime/open.js";
import { realTimers } from "../../../src/timers.js";
import { serveOverHttp } from "../../../src/transport/http/serve.js";
import { vendor } from "../../../src/vendors/duffel/facade/index.js";
import { usualSettings } from "../gds/usualSettings.js";
import { documentNow, openServer } from "./inProcess.js";

/** Duffel's facade beside nothing else, with the clock of the document. Gives its address. */
const serveDuffel = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const command = readCommand(["--http", "--port", "0", "--now", documentNow], { MCP_SHUTDOWN_GRACE_MS: "0" });
  if (command.kind !== "serve") throw new Error("the configuration must serve");
  const { configuration, given } = command;
  const runtime = await openRuntime(createPack(usualSettings), {
    ...configuration,
    product,
    store: storeSettings(configuration),
    world: worldOptions(configuration, given),
    clock: { now: () => Date.parse(documentNow) },
    log: createLog("silent"),
  });
  const { bodyLimitBytes } = configuration;
  const faults = createFaults([], realTimers);
  const mounts = openFacades(runtime, {
    vendors: [vendor],
    vendorNames: [vendor.name],
    faults,
    isAlone: true,
    bodyLimitBytes,
    isOneOfSeveral: false,
  });
  const serving = await serveOverHttp(runtime, { ...configuration, mounts });
  return {
    url: new URL(serving.url).origin,
    stop: async () => {
      await serving.stop();
      await runtime.close();
    },
  };
};

const facade = await serveDuffel();
const mock = await openServer();
const live = await openServer({ mode: "live", duffelApiKey: "duffel_test_key", duffelApiUrl: facade.url });
after(async () => {
  await mock.runtime.close();
  await live.runtime.close();
  await facade.stop();
});

const plain = { origin: "SFO", destination: "CDG", departure_date: "2025-05-10", cabin_class: "business" };

const calls: readonly (readonly [string, string, object])[] = [
  ["a search", "searchFlights", plain],
  ["the same search again", "searchFlights", plain],
  [
    "a way back for a family",
    "searchFlights",
    { ...plain, return_date: "2025-05-17", adults: 2, children: 1, infants: 1 },
  ],
  [
    "any cabin from a city within times",
    "searchFlights",
    {
      origin: "LON",
      destination: "NYC",
      departure_date: "2025-06-01",
      departure_time: { after: "08:00", before: "14:00" },
      max_connections: 1,
    },
  ],
  [
    "a search without a result",
    "searchFlights",
    { ...plain, max_connections: 0, arrival_time: { after: "03:00", before: "03:01" } },
  ],
  ["an unknown airport", "searchFlights", { ...plain, origin: "XXX" }],
  ["too large a party", "searchFlights", { ...plain, adults: 9, children: 9 }],
  ["a wrong date", "searchFlights", { ...plain, departure_date: "2025-02-30" }],
  ["a discarded search", "discardSearch", { search_id: "flights:SFO:CDG:2025-05-10:business" }],
];

describe("live mode on the facade", () => {
  for (const [what, tool, input] of calls) {
    it(`answers ${what} as mock mode does`, async () => {
      const [inProcess, overSocket] = [await mock.call(tool, input), await live.call(tool, input)];
      assert.equal(JSON.stringify(overSocket), JSON.stringify(inProcess));
    });
  }

  it("gives the same whole offer", async () => {
    const one = { ...plain, max_results: 1 };
    const { structured } = await mock.call("searchFlights", one);
    await live.call("searchFlights", one);
    const [{ offer_id: id }] = Array.isArray(structured["options"]) ? structured["options"] : [{}];
    const uri = `flights://offers/${id}`;
    assert.equal(JSON.stringify(await live.read(uri)), JSON.stringify(await mock.read(uri)));
  });

  it("differs in nothing but the mode, the address and the times of the figures", async () => {
    const [inProcess, overSocket] = [await mock.read("flights://status"), await live.read("flights://status")];
    const { mode, upstream, latencyMs, ...figures } = inProcess;
    assert.deepEqual([mode, upstream, typeof latencyMs], ["mock", "this process", "object"]);
    assert.deepEqual({ ...overSocket, mode, upstream, latencyMs }, { ...figures, mode, upstream, latencyMs });
    assert.deepEqual([overSocket["mode"], overSocket["upstream"]], ["live", facade.url]);
  });
});
