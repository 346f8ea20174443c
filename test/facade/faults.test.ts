/** Each kind of fault, by the line in this process and by the one that leaves it: to a caller they are the same. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { createFaults, type Faults } from "../../src/facade/faults/faults.js";
import type { FaultAction, FaultRule } from "../../src/facade/faults/rules.js";
import { inProcessLine } from "../../src/facade/inProcess.js";
import { createHttpLine } from "../../src/upstream/httpLine.js";
import type { Line, WireAnswer, WireRequest } from "../../src/upstream/port.js";
import { serveFacades } from "./served.js";
import { createShop, type HandTimers, handTimers, memoryPlace } from "./shop.js";

interface Bench {
  readonly line: Line;
  readonly shop: ReturnType<typeof createShop>;
  readonly faults: Faults;
  readonly timers: HandTimers;
  readonly close: () => Promise<void>;
}

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  "in process": async () => {
    const [shop, timers] = [createShop(), handTimers()];
    const faults = createFaults([], timers);
    const line = inProcessLine(shop, await memoryPlace(), faults);
    return { line, shop, faults, timers, close: async () => undefined };
  },
  "over a socket": async () => {
    const cleanups: (() => Promise<void>)[] = [];
    const shop = createShop();
    const { url, faults, timers } = await serveFacades({ after: (run) => void cleanups.push(run) }, [shop], {
      isAlone: true,
    });
    const line = createHttpLine({ baseUrl: url });
    const close = async () => {
      line.close();
      for (const run of cleanups) await run();
    };
    return { line, shop, faults, timers, close };
  },
};

const { signal } = new AbortController();
const headers = { host: "localhost", authorization: "Bearer any" };
const order: WireRequest = { method: "POST", target: "/orders", headers, body: "{}" };
const read = (id: string): WireRequest => ({ method: "GET", target: `/orders/${id}`, headers, body: undefined });

const textOf = async ({ body }: WireAnswer): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
};

/** Waits by turns of the event loop, letting time pass by hand, until what is waited for has come. */
const passingTime = async <Value>({ next }: HandTimers, wanted: Promise<Value>): Promise<Value> => {
  let isOver = false;
  const over = (): void => {
    isOver = true;
  };
  wanted.then(over, over);
  while (!isOver) {
    await new Promise(setImmediate);
    next();
  }
  return wanted;
};

for (const [where, open] of Object.entries(benches)) {
  describe(`faults ${where}`, () => {
    let bench: Bench;
    before(async () => {
      bench = await open();
    });
    after(() => bench.close());

    const fail = (action: FaultAction, rest: Partial<FaultRule> = {}): void =>
      bench.faults.replace([{ vendor: "shop", do: action, ...rest }]);

    const done = async (work: () => Promise<unknown>): Promise<number> => {
      const before = bench.shop.ordersDone();
      await work();
      return bench.shop.ordersDone() - before;
    };

    it("a status is the vendor's error with the fault's headers, and nothing is done", async () => {
      fail({ status: 429, headers: { "retry-after": "1" } });
      const count = await done(async () => {
        const answer = await bench.line.exchange(order, signal);
        assert.deepEqual([answer.status, answer.headers["retry-after"]], [429, "1"]);
        assert.equal(JSON.parse(await textOf(answer)).error.fault, "rateLimited");
      });
      assert.equal(count, 0);
    });

    it("a delay lasts as long as its timer", async () => {
      fail({ delayMs: 500 });
      const asked = bench.timers.waits.length;
      const answer = await passingTime(bench.timers, bench.line.exchange(order, signal));
      assert.deepEqual([answer.status, bench.timers.waits.slice(asked)], [201, [500]]);
      await textOf(answer);
    });

    it("a caller that does not wait for a delay has nothing done", async () => {
      fail({ delayMs: 500 });
      const asked = bench.timers.waits.length;
      const call = new AbortController();
      const count = await done(async () => {
        const given = bench.line.exchange(order, call.signal);
        while (bench.timers.waits.length === asked) await new Promise(setImmediate);
        call.abort(new Error("given up"));
        await assert.rejects(given, /given up/);
        while (bench.timers.pending() > 0) await new Promise(setImmediate);
      });
      assert.equal(count, 0);
    });

    it("a drip gives the whole body in pieces", async () => {
      fail({ drip: { bytes: 4, everyMs: 100 } });
      const asked = bench.timers.waits.length;
      const answer = await bench.line.exchange({ ...order, target: "/token" }, signal);
      assert.equal(await passingTime(bench.timers, textOf(answer)), '{"token":"t"}');
      assert.deepEqual(bench.timers.waits.slice(asked), [100, 100, 100]);
    });

    it("a cut gives so many bytes, and never all of them", async () => {
      for (const cut of [0, 5, 1_000_000]) {
        fail({ cut });
        const pieces: Uint8Array[] = [];
        const reading = async () => {
          const { body } = await bench.line.exchange(order, signal);
          for await (const piece of body) pieces.push(piece);
        };
        await assert.rejects(reading(), { code: "ECONNRESET" });
        const text = Buffer.concat(pieces).toString();
        assert.ok(cut === 1_000_000 ? !text.endsWith("}") : text === '{"id"'.slice(0, cut), text);
      }
    });

    it("a malformed body ends in its middle, and the answer says that it is whole", async () => {
      fail({ malformed: true });
      const text = await textOf(await bench.line.exchange(order, signal));
      assert.throws(() => JSON.parse(text), SyntaxError);
    });

    it("a media type takes the place of the answer's own", async () => {
      fail({ mediaType: "text/html" });
      const answer = await bench.line.exchange(order, signal);
      assert.equal(answer.headers["content-type"], "text/html");
      await textOf(answer);
    });

    it("what is accepted is read so many times before it is ready", async () => {
      fail({ accepted: 2 }, { method: "POST", path: "/orders" });
      const accepted = await bench.line.exchange(order, signal);
      const { id } = JSON.parse(await textOf(accepted));
      const statusOf = async (name: string): Promise<number> => {
        const answer = await bench.line.exchange(read(name), signal);
        await textOf(answer);
        return answer.status;
      };
      const statuses = [await statusOf("another"), await statusOf(id), await statusOf(id), await statusOf(id)];
      assert.deepEqual([accepted.status, ...statuses], [202, 200, 202, 202, 200]);
    });

    it("a reset before does nothing, and one after has done it", async () => {
      const reset = async (when: "before" | "after"): Promise<number> => {
        fail({ reset: when });
        return done(() => assert.rejects(bench.line.exchange(order, signal), { code: "ECONNRESET" }));
      };
      assert.deepEqual([await reset("before"), await reset("after")], [0, 1]);
    });
  });
}
