/**
 * The stored documents: requests, trips, quotes, operators, threads and messages. Instants are milliseconds in world
 * time, money is US cents.
 */
import { isJsonObject } from "../contract/contract.js";

export interface Operator {
  readonly id: string;
  readonly name: string;
  /** 0 to 5. */
  readonly rating?: number;
  readonly safetyRating?: string;
}

/** One leg. */
export interface Segment {
  /** ICAO code. */
  readonly departureAirport: string;
  readonly arrivalAirport: string;
  readonly passengers: number;
  readonly departureMs: number;
}

/** An operator's first answer to a request. */
export interface Response {
  readonly operatorId: string;
  readonly answer: "quoted" | "declined";
  /** Whole minutes after the request. */
  readonly minutes: number;
}

export type RfpStatus = "created" | "booked" | "cancelled";

export interface Rfp {
  readonly id: string;
  /** The trip for which it was sent in the marketplace; null for a request that was sent from here. */
  readonly tripId: string | null;
  readonly status: RfpStatus;
  /** Empty where they are not known. */
  readonly segments: readonly Segment[];
  readonly specialRequirements: string | null;
  readonly operators: readonly Operator[];
  /** At most one of each operator, in the order in which they came. */
  readonly responses: readonly Response[];
  readonly createdAtMs: number;
  /** Null where it is not known. */
  readonly deadlineMs: number | null;
  /** The session that is told of changes; null for all sessions of the world. */
  readonly scopeId: string | null;
  /** The sender's instant of this state: an earlier event changes nothing. */
  readonly changedAtMs: number;
}

export interface Trip {
  readonly id: string;
  readonly status: "created" | "cancelled";
  readonly deepLink: string | null;
  readonly segments: readonly Segment[];
  readonly createdAtMs: number;
  readonly scopeId: string | null;
  readonly changedAtMs: number;
}

export type QuoteStatus = "open" | "accepted" | "rejected" | "expired";

export interface Quote {
  readonly id: string;
  readonly rfpId: string;
  readonly threadId: string;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly aircraftId: string | null;
  readonly aircraftType: string;
  readonly baseCents: number;
  readonly taxesCents: number;
  readonly responseMinutes: number;
  readonly validUntilMs: number;
  readonly notes: string | null;
  readonly status: QuoteStatus;
  readonly changedAtMs: number;
}

/** The conversation with one operator about one request. */
export interface Thread {
  readonly id: string;
  readonly rfpId: string;
  readonly operatorId: string;
  readonly operatorName: string;
}

/** A quote as a conversation shows it. */
export interface SharedQuote {
  readonly type: "quote_shared";
  readonly quote_id: string;
  readonly operator_name: string;
  readonly aircraft_type: string;
  readonly price_usd: number;
}

interface Written {
  readonly id: string;
  readonly threadId: string;
  readonly sentAtMs: number;
}

export interface TextMessage extends Written {
  readonly senderType: "broker" | "operator";
  readonly contentType: "text";
  readonly content: string;
}

export interface QuoteMessage extends Written {
  readonly senderType: "system";
  readonly contentType: "quote_shared";
  readonly richContent: SharedQuote;
}

export type Message = TextMessage | QuoteMessage;

/** An e-mail that is to be sent to whoever made the request. */
export interface Email {
  /** The id of the event that it reports. */
  readonly eventId: string;
  readonly eventType: string;
  /** The topics of the documents that it is about. */
  readonly about: readonly string[];
  /** The id of the quote that was accepted or booked, if the event has it. */
  readonly quoteId?: string;
  /** `waiting`: for its turn, or for the next attempt. `unsent`: given up. */
  readonly status: "waiting" | "sent" | "unsent";
  readonly createdAtMs: number;
  /** How many attempts failed. */
  readonly failures?: number;
  /** Why it was not sent. */
  readonly why?: string;
  /** The message that was sent. */
  readonly message?: { readonly messageId: string; readonly threadId: string };
}

const hasTexts = (value: unknown, ...names: readonly string[]): value is Record<string, unknown> =>
  isJsonObject(value) && names.every((name) => typeof value[name] === "string");

const hasNumbers = (value: Record<string, unknown>, ...names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === "number");

/** Type guards of the documents, which may have been imported, or written by another release. */
export const isRfp = (value: unknown): value is Rfp =>
  hasTexts(value, "id", "status") &&
  hasNumbers(value, "createdAtMs", "changedAtMs") &&
  [value["segments"], value["operators"], value["responses"]].every(Array.isArray);

export const isTrip = (value: unknown): value is Trip =>
  hasTexts(value, "id", "status") &&
  hasNumbers(value, "createdAtMs", "changedAtMs") &&
  Array.isArray(value["segments"]);

export const isQuote = (value: unknown): value is Quote =>
  hasTexts(value, "id", "rfpId", "threadId", "operatorId", "operatorName", "aircraftType", "status") &&
  hasNumbers(value, "baseCents", "taxesCents", "responseMinutes", "validUntilMs", "changedAtMs");

export const isThread = (value: unknown): value is Thread =>
  hasTexts(value, "id", "rfpId", "operatorId", "operatorName");

export const isMessage = (value: unknown): value is Message =>
  hasTexts(value, "id", "threadId", "senderType", "contentType") &&
  hasNumbers(value, "sentAtMs") &&
  (typeof value["content"] === "string" || isJsonObject(value["richContent"]));

export const isOperator = (value: unknown): value is Operator => hasTexts(value, "id", "name");

export const isEmail = (value: unknown): value is Email =>
  hasTexts(value, "eventId", "eventType", "status") && Array.isArray(value["about"]);
