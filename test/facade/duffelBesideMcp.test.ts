/** The product as a person starts it, MCP and Duffel on one port: what is sold to one is gone for the other. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { withOffers } from "../e2e/support/flightOffers.js";
import { commandOf, startProcess } from "../e2e/support/product.js";
import { adults, contact, sameOffer } from "../e2e/support/trip.js";
import { loadDuffelClient } from "../support/duffelClient.js";
import { modernRequest, postModern, toolCall } from "../transport/wireRequests.js";

const route = { origin: "JFK", destination: "LHR" };
const cabin = "first";
const departureDate = "2026-06-15";

test("a seat that is sold over MCP is gone for the official Duffel client too, and the end waits for its answers", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "mock-gds-facade-"));
  context.after(() => rm(folder, { recursive: true }));
  const faults = join(folder, "faults.json");
  const rule = { vendor: "duffel", method: "GET", path: "/air/airlines", nth: 1, do: { delayMs: 200 } };
  await writeFile(faults, JSON.stringify({ faults: [rule] }));
  const words = ["--http", "--facade", "duffel", "--port", "0", "--faults", faults];
  const server = startProcess(context, commandOf({}, ...words));
  server.process.stdout?.resume();
  const [, url = ""] = await server.says(/Facade of Duffel.* on (http:\/\/[^\s/]+)\/duffel\/\n/);
  const mcp = `${url}/mcp`;
  const { Duffel } = await loadDuffelClient();
  const duffel = new Duffel({ token: "duffel_test_mock", basePath: `${url}/duffel/` });

  const call = async (name: string, input: Record<string, unknown>) => {
    const { body } = await postModern(mcp, modernRequest(...toolCall(name, input)));
    const { result } = body;
    assert.notEqual(result.isError, true, JSON.stringify(result.content));
    return result.structuredContent;
  };
  const overMcp = async (count: number) =>
    withOffers(await call("searchFlights", { ...route, departureDate, passengers: { adults: count }, cabin }));
  const overDuffel = async () => {
    const { data } = await duffel.offerRequests.create({
      slices: [{ ...route, departure_date: departureDate, departure_time: null, arrival_time: null }],
      passengers: [{ type: "adult" }],
      cabin_class: cabin,
      return_offers: true,
      max_connections: 0,
    });
    return data.offers;
  };
  const flightsOf = ({ slices }: Awaited<ReturnType<typeof overDuffel>>[number]): string =>
    slices
      .flatMap(({ segments }) => segments)
      .map(
        ({ marketing_carrier, marketing_carrier_flight_number }) =>
          marketing_carrier.iata_code + marketing_carrier_flight_number,
      )
      .join();

  const found = await overMcp(1);
  const scarce = found.offers.filter(({ stops }) => stops === 0).toSorted((a, b) => a.seatsLeft - b.seatsLeft)[0];
  assert.ok(scarce !== undefined);
  const flight = scarce.segments[0]?.segmentId.split("-")[0] ?? "";
  const before = (await overDuffel()).filter((offer) => flightsOf(offer) === flight);
  assert.ok(before.length > 0, `Duffel has no ${flight}`);

  let sold = 0;
  for (let left = sameOffer(found, scarce); left !== undefined; left = sameOffer(await overMcp(1), scarce)) {
    assert.ok(sold < 100, "it is never sold out");
    const count = Math.min(left.seatsLeft, 9);
    const offered = sameOffer(await overMcp(count), scarce);
    await call("bookFlight", { flightIds: [offered?.flightId], passengers: adults(count, sold), ...contact });
    sold += count;
  }

  assert.deepEqual(
    (await overDuffel()).filter((offer) => flightsOf(offer) === flight),
    [],
    "gone for Duffel",
  );
  await assert.rejects(
    duffel.offers.get(before[0]?.id ?? ""),
    (error: { readonly meta?: { readonly status?: number } }) => error.meta?.status === 422,
  );

  const headers = { authorization: "Bearer duffel_test_mock", "duffel-version": "v2" };
  const late = httpRequest(`${url}/duffel/air/airlines`, { headers, agent: false });
  const answered = once(late, "response");
  late.end();
  await once(late, "finish");
  server.process.kill("SIGTERM");
  const [response]: readonly IncomingMessage[] = await answered;
  assert.equal(response?.statusCode, 200);
  response?.resume();
  assert.equal(await server.exit, 0);
});
