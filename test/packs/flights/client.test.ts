/** The client of flights-mcp does what its document says, in its order, with its words. Time passes by hand. */
import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import type { FlightOption } from "../../../generated/flights/types.js";
import { createFlightToolClient, type FlightToolClient } from "../../../src/packs/flights/client.js";
import { createSearchCounter, type SearchCounter } from "../../../src/packs/flights/searchFigures.js";
import { ToolInvocationError } from "../../../src/packs/flights/toolInvocationError.js";
import type { MemoStore } from "../../../src/store/ports/memos.js";
import {
  createCache,
  createMeter,
  createUpstream,
  fixedHeaders,
  type Line,
  UpstreamFailure,
} from "../../../src/upstream/index.js";
import { createDuffelClient } from "../../../src/vendors/duffel/client.js";
import { type HandTimers, handTimers } from "../../support/handTimers.js";
import documentAnswer from "./fixtures/documentAnswer.json" with { type: "json" };
import { found, refused, type Scripted } from "./recorder.js";

const request = { origin: "SFO", destination: "CDG", departure_date: "2025-05-10", cabin_class: "business" } as const;
const key = "flights:SFO:CDG:2025-05-10:business";
const startMs = Date.parse("2025-04-01T00:00:00Z");
const { offers } = documentAnswer.data;
/** Offers that last for the whole test. */
const lasting = offers.map((offer) => ({ ...offer, expires_at: "2026-01-01T00:00:00Z" }));

