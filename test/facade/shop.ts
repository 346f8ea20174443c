/** A vendor of this folder's own: small enough to see what is the facade's, and what is a vendor's. */
import type { FacadeAnswer, FacadePlace, Vendor } from "../../src/facade/port.js";
import { openMemoryStore } from "../../src/store/memory/index.js";
import type { Timers } from "../../src/timers.js";
import { createWorld } from "../../src/travel/world/index.js";

export const json = (status: number, value: unknown): FacadeAnswer => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

/** Counts the orders that were done, so that a lost answer can be told from work that was never begun. */
export const createShop = (): Vendor & { readonly ordersDone: () => number } => {
  let ordersDone = 0;
  return {
    name: "shop",
    title: "Shop",
    routes: [
      { method: "POST", path: "/token", isOpen: true, answer: () => json(200, { token: "t" }) },
      {
        method: "POST",
        path: "/orders",
        answer: ({ body }, { scopeId }) => {
          ordersDone += 1;
          return json(201, { id: `o${ordersDone}`, body, scopeId, lines: ["long enough to be cut in two"] });
        },
      },
      { method: "GET", path: "/orders/{id}", answer: (_request, _place, { id }) => json(200, { id, lines: ["one"] }) },
      { method: "GET", path: "/orders/latest", answer: () => json(200, { id: "latest" }) },
      {
        method: "GET",
        path: "/echo",
        answer: ({ query }, { nowMs, stored }) =>
          json(200, { query: [...query], nowMs, world: stored.key, seed: stored.seed }),
      },
      { method: "GET", path: "/broken", answer: () => Promise.reject(new Error("a secret of the inside")) },
    ],
    keyOf: ({ authorization }) => {
      const key = authorization?.replace("Bearer ", "") ?? "";
      if (key === "") return "unauthorized";
      return key.startsWith("live_") ? "liveKey" : "ok";
    },
    error: (fault, status, message) => json(status, { error: { fault, message } }),
    accepted: ({ body }) => {
      const { id } = JSON.parse(body);
      return { answer: json(202, { id }), readPath: `/orders/${id}` };
    },
    ordersDone: () => ordersDone,
  };
};

export const memoryPlace = async (): Promise<FacadePlace> => {
  const store = await openMemoryStore<unknown>({ mostWorlds: 10, warn: () => undefined });
  const facts = {
    seed: "shop",
    clock: { mode: "real" },
    limits: { bookings: 10, sessions: 10 },
    contractVersion: "1.0.0",
  } as const;
  const stored = await store.createWorld("shop", facts, 0);
  return { world: createWorld({ worldId: "shop", seed: "shop" }), stored, store, nowMs: 1000, scopeId: "one" };
};

export interface HandTimers extends Timers {
  /** Lets the time of the next wait pass; false if nobody waits. */
  readonly next: () => boolean;
  readonly waits: readonly number[];
  /** How many wait. */
  readonly pending: () => number;
}

/** Time that passes only by `next`. */
export const handTimers = (): HandTimers => {
  const waiting = new Set<() => void>();
  const waits: number[] = [];
  return {
    now: () => 0,
    after: (ms, run) => {
      waits.push(ms);
      waiting.add(run);
      return () => void waiting.delete(run);
    },
    next: () => {
      const [run] = waiting;
      if (run === undefined) return false;
      waiting.delete(run);
      run();
      return true;
    },
    waits,
    pending: () => waiting.size,
  };
};
