/**
 * The form of bookings, list entries, idempotency records and events in Valkey: text, with documents deflated. The scripts use
 * the headers too (see `scripts/`), so a change here needs the same change there, and a new schema version.
 */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { ListPosition } from "../cursor.js";
import type { RecordedWrite } from "../decide.js";
import { documentFromText } from "../documentText.js";
import { StoreUnavailableError } from "../errors.js";
import type { BookingStatus, StoredBooking } from "../ports/bookings.js";
import type { BookingEvent } from "../ports/events.js";
import { packingDictionary } from "./dictionary.js";
import { escapeText, unescapeText } from "./keys.js";

/**
 * Raised when the stored data changes in a way that earlier versions of the product cannot read. Version 2 added dossiers, whose
 * answers may be in idempotency records, and whose events may be in outboxes.
 */
export const schemaVersion = 2;

/** Earlier versions that need no conversion: only the version is raised. */
export const earlierVersions: readonly number[] = [1];

const newLine = 10;
const instantDigitCount = 14;
const sequenceDigits = 11;
const placeDigits = instantDigitCount + sequenceDigits;

/** Sequences must be less than this, because they have a fixed number of digits in places. */
export const sequenceLimit = 16 ** sequenceDigits;

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");

export const instantDigits = (instantMs: number): string => hex(instantMs, instantDigitCount);

/** A position in a list as digits of fixed width, so that the order of texts is the order of the list. */
export const placeText = ({ createdAtMs, sequence }: ListPosition): string =>
  instantDigits(createdAtMs) + hex(sequence, sequenceDigits);

const placeFromText = (text: string): ListPosition => ({
  createdAtMs: Number.parseInt(text.slice(0, instantDigitCount), 16),
  sequence: Number.parseInt(text.slice(instantDigitCount, placeDigits), 16),
});

export interface ListMember extends ListPosition {
  readonly locator: string;
}

/** Parses a list entry: a position, then the locator. */
export const memberFromText = (text: string): ListMember => ({
  ...placeFromText(text),
  locator: unescapeText(text.slice(placeDigits)),
});

/**
 * Measured on documents of 3.5, 5.5 and 8 KB (one-way, return, whole trip): they shrink to 0.5, 0.8 and 1.2 KB in about 22
 * microseconds, which is most of this process's cost of a write. Level 6 takes a fifth more time and saves a twentieth of the
 * size.
 */
const packing = { level: 3, memLevel: 5, windowBits: 14, dictionary: packingDictionary };

export const packDocument = (documentText: string): Buffer => deflateRawSync(documentText, packing);

export const unpackDocument = (packed: Buffer): string =>
  inflateRawSync(packed, { dictionary: packingDictionary }).toString("utf8");

export interface BookingRecord extends ListMember {
  readonly version: number;
  readonly scopeId: string;
  readonly status: BookingStatus;
  readonly documentText: string;
}

const statuses: Readonly<Record<string, BookingStatus>> = { c: "confirmed", x: "cancelled" };

const statusOf = (letter: string | undefined): BookingStatus => {
  const status = letter === undefined ? undefined : statuses[letter];
  if (status === undefined) throw new StoreUnavailableError(`Valkey holds a booking of the unknown status ${letter}.`);
  return status;
};

/** Parses a stored booking: "<attempt> <version> <status> <place> <scope>", a line feed, and the compressed document. */
export const bookingRecord = (locator: string, stored: Buffer): BookingRecord => {
  const end = stored.indexOf(newLine);
  const [, version, status, place = "", scope = ""] = stored.toString("latin1", 0, end).split(" ");
  return {
    ...placeFromText(place),
    locator,
    version: Number(version),
    scopeId: unescapeText(scope),
    status: statusOf(status),
    documentText: unpackDocument(stored.subarray(end + 1)),
  };
};

/** Parses a stored booking into the port's form. */
export const handOut = <Document>(locator: string, stored: Buffer): StoredBooking<Document> => {
  const { version, scopeId, status, createdAtMs, documentText } = bookingRecord(locator, stored);
  return { locator, version, scopeId, status, createdAtMs, document: documentFromText<Document>(documentText) };
};

/** Means no locator. Escaped text never contains braces. */
const noLocator = "{}";

/**
 * An idempotency record: "<fingerprint> <expiresAtMs> <locator>" for a booking; for dossiers "<fingerprint> <expiresAtMs> {}", a
 * line feed, and the compressed answer.
 */
export const recordText = ({ fingerprint, expiresAtMs, locator, answer }: RecordedWrite): Buffer =>
  answer === undefined
    ? Buffer.from(`${escapeText(fingerprint)} ${expiresAtMs} ${escapeText(locator)}`, "latin1")
    : Buffer.concat([
        Buffer.from(`${escapeText(fingerprint)} ${expiresAtMs} ${noLocator}\n`, "latin1"),
        packDocument(answer),
      ]);

export const recordFromText = (stored: Buffer): RecordedWrite => {
  const end = stored.indexOf(newLine);
  const head = stored.toString("latin1", 0, end < 0 ? stored.length : end);
  const [fingerprint = "", expiresAtMs, locator = ""] = head.split(" ");
  const known = { fingerprint: unescapeText(fingerprint), expiresAtMs: Number(expiresAtMs) };
  return end < 0
    ? { ...known, locator: unescapeText(locator) }
    : { ...known, locator: "", answer: unpackDocument(stored.subarray(end + 1)) };
};

/** Parses an outbox event of the form "<epoch> <locator> <version> <status> <atMs> <scope>". */
export const eventFromText = (world: string, id: number, text: string): BookingEvent => {
  const [epoch, locator = "", version, status, atMs, scope = ""] = text.split(" ");
  return {
    kind: "booking",
    id,
    world,
    epoch: Number(epoch),
    locator: unescapeText(locator),
    version: Number(version),
    scopeId: unescapeText(scope),
    status: statusOf(status),
    atMs: Number(atMs),
  };
};
