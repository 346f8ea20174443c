/**
 * Limits how long a write may wait: for the file's write lock, which another process may hold, and for the disk, which may not
 * answer.
 */
import { StoreUnavailableError, WriteOutcomeUnknownError } from "../errors.js";

export interface Limits {
  /** How long a step may wait for the write lock. Writers of other processes come in between. */
  readonly turnMs: number;
  /** How long the disk may take for a step that got the write lock. */
  readonly diskMs: number;
}

export const usualLimits: Limits = { turnMs: 5_000, diskMs: 10_000 };

export interface WriteQueue {
  /**
   * Passes a step to LMDB. Rejects with StoreUnavailableError if the step did not get the write lock in time: it is then never
   * done, even if the lock comes later. Rejects with WriteOutcomeUnknownError if the step ran and the disk did not answer in
   * time.
   */
  readonly write: <Result>(step: () => Result) => Promise<Result>;
  /** Rejects with StoreUnavailableError while writes are blocked. New writes are refused then without being tried. */
  readonly requireTurns: () => Promise<void>;
  /** Whether LMDB may still have steps to finish. */
  readonly isBusy: () => boolean;
  /** Resolves when LMDB has finished all steps. */
  readonly idle: () => Promise<void>;
  /** Resolves when every caller has an answer. */
  readonly answered: () => Promise<void>;
  /** Stops the checks for writes that wait for too long. */
  readonly close: () => void;
}

export interface WriteQueueParts {
  /** Runs the step inside a transaction, and resolves when the transaction is on disk. */
  readonly enqueue: <Result>(step: () => Result) => Promise<Result>;
  /** Says in a sentence or two why writes are blocked, as far as can be found out. */
  readonly explain: (waitsFor: "turn" | "disk") => Promise<string>;
  readonly warn: (message: string) => void;
  /** The message for `warn` when writes succeed again. */
  readonly recovered: string;
  readonly limits: Limits;
}

/** Thrown in place of running a step whose caller was already refused. */
class GivenUp extends Error {}

/** A time in which writes are blocked. */
interface Standstill {
  readonly reason: Promise<string>;
  readonly over: Promise<void>;
  readonly end: () => void;
}

/** A step that was passed to LMDB. Its caller may be answered before LMDB has finished it. */
interface InHand {
  state: "waits for its turn" | "waits for the disk" | "given up";
  /** When it began to wait for the write lock, or for the disk. */
  sinceMs: number;
  isAnswered: boolean;
  readonly refuse: (error: unknown) => void;
}

/** The interval of the checks for writes that wait for too long. */
const lookEveryMs = (limits: Limits): number => Math.min(limits.turnMs, limits.diskMs) / 10;

const refusal = async ({ reason, over }: Standstill): Promise<StoreUnavailableError> =>
  new StoreUnavailableError(await reason, { mended: over });

const unknownOutcome = async ({ reason }: Standstill): Promise<WriteOutcomeUnknownError> =>
  new WriteOutcomeUnknownError(`${await reason} A write may have happened.`);

export const createWriteQueue = ({ enqueue, explain, warn, recovered, limits }: WriteQueueParts): WriteQueue => {
  const all = new Set<InHand>();
  let looking: NodeJS.Timeout | undefined;
  let standstill: Standstill | undefined;
  const onChange: (() => void)[] = [];

  const standStill = (): Standstill => {
    if (standstill !== undefined) return standstill;
    let end: () => void = () => undefined;
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    const reason = explain([...all].some(({ state }) => state === "waits for the disk") ? "disk" : "turn");
    void reason.then(warn);
    standstill = { reason, over, end };
    return standstill;
  };
  const goOn = (): void => {
    if (standstill === undefined) return;
    standstill.end();
    standstill = undefined;
    warn(recovered);
  };
  const answer = (inHand: InHand): void => {
    inHand.isAnswered = true;
    if (onChange.length > 0) for (const tell of onChange.splice(0)) tell();
  };

  const look = (): void => {
    if (all.size === 0) {
      clearInterval(looking);
      looking = undefined;
      return;
    }
    const nowMs = performance.now();
    for (const inHand of all) {
      const { state, sinceMs, isAnswered, refuse } = inHand;
      if (isAnswered || nowMs - sinceMs < (state === "waits for the disk" ? limits.diskMs : limits.turnMs)) continue;
      const error = state === "waits for the disk" ? unknownOutcome(standStill()) : refusal(standStill());
      if (state === "waits for its turn") inHand.state = "given up";
      answer(inHand);
      void error.then(refuse);
    }
  };
  /** Lets pending answers of LMDB come first: this process itself may have been stopped for longer than the limits. */
  const lookSoon = (): void => void setImmediate(look);

  const attempt = <Result>(step: () => Result): Promise<Result> =>
    new Promise((resolve, refuse) => {
      const inHand: InHand = { state: "waits for its turn", sinceMs: performance.now(), isAnswered: false, refuse };
      const done = enqueue(() => {
        goOn();
        if (inHand.state === "given up") throw new GivenUp();
        inHand.state = "waits for the disk";
        inHand.sinceMs = performance.now();
        return step();
      });
      const settle = (): void => {
        all.delete(inHand);
        goOn();
        answer(inHand);
      };
      all.add(inHand);
      looking ??= setInterval(lookSoon, lookEveryMs(limits)).unref();
      done.then(
        (result) => {
          settle();
          resolve(result);
        },
        (error: unknown) => {
          settle();
          // The caller of a step that was given up is refused elsewhere, with a reason that may take time to find.
          if (!(error instanceof GivenUp)) refuse(error);
        },
      );
    });

  const refuseAll = async (): Promise<never> => {
    throw await refusal(standStill());
  };
  const until = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue()) await new Promise<void>((resolve) => void onChange.push(resolve));
  };

  return {
    write: (step) => (standstill === undefined ? attempt(step) : refuseAll()),
    requireTurns: async () => {
      if (standstill !== undefined) await refuseAll();
    },
    isBusy: () => all.size > 0,
    idle: () => until(() => all.size === 0),
    answered: () => until(() => [...all].every(({ isAnswered }) => isAnswered)),
    close: () => clearInterval(looking),
  };
};
