/** The line to a facade in this process: routes, keys, and which requests a fault is for, without a socket. */
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import fc from "fast-check";
import { createFaults } from "../../src/facade/faults/faults.js";
import type { FaultRule } from "../../src/facade/faults/rules.js";
import { inProcessLine } from "../../src/facade/inProcess.js";
import type { FacadePlace } from "../../src/facade/port.js";
import type { Line, WireAnswer, WireRequest } from "../../src/upstream/port.js";
import { anyText } from "../support/anyText.js";
import { createShop, handTimers, memoryPlace } from "./shop.js";

const { signal } = new AbortController();
const key = { authorization: "Bearer any" };

const get = (target: string, headers: WireRequest["headers"] = key): WireRequest => ({
  method: "GET",
  target,
  headers,
  body: undefined,
});

const order: WireRequest = { method: "POST", target: "/orders", headers: key, body: "{}" };

const textOf = async ({ body }: WireAnswer): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
};

const ask = async (line: Line, request: WireRequest) => {
  const answer = await line.exchange(request, signal);
  return { ...answer, value: JSON.parse(await textOf(answer)) };
};

let place: FacadePlace;
before(async () => {
  place = await memoryPlace();
});

describe("a line to a facade in this process", () => {
  it("gives the route's answer, with the variables of its path decoded", async () => {
    const { status, value } = await ask(inProcessLine(createShop(), place), get("/orders/a%2Fb"));
    assert.deepEqual([status, value.id], [200, "a/b"]);
  });

  it("takes a path with a slash at its end as one without", async () => {
    const line = inProcessLine(createShop(), place);
    assert.deepEqual((await ask(line, get("/echo/?a=1&a=2"))).value.query, [
      ["a", "1"],
      ["a", "2"],
    ]);
    assert.equal((await ask(line, { ...order, target: "/orders/" })).status, 201);
  });

  it("prefers a route that is written out", async () => {
    assert.equal((await ask(inProcessLine(createShop(), place), get("/orders/latest"))).value.lines, undefined);
  });

  it("tells the place's instant, world and session", async () => {
    const line = inProcessLine(createShop(), place);
    const { value } = await ask(line, get("/echo"));
    assert.deepEqual([value.nowMs, value.world], [1000, "shop"]);
    assert.equal((await ask(line, order)).value.scopeId, "one");
  });

  it("refuses in the vendor's form what has no key, a live one, no route, or another method", async () => {
    const line = inProcessLine(createShop(), place);
    const refusal = async (request: WireRequest) => {
      const { status, value } = await ask(line, request);
      return [status, value.error.fault, value.error.message];
    };
    assert.deepEqual(await refusal(get("/echo", {})), [
      401,
      "unauthorized",
      "this is a mock: send any key that is not empty",
    ]);
    assert.deepEqual(await refusal(get("/echo", { authorization: "Bearer live_1" })), [
      403,
      "liveKey",
      "this is a mock: never send a live key",
    ]);
    assert.deepEqual(await refusal(get("/nothing")), [404, "notFound", "the mock of Shop does not serve /nothing"]);
    assert.deepEqual(await refusal(get("/orders/%ZZ")), [
      404,
      "notFound",
      "the mock of Shop does not serve /orders/%ZZ",
    ]);
    assert.deepEqual(await refusal({ ...order, method: "DELETE" }), [405, "methodNotAllowed", "/orders takes POST"]);
  });

  it("answers any target in the vendor's form", async () => {
    const line = inProcessLine(createShop(), place);
    const target = fc.oneof(fc.string(), fc.webPath(), anyText());
    await fc.assert(
      fc.asyncProperty(target, async (text) => {
        const answer = await line.exchange(get(`/${text}`), signal);
        JSON.parse(await textOf(answer));
        return answer.status < 500;
      }),
      { numRuns: 300, examples: [["orders/%"], ["orders/%2"], ["orders/__proto__"], ["//"], ["?"], ["orders/?%ZZ"]] },
    );
  });

  it("asks no key of a route that gives one", async () => {
    const { status } = await ask(inProcessLine(createShop(), place), { ...order, target: "/token", headers: {} });
    assert.equal(status, 200);
  });

  it("gives the request's id back", async () => {
    const answer = await ask(inProcessLine(createShop(), place), get("/echo", { ...key, "x-request-id": "r-1" }));
    assert.equal(answer.headers["x-request-id"], "r-1");
  });

  it("sends nothing for a call that has ended", async () => {
    const shop = createShop();
    const ended = AbortSignal.abort(new Error("over"));
    await assert.rejects(inProcessLine(shop, place).exchange(order, ended), /over/);
    assert.equal(shop.ordersDone(), 0);
  });
});

describe("which requests a fault is for", () => {
  const statuses = async (
    rules: readonly FaultRule[],
    requests: readonly WireRequest[],
  ): Promise<readonly number[]> => {
    const line = inProcessLine(createShop(), place, createFaults(rules, handTimers()));
    const found: number[] = [];
    for (const request of requests) found.push((await ask(line, request)).status);
    return found;
  };
  const busy: FaultRule = { vendor: "shop", do: { status: 503 } };
  const five = [order, order, order, order, order];

  it("nth, every and times count the requests that match", async () => {
    assert.deepEqual(await statuses([{ ...busy, nth: [1, 3] }], five), [503, 201, 503, 201, 201]);
    assert.deepEqual(await statuses([{ ...busy, nth: 2 }], five), [201, 503, 201, 201, 201]);
    assert.deepEqual(await statuses([{ ...busy, every: 2 }], five), [201, 503, 201, 503, 201]);
    assert.deepEqual(await statuses([{ ...busy, times: 2 }], five), [503, 503, 201, 201, 201]);
    assert.deepEqual(await statuses([busy], five), [503, 503, 503, 503, 503]);
  });

  it("method, path and vendor choose", async () => {
    const requests = [order, get("/orders/o1"), get("/echo")];
    assert.deepEqual(await statuses([{ ...busy, method: "GET" }], requests), [201, 503, 503]);
    assert.deepEqual(await statuses([{ ...busy, path: "/orders/{id}" }], requests), [201, 503, 200]);
    assert.deepEqual(await statuses([{ ...busy, vendor: "other" }], requests), [201, 200, 200]);
  });

  it("the first rule that is due decides, and each counts for itself", async () => {
    const rules: readonly FaultRule[] = [
      { ...busy, nth: 1 },
      { ...busy, nth: 2, do: { status: 429 } },
    ];
    assert.deepEqual(await statuses(rules, [order, order, order]), [503, 429, 201]);
  });

  it("accepted is not for a vendor whose answers never come later, and says so", async () => {
    const { accepted: _, ...shop } = createShop();
    const faults = createFaults([{ vendor: "shop", do: { accepted: 1 } }], handTimers());
    const { status, value } = await ask(inProcessLine(shop, place, faults), order);
    assert.equal(status, 501);
    assert.match(value.error.message, /the fault 'accepted' does not apply to it/);
  });

  it("new rules begin to count anew", async () => {
    const faults = createFaults([{ ...busy, times: 1 }], handTimers());
    const line = inProcessLine(createShop(), place, faults);
    assert.equal((await ask(line, order)).status, 503);
    faults.replace([{ ...busy, times: 1 }]);
    assert.equal((await ask(line, order)).status, 503);
    faults.replace([]);
    assert.equal((await ask(line, order)).status, 201);
  });
});
