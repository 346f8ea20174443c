/**
 * The messages between a running call and its client over a connection of the SDK's server, in the runtime's form. It
 * knows the wire's method names; the runtime decides what is sent, and whether it may be.
 */

import { createHmac } from "node:crypto";
import {
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  LOG_LEVEL_META_KEY,
  type RequestStateCodec,
  type Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { ClientAnswer, Question } from "../../contract/content.js";
import type { ClientCapability } from "../../contract/contract.js";
import { type Severity, severities } from "../../contract/handler.js";
import { messageOf } from "../../contract/messageOf.js";
import { QuestionFailed } from "../../contract/refusal.js";
import { isRecord } from "../../contract/validation/schemaWalk.js";
import type { Log } from "../../observability/log.js";
import type { Exchange } from "../../runtime/calls/caller.js";
import type { Era } from "../../runtime/calls/rendering.js";
import type { Runtime } from "../../runtime/runtime.js";
import type { Connection } from "./connection.js";

/** How long a client has to answer a question. People answer, and need time to think. */
const longestAnswerMs = 10 * 60 * 1000;
const stateLifeSeconds = 60 * 60;

const capabilities: readonly ClientCapability[] = ["sampling", "elicitation", "roots"];

/**
 * Whether the client has declared the capability. One that elicits by URL alone has no elicitation: the protocol
 * forbids sending it a form.
 */
const offers = (declared: Readonly<Record<string, unknown>>, capability: ClientCapability): boolean => {
  const offered = declared[capability];
  return isRecord(offered) && (capability !== "elicitation" || !("url" in offered) || "form" in offered);
};

const declaredIn = (declared: unknown): ReadonlySet<ClientCapability> =>
  new Set(isRecord(declared) ? capabilities.filter((capability) => offers(declared, capability)) : []);

/** The value as a severity; undefined if it is none. */
export const severityFrom = (value: unknown): Severity | undefined => severities.find((severity) => severity === value);

/**
 * Seals and verifies the request state that a 2026-07-28 call carries from round to round. Each pack has its own key,
 * because two packs may have tools of the same name.
 */
export const createStateSeal = ({ requestStateKey, name }: Pick<Runtime, "requestStateKey" | "name">) =>
  createRequestStateCodec<object>({
    key: createHmac("sha256", requestStateKey).update(`request state of ${name}`).digest("base64url"),
    ttlSeconds: stateLifeSeconds,
  });

const asking =
  ({ mcpReq }: ServerContext) =>
  async ({ method, params }: Question): Promise<ClientAnswer> => {
    const options = { timeout: longestAnswerMs, signal: mcpReq.signal, resetTimeoutOnProgress: true };
    try {
      return { ...(await mcpReq.send({ method, ...(params !== undefined && { params: { ...params } }) }, options)) };
    } catch (error) {
      if (mcpReq.signal.aborted) throw error;
      throw new QuestionFailed(method, messageOf(error));
    }
  };

export interface Exchanging {
  readonly server: Server;
  readonly era: Era;
  readonly connection: Connection;
  readonly seal: RequestStateCodec<object>;
  readonly log: Log;
}

/** The exchange of one request. Its parts are read on first use: most calls send nothing. */
export const createExchange = (
  { server, era, connection, seal, log }: Exchanging,
  context: ServerContext,
): Exchange => {
  const { mcpReq, http } = context;
  const isModern = era === "modern";
  const envelope: Readonly<Record<string, unknown>> = { ...mcpReq.envelope };
  return {
    notify: (method, parameters) => {
      mcpReq
        .notify({ method, params: { ...parameters } })
        .catch((error: unknown) => log.debug(`notification not sent: ${String(error)}`));
    },
    request: isModern ? undefined : asking(context),
    closeStream: () => http?.closeSSE?.(),
    get capabilities() {
      return declaredIn(isModern ? envelope[CLIENT_CAPABILITIES_META_KEY] : server.getClientCapabilities());
    },
    get leastSeverity() {
      return isModern ? severityFrom(envelope[LOG_LEVEL_META_KEY]) : connection.leastSeverity();
    },
    get inputResponses() {
      return { ...mcpReq.inputResponses };
    },
    get requestState() {
      return isModern ? mcpReq.requestState() : undefined;
    },
    seal: (state) => seal.mint(state, context),
  };
};
