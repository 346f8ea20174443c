/** The pack behind the real dispatcher, in this process, with output validation: what a transport would see. */
import type { Settings } from "../../../generated/gds/settings.js";
import { createLog, type Log } from "../../../src/observability/log.js";
import { createPack } from "../../../src/packs/gds/index.js";
import { product } from "../../../src/product.js";
import type { Caller } from "../../../src/runtime/calls/caller.js";
import type { Completion, CompletionRequest } from "../../../src/runtime/calls/completions.js";
import { WireError } from "../../../src/runtime/calls/rendering.js";
import { openRuntime } from "../../../src/runtime/open.js";
import type { ResourceChange } from "../../../src/runtime/pack.js";
import type { Runtime, RuntimeOptions } from "../../../src/runtime/runtime.js";
import type { StoreSettings, WorldLimits } from "../../../src/store/index.js";
import { usualSettings } from "./usualSettings.js";

export const frozenNow = "2026-05-16T09:00:00Z";

/** A call's outcome: structure and text, or the reason with its data. */
export type Outcome =
  | {
      readonly kind: "result";
      readonly structured: Readonly<Record<string, unknown>>;
      readonly text: string;
      readonly meta: Readonly<Record<string, unknown>>;
    }
  | {
      readonly kind: "refusal";
      readonly code: number;
      readonly message: string;
      readonly data: Readonly<Record<string, unknown>>;
    };

type ToolResult = Awaited<ReturnType<Runtime["callTool"]>>;

export interface Server {
  readonly runtime: Runtime;
  readonly changes: readonly ResourceChange[];
  readonly call: (tool: string, input: unknown, who?: Partial<Caller>) => Promise<Outcome>;
  /** The result as a client gets it; throws a `WireError` where it gets a JSON-RPC error. */
  readonly answer: (tool: string, input: unknown, who?: Partial<Caller>) => Promise<ToolResult>;
  readonly read: (uri: string, who?: Partial<Caller>) => Promise<unknown>;
  readonly prompt: (name: string, given: object, who?: Partial<Caller>) => Promise<unknown>;
  readonly complete: (request: CompletionRequest, who?: Partial<Caller>) => Promise<Completion>;
  readonly setNow: (instant: string) => void;
}

const stdioSession = "stdio-session-of-the-test";

