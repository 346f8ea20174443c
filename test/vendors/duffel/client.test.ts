/** Duffel's client against a recording server: what it sends, how long it waits, and what it makes of answers. */
import assert from "node:assert/strict";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import type { Timers } from "../../../src/timers.js";
import {
  createHttpLine,
  createMeter,
  createUpstream,
  fixedHeaders,
  type HttpLine,
  type UpstreamCall,
  UpstreamFailure,
} from "../../../src/upstream/index.js";
import { createDuffelClient, type DuffelSearch } from "../../../src/vendors/duffel/client.js";
import { openPlace, search as searchMock } from "./place.js";

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Reply = readonly [status: number, body: string];

/** Time that goes by at once, and is counted. */
const hurriedTimers = (): Timers & { readonly waitsMs: number[] } => {
  const waitsMs: number[] = [];
  let nowMs = 0;
  return {
    waitsMs,
    now: () => nowMs,
    after: (ms, run) => {
      // An attempt's own limit is no wait.
      if (ms !== pollMs) return () => undefined;
      waitsMs.push(ms);
      nowMs += ms;
      const timer = setImmediate(run);
      return () => clearImmediate(timer);
    },
  };
};

const pollMs = 1000;
/** Never what is left of it is a second, so that an attempt has no such limit. */
const toolTimeMs = 30_500;
const search: DuffelSearch = {
  slices: [
    { origin: "SFO", destination: "CDG", departureDate: "2025-05-10", departureTime: { from: "08:00", to: "12:00" } },
    { origin: "CDG", destination: "SFO", departureDate: "2025-05-17" },
  ],
  passengers: { adults: 2, children: 1, infants: 1 },
  cabin: "business",
  maxConnections: 1,
};

const received: Received[] = [];
let replies: Reply[] = [];
let server: Server;
let line: HttpLine;
let offers = "[]";

