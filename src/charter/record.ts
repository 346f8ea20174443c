/**
 * The record of what the pack knows of the marketplace: where each document is stored, in which lists it is, and who is
 * notified of it.
 */
import { type DossierCollection, dossierCollection } from "../store/dossierCollection.js";
import type { DossierStore, DossierTold, DossierWrite } from "../store/ports/dossiers.js";
import type { WorldRef } from "../store/ports/worlds.js";
import {
  type Email,
  isEmail,
  isMessage,
  isOperator,
  isQuote,
  isRfp,
  isThread,
  isTrip,
  type Message,
  type Operator,
  type Quote,
  type Rfp,
  type Thread,
  type Trip,
} from "./documents.js";

type Expected = DossierWrite["expected"];

export interface Collections {
  readonly rfps: DossierCollection<Rfp>;
  readonly trips: DossierCollection<Trip>;
  readonly quotes: DossierCollection<Quote>;
  readonly operators: DossierCollection<Operator>;
  readonly threads: DossierCollection<Thread>;
  readonly messages: DossierCollection<Message>;
  readonly emails: DossierCollection<Email>;
}

/** The collection of e-mails, and the queue in which they wait. */
export const emailCollection = "charter.email";

export const emailList = (status: Email["status"]): string => `status=${status}`;

type RecordStore = Pick<DossierStore, "readDossier" | "listDossiers" | "countDossiers">;

export const createCollections = (store: RecordStore): Collections => ({
  rfps: dossierCollection(store, "charter.rfps", isRfp),
  trips: dossierCollection(store, "charter.trips", isTrip),
  quotes: dossierCollection(store, "charter.quotes", isQuote),
  operators: dossierCollection(store, "charter.operators", isOperator),
  threads: dossierCollection(store, "charter.threads", isThread),
  messages: dossierCollection(store, "charter.messages", isMessage),
  emails: dossierCollection(store, emailCollection, isEmail),
});

/** Topics of notifications: the URI of the pack's resource, without the scheme. */
export const rfpTopic = (id: string): string => `rfps/${encodeURIComponent(id)}`;
/** Undefined for a topic of another kind. */
export const rfpIdOf = (topic: string): string | undefined =>
  topic.startsWith("rfps/") ? decodeURIComponent(topic.slice("rfps/".length)) : undefined;
export const tripTopic = (id: string): string => `trips/${encodeURIComponent(id)}`;
export const threadTopic = (id: string): string => `threads/${encodeURIComponent(id)}`;

const toldTo = (topic: string, scopeId: string | null): { readonly tell: DossierTold } => ({
  tell: { topic, ...(scopeId !== null && { scopeId }) },
});

const ofRfp = (rfpId: string): string => `rfp=${rfpId}`;
const ofTrip = (tripId: string): string => `trip=${tripId}`;
const inThread = (threadId: string): string => `thread=${threadId}`;

/** The most entries of a list in one answer. */
const mostShown = 500;

/** A pack's view of one world's record. Reads give the current state. Each `write...` returns a write for a commit. */
export interface CharterRecord {
  readonly collections: Collections;
  readonly world: WorldRef;
  readonly quotesOf: (rfpId: string) => Promise<readonly Quote[]>;
  readonly rfpIdsOf: (tripId: string) => Promise<readonly string[]>;
  /** The newest messages of a thread, at most `most`, oldest first, and the number of all its messages. */
  readonly messagesOf: (
    threadId: string,
    most: number,
  ) => Promise<{ readonly messages: readonly Message[]; readonly count: number }>;
  readonly writeRfp: (rfp: Rfp, expected: Expected) => DossierWrite;
  readonly writeTrip: (trip: Trip, expected: Expected) => DossierWrite;
  /** With `tellRfp`, a change of the request is notified. Leave it out if the request is written with the quote. */
  readonly writeQuote: (quote: Quote, expected: Expected, tellRfp?: Pick<Rfp, "scopeId">) => DossierWrite;
  readonly writeOperator: (operator: Operator, expected: Expected) => DossierWrite;
  readonly writeThread: (thread: Thread, expected: Expected) => DossierWrite;
  /** Notifies all sessions of the world, because all take part. */
  readonly writeMessage: (message: Message) => DossierWrite;
  /** `dueAtMs`: when it is to be sent, or tried again. */
  readonly writeEmail: (email: Email, expected: Expected, dueAtMs?: number) => DossierWrite;
}

export const recordIn = (collections: Collections, store: RecordStore, world: WorldRef): CharterRecord => {
  const { rfps, trips, quotes, operators, threads, messages, emails } = collections;
  return {
    collections,
    world,
    quotesOf: async (rfpId) => {
      const { dossiers } = await quotes.list({ world, list: ofRfp(rfpId), order: "oldest", limit: mostShown });
      return dossiers.map(({ document }) => document);
    },
    rfpIdsOf: async (tripId) => {
      const { dossiers } = await rfps.list({ world, list: ofTrip(tripId), order: "oldest", limit: mostShown });
      return dossiers.map(({ id }) => id);
    },
    messagesOf: async (threadId, most) => {
      const list = inThread(threadId);
      const [{ dossiers }, count] = await Promise.all([
        messages.list({ world, list, order: "newest", limit: most }),
        store.countDossiers(world, "charter.messages", list),
      ]);
      return { messages: dossiers.map(({ document }) => document).reverse(), count };
    },
    writeRfp: (rfp, expected) =>
      rfps.write(rfp.id, expected, rfp, {
        lists: rfp.tripId === null ? [] : [ofTrip(rfp.tripId)],
        ...toldTo(rfpTopic(rfp.id), rfp.scopeId),
      }),
    writeTrip: (trip, expected) => trips.write(trip.id, expected, trip, toldTo(tripTopic(trip.id), trip.scopeId)),
    writeQuote: (quote, expected, tellRfp) =>
      quotes.write(quote.id, expected, quote, {
        lists: [ofRfp(quote.rfpId)],
        ...(tellRfp !== undefined && toldTo(rfpTopic(quote.rfpId), tellRfp.scopeId)),
      }),
    writeOperator: (operator, expected) => operators.write(operator.id, expected, operator),
    writeThread: (thread, expected) => threads.write(thread.id, expected, thread),
    writeMessage: (message) =>
      messages.write(message.id, "new", message, {
        lists: [inThread(message.threadId)],
        ...toldTo(threadTopic(message.threadId), null),
      }),
    writeEmail: (email, expected, dueAtMs) =>
      emails.write(email.eventId, expected, email, {
        lists: [emailList(email.status)],
        ...(dueAtMs !== undefined && { due: { queue: emailCollection, atMs: dueAtMs } }),
      }),
  };
};
