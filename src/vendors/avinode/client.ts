/**
 * Calls of Avinode: sends typed requests and checks the answers. It knows no tool; the upstream adds the credentials.
 */
import { randomUUID } from "node:crypto";
import {
  pathOf,
  sendForJson,
  type Upstream,
  type UpstreamCall,
  type UpstreamFailure,
  type UpstreamRequest,
} from "../../upstream/index.js";
import { parsed } from "../../upstream/json.js";
import { unlessWrong } from "../reading.js";
import {
  type AvinodeError,
  type AvinodeMessage,
  type AvinodeRfq,
  type AvinodeSegment,
  type AvinodeTrip,
  avinodeMediaType,
  readErrors,
  readMessage,
  readRfq,
  readTrip,
} from "./wire.js";

export interface TripQuestion {
  readonly segments: readonly AvinodeSegment[];
  /** The caller's own id: the service creates one trip for each. A new one is generated if left out. */
  readonly externalId?: string | undefined;
}

export interface RfqQuestion {
  readonly segments: readonly AvinodeSegment[];
  readonly sellerIds: readonly string[];
  /** ISO 8601 with its offset; the service chooses one if left out. */
  readonly quoteDeadline?: string | undefined;
  readonly buyerMessage?: string | undefined;
  readonly tripId?: string | undefined;
  /** As `externalId` of a trip. */
  readonly externalId?: string | undefined;
}

export interface MessageQuestion {
  readonly rfqId: string;
  readonly threadId: string;
  readonly message: string;
  /** As `externalId` of a trip. */
  readonly externalId?: string | undefined;
}

/** Each method rejects with an UpstreamFailure, or with the reason of the call's signal. */
export interface AvinodeClient {
  /** May be repeated: creating a trip asks no operator. */
  readonly createTrip: (question: TripQuestion, call: UpstreamCall) => Promise<AvinodeTrip>;
  /** Asks operators, so it is retried only if the service cannot have received it. */
  readonly createRfq: (question: RfqQuestion, call: UpstreamCall) => Promise<AvinodeRfq>;
  /** With the quotes that have come by now. */
  readonly getRfq: (id: string, call: UpstreamCall) => Promise<AvinodeRfq>;
  /** Retried as `createRfq` is. */
  readonly sendMessage: (question: MessageQuestion, call: UpstreamCall) => Promise<AvinodeMessage>;
}

type Sent = Pick<UpstreamRequest, "operation" | "path" | "isSafe">;

export const createAvinodeClient = (upstream: Upstream): AvinodeClient => {
  const send = async <Answer extends object>(
    request: Sent & Pick<UpstreamRequest, "method" | "body">,
    read: (value: unknown) => Answer,
    call: UpstreamCall,
  ): Promise<Answer> => {
    const whole = { ...request, accept: [avinodeMediaType] };
    return (await sendForJson(upstream, whole, call, unlessWrong(read))).value;
  };
  const post = <Answer extends object>(
    request: Sent,
    body: object,
    read: (value: unknown) => Answer,
    call: UpstreamCall,
  ): Promise<Answer> => {
    const text = JSON.stringify(body);
    return send({ ...request, method: "POST", body: { mediaType: avinodeMediaType, text } }, read, call);
  };
  return {
    createTrip: ({ segments, externalId = randomUUID() }, call) =>
      post(
        { operation: "createTrip", path: "/trips", isSafe: true },
        { externalTripId: externalId, sourcing: true, segments },
        readTrip,
        call,
      ),
    createRfq: ({ sellerIds, externalId = randomUUID(), ...question }, call) =>
      post(
        { operation: "createRfq", path: "/rfqs", isSafe: false },
        { externalRfqId: externalId, ...question, sellers: sellerIds.map((id) => ({ id })) },
        readRfq,
        call,
      ),
    getRfq: (id, call) =>
      send({ operation: "getRfq", method: "GET", path: pathOf`/rfqs/${id}`, isSafe: true }, readRfq, call),
    sendMessage: ({ rfqId, externalId = randomUUID(), ...body }, call) =>
      post(
        { operation: "sendMessage", path: pathOf`/rfqs/${rfqId}/messages`, isSafe: false },
        { externalMessageId: externalId, ...body },
        readMessage,
        call,
      ),
  };
};

/** The errors that the service gave for its refusal; empty if they cannot be read. */
export const refusalsOf = (failure: UpstreamFailure): readonly AvinodeError[] =>
  unlessWrong(readErrors)(parsed(failure.facts.answer ?? "")) ?? [];
