/** A service that repeats credentials, wherever it can, does not bring them into an answer or the log. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createLog } from "../../../src/observability/log.js";
import { openServer } from "./inProcess.js";
import { paths, startServices } from "./outsideServices.js";

const secrets = { amadeusApiKey: "key-of-a-canary", amadeusApiSecret: "secret-of-a-canary" };
const words = `refused for ${secrets.amadeusApiKey} and ${secrets.amadeusApiSecret}`;

test("a refusal shows neither key nor secret in the service's own words", async (context) => {
  const services = await startServices(context);
  const logged: string[] = [];
  const { runtime, call } = await openServer({
    settings: { mode: "live", ...secrets, amadeusApiUrl: services.url, frankfurterApiUrl: services.url },
    log: createLog("trace", { write: (line) => void logged.push(line) }),
  });
  context.after(() => runtime.close());
  const flight = { origin: "JFK", destination: "LHR", departure_date: "2026-07-01", return_date: "2026-07-08" };
  const told: unknown[] = [];
  for (const source of [
    {},
    { source: { parameter: "returnDate" } },
    { source: { parameter: secrets.amadeusApiKey } },
  ]) {
    services.script(paths.flights, {
      status: 400,
      body: { errors: [{ status: 400, code: 477, title: words, detail: words, ...source }] },
    });
    told.push(await call("search_flights", flight));
  }
  assert.match(JSON.stringify(told), /refused for \*\*\* and \*\*\*/);
  assert.doesNotMatch(JSON.stringify([told, logged]), /canary/);
});
