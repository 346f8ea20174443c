/**
 * Takes deliveries into an inbox: checks the signature, reads the event, and stores it in one commit. Without a valid
 * signature no world is entered and nothing is stored.
 */

import type { InboundEventOf, WebhookEvents } from "../contract/contract.js";
import { messageOf } from "../contract/messageOf.js";
import { RequestRefusal } from "../contract/refusal.js";
import {
  StoreUnavailableError,
  TooManyWorldsError,
  WorldMissingError,
  WorldResetError,
  WriteOutcomeUnknownError,
} from "../store/index.js";
import { type CommitOutcome, longestDossierName } from "../store/ports/dossiers.js";
import { badPayload, badSignature, badWorld, type InboundOutcome, received, tooLarge, tryLater } from "./answers.js";
import { createEventReader, parsedBody } from "./inboxEvents.js";
import type { InboxFacts, InboxParts } from "./inboxParts.js";
import { type InboxRecord, longestNewRecord, mostRetries, recordWrite } from "./inboxRecord.js";
import type { InboundAnswer, InboundDelivery } from "./port.js";
import { isSigned } from "./signatures.js";

/** Errors after which the sender may try again. That is safe, because an event id is stored once. */
const passing = [
  StoreUnavailableError,
  WriteOutcomeUnknownError,
  WorldResetError,
  WorldMissingError,
  TooManyWorldsError,
];

const newRecord = (
  { eventId, timestamp, references }: InboxFacts,
  eventType: string,
  payload: unknown,
  { remoteAddress }: InboundDelivery,
  atMs: number,
): InboxRecord => ({
  eventId,
  eventType,
  timestamp,
  references,
  payload,
  signatureVerified: true,
  sourceIp: remoteAddress,
  receivedAt: new Date(atMs).toISOString(),
  status: "pending",
  processedAt: null,
  processingDurationMs: null,
  errorMessage: null,
  retryCount: 0,
  maxRetries: mostRetries,
  nextRetryAt: null,
  entityIds: {},
});

/** The answers by outcome of the commit. A repeated event gets 200, too: the sender may have missed the first answer. */
const answerTo: Readonly<Record<CommitOutcome["kind"], readonly [InboundOutcome, InboundAnswer]>> = {
  done: ["stored", received],
  replayed: ["repeated", received],
  conflict: ["repeated", received],
  worldFull: ["worldFull", tryLater("World full", 60)],
  idempotencyConflict: ["store", tryLater("Not stored", 1)],
  soldOut: ["store", tryLater("Not stored", 1)],
};

export const createIntake = <Events extends WebhookEvents>(
  parts: InboxParts<Events>,
  count: (outcome: InboundOutcome) => void,
): ((delivery: InboundDelivery) => Promise<InboundAnswer>) => {
  const { contract, collection, secrets, store, enterWorld, describe, tell, warn } = parts;
  const header = contract.signature.header.toLowerCase();
  const readEvent = createEventReader(contract);

  const refused = (outcome: InboundOutcome, answer: InboundAnswer): InboundAnswer => {
    count(outcome);
    return answer;
  };

  const keep = async (
    event: InboundEventOf<Events>,
    type: string,
    body: unknown,
    delivery: InboundDelivery,
  ): Promise<InboundAnswer> => {
    const facts = describe(event);
    const { eventId, group, lists = [] } = facts;
    if (eventId === "" || eventId.length > longestDossierName)
      return refused("payload", badPayload("event id", `1 to ${longestDossierName} characters`));
    const { world, clock } = await enterWorld(delivery.world);
    const atMs = delivery.atMs ?? clock.now();
    const record = newRecord(facts, type, body, delivery, atMs);
    const place = { lists, dueAtMs: atMs, group, tell: tell?.(record) };
    const write = recordWrite({ collection, expected: "new" }, record, place);
    if ((write.document?.length ?? 0) > longestNewRecord) return refused("tooLarge", tooLarge);
    const { kind } = await store.commitDossiers({ world, atMs, writes: [write] });
    return refused(...answerTo[kind]);
  };

  return async (delivery) => {
    if (!isSigned(secrets, delivery.headers[header], delivery.body)) return refused("signature", badSignature);
    const parsed = parsedBody(delivery.body);
    const read = "fault" in parsed ? parsed : await readEvent(parsed.value);
    if ("fault" in read) return refused("payload", badPayload(read.fault.field, read.fault.expected));
    try {
      return await keep(read.event, read.type, read.body, delivery);
    } catch (error) {
      if (error instanceof RequestRefusal) return refused("world", badWorld(error.fault.hint));
      if (!passing.some((type) => error instanceof type)) throw error;
      warn(`the event of a webhook was not kept: ${messageOf(error)}`);
      return refused("store", tryLater("Store unavailable", 1));
    }
  };
};
