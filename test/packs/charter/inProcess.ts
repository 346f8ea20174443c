/** The pack charter behind the real dispatcher, in this process, with output validation: what a transport would see. */
import type { Settings } from "../../../generated/charter/settings.js";
import type { Faults } from "../../../src/facade/faults/faults.js";
import { createPack } from "../../../src/packs/charter/index.js";
import type { Caller } from "../../../src/runtime/calls/caller.js";
import { openRuntime } from "../../../src/runtime/open.js";
import type { Runtime } from "../../../src/runtime/runtime.js";
import { mockWebhookSecret } from "../../../src/vendors/avinode/facade/index.js";
import { avinodeSignature } from "../../../src/webhooks/signatures.js";
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

export interface ServerParts extends UsualParts {
  readonly settings?: Partial<Settings>;
  readonly now?: string;
  /** Whether it works on what is due by itself too, and not only for calls: it does if absent. */
  readonly work?: boolean;
  /** What goes wrong on purpose with requests to the facade of mock mode. */
  readonly faults?: Faults;
}

/** Opens a server on a memory store, with the clock where the test puts it. */
export const openServer = async (parts: ServerParts = {}): Promise<Server> => {
  const { settings = {}, seed = "mock-gds", now = frozenNow, faults } = parts;
  let nowMs = Date.parse(now);
  const pack = createPack({ ...usualSettings, ...settings }, async () => faults);
  const runtime = await openRuntime(pack, {
    ...usualOptions(() => nowMs, parts),
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
      runtime.callTool({ name, arguments: input }, { ...caller, connection, ...who }).then(outcomeOf, thrownOutcome),
    read: (uri) => readJson(runtime, uri, { ...caller, connection }),
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
