/** The marketplace's documents in a world: trips and requests, as dossiers. Instants are in world time. */
import { type DossierCollection, type DossierStore, dossierCollection } from "../../../store/index.js";
import { isObject } from "../../reading.js";

export interface Leg {
  /** ICAO code. */
  readonly from: string;
  readonly to: string;
  readonly departureMs: number;
  readonly passengers: number;
}

export interface TripDocument {
  readonly id: string;
  readonly externalId: string | null;
  readonly legs: readonly Leg[];
  readonly createdAtMs: number;
}

interface Answered {
  readonly operatorId: string;
  readonly atMs: number;
}

export interface QuoteDocument extends Answered {
  readonly kind: "quote";
  readonly quoteId: string;
  readonly aircraftId: string;
  readonly aircraftType: string;
  readonly baseCents: number;
  readonly taxesCents: number;
  readonly validUntilMs: number;
  readonly notes: string;
}

export interface DeclineDocument extends Answered {
  readonly kind: "decline";
  readonly messageId: string;
  readonly reason: string;
}

export type AnswerDocument = QuoteDocument | DeclineDocument;

export interface RfqDocument {
  readonly id: string;
  /** Letters in the ids of its quotes, threads and messages. */
  readonly letters: string;
  readonly externalId: string | null;
  readonly tripId: string | null;
  readonly legs: readonly Leg[];
  readonly operatorIds: readonly string[];
  readonly buyerMessage: string | null;
  /** In the future for a request that a person will send from a trip. */
  readonly createdAtMs: number;
  readonly deadlineMs: number;
  /** The operators' answers, including future ones, the earliest first. */
  readonly answers: readonly AnswerDocument[];
}

const isTrip = (value: unknown): value is TripDocument =>
  isObject(value) &&
  typeof value["id"] === "string" &&
  typeof value["createdAtMs"] === "number" &&
  Array.isArray(value["legs"]);

const isRfq = (value: unknown): value is RfqDocument =>
  isObject(value) &&
  [value["id"], value["letters"]].every((text) => typeof text === "string") &&
  [value["createdAtMs"], value["deadlineMs"]].every((instant) => typeof instant === "number") &&
  [value["legs"], value["operatorIds"], value["answers"]].every(Array.isArray);

type Reading = Pick<DossierStore, "readDossier" | "listDossiers">;

export const trips = (store: Reading): DossierCollection<TripDocument> =>
  dossierCollection(store, "avinode.trips", isTrip);

export const rfqs = (store: Reading): DossierCollection<RfqDocument> => dossierCollection(store, "avinode.rfqs", isRfq);
