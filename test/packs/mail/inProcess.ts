/** The pack mail behind the real dispatcher, in this process, with output validation: what a transport would see. */
import type { Settings } from "../../../generated/mail/settings.js";
import type { Faults } from "../../../src/facade/faults/faults.js";
import { createLog, type Log } from "../../../src/observability/log.js";
import { createPack } from "../../../src/packs/mail/index.js";
import { product } from "../../../src/product.js";
import type { Caller } from "../../../src/runtime/calls/caller.js";
import { openRuntime } from "../../../src/runtime/open.js";
import type { Runtime } from "../../../src/runtime/runtime.js";
import type { Timers } from "../../../src/timers.js";

export const frozenNow = "2026-06-01T12:00:00Z";

/** A call's outcome: structure and text, or the refusal. */
export interface Outcome {
  readonly isError: boolean;
  readonly text: string;
  /** The structure of a result; reason, field, value and data of a refusal. */
  readonly structured: Readonly<Record<string, unknown>>;
}

export interface Server {
  readonly runtime: Runtime;
  /** With an idempotency key where one is given. */
  readonly call: (tool: string, input: unknown, key?: string, who?: Partial<Caller>) => Promise<Outcome>;
  readonly read: (uri: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly setNow: (instant: string) => void;
  /** The resources whose changes were announced since it was last asked. */
  readonly told: () => readonly string[];
}

/** As a server has them that nobody configured. */
export const usualSettings: Settings = {
  mode: "mock",
  googleClientId: null,
  googleClientSecret: null,
  googleRefreshToken: null,
  googleTokenUrl: "https://oauth2.googleapis.com/token",
  gmailApiUrl: "https://gmail.googleapis.com",
  mailFrom: null,
};

/** The settings of live mode on a facade at this address. */
export const liveOn = (url: string): Partial<Settings> => ({
  ...{ mode: "live", gmailApiUrl: url, googleTokenUrl: `${url}/token` },
  googleClientId: "client-of-a-canary",
  googleClientSecret: "secret-of-a-canary",
  googleRefreshToken: "refresh-of-a-canary",
});

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
  readonly timers?: Timers;
  readonly log?: Log;
  /** What goes wrong on purpose with requests to the facade of mock mode. */
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

/** Reason and field of a refusal, and all that is said of it. */
export const refusal = ({ isError, structured, text }: Outcome) => {
  if (!isError) throw new Error(`not refused: ${text}`);
  const about = Object(structured["data"] ?? structured);
  return { reason: about.reason, field: about.field, said: `${text} ${JSON.stringify(structured)}`, about };
};

/** Opens a server on a memory store, with the clock where the test puts it. */
export const openServer = async (parts: ServerParts = {}): Promise<Server> => {
  const { settings = {}, seed = "mock-gds", now = frozenNow, timers, log = createLog("silent"), faults } = parts;
  let nowMs = Date.parse(now);
  const runtime = await openRuntime(
    createPack({ ...usualSettings, ...settings }, async () => faults),
    {
      product,
      clock: { now: () => nowMs },
      log,
      store: { mostWorlds: 100, ...parts.store },
      world: {
        ...{ name: null, seed, isSeedGiven: true, frozenAtMs: null },
        limits: { bookings: parts.mostDocuments ?? 1000, sessions: 100 },
      },
      ...{ schemaProfile: "portable", outputSchemas: "outline", answers: "full", toolsets: null, tools: null },
      ...{ readOnly: false, validateOutput: true, pageSize: 50, sessionIdleSeconds: 86_400 },
      ...(timers !== undefined && { timers }),
    },
  );
  const connection = runtime.processSession("stdio-session-of-the-test");
  const heard: string[] = [];
  runtime.onChange(({ uri }) => heard.push(uri));
  return {
    runtime,
    call: (name, input, key, who = {}) => {
      const meta = key === undefined ? {} : { [product.metaKeys.idempotencyKey]: key };
      return runtime
        .callTool(
          { name, arguments: input },
          { ...caller, connection, meta, signal: new AbortController().signal, ...who },
        )
        .then(outcomeOf, refusalOf);
    },
    read: async (uri) => {
      const body = await runtime.readResource(uri, { ...caller, connection, signal: new AbortController().signal });
      if (!("text" in body)) throw new Error(`${uri} is not text`);
      return JSON.parse(body.text);
    },
    setNow: (instant) => {
      nowMs = Date.parse(instant);
    },
    told: () => heard.splice(0),
  };
};
