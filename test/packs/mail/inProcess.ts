/** The pack mail behind the real dispatcher, in this process, with output validation: what a transport would see. */
import type { Settings } from "../../../generated/mail/settings.js";
import type { Faults } from "../../../src/facade/faults/faults.js";
import { createPack } from "../../../src/packs/mail/index.js";
import { product } from "../../../src/product.js";
import type { Caller } from "../../../src/runtime/calls/caller.js";
import { openRuntime } from "../../../src/runtime/open.js";
import type { Runtime } from "../../../src/runtime/runtime.js";
import {
  caller,
  type Outcome,
  outcomeOf,
  readJson,
  thrownOutcome,
  type UsualParts,
  usualOptions,
} from "../dispatched.js";

export type { Outcome };

export const frozenNow = "2026-06-01T12:00:00Z";

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

export interface ServerParts extends UsualParts {
  readonly settings?: Partial<Settings>;
  readonly now?: string;
  /** What goes wrong on purpose with requests to the facade of mock mode. */
  readonly faults?: Faults;
}

/** Reason and field of a refusal, and all that is said of it. */
export const refusal = ({ isError, structured, text }: Outcome) => {
  if (!isError) throw new Error(`not refused: ${text}`);
  const about = Object(structured["data"] ?? structured);
  return { reason: about.reason, field: about.field, said: `${text} ${JSON.stringify(structured)}`, about };
};

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
        .then(outcomeOf, thrownOutcome);
    },
    read: (uri) => readJson(runtime, uri, { ...caller, connection, signal: new AbortController().signal }),
    setNow: (instant) => {
      nowMs = Date.parse(instant);
    },
    told: () => heard.splice(0),
  };
};
