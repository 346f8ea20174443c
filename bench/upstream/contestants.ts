/** The same request by bare `node:http`, and through the upstream layer with all that a live vendor has. */
import { Agent, request } from "node:http";
import { realTimers } from "../../src/timers.js";
import {
  createHttpLine,
  createMeter,
  createUpstream,
  fixedHeaders,
  sendForJson,
  standardBreaker,
} from "../../src/upstream/index.js";

/** Sends one request and reads the whole answer. */
export type Contestant = () => Promise<unknown>;

const path = "/air/offer_requests?return_offers=true";
const text = JSON.stringify({
  data: { slices: [{ origin: "SFO", destination: "CDG", departure_date: "2027-05-10" }] },
});

export const bare = (port: number): Contestant => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const headers = {
    accept: "application/json",
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    authorization: "Bearer key",
  };
  return () =>
    new Promise((resolve, reject) => {
      const sent = request({ agent, host: "127.0.0.1", port, method: "POST", path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => resolve(JSON.parse(Buffer.concat(chunks).toString("utf8"))));
        response.on("error", reject);
      });
      sent.on("error", reject);
      sent.end(text);
    });
};

export const layered = (port: number): Contestant => {
  const baseUrl = `http://127.0.0.1:${port}`;
  const upstream = createUpstream({
    name: "vendor",
    baseUrl,
    line: createHttpLine({ baseUrl }),
    policy: { attempts: 4, delaysMs: [1000, 2000, 4000], attemptTimeoutMs: 10_000, retryOn: ["429", "503", "timeout"] },
    authorize: fixedHeaders({ authorization: "Bearer key" }),
    timers: realTimers,
    meter: createMeter(),
    log: () => undefined,
    breaker: standardBreaker,
    limits: { atOnce: 8 },
  });
  const call = {
    signal: new AbortController().signal,
    remainingMs: () => 30_000,
    correlationId: "0af7651916cd43dd8448eb211c80319c",
    traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
  };
  const search = {
    operation: "createOfferRequest",
    method: "POST",
    path: "/air/offer_requests",
    query: { return_offers: true },
    body: { mediaType: "application/json", text },
    accept: ["application/json"],
    isSafe: true,
  } as const;
  const read = (value: unknown): object | undefined =>
    typeof value === "object" && value !== null ? value : undefined;
  return () => sendForJson(upstream, search, call, read);
};
