/** The pack hotelcrs behind the real dispatcher, in this process, with output validation: what a transport would see. */
import assert from "node:assert/strict";
import type { Settings } from "../../../generated/hotelcrs/settings.js";
import type { Faults } from "../../../src/facade/faults/faults.js";
import { createPack } from "../../../src/packs/hotelcrs/index.js";
import { product } from "../../../src/product.js";
import type { Caller } from "../../../src/runtime/calls/caller.js";
import { openRuntime } from "../../../src/runtime/open.js";
import type { Runtime } from "../../../src/runtime/runtime.js";
import {
  caller,
  type Outcome as FirstOutcome,
  outcomeOf,
  readJson,
  type UsualParts,
  usualOptions,
} from "../dispatched.js";

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

/** A call's outcome, with all its blocks; its text is all of theirs, a line each. */
export interface Outcome extends FirstOutcome {
  readonly blocks: readonly Block[];
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

export interface ServerParts extends UsualParts {
  readonly settings?: Partial<Settings>;
  readonly now?: string;
  /** What goes wrong on purpose with requests to the facade of mock mode. */
  readonly faults?: Faults;
}

const allBlocks = (answer: Awaited<ReturnType<Runtime["callTool"]>>): Outcome => {
  const blocks: readonly Block[] = "content" in answer ? answer.content : [];
  return { ...outcomeOf(answer), blocks, text: blocks.map((block) => block.text ?? "").join("\n") };
};

/** Opens a server on a memory store, with the clock where the test puts it. */
export const openServer = async (parts: ServerParts = {}): Promise<Server> => {
  const { settings = {}, now = frozenNow, faults } = parts;
  const nowMs = Date.parse(now);
  const pack = createPack({ ...usualSettings, ...settings }, async () => faults);
  const runtime = await openRuntime(
    pack,
    usualOptions(() => nowMs, parts),
  );
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
  const meta = { progressToken: "p" };
  const call: Server["call"] = async (name, input, who = {}) =>
    allBlocks(await runtime.callTool({ name, arguments: input }, { ...caller, meta, exchange, connection, ...who }));
  return {
    runtime,
    call,
    callOnce: (key, tool, input) => call(tool, input, { meta: { [product.metaKeys.idempotencyKey]: key } }),
    read: (uri) => readJson(runtime, uri, { ...caller, exchange, connection }),
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