/** A caller over stdio; its session, the process, depends on the server's own world. */
const stdioCaller: Omit<Caller, "connection"> = {
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

/** A modern caller over HTTP, without a session unless it sends a handle. */
export const anonymous: Partial<Caller> = { transport: "http", era: "modern", connection: undefined };

export const withHandle = (handle: string): Partial<Caller> => ({ ...anonymous, handleHeader: handle });

export const withKey = (idempotencyKey: string): Partial<Caller> => ({
  meta: { [product.metaKeys.idempotencyKey]: idempotencyKey },
});

export type GdsPack = ReturnType<typeof createPack>;

export interface ServerSettings extends Partial<Settings> {
  /** In memory without it. */
  readonly store?: StoreSettings;
  readonly seed?: string;
  /** The server's own world; the default one without it. */
  readonly world?: string;
  readonly limits?: Partial<WorldLimits>;
  readonly log?: Log;
  /** What is listed and answered otherwise than by default. */
  readonly lists?: Partial<
    Pick<
      RuntimeOptions,
      "schemaProfile" | "outputSchemas" | "answers" | "toolsets" | "tools" | "readOnly" | "errorStyle"
    >
  >;
  /** Puts something around the pack before it is opened. */
  readonly around?: (pack: GdsPack) => GdsPack;
}

/** Opens a server, on a memory store unless another is given, with the clock where the test puts it. */
export const openServer = async (settings: ServerSettings = {}, now = frozenNow): Promise<Server> => {
  const {
    seed = "mock-gds",
    world = null,
    limits = {},
    log = createLog("silent"),
    around,
    lists = {},
    ...others
  } = settings;
  const { store = { mostWorlds: 100 }, ...packSettings } = others;
  let nowMs = Date.parse(now);
  const pack = createPack({ ...usualSettings, ...packSettings });
  const runtime = await openRuntime(around?.(pack) ?? pack, {
    product,
    clock: { now: () => nowMs },
    log,
    store,
    world: {
      name: world,
      seed,
      isSeedGiven: settings.seed !== undefined,
      frozenAtMs: null,
      limits: { bookings: 1000, sessions: 100, ...limits },
    },
    schemaProfile: "portable",
    outputSchemas: "outline",
    answers: "full",
    toolsets: null,
    tools: null,
    readOnly: false,
    errorStyle: "rpc",
    ...lists,
    validateOutput: true,
    pageSize: 50,
    sessionIdleSeconds: 86_400,
  });
  const stdio: Caller = { ...stdioCaller, connection: runtime.processSession(stdioSession) };
  const changes: ResourceChange[] = [];
  runtime.onChange((change) => changes.push(change));
  const answer: Server["answer"] = (name, input, who = {}) =>
    runtime.callTool({ name, arguments: input }, { ...stdio, ...who });
  return {
    runtime,
    changes,
    answer,
    call: async (name, input, who = {}) => {
      try {
        const result = await answer(name, input, who);
        if (!("structuredContent" in result) || result.structuredContent === undefined) {
          throw new Error("a refusal came as a result");
        }
        const [content] = result.content;
        return {
          kind: "result",
          structured: result.structuredContent,
          text: content?.type === "text" ? content.text : "",
          meta: result._meta ?? {},
        };
      } catch (error) {
        if (!(error instanceof WireError)) throw error;
        return { kind: "refusal", code: error.code, message: error.message, data: error.data };
      }
    },
    read: async (uri, who = {}) => {
      const body = await runtime.readResource(uri, { ...stdio, ...who });
      if (!("text" in body)) throw new Error(`${uri} is not text`);
      return JSON.parse(body.text);
    },
    prompt: (name, given, who = {}) => runtime.getPrompt({ name, arguments: given }, { ...stdio, ...who }),
    complete: (request, who = {}) => runtime.complete(request, { ...stdio, ...who }),
    setNow: (instant) => {
      nowMs = Date.parse(instant);
    },
  };
};

/** The value at a dotted path of a result; fails the test if there is none. */
export const at = (value: unknown, path: string): unknown => {
  let found = value;
  for (const name of path.split(".")) {
    if (typeof found !== "object" || found === null || !(name in found)) throw new Error(`no ${path} in the result`);
    found = Reflect.get(found, name);
  }
  return found;
};

export const textAt = (value: unknown, path: string): string => {
  const found = at(value, path);
  if (typeof found !== "string") throw new Error(`${path} is no text`);
  return found;
};

const resultOf = (outcome: Outcome): Extract<Outcome, { readonly kind: "result" }> => {
  if (outcome.kind === "result") return outcome;
  throw new Error(`refused: ${outcome.message} ${JSON.stringify(outcome.data)}`);
};

/** The structure of a result; fails the test with the refusal if there is none. */
export const structuredOf = (outcome: Outcome): Readonly<Record<string, unknown>> => resultOf(outcome).structured;

/** The text of a result; fails the test with the refusal if there is none. */
export const textOf = (outcome: Outcome): string => resultOf(outcome).text;

const twoAdults = [
  { type: "adult", firstName: "Ada", lastName: "Larsen", dateOfBirth: "1988-03-02" },
  { type: "adult", firstName: "Bo", lastName: "Larsen", dateOfBirth: "1986-11-20" },
];

export const flightSearch = {
  origin: "JFK",
  destination: "LAX",
  departureDate: "2026-06-15",
  passengers: { adults: 2 },
};
export const hotelSearch = { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-18", guests: 2 };
export const carSearch = {
  pickupLocationCode: "LAX",
  pickupDate: "2026-06-15T14:00:00-07:00",
  dropoffDate: "2026-06-18T14:00:00-07:00",
};

/** Searches and books the cheapest flight for two, and returns bookFlight's outcome. */
export const bookTrip = async (server: Server, who: Partial<Caller> = {}): Promise<Outcome> => {
  const found = structuredOf(await server.call("searchFlights", flightSearch, who));
  const input = {
    flightIds: [textAt(found, "itineraries.0.flightId")],
    passengers: twoAdults,
    contactEmail: "ada.larsen@example.com",
  };
  return server.call("bookFlight", input, who);
};
