/** The pack charter behind the real dispatcher, in this process, with output validation: what a transport would see. */
import type { Settings } from "../../../generated/charter/settings.js";
import type { Faults } from "../../../src/facade/faults/faults.js";
import { createLog, type Log } from "../../../src/observability/log.js";
import { createPack } from "../../../src/packs/charter/index.js";
import { product } from "../../../src/product.js";
import type { Caller } from "../../../src/runtime/calls/caller.js";
import { openRuntime } from "../../../src/runtime/open.js";
import type { Runtime } from "../../../src/runtime/runtime.js";
import type { Timers } from "../../../src/timers.js";
import { mockWebhookSecret } from "../../../src/vendors/avinode/facade/index.js";
import { avinodeSignature } from "../../../src/webhooks/signatures.js";

export const frozenNow = "2026-06-01T12:00:00Z";

/** A call's outcome: structure and text, or the refusal. */
export interface Outcome {
  readonly isError: boolean;
  readonly text: string;
  /** The structure of a result; code, message and data of a refusal. */
  readonly structured: Readonly<Record<string, unknown>>;
}

export interface Server {
  readonly runtime: Runtime;
  readonly call: (tool: string, input: unknown, who?: Partial<Caller>) => Promise<Outcome>;
  readonly read: (uri: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly setNow: (instant: string) => void;
  /** Sends bytes to the inbox as the marketplace would, with this signature or the right one. Gives status and body. */
  readonly deliver: (event: object | string, signature?: string) => Promise<readonly [status: number, body: string]>;
  /** The resources whose changes were announced since it was last asked, in their order, with the session that is told. */
  readonly told: () => readonly string[];
}

/** As a server has them that nobody configured. */
export const usualSettings: Settings = {
  mode: "auto",
  avinodeApiKey: null,
  avinodeBearerToken: null,
  avinodeApiUrl: "https://sandbox.avinode.com/api",
  avinodeWebhookSecret: null,
  avinodeWebhookAllowedIps: null,
  googleClientId: null,
  googleClientSecret: null,
  googleRefreshToken: null,
  googleTokenUrl: "https://oauth2.googleapis.com/token",
  gmailApiUrl: "https://gmail.googleapis.com",
  mailFrom: null,
  mailTo: null,
};

const caller: Omit<Caller, "connection"> = {
  transport: "stdio",
  era: "legacy",
  correlationId: "test",
  signal: new AbortController().signal,
  meta: {},
  handleHeader: undefined,
  worldHeader: undefined,
  clientName: "test",
  clientVersion: "1",
  protocolVersion: "2025-11-25",
  exchange: undefined,
  onScope: () => undefined,
};

export interface ServerParts {
  readonly settings?: Partial<Settings>;
  readonly seed?: string;
  readonly now?: string;
  /** That a world may hold. */
  readonly mostDocuments?: number;
  /** Where it keeps its worlds; in memory if absent. */
  readonly store?: Partial<Parameters<typeof openRuntime>[1]["store"]>;
  /** Whether the world's clock stands still, as with --now. */
  readonly isFrozen?: boolean;
  /** Whether it works on what is due by itself too, and not only for calls: it does if absent. */
  readonly work?: boolean;
  readonly timers?: Timers;
  readonly log?: Log;
  /** What goes wrong on purpose with requests to the facades of mock mode. */
  readonly faults?: Faults;
}

const outcomeOf = (answer: Awaited<ReturnType<Runtime["callTool"]>>): Outcome => {
  if (!("content" in answer)) throw new Error("a call asked for something");
  const [content] = answer.content;
  const text = content?.type === "text" ? content.text : "";
  if ("isError" in answer && answer.isError === true) {
    const refusal: unknown = answer._meta?.[product.metaKeys.error];
    return { isError: true, text, structured: Object.fromEntries(Object.entries(Object(refusal))) };
  }
  if (!("structuredContent" in answer) || answer.structuredContent === undefined) throw new Error("no structure");
  return { isError: false, text, structured: answer.structuredContent };
};

/** What is no result on this revision is thrown. */
const refusalOf = (error: unknown): Outcome => {
  if (!(error instanceof Error) || !("data" in error)) throw error;
  return { isError: true, text: error.message, structured: Object.fromEntries(Object.entries(Object(error.data))) };
};

/** Opens a server on a memory store, with the clock where the test puts it. */
export const openServer = async (parts: ServerParts = {}): Promise<Server> => {
  const { settings = {}, seed = "mock-gds", now = frozenNow, timers, log = createLog("silent"), faults } = parts;
  const { isFrozen = false } = parts;
  let nowMs = Date.parse(now);
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
      frozenAtMs: isFrozen ? nowMs : null,
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
    ...(parts.work !== undefined && { work: parts.work }),
  });
  const connection = runtime.processSession("stdio-session-of-the-test");
  const [endpoint] = runtime.inbound;
  if (endpoint === undefined) throw new Error("the pack has no inbox");
  const secret = settings.avinodeWebhookSecret ?? mockWebhookSecret(seed);
  const heard: string[] = [];
  runtime.onChange(({ uri, scopeId }) => heard.push(scopeId === undefined ? uri : `${uri} to ${scopeId}`));
  return {
    runtime,
    call: (name, input, who = {}) =>
      runtime.callTool({ name, arguments: input }, { ...caller, connection, ...who }).then(outcomeOf, refusalOf),
    read: async (uri) => {
      const body = await runtime.readResource(uri, { ...caller, connection });
      if (!("text" in body)) throw new Error(`${uri} is not text`);
      return JSON.parse(body.text);
    },
    setNow: (instant) => {
      nowMs = Date.parse(instant);
    },
    deliver: async (event, signature) => {
      const body = Buffer.from(typeof event === "string" ? event : JSON.stringify(event));
      const headers = { "x-avinode-signature": signature ?? avinodeSignature(secret, body) };
      const answer = await endpoint.receive({ world: undefined, body, headers, remoteAddress: "192.0.2.1" });
      return [answer.status, answer.body];
    },
    told: () => heard.splice(0),
  };
};
