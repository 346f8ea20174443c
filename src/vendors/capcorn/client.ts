/**
 * Calls of CapCorn: sends typed requests and checks the answers. It knows no tool. Only these closures hold the
 * credentials.
 */
import { type Upstream, type UpstreamCall, UpstreamFailure, type UpstreamRequest } from "../../upstream/index.js";
import {
  type AvailabilityQuestion,
  type RoomLine,
  readAvailabilityResult,
  writeAvailabilityRequest,
} from "./availability.js";
import { type ReservationQuestion, readReservationResult, writeReservation } from "./reservation.js";
import {
  type CapcornError,
  CapcornRefusal,
  capcornMediaType,
  errorsIn,
  paths,
  readMessage,
  xmlMediaTypes,
} from "./wire.js";
import type { XmlElement } from "./xml.js";

/** Sent in the query of the address, as the service requires. */
export interface CapcornCredentials {
  readonly user: string;
  readonly password: string;
  /** The name of the calling system, if the service has assigned one. */
  readonly system?: string | undefined;
  readonly pin: string;
}

/** The text of an answer. It is untrusted, and may repeat what was sent. */
export interface Raw {
  readonly raw: string;
}

/** Each method rejects with a CapcornRefusal, an UpstreamFailure, or the reason of the call's signal. */
export interface CapcornClient {
  /** One line for each requested room; none if the hotel has nothing. May be repeated. */
  readonly availability: (
    question: AvailabilityQuestion,
    call: UpstreamCall,
  ) => Promise<Raw & { readonly lines: readonly RoomLine[] }>;
  /** Sells rooms, so it is retried only if the service cannot have received it. */
  readonly reserve: (
    question: ReservationQuestion,
    call: UpstreamCall,
  ) => Promise<Raw & { readonly reservationId: string }>;
}

/** The longest answer, in characters: four times the length of ten rooms with forty options each. */
const longestAnswer = 1_048_576;

/** The refusal in the answer to a failed request, if it has the service's form. */
const refusalIn = (error: unknown): CapcornRefusal | undefined => {
  if (!(error instanceof UpstreamFailure) || error.kind !== "rejected") return undefined;
  const errors = readMessage(error.facts.answer ?? "", longestAnswer, errorsIn) ?? [];
  return errors.length === 0 ? undefined : new CapcornRefusal(errors);
};

type Sent = Pick<UpstreamRequest, "operation" | "path" | "query" | "isSafe">;

export const createCapcornClient = (
  upstream: Upstream,
  { user, password, system, pin }: CapcornCredentials,
): CapcornClient => {
  const post = async <Read extends object>(
    request: Sent,
    text: string,
    read: (root: XmlElement) => Read | { readonly errors: readonly CapcornError[] },
    call: UpstreamCall,
  ): Promise<Raw & Read> => {
    const found: { value?: Read | { readonly errors: readonly CapcornError[] } } = {};
    const check = (answer: string): boolean => {
      const value = readMessage(answer, longestAnswer, read);
      if (value !== undefined) found.value = value;
      return value !== undefined;
    };
    const body = { mediaType: capcornMediaType, text };
    const { text: raw } = await upstream
      .send({ ...request, method: "POST", body, accept: xmlMediaTypes, check }, call)
      .catch((error: unknown) => {
        throw refusalIn(error) ?? error;
      });
    const { value } = found;
    if (value === undefined) throw new Error("an upstream gave an answer without its check");
    if ("errors" in value) throw new CapcornRefusal(value.errors);
    return { ...value, raw };
  };
  return {
    availability: (question, call) =>
      post(
        {
          ...{ operation: "availability", path: paths.availability, isSafe: true },
          query: { user, password, system },
        },
        writeAvailabilityRequest(question),
        (root) => readAvailabilityResult(root, question),
        call,
      ),
    reserve: (question, call) =>
      post(
        {
          ...{ operation: "reserve", path: paths.reservation, isSafe: false },
          query: { hotelId: question.hotelId, pin },
        },
        writeReservation(question),
        (root) => readReservationResult(root, question.externalId),
        call,
      ),
  };
};
