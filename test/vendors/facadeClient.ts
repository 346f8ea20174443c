/** A facade in this process with the clients on it, as a pack has them in mock mode. */
import { inProcessLine } from "../../src/facade/inProcess.js";
import type { FacadeAnswer, FacadePlace, Vendor } from "../../src/facade/port.js";
import { openMemoryStore } from "../../src/store/memory/index.js";
import { realTimers } from "../../src/timers.js";
import { createWorld } from "../../src/travel/world/index.js";
import {
  type Authorize,
  createMeter,
  createUpstream,
  fixedHeaders,
  type Upstream,
  type UpstreamCall,
} from "../../src/upstream/index.js";

export const atInstant = Date.parse("2026-06-01T12:00:00Z");

/** A world of its own, in which nothing is sold, at one instant. */
export const newPlace = async (nowMs = atInstant, seed = "vendors", documents = 10) => {
  const store = await openMemoryStore<unknown>({ mostWorlds: 10, warn: () => undefined });
  const facts = {
    seed,
    clock: { mode: "real" },
    limits: { bookings: documents, sessions: 10 },
    contractVersion: "1.0.0",
  } as const;
  const stored = await store.createWorld("vendors", facts, 0);
  return {
    world: createWorld({ worldId: "vendors", seed }),
    stored,
    store,
    nowMs,
    scopeId: "one",
  } satisfies FacadePlace;
};

export const callOn = (vendor: Vendor, place: FacadePlace): UpstreamCall => ({
  signal: new AbortController().signal,
  remainingMs: () => Number.POSITIVE_INFINITY,
  correlationId: "test",
  line: inProcessLine(vendor, place),
});

const nowhere = { exchange: () => Promise.reject(new Error("a test has its own line")) };

/** One attempt: what a facade answers is what the client gets. */
export const upstreamOn = (vendor: Vendor, authorize: Authorize = fixedHeaders({})): Upstream =>
  createUpstream({
    name: vendor.name,
    baseUrl: "https://vendor.example",
    line: nowhere,
    policy: { attempts: 1, delaysMs: [0], attemptTimeoutMs: 60_000, retryOn: [] },
    authorize,
    timers: realTimers,
    meter: createMeter(),
    log: () => undefined,
  });

export interface Asked {
  readonly method?: "GET" | "POST" | "PUT";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One request as it would come over a socket. */
export const ask = async (
  vendor: Vendor,
  place: FacadePlace,
  target: string,
  { method = "GET", headers = {}, body }: Asked = {},
): Promise<FacadeAnswer> => {
  const answer = await inProcessLine(vendor, place).exchange(
    { method, target, headers, body },
    new AbortController().signal,
  );
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.body) chunks.push(chunk);
  return { status: answer.status, headers: answer.headers, body: Buffer.concat(chunks).toString("utf8") };
};
