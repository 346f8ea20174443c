/**
 * The mailbox of a world, as the facade stores it: a dossier for each message, and its bytes in further ones. Instants
 * are in world time.
 */
import { createHash } from "node:crypto";
import { type DossierCollection, type DossierStore, dossierCollection } from "../../../store/index.js";
import { isObject } from "../../reading.js";

/** The parts of a message that lists and searches show, so that they need not read its bytes. */
export interface About {
  /** With angle brackets. */
  readonly messageId: string;
  readonly from: string;
  /** All recipients, including Bcc. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly snippet: string;
}

export interface MessageDocument {
  readonly id: string;
  readonly threadId: string;
  /** Counts the messages of the mailbox. */
  readonly number: number;
  readonly atMs: number;
  readonly bytes: number;
  readonly labels: readonly string[];
  /** The number of pieces in which its bytes are stored. */
  readonly pieces: number;
  readonly about: About;
}

const isMessage = (value: unknown): value is MessageDocument =>
  isObject(value) &&
  [value["id"], value["threadId"]].every((text) => typeof text === "string") &&
  [value["number"], value["atMs"], value["bytes"], value["pieces"]].every((each) => typeof each === "number") &&
  Array.isArray(value["labels"]) &&
  isObject(value["about"]);

const isPiece = (value: unknown): value is { readonly raw: string } =>
  isObject(value) && typeof value["raw"] === "string";

type Reading = Pick<DossierStore, "readDossier" | "listDossiers">;

export const messagesName = "gmail.messages";

export const messages = (store: Reading): DossierCollection<MessageDocument> =>
  dossierCollection(store, messagesName, isMessage);

/** `raw`: base64url. */
export const pieces = (store: Reading): DossierCollection<{ readonly raw: string }> =>
  dossierCollection(store, "gmail.pieces", isPiece);

export const pieceId = (id: string, index: number): string => `${id}.${index}`;

export const inThread = (threadId: string): string => `thread=${threadId}`;

/** The list of messages with this `Message-ID`. The id is hashed, because it may have any length. */
export const named = (messageId: string): string => {
  const bare = messageId.replaceAll(/[<>\s]/g, "");
  return `name=${createHash("sha256").update(bare).digest("hex").slice(0, 32)}`;
};

/** An id of sixteen hexadecimal digits, as the service's are. */
export const gmailIdOf = (seed: string, what: string): string =>
  createHash("sha256").update(`gmail ${seed} ${what}`).digest("hex").slice(0, 16);
