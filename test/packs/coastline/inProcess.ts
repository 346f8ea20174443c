/** The pack coastline behind the real dispatcher, in this process, with output validation: what a transport would see. */
import type { Settings } from "../../../generated/coastline/settings.js";
import type { Faults } from "../../../src/facade/faults/faults.js";
import { createPack } from "../../../src/packs/coastline/index.js";
import type { Caller } from "../../../src/runtime/calls/caller.js";
import { openRuntime } from "../../../src/runtime/open.js";
import type { Runtime } from "../../../src/runtime/runtime.js";
import { caller, type Outcome, outcomeOf, readJson, type UsualParts, usualOptions } from "../dispatched.js";

export type { Outcome };

export const frozenNow = "2026-06-01T12:00:00Z";

export interface Server {
  readonly runtime: Runtime;
  readonly call: (tool: string, input: unknown, who?: Partial<Caller>) => Promise<Outcome>;
  readonly read: (uri: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly setNow: (instant: string) => void;
}

/** As a server has them that nobody configured. */
export const usualSettings: Settings = {
  mode: "mock",
  amadeusApiKey: null,
  amadeusApiSecret: null,
  amadeusApiUrl: null,
  frankfurterApiUrl: "https://api.frankfurter.dev",
};

export interface ServerParts extends UsualParts {
  readonly settings?: Partial<Settings>;
  readonly now?: string;
  /** What goes wrong on purpose with requests to the facade of mock mode. */
  readonly faults?: Faults;
}

/** Opens a server on a memory store, with the clock where the test puts it. */
export const openServer = async (parts: ServerParts = {}): Promise<Server> => {
  const { settings = {}, now = frozenNow, faults } = parts;
  let nowMs = Date.parse(now);
  const pack = createPack({ ...usualSettings, ...settings }, async () => faults);
  const runtime = await openRuntime(
    pack,
    usualOptions(() => nowMs, parts),
  );
  const connection = runtime.processSession("stdio-session-of-the-test");
  return {
    runtime,
    call: async (name, input, who = {}) =>
      outcomeOf(await runtime.callTool({ name, arguments: input }, { ...caller, connection, ...who })),
    read: (uri) => readJson(runtime, uri, { ...caller, connection }),
    setNow: (instant) => {
      nowMs = Date.parse(instant);
    },
  };
};
