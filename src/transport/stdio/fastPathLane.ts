/**
 * Decides which messages of a stdio connection bypass the SDK, and has them answered. It learns from the SDK's answers what the
 * connection has negotiated; until then the SDK answers everything. It knows no streams.
 */
import type { JSONRPCMessage } from "@modelcontextprotocol/server";
import { clientText } from "../../runtime/calls/clientText.js";
import type { Runtime } from "../../runtime/runtime.js";
import type { ConnectionSession } from "../../runtime/sessions/scope.js";
import {
  type Answer,
  createFastPathDispatch,
  type FastPathRequest,
  type FastPathSource,
} from "../fastPath/dispatch.js";
import { claimsEnvelope } from "../fastPath/envelope.js";
import type { Connection } from "../mcp/connection.js";
import { createMethods } from "../mcp/methods.js";

/** A request under way. */
export interface Answering {
  readonly answer: Promise<Answer>;
  readonly cancel: () => void;
}

export interface FastPathLane {
  /** The message as a request to answer here; undefined if the SDK has to answer. */
  readonly take: (message: unknown) => FastPathRequest | undefined;
  readonly answer: (request: FastPathRequest) => Answering;
  /** Call these with each message for the SDK, each message from it, and each connection that it serves. */
  readonly asked: (message: JSONRPCMessage) => void;
  readonly answered: (message: JSONRPCMessage) => void;
  readonly serves: (connection: Connection) => void;
}

/** What a connection has negotiated. It does not change until the connection ends. */
type Negotiated =
  | {
      readonly era: "legacy";
      readonly clientName: string | null;
      readonly clientVersion: string | null;
      readonly protocolVersion: string;
    }
  | { readonly era: "modern" };

/** A running request whose answer shows what is negotiated. */
interface Telling {
  readonly id: unknown;
  readonly tells: (result: object) => Negotiated | undefined;
}

const textIn = (value: unknown, key: string): string | null =>
  typeof value === "object" && value !== null ? clientText(Reflect.get(value, key)) : null;

const legacyWith =
  (client: unknown) =>
  (result: object): Negotiated | undefined => {
    const protocolVersion: unknown = Reflect.get(result, "protocolVersion");
    return typeof protocolVersion === "string"
      ? { era: "legacy", clientName: textIn(client, "name"), clientVersion: textIn(client, "version"), protocolVersion }
      : undefined;
  };

/** Only results of revision 2026-07-28 have a `resultType`. */
const modernIfTyped = (result: object): Negotiated | undefined =>
  "resultType" in result ? { era: "modern" } : undefined;

/** The caller over stdio. A class, because one is made for each request: its signal is created only if it is read. */
class StdioSource implements FastPathSource {
  readonly transport = "stdio";
  readonly correlationId = undefined;
  readonly handleHeader = undefined;
  readonly worldHeader = undefined;
  readonly connection: ConnectionSession;
  readonly clientName: string | null;
  readonly clientVersion: string | null;
  readonly protocolVersion: string | null;
  readonly onScope: (scopeId: string) => void;
  isAborted = false;
  #controller: AbortController | undefined;

  constructor(session: ConnectionSession, negotiated: Negotiated | undefined, onScope: (scopeId: string) => void) {
    const said = negotiated?.era === "legacy" ? negotiated : undefined;
    this.connection = session;
    this.clientName = said?.clientName ?? null;
    this.clientVersion = said?.clientVersion ?? null;
    this.protocolVersion = said?.protocolVersion ?? null;
    this.onScope = onScope;
  }

  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.isAborted) this.#controller.abort();
    return this.#controller.signal;
  }

  cancel(): void {
    this.isAborted = true;
    this.#controller?.abort();
  }
}

export const createFastPathLane = (runtime: Runtime, session: ConnectionSession): FastPathLane => {
  const dispatch = createFastPathDispatch(runtime, createMethods(runtime));
  let negotiated: Negotiated | undefined;
  let telling: Telling | undefined;
  const connections: Connection[] = [];

  const remember = (scopeId: string): void => {
    for (const connection of connections) connection.remember(scopeId);
  };

  const isModern = (message: JSONRPCMessage): boolean => {
    const request = dispatch.read(message, "modern");
    // `server/discover` alone does not decide: a client may send it, and then continue as a 2025 client.
    return request !== undefined && request.method !== "server/discover";
  };

  return {
    take: (message) => {
      if (negotiated === undefined) return undefined;
      return dispatch.read(message, claimsEnvelope(message) ? "modern" : negotiated.era);
    },
    answer: (request) => {
      const source = new StdioSource(session, negotiated, remember);
      return { answer: dispatch.answer(request, source), cancel: () => source.cancel() };
    },
    asked: (message) => {
      if (!("method" in message) || !("id" in message)) return;
      if (message.method === "initialize") {
        telling = { id: message.id, tells: legacyWith(message.params?.["clientInfo"]) };
      } else if (negotiated === undefined && isModern(message)) telling = { id: message.id, tells: modernIfTyped };
    },
    answered: (message) => {
      if (telling === undefined || !("result" in message) || message.id !== telling.id) return;
      negotiated = telling.tells(message.result) ?? negotiated;
      telling = undefined;
    },
    serves: (served) => void connections.push(served),
  };
};