before(async () => {
  const { body } = await searchMock(await openPlace());
  offers = JSON.stringify(JSON.parse(body).data.offers.slice(0, 2));
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method, url, headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      const [status, text] = (replies.length > 1 ? replies.shift() : replies[0]) ?? [500, ""];
      response.writeHead(status, { "content-type": "application/json; charset=utf-8", "content-encoding": "gzip" });
      response.end(gzipSync(text));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

after(() => {
  line.close();
  server.close();
});

const begin = (...next: readonly Reply[]) => {
  received.length = 0;
  replies = [...next];
  const timers = hurriedTimers();
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  line = createHttpLine({ baseUrl });
  const upstream = createUpstream({
    name: "duffel",
    baseUrl,
    line,
    policy: { attempts: 1, delaysMs: [], attemptTimeoutMs: 10_000, retryOn: [] },
    authorize: fixedHeaders({ authorization: "Bearer duffel_test_canary" }),
    timers,
    meter: createMeter(),
    log: () => undefined,
  });
  const call: UpstreamCall = {
    signal: new AbortController().signal,
    remainingMs: () => toolTimeMs - timers.now(),
    correlationId: "c-1",
  };
  return { client: createDuffelClient(upstream, timers), call, timers };
};

const failureOf = async (promise: Promise<unknown>): Promise<UpstreamFailure> => {
  const error: unknown = await promise.then(
    () => assert.fail("it was answered"),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof UpstreamFailure, String(error));
  return error;
};

const found = (): Reply => [200, `{"data":{"id":"orq_1","offers":${offers}}}`];

describe("Duffel's client", () => {
  it("sends one search as the document has it, with what v2 wants", async () => {
    const { client, call } = begin(found());
    await client.createOfferRequest(search, call);
    assert.equal(received.length, 1);
    const [{ method, url, headers, body } = assert.fail()] = received;
    assert.deepEqual([method, url], ["POST", "/air/offer_requests?return_offers=true"]);
    assert.equal(headers.authorization, "Bearer duffel_test_canary");
    assert.equal(headers["duffel-version"], "v2");
    assert.match(String(headers["accept-encoding"]), /gzip/);
    assert.equal(headers["content-type"], "application/json");
    assert.match(String(headers.accept), /application\/json/);
    assert.deepEqual(JSON.parse(body), {
      data: {
        slices: [
          {
            origin: "SFO",
            destination: "CDG",
            departure_date: "2025-05-10",
            departure_time: { from: "08:00", to: "12:00" },
          },
          { origin: "CDG", destination: "SFO", departure_date: "2025-05-17" },
        ],
        passengers: [{ type: "adult" }, { type: "adult" }, { type: "child" }, { type: "infant_without_seat" }],
        cabin_class: "business",
        max_connections: 1,
      },
    });
  });

  it("sends the document's own request where nothing more is asked", async () => {
    const { client, call } = begin(found());
    const slices = [{ origin: "SFO", destination: "CDG", departureDate: "2025-05-10" }];
    await client.createOfferRequest(
      { slices, passengers: { adults: 1, children: 0, infants: 0 }, cabin: "business" },
      call,
    );
    const [slice] = slices;
    assert.deepEqual(JSON.parse(received[0]?.body ?? ""), {
      data: {
        slices: [{ origin: slice?.origin, destination: slice?.destination, departure_date: slice?.departureDate }],
        passengers: [{ type: "adult" }],
        cabin_class: "business",
      },
    });
  });

  it("takes offers by 200 and by 201 at once, an empty list included", async () => {
    for (const status of [200, 201]) {
      const { client, call, timers } = begin([status, found()[1]]);
      const { offers: taken, offerRequestId } = await client.createOfferRequest(search, call);
      assert.deepEqual(taken, JSON.parse(offers));
      assert.equal(offerRequestId, "orq_1");
      assert.deepEqual(timers.waitsMs, []);
      const empty = begin([status, '{"data":{"offers":[]}}']);
      assert.deepEqual((await empty.client.createOfferRequest(search, empty.call)).offers, []);
    }
  });

  it("asks each second for a search that is under way, until the offers are there", async () => {
    const pending = '{"data":{"id":"orq_1"}}';
    for (const [first, second] of [
      [202, 202],
      [201, 200],
      [202, 200],
    ] as const) {
      const { client, call, timers } = begin([first, pending], [second, pending], found());
      assert.deepEqual((await client.createOfferRequest(search, call)).offers, JSON.parse(offers));
      assert.deepEqual(
        received.map(({ method, url }) => `${method} ${url}`),
        [
          "POST /air/offer_requests?return_offers=true",
          "GET /air/offer_requests/orq_1",
          "GET /air/offer_requests/orq_1",
        ],
      );
      assert.deepEqual(timers.waitsMs, [1000, 1000]);
    }
  });

  it("does not take the empty list of a 202 for the end of a search", async () => {
    const { client, call } = begin([202, '{"data":{"id":"orq_1","offers":[]}}'], found());
    assert.equal((await client.createOfferRequest(search, call)).offers.length, 2);
  });

  it("gives up within the call's time if the offers never come", async () => {
    const { client, call, timers } = begin([202, '{"data":{"id":"orq_1"}}']);
    const { kind, facts } = await failureOf(client.createOfferRequest(search, call));
    assert.equal(kind, "timeout");
    assert.equal(facts.mayHaveBeenDone, false);
    assert.ok(timers.now() < toolTimeMs);
    assert.equal(received.length, 31);
  });

  it("gives up by itself where the call has no end", async () => {
    const { client, call, timers } = begin([202, '{"data":{"id":"orq_1"}}']);
    const { kind } = await failureOf(
      client.createOfferRequest(search, { ...call, remainingMs: () => Number.POSITIVE_INFINITY }),
    );
    assert.equal(kind, "timeout");
    assert.ok(timers.now() <= 60_000);
  });

  it("stops to ask as soon as the caller does", async () => {
    const { client, call } = begin([202, '{"data":{"id":"orq_1"}}']);
    const controller = new AbortController();
    const reason = new Error("enough");
    const asked = client.createOfferRequest(search, {
      ...call,
      signal: controller.signal,
      remainingMs: () => {
        if (received.length === 3) controller.abort(reason);
        return toolTimeMs;
      },
    });
    await assert.rejects(asked, reason);
    assert.equal(received.length, 3);
  });

  it("reads an offer, and looks once at a search", async () => {
    const offer: { readonly id: string } = JSON.parse(offers)[0];
    const one = begin([200, JSON.stringify({ data: offer })]);
    assert.deepEqual(await one.client.getOffer(offer.id, one.call), offer);
    assert.equal(received[0]?.url, `/air/offers/${offer.id}`);
    const pending = begin([202, '{"data":{"id":"orq_1"}}']);
    assert.deepEqual(await pending.client.getOfferRequest("orq_1", pending.call), { id: "orq_1", offers: undefined });
  });

  it("lets no id lead to another path", async () => {
    const { client, call } = begin(found());
    const { kind } = await failureOf(client.getOffer("..", call));
    assert.equal(kind, "refused");
    await failureOf(client.getOffer("../airlines?x=1", call));
    assert.deepEqual(
      received.map(({ url }) => url),
      ["/air/offers/..%2Fairlines%3Fx%3D1"],
    );
  });

  it("calls an answer malformed that is none of Duffel's", async () => {
    const without = JSON.stringify({
      data: { offers: JSON.parse(offers).map(({ slices: _, ...rest }: { slices: unknown }) => rest) },
    });
    for (const body of ["", "<html>", "null", "[]", '{"data":[]}', '{"data":{"offers":{}}}', '{"data":{}}', without]) {
      const { client, call } = begin([200, body]);
      assert.equal((await failureOf(client.createOfferRequest(search, call))).kind, "malformed", body.slice(0, 40));
    }
  });
});
