/** The pack behind the real dispatcher, in this process, with output validation: what a transport would see. */
import type { Settings } from "../../../generated/flights/settings.js";
import type { Faults } from "../../../src/facade/faults/faults.js";
import { createLog, type Log } from "../../../src/observability/log.js";
import { createPack } from "../../../src/packs/flights/index.js";
import { product } from "../../../src/product.js";
import type { Caller } from "../../../src/runtime/calls/caller.js";
import { openRuntime } from "../../../src/runtime/open.js";
import type { Runtime } from "../../../src/runtime/runtime.js";
import type { StoreSettings } from "../../../src/store/index.js";
import type { Timers } from "../../../src/timers.js";

export const documentNow = "2025-04-01T00:00:00Z";

/** A call's outcome: structure and text, or the reason with its data. */
export interface Outcome {
  readonly isError: boolean;
  readonly text: string;
  /** Of a result; empty for a refusal. */
  readonly structured: Readonly<Record<string, unknown>>;
  /** Of a refusal; empty for a result. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly message: string;
}

export interface Server {
  readonly runtime: Runtime;
  readonly call: (tool: string, input: unknown, who?: Partial<Caller>) => Promise<Outcome>;
  readonly read: (uri: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly setNow: (instant: string) => void;
}

export interface ServerSettings extends Partial<Settings> {
  /** In memory without it. */
  readonly store?: StoreSettings;
  readonly log?: Log;
  readonly timers?: Timers;
  /** What goes wrong on purpose in mock mode. */
  readonly faults?: Faults;
}

const caller: Omit<Caller, "connection"> = {
  transport: "stdio",
  era: "legacy",
  correlationId: "correlation-of-the-test",
  signal: new AbortController().signal,
  traceparent: undefined,
  meta: {},
  handleHeader: undefined,
  worldHeader: undefined,
  clientName: "test",
  clientVersion: "1",
  protocolVersion: "2025-11-25",
  exchange: undefined,
  onScope: () => undefined,
};

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const outcomeOf = (result: unknown): Outcome => {
  const { content, isError = false, structuredContent, _meta: meta } = recordOf(result);
  const [block] = Array.isArray(content) ? content : [];
  const { data, message } = recordOf(recordOf(meta)[product.metaKeys.error]);
  return {
    isError: isError === true,
    text: String(recordOf(block)["text"] ?? ""),
    structured: recordOf(structuredContent),
    data: recordOf(data),
    message: String(message ?? ""),
  };
};

/** Opens a server, in mock mode and on a memory store unless told otherwise, with the clock where the test puts it. */
export const openServer = async (settings: ServerSettings = {}, now = documentNow): Promise<Server> => {
  const { store = { mostWorlds: 100 }, log = createLog("silent"), timers, faults, ...given } = settings;
  let nowMs = Date.parse(now);
  const usual = { mode: "mock", duffelApiKey: null, duffelApiUrl: "https://api.duffel.com" } as const;
  const pack = createPack({ ...usual, ...given }, async () => faults);
  const runtime = await openRuntime(pack, {
    product,
    clock: { now: () => nowMs },
    log,
    store,
    world: {
      name: null,
      seed: "mock-gds",
      isSeedGiven: false,
      frozenAtMs: null,
      limits: { bookings: 1000, sessions: 100 },
    },
    schemaProfile: "portable",
    outputSchemas: "outline",
    answers: "full",
    toolsets: null,
    tools: null,
    readOnly: false,
    errorStyle: "result",
    validateOutput: true,
    pageSize: 50,
    sessionIdleSeconds: 86_400,
    ...(timers !== undefined && { timers }),
  });
  const stdio: Caller = { ...caller, connection: runtime.processSession("stdio-session-of-the-test") };
  return {
    runtime,
    call: async (name, input, who = {}) =>
      outcomeOf(await runtime.callTool({ name, arguments: input }, { ...stdio, ...who })),
    read: async (uri) => {
      const body = await runtime.readResource(uri, stdio);
      return recordOf(JSON.parse("text" in body ? body.text : "null"));
    },
    setNow: (instant) => {
      nowMs = Date.parse(instant);
    },
  };
};
