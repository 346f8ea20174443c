/** The official client of Duffel as the judge of its mock, over a socket: whatever it reads of the mock it can read. */
import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, it } from "node:test";
import type { Duffel } from "@duffel/api";
import { answerFacade } from "../../../src/facade/answer.js";
import { vendor } from "../../../src/vendors/duffel/facade/index.js";
import { loadDuffelClient } from "../../support/duffelClient.js";
import { departureDate, openPlace, returnDate } from "./place.js";

let server: Server;
let duffel: Duffel;
let stranger: Duffel;

before(async () => {
  const place = await openPlace();
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", async () => {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://duffel.invalid");
      const { authorization = "", "duffel-version": version = "" } = request.headers;
      const asked = {
        method: request.method ?? "",
        path: pathname.replace(/\/$/, ""),
        query: searchParams,
        headers: { authorization, "duffel-version": String(version) },
        body: Buffer.concat(chunks).toString(),
      };
      const answer = await answerFacade(vendor, asked, place);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { Duffel: Client } = await loadDuffelClient();
  const basePath = `http://127.0.0.1:${port}`;
  duffel = new Client({ token: "duffel_test_mock", basePath });
  stranger = new Client({ token: "duffel_live_1", basePath });
});

after(() => server.close());

const anyTime = { departure_time: null, arrival_time: null };
const search = () =>
  duffel.offerRequests.create({
    slices: [
      { origin: "JFK", destination: "LHR", departure_date: departureDate, ...anyTime },
      { origin: "LHR", destination: "JFK", departure_date: returnDate, ...anyTime },
    ],
    passengers: [{ type: "adult" }, { age: 6 }],
    cabin_class: "economy",
    return_offers: true,
  });

describe("the official client of Duffel", () => {
  it("searches, reads the search again, and reads each offer at the price that it was shown", async () => {
    const { data, status } = await search();
    assert.equal(status, 201);
    assert.equal(data.offers.length, 50);
    assert.deepEqual((await duffel.offerRequests.get(data.id)).data, data);
    for (const offer of data.offers.slice(0, 5)) {
      const again = await duffel.offers.get(offer.id, { return_available_services: true });
      assert.deepEqual(again.data, offer);
      assert.deepEqual(again.data.available_services, []);
      const [there, back] = again.data.slices;
      assert.deepEqual([there?.origin.iata_code, back?.origin.iata_code], ["JFK", "LHR"]);
    }
  });

  it("lists the offers of a search page by page, each once", async () => {
    const { data } = await search();
    const ids: string[] = [];
    for await (const { data: offer } of duffel.offers.listWithGenerator({ offer_request_id: data.id, limit: 20 })) {
      ids.push(offer.id);
    }
    assert.deepEqual(
      ids,
      data.offers.map(({ id }) => id),
    );
    const sorted = await duffel.offers.list({ offer_request_id: data.id, sort: "total_duration", limit: 200 });
    assert.equal(sorted.data.length, 50);
  });

  it("reads airports, airlines, aircraft and places", async () => {
    let airports = 0;
    for await (const { data } of duffel.airports.listWithGenerator()) {
      assert.equal(data.type, "airport");
      airports += 1;
    }
    assert.equal(airports, 368);
    const { data: carriers } = await duffel.airlines.list({ limit: 1 });
    assert.deepEqual((await duffel.airlines.get(carriers[0]?.id ?? "")).data, carriers[0]);
    const { data: types } = await duffel.aircraft.list();
    assert.deepEqual((await duffel.aircraft.get(types[0]?.id ?? "")).data, types[0]);
    const { data: places } = await duffel.suggestions.list({ query: "paris" });
    assert.deepEqual(
      places.slice(0, 3).map((place) => place.iata_code),
      ["PAR", "CDG", "ORY"],
    );
  });

  it("has its own errors for what is refused", async () => {
    const { DuffelError } = await loadDuffelClient();
    const refusals: readonly (readonly [status: number, code: string, call: () => Promise<unknown>])[] = [
      [404, "not_found", () => duffel.offers.get("off_00009htYpSCXrwaB9DnUm0")],
      [403, "insufficient_permissions", () => stranger.airlines.list()],
      [
        422,
        "invalid_airport_code",
        () =>
          duffel.offerRequests.create({
            slices: [{ origin: "XXX", destination: "CDG", departure_date: departureDate, ...anyTime }],
            passengers: [{ type: "adult" }],
          }),
      ],
    ];
    for (const [status, code, call] of refusals) {
      await assert.rejects(call, (error: unknown) => {
        assert.ok(error instanceof DuffelError);
        assert.deepEqual([error.meta.status, error.errors[0]?.code], [status, code]);
        return true;
      });
    }
  });
});
