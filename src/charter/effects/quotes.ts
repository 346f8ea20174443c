/** Events about quotes: received, updated, ended. */

import type { DossierWrite } from "../../store/ports/dossiers.js";
import type { Operator, Quote, QuoteMessage, QuoteStatus, Rfp } from "../documents.js";
import type { CharterEvent, QuoteEnded, QuoteReceived, QuoteUpdated } from "../events.js";
import { instantMs } from "../instants.js";
import { type CharterRecord, rfpTopic } from "../record.js";
import { threadWrite } from "./conversations.js";
import { owedEmail } from "./emails.js";
import { changes, type Effect, instantOf, isOvertaken, notYet, type Outcome } from "./outcome.js";
import { answered, minutesAfter, operatorOf, priceOf } from "./readings.js";

interface KeptRfp {
  readonly rfp: Rfp;
  readonly expected: "new" | number;
}

/** The request of a quote. An unknown request is created if the quote names a known trip; otherwise undefined. */
const rfpOf = async (event: QuoteReceived, record: CharterRecord): Promise<KeptRfp | undefined> => {
  const { rfp_id, trip_id } = event;
  const kept = await record.collections.rfps.read(record.world, rfp_id);
  if (kept !== undefined) return { rfp: kept.document, expected: kept.version };
  const trip = trip_id === undefined ? undefined : await record.collections.trips.read(record.world, trip_id);
  if (trip === undefined) return undefined;
  const { id: tripId, segments, scopeId } = trip.document;
  const atMs = instantOf(event);
  const known = { id: rfp_id, tripId, segments, scopeId, createdAtMs: atMs, changedAtMs: atMs };
  const unknown = { specialRequirements: null, operators: [], responses: [], deadlineMs: null };
  return { rfp: { ...known, ...unknown, status: "created" }, expected: "new" };
};

const operatorWrite = async (record: CharterRecord, operator: Operator): Promise<DossierWrite | undefined> => {
  const kept = await record.collections.operators.read(record.world, operator.id);
  const profile = { ...kept?.document, ...operator };
  const isSame = JSON.stringify(profile) === JSON.stringify(kept?.document);
  return isSame ? undefined : record.writeOperator(profile, kept?.version ?? "new");
};

/** The message that shows a quote in its conversation. */
const sharedMessage = ({ id, threadId, operatorName, aircraftType, ...quote }: Quote, atMs: number): QuoteMessage => ({
  id: `${id}.shared`,
  threadId,
  senderType: "system",
  contentType: "quote_shared",
  richContent: {
    type: "quote_shared",
    quote_id: id,
    operator_name: operatorName,
    aircraft_type: aircraftType,
    price_usd: (quote.baseCents + quote.taxesCents) / 100,
  },
  sentAtMs: atMs,
});

const quoteOf = (event: QuoteReceived, rfp: Rfp): Quote => ({
  id: event.quote_id,
  rfpId: rfp.id,
  threadId: event.thread_id,
  operatorId: event.operator.id,
  operatorName: event.operator.name,
  aircraftId: event.aircraft.id ?? null,
  aircraftType: event.aircraft.type,
  ...priceOf(event.price),
  responseMinutes: minutesAfter(rfp, instantOf(event)),
  validUntilMs: instantMs(event.valid_until),
  notes: event.notes ?? null,
  status: "open",
  changedAtMs: instantOf(event),
});

/**
 * Writes the operator, the quote, the thread, a message in it that shows the quote, and the request. A known quote
 * changes nothing.
 */
export const quoteReceived: Effect<QuoteReceived> = async (event, record) => {
  const { rfp_id, quote_id, thread_id } = event;
  const entityIds = { rfp: rfp_id, quote: quote_id, operator: event.operator.id, thread: thread_id };
  if ((await record.collections.quotes.read(record.world, quote_id)) !== undefined) return changes(entityIds);
  const kept = await rfpOf(event, record);
  if (kept === undefined) return notYet(`RFP ${rfp_id} is not known`);
  const { rfp, expected } = kept;
  const operator = operatorOf(event.operator);
  const quote = quoteOf(event, rfp);
  const message = sharedMessage(quote, instantOf(event));
  return changes(
    { ...entityIds, message: message.id },
    await operatorWrite(record, operator),
    record.writeQuote(quote, "new"),
    await threadWrite(record, thread_id, rfp_id, operator),
    record.writeMessage(message),
    record.writeRfp(answered(rfp, operator, "quoted", instantOf(event)), expected),
  );
};

const onQuote = async (
  event: CharterEvent & { readonly quote_id: string },
  record: CharterRecord,
  change: (quote: Quote) => Partial<Quote>,
): Promise<Outcome> => {
  const id = event.quote_id;
  const kept = await record.collections.quotes.read(record.world, id);
  if (kept === undefined) return notYet(`quote ${id} is not known`);
  const { document, version } = kept;
  const entityIds = { rfp: document.rfpId, quote: id };
  if (isOvertaken(event, document)) return changes(entityIds);
  const rfp = await record.collections.rfps.read(record.world, document.rfpId);
  const after = { ...document, ...change(document), changedAtMs: instantOf(event) };
  return changes(entityIds, record.writeQuote(after, version, { scopeId: rfp?.document.scopeId ?? null }));
};

export const quoteUpdated: Effect<QuoteUpdated> = async (event, record) => {
  const price = event.price === undefined ? {} : priceOf(event.price);
  return onQuote(event, record, ({ aircraftId, aircraftType, validUntilMs, notes }) => ({
    ...price,
    aircraftId: event.aircraft === undefined ? aircraftId : (event.aircraft.id ?? null),
    aircraftType: event.aircraft?.type ?? aircraftType,
    validUntilMs: event.valid_until === undefined ? validUntilMs : instantMs(event.valid_until),
    notes: event.notes ?? notes,
  }));
};

const statusAfter: Readonly<Record<QuoteEnded["event_type"], QuoteStatus>> = {
  quote_accepted: "accepted",
  quote_rejected: "rejected",
  quote_expired: "expired",
};

export const quoteEnded: Effect<QuoteEnded> = async (event, record, nowMs) => {
  const outcome = await onQuote(event, record, () => ({ status: statusAfter[event.event_type] }));
  if (outcome.kind === "notYet" || event.event_type !== "quote_accepted") return outcome;
  const { rfp = "" } = outcome.entityIds;
  return changes(outcome.entityIds, ...outcome.writes, owedEmail(event, record, [rfpTopic(rfp)], nowMs));
};
