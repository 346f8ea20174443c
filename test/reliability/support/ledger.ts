/**
 * What callers were told: each PNR as its last answer had it, and what was asked since without an answer. It knows no store
 * and no process.
 */
import type { BookFlightOutput, Booking, CancelBookingOutput } from "../../../generated/gds/types.js";
import { isRepeatable, isUncertain, type Outcome, reasonOf } from "./callers.js";

/** What a write is answered with. */
export type Written = BookFlightOutput | CancelBookingOutput;

type Parts = Required<Pick<Booking, "flightSegments" | "hotelReservations" | "carReservations">>;

export interface Acknowledged extends Parts {
  readonly world: string | undefined;
  readonly pnr: string;
  /** As the last answer had it. */
  readonly status: "confirmed" | "cancelled";
  readonly version: number;
  /** As the last answer to a booking had it; undefined where a change without an answer came before a cancellation, which tells no total. */
  readonly totalCents: number | undefined;
  /** Changes asked for since then, of which nobody knows whether they were made. */
  readonly uncertainChanges: number;
}

export interface Counts {
  readonly calls: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** The store was unavailable, which promises that nothing was done. */
  readonly unavailable: number;
  /** Nobody can say what was done. */
  readonly unanswered: number;
  /** Bookings that were opened: answers to calls that named no PNR. */
  readonly opened: number;
  /** Calls to open a booking that found no answer: each may have opened one all the same. */
  readonly openedPerhaps: number;
  /** Calls that were refused after an earlier attempt at them had found no answer: that one may still have been carried out. */
  readonly refusedAfterDoubt: number;
}

export interface Ledger {
  /** Every PNR that somebody was told of. */
  readonly entries: () => readonly Acknowledged[];
  /** Of the world that servers without `--world` serve, where no other is named. */
  readonly entry: (pnr: string, world?: string) => Acknowledged | undefined;
  readonly counts: () => Counts;
  /** Answers that nobody should get: the first few, in words. */
  readonly faults: () => readonly string[];
  /** Refusals by reason. */
  readonly reasons: () => Readonly<Record<string, number>>;
  readonly record: (outcome: Outcome<Written>, write: RecordedWrite) => void;
  /** A number that no other call has, for whom it books. */
  readonly takeNumber: () => number;
  /** Resolves when so many more writes were acknowledged than now. */
  readonly acknowledges: (more: number) => Promise<void>;
  /** Resolves when so many more calls than now were not carried out, as far as their callers know. */
  readonly misses: (more: number) => Promise<void>;
}

/** What was asked for. */
export interface RecordedWrite {
  readonly world: string | undefined;
  /** The booking that was to be changed; undefined where one was to be opened. */
  readonly pnr: string | undefined;
  /** An earlier attempt at the same write found no answer. */
  readonly isInDoubt: boolean;
}

/** Refusals that callers in a rush must expect. Any other is a fault: PNR_NOT_FOUND, for one, means that a booking is lost. */
const ordinaryReasons = [
  "PRICE_CHANGED",
  "SOLD_OUT",
  "VERSION_CONFLICT",
  "CANCELLED_PNR",
  "ALREADY_CANCELLED",
  "STORE_UNAVAILABLE",
  "UPSTREAM_TIMEOUT",
];
const mostFaultsKept = 5;

const faultOf = (outcome: Outcome<unknown>): string | undefined => {
  if (outcome.kind === "unanswered") return outcome.isConnectionLost ? undefined : outcome.why;
  if (outcome.kind === "accepted" || ordinaryReasons.includes(reasonOf(outcome) ?? "")) return undefined;
  return `${outcome.message} ${JSON.stringify(outcome.data)}`;
};

/** Parts by their reference; a later answer to the same one counts. */
const merged = <Part extends { readonly segmentRef: string }>(
  earlier: readonly Part[],
  later: readonly Part[],
): readonly Part[] => [
  ...earlier.filter(({ segmentRef }) => later.every((part) => part.segmentRef !== segmentRef)),
  ...later,
];

const nothing: Parts = { flightSegments: [], hotelReservations: [], carReservations: [] };

const entryOf = (written: Written, world: string | undefined, earlier: Acknowledged | undefined): Acknowledged => {
  const { pnr, status } = written;
  const before = earlier ?? { ...nothing, version: 0, totalCents: 0 };
  const { version, price, ...parts } =
    "booking" in written ? written.booking : { version: written.version, price: undefined };
  const { flightSegments, hotelReservations, carReservations } = { ...nothing, ...parts };
  return {
    world,
    pnr,
    status,
    version,
    totalCents: price?.totalCents ?? (version <= before.version + 1 ? before.totalCents : undefined),
    flightSegments: merged(before.flightSegments, flightSegments),
    hotelReservations: merged(before.hotelReservations, hotelReservations),
    carReservations: merged(before.carReservations, carReservations),
    uncertainChanges: 0,
  };
};

/** Worlds of one seed give the same codes: a PNR names a booking within its world alone. */
const keyOf = (world: string | undefined, pnr: string): string => `${world ?? ""} ${pnr}`;

export const createLedger = (): Ledger => {
  const known = new Map<string, Acknowledged>();
  const counts = {
    calls: 0,
    acknowledged: 0,
    refused: 0,
    unavailable: 0,
    unanswered: 0,
    opened: 0,
    openedPerhaps: 0,
    refusedAfterDoubt: 0,
  };
  const reasons: Record<string, number> = {};
  const faults: string[] = [];
  let nextNumber = 0;
  const waiting = new Set<() => void>();

  const reaches = (counted: () => number, more: number): Promise<void> => {
    const goal = counted() + more;
    return new Promise((resolve) => {
      const check = (): void => {
        if (counted() < goal) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  };

  const keep: Ledger["record"] = (outcome, { world, pnr, isInDoubt }) => {
    if (outcome.kind === "accepted") {
      counts.acknowledged += 1;
      if (pnr === undefined) counts.opened += 1;
      const { pnr: acknowledged } = outcome.output;
      const key = keyOf(world, acknowledged);
      known.set(key, entryOf(outcome.output, world, known.get(key)));
      return;
    }
    if (isUncertain(outcome)) {
      counts.unanswered += 1;
      if (pnr === undefined) counts.openedPerhaps += 1;
      const entry = pnr === undefined ? undefined : known.get(keyOf(world, pnr));
      if (pnr !== undefined && entry !== undefined)
        known.set(keyOf(world, pnr), { ...entry, uncertainChanges: entry.uncertainChanges + 1 });
      return;
    }
    if (isRepeatable(outcome)) {
      counts.unavailable += 1;
      return;
    }
    counts.refused += 1;
    if (isInDoubt) counts.refusedAfterDoubt += 1;
    const reason = reasonOf(outcome) ?? "none";
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  };

  return {
    entries: () => [...known.values()],
    entry: (pnr, world) => known.get(keyOf(world, pnr)),
    counts: () => ({ ...counts }),
    faults: () => [...faults],
    reasons: () => ({ ...reasons }),
    takeNumber: () => nextNumber++,
    record: (outcome, write) => {
      counts.calls += 1;
      const fault = faultOf(outcome);
      if (fault !== undefined && faults.length < mostFaultsKept) faults.push(fault);
      keep(outcome, write);
      for (const check of [...waiting]) check();
    },
    acknowledges: (more) => reaches(() => counts.acknowledged, more),
    misses: (more) => reaches(() => counts.unavailable + counts.unanswered, more),
  };
};