interface Logged {
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Scene {
  readonly timers: HandTimers;
  readonly logged: Logged[];
  readonly counter: SearchCounter;
  readonly steps: string[];
  /** When each request went out, milliseconds after the first. */
  readonly sentAtMs: () => readonly number[];
  readonly answer: (...answers: readonly Scripted[]) => void;
  readonly client: (nowMs?: number) => FlightToolClient;
}

const memosOf = (steps: string[]): MemoStore => {
  const kept = new Map<string, string>();
  return {
    keepMemo: async (_world, name, text) => {
      steps.push("keep");
      kept.set(name, text);
    },
    readMemo: async (_world, name) => {
      steps.push("look");
      return kept.get(name);
    },
    dropMemo: async (_world, name) => kept.delete(name),
  };
};

const openScene = (): Scene => {
  const timers = handTimers();
  const logged: Logged[] = [];
  const steps: string[] = [];
  const sent: number[] = [];
  let script: readonly Scripted[] = [];
  const line: Line = {
    exchange: async () => {
      steps.push("call");
      sent.push(timers.now());
      const [next = refused(500), ...rest] = script;
      if (rest.length > 0) script = rest;
      const bytes = new TextEncoder().encode(JSON.stringify(next.body));
      const headers = { "content-type": "application/json", ...next.headers };
      return {
        status: next.status,
        headers,
        body: (async function* () {
          yield bytes;
        })(),
      };
    },
  };
  const upstream = createUpstream({
    name: "duffel",
    baseUrl: "http://127.0.0.1",
    line,
    policy: {
      attempts: 4,
      delaysMs: [1000, 2000, 4000],
      attemptTimeoutMs: 10_000,
      retryOn: ["429", "500", "502", "503", "504", "timeout", "reset", "connect"],
    },
    authorize: fixedHeaders({ authorization: "Bearer key" }),
    timers,
    meter: createMeter(),
    log: () => undefined,
  });
  const cache = createCache<readonly FlightOption[]>({
    memos: memosOf(steps),
    clock: { now: () => startMs },
    keepMs: 86_400_000,
    read: (value) => (Array.isArray(value) ? value : undefined),
  });
  const counter = createSearchCounter();
  let ids = 0;
  return {
    timers,
    logged,
    counter,
    steps,
    sentAtMs: () => sent.map((atMs) => atMs - (sent[0] ?? 0)),
    answer: (...answers) => {
      script = answers;
    },
    client: (nowMs = startMs) =>
      createFlightToolClient({
        duffel: createDuffelClient(upstream, timers),
        call: { signal: new AbortController().signal, remainingMs: () => 30_000, correlationId: "c-1" },
        cache,
        world: { key: "w", epoch: 1 },
        nowMs,
        counter,
        log: (_severity, message, fields) => {
          steps.push(message);
          logged.push({ message, fields });
        },
        timers,
        newId: () => `id-${++ids}`,
      }),
  };
};

/** Lets waits between attempts pass until the promise has ended. */
const whilePassing = async <Value>(timers: HandTimers, work: Promise<Value>): Promise<Value> => {
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  end.catch(() => undefined);
  for (;;) {
    await timers.pass(0);
    if (isOver) return end;
    await timers.passToNext();
  }
};

const failureOf = async (work: Promise<unknown>): Promise<ToolInvocationError> => {
  try {
    await work;
  } catch (error) {
    assert.ok(error instanceof ToolInvocationError);
    return error;
  }
  throw new Error("nothing was thrown");
};

let scene = openScene();
beforeEach(() => {
  scene = openScene();
});

describe("order of the document", () => {
  it("looks into the cache, calls, keeps and logs", async () => {
    scene.answer(found(lasting));
    const options = await scene.client().searchFlights(request);
    assert.deepEqual(
      options.map(({ id }) => id),
      ["off_round", "off_direct"],
    );
    assert.deepEqual(scene.steps, ["look", "call", "keep", "Tool invocation success"]);
  });

  it("checks the request before it looks or calls, by four messages", async () => {
    const messages: readonly (readonly [object, string])[] = [
      [{ origin: "" }, "origin and destination required"],
      [{ origin: "sfo" }, "Invalid origin IATA code: sfo"],
      [{ destination: "PARIS" }, "Invalid destination IATA code: PARIS"],
      [{ departure_date: "2025-02-30" }, "Invalid departure date: 2025-02-30"],
    ];
    for (const [wrong, message] of messages) {
      const { cause } = await failureOf(scene.client().searchFlights({ ...request, ...wrong }));
      assert.ok(cause instanceof Error);
      assert.equal(cause.message, message);
    }
    assert.deepEqual(scene.steps, Array(4).fill("Tool invocation failed"));
  });

  it("throws a ToolInvocationError with tool, operation and cause", async () => {
    scene.answer(refused(400, { title: "No" }));
    const error = await failureOf(scene.client().searchFlights(request));
    assert.deepEqual([error.tool, error.operation], ["flights-mcp", "search_flights"]);
    assert.ok(error.cause instanceof UpstreamFailure);
  });
});

describe("lines of the log", () => {
  it("tells a success and a cache hit by their fields and no others", async () => {
    scene.answer(found(lasting));
    await scene.client().searchFlights(request);
    await scene.client().searchFlights(request);
    assert.deepEqual(scene.logged, [
      {
        message: "Tool invocation success",
        fields: {
          operationId: "id-1",
          toolInvocationId: "id-2",
          tool: "flights-mcp",
          operation: "search_flights",
          latency: 0,
          resultCount: 2,
          status: "success",
        },
      },
      { message: "Tool cache hit", fields: { operationId: "id-3", tool: "flights-mcp", cacheKey: key } },
    ]);
  });

  it("tells a failure by its fields and no others", async () => {
    scene.answer(refused(400, { message: "hostile words" }));
    await failureOf(scene.client().searchFlights(request));
    assert.deepEqual(scene.logged, [
      {
        message: "Tool invocation failed",
        fields: {
          operationId: "id-1",
          toolInvocationId: "id-2",
          tool: "flights-mcp",
          status: "error",
          errorMessage: "duffel createOfferRequest: rejected 400",
          errorType: "UpstreamFailure",
        },
      },
    ]);
  });

  it("tells that nothing was found, and gives no options", async () => {
    scene.answer(found([]));
    assert.deepEqual(await scene.client().searchFlights(request), []);
    assert.deepEqual(scene.logged[0], {
      message: "No flights found",
      fields: { origin: "SFO", destination: "CDG", date: "2025-05-10" },
    });
  });
});

describe("attempts", () => {
  const busy = refused(429, { type: "rate_limit_exceeded" });

  it("waits 1, 2 and 4 seconds after a 429, and then succeeds", async () => {
    scene.answer(busy, busy, busy, found(lasting));
    await whilePassing(scene.timers, scene.client().searchFlights(request));
    assert.deepEqual(scene.sentAtMs(), [0, 1000, 3000, 7000]);
    assert.equal(scene.counter.figures().sent, 1);
  });

  it("gives up after four of them, in the words of the document", async () => {
    scene.answer(busy);
    const { cause } = await failureOf(whilePassing(scene.timers, scene.client().searchFlights(request)));
    assert.ok(cause instanceof Error);
    assert.equal(cause.message, "Rate limit exceeded after retries");
    assert.equal(scene.sentAtMs().length, 4);
  });

  it("waits as long as the service asks for", async () => {
    scene.answer({ ...busy, headers: { "retry-after": "3" } }, found(lasting));
    await whilePassing(scene.timers, scene.client().searchFlights(request));
    assert.deepEqual(scene.sentAtMs(), [0, 3000]);
  });

  it("are as many as the caller says", async () => {
    scene.answer(busy);
    await failureOf(whilePassing(scene.timers, scene.client().searchFlights(request, { retries: 1 })));
    assert.deepEqual(scene.sentAtMs(), [0, 1000]);
  });

  it("asks once more after a 401, and once alone after another 4xx", async () => {
    scene.answer(refused(401));
    await failureOf(whilePassing(scene.timers, scene.client().searchFlights(request)));
    assert.equal(scene.sentAtMs().length, 2);
    scene.answer(refused(422));
    await failureOf(whilePassing(scene.timers, scene.client().searchFlights(request)));
    assert.equal(scene.sentAtMs().length, 3);
  });
});

describe("airport that the service does not know", () => {
  it("is named in the words of the document, for its 400 and for the 422 of the real service", async () => {
    const said = refused(400, { code: "invalid_airport_code", message: "The airport code 'XXX' is not valid" });
    const pointed = refused(422, { code: "validation_required", source: { pointer: "/slices/0/origin" } });
    for (const answer of [said, pointed]) {
      scene.answer(answer);
      const { cause } = await failureOf(scene.client().searchFlights({ ...request, origin: "XXX" }));
      assert.ok(cause instanceof Error);
      assert.equal(cause.message, "Airport code XXX not found. Please check spelling.");
    }
  });
});

describe("kept answers", () => {
  const searchAt = (seconds: number, options = {}) =>
    whilePassing(scene.timers, scene.client(startMs + seconds * 1000).search(request, options));

  it("are given for 1800 seconds of the world's time, and the second search costs nothing", async () => {
    scene.answer(found(lasting));
    await searchAt(0);
    const again = await searchAt(1799);
    assert.deepEqual([again.isCached, again.isStale, again.ageMs], [true, false, 1_799_000]);
    assert.equal(scene.counter.figures().sent, 1);
    assert.equal((await searchAt(1800)).isCached, false);
    assert.equal(scene.counter.figures().sent, 2);
  });

  it("are asked for anew on a new search, and once discarded", async () => {
    scene.answer(found(lasting));
    await searchAt(0);
    assert.equal((await searchAt(1, { isNew: true })).isCached, false);
    assert.equal(await scene.client().discard(key), true);
    assert.equal(await scene.client().discard(key), false);
    assert.equal((await searchAt(2)).isCached, false);
    assert.equal(scene.counter.figures().sent, 3);
  });

  it("leave out options that have expired, and are none once all have", async () => {
    const [first, second] = lasting;
    scene.answer(found([first, { ...second, expires_at: "2025-04-01T00:10:00Z" }]));
    await searchAt(0);
    assert.equal((await searchAt(599)).options.length, 2);
    assert.deepEqual(
      (await searchAt(600)).options.map(({ id }) => id),
      ["off_direct"],
    );
    scene.answer(found([{ ...second, expires_at: "2025-04-01T00:15:00Z" }]));
    await searchAt(601, { isNew: true });
    assert.equal((await searchAt(900)).isCached, false);
  });

  it("are kept where nothing was found, too", async () => {
    scene.answer(found([]));
    await searchAt(0);
    assert.deepEqual([(await searchAt(1)).isCached, scene.counter.figures().sent], [true, 1]);
  });

  it("are given as stale after failures, up to 24 hours old", async () => {
    scene.answer(found(lasting));
    await searchAt(0);
    scene.answer(refused(500));
    const old = await searchAt(86_400);
    assert.deepEqual([old.isStale, old.isCached, old.ageMs, old.options.length], [true, true, 86_400_000, 2]);
    assert.deepEqual(scene.logged.at(-1)?.message, "Tool invocation failed");
    await failureOf(searchAt(86_401));
  });

  it("are not given in the place of a refusal", async () => {
    scene.answer(found(lasting));
    await searchAt(0);
    for (const status of [400, 401, 403, 422]) {
      scene.answer(refused(status));
      await failureOf(searchAt(3600));
    }
  });

  it("are asked for once by two searches at the same time", async () => {
    scene.answer(found(lasting));
    const both = await Promise.all([scene.client().search(request), scene.client().search(request)]);
    assert.deepEqual(
      both.map(({ isCached }) => isCached),
      [false, true],
    );
    assert.equal(scene.counter.figures().sent, 1);
  });
});
