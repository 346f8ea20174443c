/** Calls of CapCorn: typed questions out, answers read. It knows no tool. The credentials are in these closures and nowhere else. */
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

/** As the service wants them in its addresses. */
export interface CapcornCredentials {
  readonly user: string;
  readonly password: string;
  /** The name of the system that asks, where the service gave it one. */
  readonly system?: string | undefined;
  readonly pin: string;
}

/** An answer with the text that it was read from. Hostile, and it may repeat what was sent. */
export interface Raw {
  readonly raw: string;
}

/** Each rejects with a CapcornRefusal, an UpstreamFailure, or with the reason of the call's signal. */
export interface CapcornClient {
  /** One line for each room asked for, or none where the hotel has nothing. It may be repeated. */
  readonly availability: (
    question: AvailabilityQuestion,
    call: UpstreamCall,
  ) => Promise<Raw & { readonly lines: readonly RoomLine[] }>;
  /** Sells rooms, so it is sent again only if it cannot have been heard. */
  readonly reserve: (
    question: ReservationQuestion,
    call: UpstreamCall,
  ) => Promise<Raw & { readonly reservationId: string }>;
}

/** Characters of an answer at most: ten rooms with forty options each have a quarter of them. */
const longestAnswer = 1_048_576;

/** What a failed request was refused with, in the service's own form. */
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
