/** Hands the SDK the messages of a stdio connection that it has to answer, and knows which of them have no answer yet. */
import {
  isJSONRPCRequest,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type Transport,
} from "@modelcontextprotocol/server";
import { claimsEnvelope } from "../fastPath/envelope.js";
import type { Batches } from "./batches.js";
import type { FastPathCalls } from "./fastPathCalls.js";
import type { FastPathLane } from "./fastPathLane.js";

export interface SdkMessages {
  readonly deliver: (message: JSONRPCMessage) => void;
  /** Call with each message to the client over `own`: learns the negotiated revision. */
  readonly noteRevision: (message: JSONRPCMessage) => void;
  /** Call when a request has its answer. */
  readonly noteAnswer: (id: unknown) => void;
  /** The revision of 2025 or earlier that the connection has negotiated; undefined if it has none. */
  readonly legacyRevision: () => string | undefined;
  /** Whether a request is without an answer. Subscriptions do not count: they stay unanswered until they end. */
  readonly isAwaited: () => boolean;
}

export interface SdkMessageOptions {
  readonly lane: FastPathLane;
  readonly calls: Pick<FastPathCalls, "cancel">;
  readonly batches: Pick<Batches, "drop">;
  /** Takes messages of the connection's own revision. */
  readonly own: Transport;
  /** Takes messages that name a revision with envelopes, on a connection of 2025. */
  readonly enveloped: Transport;
  /**
   * Returns the `subscriptions/listen` to answer, without resources that the client cannot listen to. Never rejects.
   */
  readonly prepareListen: (message: JSONRPCRequest) => Promise<JSONRPCRequest>;
  readonly isClosed: () => boolean;
}

const isListen = (message: JSONRPCMessage): message is JSONRPCRequest =>
  isJSONRPCRequest(message) && message.method === "subscriptions/listen";

/** The revision that the answer to `initialize` names; undefined for any other message. */
const revisionIn = (message: JSONRPCMessage, initializeId: unknown): string | undefined => {
  if (initializeId === undefined || !("result" in message) || message.id !== initializeId) return undefined;
  const revision: unknown = Reflect.get(message.result, "protocolVersion");
  return typeof revision === "string" ? revision : undefined;
};

/** The id of the request that a message cancels; undefined if it cancels none. */
const cancelledId = (message: JSONRPCMessage): string | number | undefined => {
  const isCancellation = "method" in message && message.method === "notifications/cancelled";
  const id = isCancellation ? message.params?.["requestId"] : undefined;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
};

export const createSdkMessages = (options: SdkMessageOptions): SdkMessages => {
  const { lane, calls, batches, own, enveloped, prepareListen, isClosed } = options;
  /** Requests without an answer. The end of input waits for them. */
  const unanswered = new Set<unknown>();
  /** Requests that went to `enveloped`. */
  const envelopedIds = new Set<unknown>();
  /** Subscriptions that are being prepared. */
  const preparing = new Set<unknown>();
  /** The revision that an answer to `initialize` has named, and the id of the last `initialize`. */
  let legacyRevision: string | undefined;
  let initializeId: unknown;

  /** Delivers a subscription when it is prepared, unless it was cancelled or the connection has ended meanwhile. */
  const deliverListen = async (message: JSONRPCRequest, side: Transport): Promise<void> => {
    preparing.add(message.id);
    const prepared = await prepareListen(message);
    if (preparing.delete(message.id) && !isClosed()) side.onmessage?.(prepared);
  };

  return {
    deliver: (message) => {
      const cancelled = cancelledId(message);
      if (cancelled !== undefined) batches.drop(cancelled);
      if (cancelled !== undefined && calls.cancel(cancelled)) return;
      const isEnveloped = (legacyRevision !== undefined && claimsEnvelope(message)) || envelopedIds.delete(cancelled);
      if (isJSONRPCRequest(message)) {
        if (isEnveloped) envelopedIds.add(message.id);
        if (message.method !== "subscriptions/listen") unanswered.add(message.id);
      }
      unanswered.delete(cancelled);
      if (isJSONRPCRequest(message) && message.method === "initialize") initializeId = message.id;
      lane.asked(message);
      const side = isEnveloped ? enveloped : own;
      if (isListen(message)) void deliverListen(message, side);
      else if (!preparing.delete(cancelled)) side.onmessage?.(message);
    },
    noteRevision: (message) => {
      legacyRevision = revisionIn(message, initializeId) ?? legacyRevision;
      lane.answered(message);
    },
    noteAnswer: (id) => {
      unanswered.delete(id);
      envelopedIds.delete(id);
    },
    legacyRevision: () => legacyRevision,
    isAwaited: () => unanswered.size > 0,
  };
};
