/**
 * A world as lines of JSON: what `exportWorld` gives and `importWorld` takes, the same for every driver, so that a world
 * moves between them and comes back byte for byte. The order is canonical: `world`, then `sold` by key, `booking` by
 * sequence, `dossier` by sequence, `number` by series, `write` (idempotency records) by key, `session` by id (all by UTF-16
 * code units), then `end`. The outbox, leases, and the world's name and epoch are not part of it.
 */
import type { BookingStatus } from "./ports/bookings.js";
import type { DossierDue } from "./ports/dossiers.js";
import type { ClientFacts } from "./ports/sessions.js";
import type { WorldFacts } from "./ports/worlds.js";

/** The form of the lines. A newer one is refused; format 1, which had no dossiers, is read as this one. */
export const transferVersion = 2;

/** The first line. */
export interface WorldHead extends WorldFacts {
  readonly kind: "world";
  readonly format: number;
  readonly createdAtMs: number;
  readonly nextLocatorNumber: number;
  readonly nextSequence: number;
  /** The counter from which dossiers take their sequences and their places in groups. */
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
  /** The document as JSON text, so that it comes back byte for byte. */
  readonly documentText: string;
}

/** Where a dossier waits, and its place in its group if it has one. */
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

/** The last number that a series has given out. */
export interface NumberLine {
  readonly kind: "number";
  readonly series: string;
  readonly last: number;
}

export interface WriteLine {
  readonly kind: "write";
  readonly key: string;
  readonly fingerprint: string;
  /** Empty where dossiers were committed. */
  readonly locator: string;
  /** What a repetition of that commit is answered. */
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
  /** How many lines came before this one. */
  readonly lines: number;
}

/** What lies between the first line and the last. */
export type ContentLine = SoldLine | BookingLine | DossierLine | NumberLine | WriteLine | SessionLine;

export type WorldLine = WorldHead | ContentLine | EndLine;

/** The lines are not a world: the message names the line, what was expected there, and what came. */
export class WorldLinesError extends Error {
  override readonly name = "WorldLinesError";
  /** The first is 1. */
  readonly lineNumber: number;

  constructor(lineNumber: number, expectation: string) {
    super(`Line ${lineNumber}: ${expectation}.`);
    this.lineNumber = lineNumber;
  }
}

/** A copy in the order of a name or number that each item has, by UTF-16 code units. */
export const sortedBy = <Item>(items: readonly Item[], rank: (item: Item) => string | number): Item[] =>
  [...items].sort((left, right) => {
    const [before, after] = [rank(left), rank(right)];
    return before === after ? 0 : before < after ? -1 : 1;
  });
