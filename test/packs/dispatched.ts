/** What the packs' tests share that call tools through the real dispatcher, in this process, with output validation. */
import { createLog, type Log } from "../../src/observability/log.js";
import { product } from "../../src/product.js";
import type { Caller } from "../../src/runtime/calls/caller.js";
import type { Runtime, RuntimeOptions } from "../../src/runtime/runtime.js";
import type { Timers } from "../../src/timers.js";

/** A call's outcome: structure and text, or the refusal. */
export interface Outcome {
  readonly isError: boolean;
  readonly text: string;
  /** The structure of a result; code, message and data of a refusal. */
  readonly structured: Readonly<Record<string, unknown>>;
}

/** Who calls: a client over stdio, whose connection is the runtime's to say. */
export const caller: Omit<Caller, "connection"> = {
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

export interface UsualParts {
  readonly seed?: string;
  /** That a world may hold. */
  readonly mostDocuments?: number;
  /** Where it keeps its worlds; in memory if absent. */
  readonly store?: Partial<RuntimeOptions["store"]>;
  /** Whether the world's clock stands still, as with --now. */
  readonly isFrozen?: boolean;
  readonly timers?: Timers;
  readonly log?: Log;
}

/** As a server has them that nobody configured, with the clock where the test puts it. */
export const usualOptions = (now: () => number, parts: UsualParts): RuntimeOptions => {
  const { seed = "mock-gds", log = createLog("silent"), isFrozen = false, mostDocuments = 1000, store, timers } = parts;
  return {
    product,
    clock: { now },
    log,
    store: { mostWorlds: 100, ...store },
    world: {
      name: null,
      seed,
      isSeedGiven: true,
      frozenAtMs: isFrozen ? now() : null,
      limits: { bookings: mostDocuments, sessions: 100 },
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
  };
};

/** Its text is the first block's. */
export const outcomeOf = (answer: Awaited<ReturnType<Runtime["callTool"]>>): Outcome => {
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
export const thrownOutcome = (error: unknown): Outcome => {
  if (!(error instanceof Error) || !("data" in error)) throw error;
  return { isError: true, text: error.message, structured: Object.fromEntries(Object.entries(Object(error.data))) };
};

/** A resource of JSON, as the caller reads it. */
export const readJson = async (
  runtime: Runtime,
  uri: string,
  who: Caller,
): Promise<Readonly<Record<string, unknown>>> => {
  const body = await runtime.readResource(uri, who);
  if (!("text" in body)) throw new Error(`${uri} is not text`);
  return JSON.parse(body.text);
};
