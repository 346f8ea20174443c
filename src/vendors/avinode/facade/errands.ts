/**
 * The events that the marketplace will send, and when: each due dossier has one event to send. All events are known
 * when the dossier is created.
 */
import type { DossierWrite } from "../../../store/index.js";
import { isObject } from "../../reading.js";
import {
  type AvinodeEvent,
  avinodeEventTypes,
  type MessageReceived,
  type QuoteEnded,
  type QuoteReceived,
  type RfqReceived,
} from "../events.js";
import { threadIdOf } from "../pulled.js";
import type { AnswerDocument, RfqDocument } from "./documents.js";
import { dollarsOf, eventSegment, instantText, operatorForm } from "./forms.js";

/** Events in order. Only the first is due; the next one becomes due when it has been sent. */
export interface Errand {
  readonly events: readonly AvinodeEvent[];
  /** How many attempts to send it have failed. */
  readonly failures: number;
}

export const isErrand = (value: unknown): value is Errand =>
  isObject(value) &&
  typeof value["failures"] === "number" &&
  Array.isArray(value["events"]) &&
  value["events"].every(
    (event) =>
      isObject(event) &&
      typeof event["event_id"] === "string" &&
      typeof event["timestamp"] === "string" &&
      avinodeEventTypes.some((type) => type === event["event_type"]),
  );

/** The queue of the events: for requests that were made in this process, or over a socket. */
export type ErrandQueue = "avinode.answers" | "avinode.calls";

export interface ErrandPlace {
  readonly queue: ErrandQueue;
  /** The world's epoch: events of an earlier epoch have other ids, though everything else has the same names. */
  readonly epoch: number;
}

const eventIdOf = ({ epoch }: ErrandPlace, thing: string, what: string): string =>
  `${thing}.${what}${epoch === 1 ? "" : `.${epoch}`}`;

const dueMs = (event: AvinodeEvent): number => Date.parse(event.timestamp);

/** The write of an errand. `group` is left out if nothing has to wait for it. */
export const errandWrite = (
  collection: string,
  id: string,
  expected: DossierWrite["expected"],
  errand: Errand,
  { atMs, group }: { readonly atMs: number; readonly group?: string },
): DossierWrite => ({
  ...{ collection, id, expected, document: JSON.stringify(errand) },
  due: { queue: collection, atMs, ...(group !== undefined && { group }) },
});

const newErrand = (place: ErrandPlace, events: readonly [AvinodeEvent, ...AvinodeEvent[]], group: string) => {
  const [first] = events;
  return errandWrite(place.queue, first.event_id, "new", { events, failures: 0 }, { atMs: dueMs(first), group });
};

const answerEvents = (
  place: ErrandPlace,
  { id, tripId }: RfqDocument,
  answer: AnswerDocument,
): readonly [AvinodeEvent, ...AvinodeEvent[]] => {
  const operator = operatorForm(answer.operatorId);
  const about = { rfp_id: id, thread_id: threadIdOf(id, answer.operatorId), operator };
  if (answer.kind === "decline") {
    const declined: MessageReceived = {
      event_type: "message_received",
      event_id: eventIdOf(place, answer.messageId, "received"),
      timestamp: instantText(answer.atMs),
      ...about,
      message_id: answer.messageId,
      message: answer.reason,
      declined: true,
    };
    return [declined];
  }
  const { quoteId, aircraftId, aircraftType, baseCents, taxesCents } = answer;
  const received: QuoteReceived = {
    event_type: "quote_received",
    event_id: eventIdOf(place, quoteId, "received"),
    timestamp: instantText(answer.atMs),
    ...about,
    quote_id: quoteId,
    ...(tripId !== null && { trip_id: tripId }),
    aircraft: { id: aircraftId, type: aircraftType },
    price: {
      base: dollarsOf(baseCents),
      taxes: dollarsOf(taxesCents),
      total: dollarsOf(baseCents + taxesCents),
      currency: "USD",
    },
    valid_until: instantText(answer.validUntilMs),
    notes: answer.notes,
  };
  const expired: QuoteEnded = {
    event_type: "quote_expired",
    event_id: eventIdOf(place, quoteId, "expired"),
    timestamp: received.valid_until,
    rfp_id: id,
    quote_id: quoteId,
  };
  return [received, expired];
};

/** One errand for each answer, all in one group: they are sent in the order in which they are due. */
export const answerErrands = (place: ErrandPlace, rfq: RfqDocument): readonly DossierWrite[] =>
  rfq.answers.map((answer) => newErrand(place, answerEvents(place, rfq, answer), rfq.id));

/** The errand which tells that somebody sent the request from a trip. It precedes the answers, in the same group. */
export const sentErrand = (place: ErrandPlace, rfq: RfqDocument): DossierWrite => {
  const sent: RfqReceived = {
    event_type: "rfq_received",
    event_id: eventIdOf(place, rfq.id, "received"),
    timestamp: instantText(rfq.createdAtMs),
    rfp_id: rfq.id,
    ...(rfq.tripId !== null && { trip_id: rfq.tripId }),
    segments: rfq.legs.map(eventSegment),
    operators: rfq.operatorIds.map(operatorForm),
    deadline: instantText(rfq.deadlineMs),
  };
  return newErrand(place, [sent], rfq.id);
};

export interface Reply {
  readonly operatorId: string;
  readonly messageId: string;
  readonly text: string;
  readonly atMs: number;
}

export const replyErrand = (
  place: ErrandPlace,
  rfqId: string,
  { operatorId, messageId, text, atMs }: Reply,
): DossierWrite => {
  const threadId = threadIdOf(rfqId, operatorId);
  const reply: MessageReceived = {
    event_type: "message_received",
    event_id: eventIdOf(place, messageId, "received"),
    timestamp: instantText(atMs),
    rfp_id: rfqId,
    thread_id: threadId,
    message_id: messageId,
    operator: operatorForm(operatorId),
    message: text,
  };
  return newErrand(place, [reply], threadId);
};
