/** The pack hotelcrs behind the real dispatcher, in this process, with output validation: what a transport would see. */
import assert from "node:assert/strict";
import type { Settings } from "../../../generated/hotelcrs/settings.js";
import type { Faults } from "../../../src/facade/faults/faults.js";
import { createLog, type Log } from "../../../src/observability/log.js";
import { createPack } from "../../../src/packs/hotelcrs/index.js";
import { product } from "../../../src/product.js";
import type { Caller } from "../../../src/runtime/calls/caller.js";
import { openRuntime } from "../../../src/runtime/open.js";
import type { Runtime } from "../../../src/runtime/runtime.js";
import type { Timers } from "../../../src/timers.js";

/** The instant at which the document's stay lies ahead. */
export const frozenNow = "2025-11-01T00:00:00Z";

/** The document's stay. */
export const stay = { hotelId: "9100", arrivalDate: "2025-12-17", departureDate: "2025-12-20" };
export const double = { categoryCode: "DZ", board: "breakfast", adults: 2 };
export const guest = { firstName: "Anna", lastName: "Canaryname", email: "anna@canary.example" };
export const booking = { ...stay, rooms: [double], guest, totalPrice: 675, userConfirmed: true };

interface Block {
  readonly type: string;
  readonly text?: string;
  readonly annotations?: unknown;
}

/** A call's outcome: structure and blocks, or the refusal. */
export interface Outcome {
  readonly isError: boolean;
  readonly blocks: readonly Block[];
  /** All texts, a line each. */
  readonly text: string;
  /** The structure of a result; code, message and data of a refusal. */
  readonly structured: Readonly<Record<string, unknown>>;
}

/** What a client was told during its calls. */
export interface Told {
  readonly method: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface Server {
  readonly runtime: Runtime;
  readonly call: (tool: string, input: unknown, who?: Partial<Caller>) => Promise<Outcome>;
  /** As `call`, under an idempotency key. */
  readonly callOnce: (key: string, tool: string, input: unknown) => Promise<Outcome>;
  readonly read: (uri: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly told: readonly Told[];
}

/** As a server has them that nobody configured. */
export const usualSettings: Settings = {
  mode: "mock",
  capcornApiUrl: "https://mainframe.capcorn.net/RestService",
  capcornUser: null,
  capcornPassword: null,
  capcornSystem: null,
  capcornPin: null,
  sourcePayload: false,
};

/** Of the canary: each must be in no log, answer, dump or export. */
export const credentials = {
  capcornUser: "canary-user",
  capcornPassword: "canary&pass<word>",
  capcornPin: "canary-pin-4711",
} as const;

const caller: Omit<Caller, "connection" | "exchange"> = {
  transport: "stdio",
  era: "legacy",
  correlationId: "test",
  signal: new AbortController().signal,
  meta: { progressToken: "p" },
  handleHeader: undefined,
  worldHeader: undefined,
  clientName: "test",
  clientVersion: "1",
  protocolVersion: "2025-11-25",
  onScope: () => undefined,
};

export interface ServerParts {
  readonly settings?: Partial<Settings>;
  readonly seed?: string;
  readonly now?: string;
  readonly timers?: Timers;
  readonly log?: Log;
  /** Where it keeps its worlds; in memory if absent. */
  readonly store?: Partial<Parameters<typeof openRuntime>[1]["store"]>;
  /** What goes wrong on purpose with requests to the facade of mock mode. */
  readonly faults?: Faults;
  readonly mostDocuments?: number;
}

const outcomeOf = (answer: Awaited<ReturnType<Runtime["callTool"]>>): Outcome => {
  if (!("content" in answer)) throw new Error("a call asked for something");
  const blocks: readonly Block[] = answer.content;
  const text = blocks.map((block) => block.text ?? "").join("\n");
  if ("isError" in answer && answer.isError === true) {
    const refusal: unknown = answer._meta?.[product.metaKeys.error];
    return { isError: true, blocks, text, structured: Object.fromEntries(Object.entries(Object(refusal))) };
  }
  if (!("structuredContent" in answer) || answer.structuredContent === undefined) throw new Error("no structure");
  return { isError: false, blocks, text, structured: answer.structuredContent };
};

/** Opens a server on a memory store, with the clock where the test puts it. */
export const openServer = async (parts: ServerParts = {}): Promise<Server> => {
  const { settings = {}, seed = "mock-gds", now = frozenNow, timers, log = createLog("silent"), faults } = parts;
  const nowMs = Date.parse(now);
  const pack = createPack({ ...usualSettings, ...settings }, async () => faults);
  const runtime = await openRuntime(pack, {
    product,
    clock: { now: () => nowMs },
    log,
    store: { mostWorlds: 100, ...parts.store },
    world: {
      name: null,
      seed,
      isSeedGiven: true,
      frozenAtMs: null,
      limits: { bookings: parts.mostDocuments ?? 1000, sessions: 100 },
    },
    schemaProfile: "portable",
    outputSchemas: "outline",
    answers: "full",
    toolsets: null,
    tools: null,
    readOnly: false,
    validateOutput: true,
    pageSize: 50,
    sessionIdleSeconds: 86_400,
    ...(timers !== undefined && { timers }),
  });
  const connection = runtime.processSession("stdio-session-of-the-test");
  const told: Told[] = [];
  const exchange: Caller["exchange"] = {
    notify: (method, parameters) => void told.push({ method, parameters }),
    request: async () => ({}),
    closeStream: () => undefined,
    capabilities: new Set(),
    leastSeverity: "warning",
    inputResponses: {},
    requestState: undefined,
    seal: async () => "",
  };
  const call: Server["call"] = async (name, input, who = {}) =>
    outcomeOf(await runtime.callTool({ name, arguments: input }, { ...caller, exchange, connection, ...who }));
  return {
    runtime,
    call,
    callOnce: (key, tool, input) => call(tool, input, { meta: { [product.metaKeys.idempotencyKey]: key } }),
    read: async (uri) => {
      const body = await runtime.readResource(uri, { ...caller, exchange, connection });
      if (!("text" in body)) throw new Error(`${uri} is not text`);
      return JSON.parse(body.text);
    },
    told,
  };
};

/** What a call was refused for. Fails where it was not, or where its words have a hole. */
export const refusal = ({ isError, structured, text }: Outcome) => {
  assert.ok(isError, text);
  assert.doesNotMatch(text, /\{[a-z]|undefined|\(none\)/i);
  const { reason, field, code } = Object(structured["data"]);
  return { reason, field, code, text };
};
