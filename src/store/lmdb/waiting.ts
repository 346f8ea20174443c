/**
 * Sees to it that nobody waits for ever for a write: for the file's write lock, which another process may keep, or for a disk that
 * does not answer. It knows no engine.
 */
import { StoreUnavailableError, WriteOutcomeUnknownError } from "../errors.js";

export interface Limits {
  /** How long a step may wait for its turn. Writers of other processes come in between. */
  readonly turnMs: number;
  /** How long the disk may take for a step that had its turn. */
  readonly diskMs: number;
}

export const usualLimits: Limits = { turnMs: 5_000, diskMs: 10_000 };

export interface Waiting {
  /**
   * Hands a step to the engine. Rejects with StoreUnavailableError if the step has not had its turn in time: it is then never
   * done, also if its turn comes later. Rejects with WriteOutcomeUnknownError if it had its turn and no answer came.
   */
  readonly write: <Result>(step: () => Result) => Promise<Result>;
  /** Rejects with StoreUnavailableError while nothing gets through: what comes then is not even tried. */
  readonly requireTurns: () => Promise<void>;
  /** Whether the engine may have something in hand. */
  readonly isBusy: () => boolean;
  /** Resolves when the engine has nothing in hand any more. */
  readonly idle: () => Promise<unknown>;
  /** Resolves when each caller has an answer. */
  readonly answered: () => Promise<unknown>;
}

export interface WaitingParts {
  /** Has the step run inside a transaction and resolves when that is on disk. */
  readonly enqueue: <Result>(step: () => Result) => Promise<Result>;
  /** In a sentence or two: why nothing gets through, as far as can be found. */
  readonly explain: (waitsFor: "turn" | "disk") => Promise<string>;
  readonly warn: (message: string) => void;
  /** Said when writes go through again. */
  readonly recovered: string;
  readonly limits: Limits;
}

class GivenUp extends Error {}

interface Standstill {
  readonly reason: Promise<string>;
  readonly over: Promise<void>;
  readonly end: () => void;
}

const refuse = async ({ reason, over }: Standstill): Promise<never> => {
  throw new StoreUnavailableError(await reason, { mended: over });
};

export const createWaiting = ({ enqueue, explain, warn, recovered, limits }: WaitingParts): Waiting => {
  const inEngine = new Set<Promise<unknown>>();
  const asked = new Set<Promise<unknown>>();
  let waitingForDisk = 0;
  let standstill: Standstill | undefined;

  const standStill = (): Standstill => {
    if (standstill !== undefined) return standstill;
    let end: () => void = () => undefined;
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    const reason = explain(waitingForDisk > 0 ? "disk" : "turn");
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

  const attempt = <Result>(step: () => Result): Promise<Result> =>
    new Promise((resolve, reject) => {
      let state: "waits for its turn" | "given up" | "waits for the disk" | "answered" = "waits for its turn";
      const giveUp = (): void => {
        if (state === "waits for its turn") {
          state = "given up";
          refuse(standStill()).catch(reject);
        } else if (state === "waits for the disk") {
          const unknown = (reason: string) => new WriteOutcomeUnknownError(`${reason} A write may have happened.`);
          void standStill().reason.then((reason) => reject(unknown(reason)));
        }
      };
      const inHand = enqueue(() => {
        goOn();
        if (state === "given up") throw new GivenUp();
        state = "waits for the disk";
        waitingForDisk += 1;
        return step();
      });
      // An answer that is there already comes first: this process may have been stopped itself.
      const onLate = (): void => void setImmediate(giveUp);
      let timer = setTimeout(() => {
        if (state === "waits for the disk") timer = setTimeout(onLate, limits.diskMs);
        else onLate();
      }, limits.turnMs);
      const settle = (): void => {
        clearTimeout(timer);
        inEngine.delete(inHand);
        if (state === "waits for the disk") waitingForDisk -= 1;
        state = "answered";
        goOn();
      };
      inEngine.add(inHand);
      inHand.then(settle, settle);
      inHand.then(resolve, reject);
    });

  return {
    write: (step) => {
      const answer = standstill === undefined ? attempt(step) : refuse(standstill);
      const forget = (): void => void asked.delete(answer);
      asked.add(answer);
      answer.then(forget, forget);
      return answer;
    },
    requireTurns: async () => {
      if (standstill !== undefined) await refuse(standstill);
    },
    isBusy: () => inEngine.size > 0,
    idle: () => Promise.allSettled(inEngine),
    answered: () => Promise.allSettled(asked),
  };
};
