/**
 * A world as lines of JSON: the output of `exportWorld` and the input of `importWorld`. The format is the same for every driver,
 * so that a world can move between them and an export after an import is the same byte for byte. The order is canonical: `world`,
 * then `sold` by key, `booking` by sequence, `dossier` by sequence, `number` by series, `write` (idempotency records) by key,
 * `session` by id (texts by UTF-16 code units), then `end`. The outbox, memos, leases, and the world's name and epoch are not
 * part of it.
 */
import type { BookingStatus } from "./ports/bookings.js";
import type { DossierDue } from "./ports/dossiers.js";
import type { ClientFacts } from "./ports/sessions.js";
import type { WorldFacts } from "./ports/worlds.js";

/** The version of the format. A newer one is refused. Format 1, which had no dossiers, is accepted. */
export const transferVersion = 2;

/** The first line. */
export interface WorldHead extends WorldFacts {
  readonly kind: "world";
  readonly format: number;
  readonly createdAtMs: number;
  readonly nextLocatorNumber: number;
  readonly nextSequence: number;
  /** The next number of the counter for dossiers' sequences and their places in groups. */
  readonly nextDossierSequence: number;
}

export interface SoldLine {
  readonly kind: "sold";
  readonly key: string;
  readonly sold: number;
}

export interface BookingLine {
  readonly kind: "booking";
  readonly sequence: number;
  readonly locator: string;
  readonly version: number;
  readonly scopeId: string;
  readonly status: BookingStatus;
  readonly createdAtMs: number;
  /** The document as JSON text, so that it is preserved byte for byte. */
  readonly documentText: string;
}

/** The queue and instant for which a dossier waits, and its place in its group if it has one. */
export interface DueMember extends DossierDue {
  readonly entered?: number;
}

export interface DossierLine {
  readonly kind: "dossier";
  readonly sequence: number;
  readonly collection: string;
  readonly id: string;
  readonly version: number;
  readonly lists: readonly string[];
  readonly due: DueMember | null;
  readonly documentText: string;
}

/** The last number that was taken from a series. */
export interface NumberLine {
  readonly kind: "number";
  readonly series: string;
  readonly last: number;
}

export interface WriteLine {
  readonly kind: "write";
  readonly key: string;
  readonly fingerprint: string;
  /** Empty for a commit of dossiers. */
  readonly locator: string;
  /** The answer to a repeated commit of dossiers; absent for a booking. */
  readonly answer?: string;
  readonly expiresAtMs: number;
}

export interface SessionLine extends ClientFacts {
  readonly kind: "session";
  readonly id: string;
  readonly createdAtMs: number;
  readonly lastActivityAtMs: number;
  readonly toolCalls: number;
  readonly initialize: string | null;
  readonly subscriptions: readonly string[];
  /** In real time. */
  readonly expiresAtMs: number;
}

export interface EndLine {
  readonly kind: "end";
  /** The number of lines before this one. */
  readonly lines: number;
}

/** A line between the first and the last. */
export type ContentLine = SoldLine | BookingLine | DossierLine | NumberLine | WriteLine | SessionLine;

export type WorldLine = WorldHead | ContentLine | EndLine;

/** The lines are not a valid world. The message names the line, what was expected there, and what came. */
export class WorldLinesError extends Error {
  override readonly name = "WorldLinesError";
  /** From 1. */
  readonly lineNumber: number;

  constructor(lineNumber: number, expectation: string) {
    super(`Line ${lineNumber}: ${expectation}.`);
    this.lineNumber = lineNumber;
  }
}

/** A copy sorted by the text (UTF-16 code units) or number that `rank` gives for each item. */
export const sortedBy = <Item>(items: readonly Item[], rank: (item: Item) => string | number): Item[] =>
  [...items].sort((left, right) => {
    const [before, after] = [rank(left), rank(right)];
    return before === after ? 0 : before < after ? -1 : 1;
  });
