/**
 * Sends the e-mails that events call for, each once. A failed e-mail is retried after 2, 4, 8, 16 and 32 minutes by the world's clock. Then
 * it is given up, and only `due retry` brings it back.
 */
import type { Email } from "../../../charter/documents.js";
import {
  type CharterRecord,
  createCollections,
  emailCollection,
  emailList,
  recordIn,
} from "../../../charter/record.js";
import type { DueQueue } from "../../../jobs/dueQueue.js";
import type { Job, JobContext, Settlement } from "../../../jobs/port.js";
import type { Dossier, DossierStore } from "../../../store/index.js";
import { UpstreamFailure } from "../../../upstream/index.js";
import { contentOf } from "./letters.js";
import type { Mailer } from "./mailer.js";

const mostRetries = 5;
const minuteMs = 60_000;
const longestWhy = 200;

const dueAt = ({ due }: Dossier, { nowMs }: JobContext): number => due?.atMs ?? nowMs;

type Store = Pick<DossierStore, "readDossier" | "listDossiers" | "countDossiers">;

export const emailJob = (store: Store, { send, mailbox }: Mailer): Job => {
  const collections = createCollections(store);
  const recordOf = ({ world: { key, epoch } }: JobContext): CharterRecord =>
    recordIn(collections, store, { key, epoch });

  const emailOf = (dossier: Dossier): Email | undefined => {
    try {
      return collections.emails.typed(dossier).document;
    } catch {
      return undefined;
    }
  };

  const written = (dossier: Dossier, context: JobContext, email: Email, dueAtMs?: number): Settlement => ({
    writes: [recordOf(context).writeEmail(email, dossier.version, dueAtMs)],
  });

  /** Keeps a dossier that cannot be parsed, for example after a faulty import, and never retries it. */
  const unreadable = ({ collection, id, document, version: expected }: Dossier): Settlement => ({
    writes: [{ collection, id, expected, document, lists: [emailList("unsent")] }],
  });

  const failure = (dossier: Dossier, context: JobContext, said: string): Settlement => {
    const email = emailOf(dossier);
    if (email === undefined) return unreadable(dossier);
    const { failures = 0 } = email;
    const why = said.slice(0, longestWhy);
    if (failures >= mostRetries) return written(dossier, context, { ...email, status: "unsent", why });
    const dueAtMs = dueAt(dossier, context) + 2 ** (failures + 1) * minuteMs;
    return written(dossier, context, { ...email, failures: failures + 1, why }, dueAtMs);
  };

  return {
    queue: emailCollection,
    clock: "world",
    leaseMs: 60_000,
    concurrency: 2,
    run: async (dossier, context) => {
      const email = emailOf(dossier);
      if (email === undefined) return unreadable(dossier);
      if (send === undefined) return written(dossier, context, { ...email, status: "unsent", why: mailbox });
      const content = await contentOf(email, recordOf(context));
      const { world, signal } = context;
      try {
        const message = await send(email, content, { world, atMs: dueAt(dossier, context), signal });
        const { why: _why, ...sent } = email;
        return written(dossier, context, { ...sent, status: "sent", message });
      } catch (error) {
        if (error instanceof UpstreamFailure) return failure(dossier, context, error.message);
        throw error;
      }
    },
    failed: (dossier, { message }, context) => failure(dossier, context, message),
  };
};

/** For the command `mock-gds due`. `due retry` also revives e-mails that an earlier release stored and never sent. */
export const emailQueue: DueQueue = {
  ...{ queue: emailCollection, clock: "world", collection: emailCollection },
  waitingList: emailList("waiting"),
  deadList: emailList("unsent"),
  revived: ({ document }) => {
    const { why: _why, failures: _failures, ...email } = JSON.parse(document);
    return { document: JSON.stringify({ ...email, status: "waiting" }), lists: [emailList("waiting")] };
  },
};
