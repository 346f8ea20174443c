/**
 * The job on the events of an inbox: the effects of an event are committed with its completion; an event that fails is
 * retried by the schedule.
 */
import type { WebhookEvents } from "../contract/contract.js";
import type { Job, JobContext, Settlement } from "../jobs/port.js";
import type { Dossier, DossierWrite } from "../store/ports/dossiers.js";
import { createEventReader } from "./inboxEvents.js";
import type { InboxParts } from "./inboxParts.js";
import { type InboxRecord, inboxLists, recordOf, recordWrite } from "./inboxRecord.js";

/** The event is about something that does not exist yet, because events may arrive out of order. The message says what. */
export class NotYet extends Error {
  override readonly name = "NotYet";
}

const minuteMs = 60_000;
const longestMessage = 500;

/** The delay before the next attempt: 2, 4, 8, 16, 32 minutes after 0, 1, 2, 3, 4 earlier failures. */
const waitMs = (failuresBefore: number): number => 2 ** (failuresBefore + 1) * minuteMs;

/** The lists that the pack gave the dossier. */
const ownLists = ({ lists }: Dossier): readonly string[] =>
  lists.filter((list) => list !== inboxLists.open && !list.startsWith("status="));

/** When the dossier was due, which is the instant of all that its turn writes. */
const dueAt = ({ due }: Dossier, { nowMs }: JobContext): number => due?.atMs ?? nowMs;

const textOf = (atMs: number): string => new Date(atMs).toISOString();

/** The record after one more failure. The retries of a dead letter that was brought back begin anew. */
const afterFailure = (record: InboxRecord, message: string, atMs: number): InboxRecord => {
  const failures = record.status === "dead_letter" ? 0 : record.retryCount;
  const isLast = failures >= record.maxRetries;
  return {
    ...record,
    processedAt: textOf(atMs),
    errorMessage: message.slice(0, longestMessage),
    status: isLast ? "dead_letter" : "failed",
    retryCount: isLast ? failures : failures + 1,
    nextRetryAt: isLast ? null : textOf(atMs + waitMs(failures)),
  };
};

export const createInboxJob = <Events extends WebhookEvents>(parts: InboxParts<Events>): Job => {
  const { contract, collection, clock, apply, tell } = parts;
  const readEvent = createEventReader(contract);

  const write = (dossier: Dossier, record: InboxRecord): DossierWrite =>
    recordWrite({ collection, expected: dossier.version }, record, {
      lists: ownLists(dossier),
      // Without its group, so that later events of the group do not wait for it.
      dueAtMs: record.nextRetryAt === null ? undefined : Date.parse(record.nextRetryAt),
      tell: tell?.(record),
    });

  /** A dossier that cannot be read, such as one from a wrong import, becomes a dead letter: it is kept and never retried. */
  const unreadable = ({ id, document, version: expected }: Dossier): Settlement => ({
    writes: [{ collection, id, expected, document, lists: [inboxLists.deadLetters] }],
  });

  const failure = (dossier: Dossier, message: string, context: JobContext): Settlement => {
    const record = recordOf(dossier);
    if (record === undefined) return unreadable(dossier);
    return { writes: [write(dossier, afterFailure(record, message, dueAt(dossier, context)))] };
  };

  const run = async (dossier: Dossier, context: JobContext): Promise<Settlement> => {
    const record = recordOf(dossier);
    if (record === undefined) return unreadable(dossier);
    const read = await readEvent(record.payload);
    if ("fault" in read) throw new Error(`the event's ${read.fault.field} is not ${read.fault.expected}`);
    const atMs = dueAt(dossier, context);
    const { entityIds, ...settlement } = await apply(read.event, { ...context, eventId: record.eventId, atMs });
    const isFrozen = context.world.clock.mode === "frozen";
    const completed: InboxRecord = {
      ...record,
      status: "completed",
      processedAt: textOf(atMs),
      processingDurationMs: isFrozen ? 0 : Math.max(0, clock.now() - context.realNowMs),
      errorMessage: null,
      nextRetryAt: null,
      entityIds,
    };
    return { ...settlement, writes: [write(dossier, completed), ...settlement.writes] };
  };

  return {
    queue: collection,
    clock: "world",
    leaseMs: 30_000,
    concurrency: 8,
    run: async (dossier, context) => {
      try {
        return await run(dossier, context);
      } catch (error) {
        if (!(error instanceof NotYet)) throw error;
        return failure(dossier, error.message, context);
      }
    },
    failed: (dossier, { message }, context) => failure(dossier, message, context),
  };
};
