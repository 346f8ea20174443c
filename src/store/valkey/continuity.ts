/**
 * Detects that the Valkey behind the connection has lost data: it was emptied, restarted from an older state, replaced by another
 * server, or a replica took over that lacked something. It runs a look for each new connection and every few seconds: it reads
 * the store's mark and the run of Valkey (see `mark.ts`, `runs.ts`). It also compares the worlds in replies with earlier replies.
 *
 * With other data, a world's count of locator numbers may be lost, and no process knows all numbers that were taken. So each
 * world's numbers belong to a life, which is a mark and a run of Valkey. In another life they continue from another position (see
 * `locatorNumbers.ts`).
 */
import { type Admission, createAdmission } from "./admission.js";
import type { ValkeyConnection } from "./connection.js";
import type { HeardChange } from "./eventOrder.js";
import type { Keys } from "./keys.js";
import { createKnownStore } from "./knownStore.js";
import { type LookParts, lookOnce } from "./looks.js";
import { createLosses, type Losses } from "./losses.js";
import { createWatch } from "./runs.js";
import { createSeenWorlds, type SeenWorlds } from "./seenWorlds.js";

const lookEveryMs = 3000;

export interface Continuity extends Admission {
  /** Runs the first look, which creates the mark if there is none. Rejects with StoreUnavailableError. */
  readonly start: () => Promise<void>;
  /** Runs a look that begins after this call. */
  readonly look: () => Promise<void>;
  /** Notes a world that a reply contained. False if it is the same as in the reply before. */
  readonly met: SeenWorlds["met"];
  /** Makes `met` return true once more for each world, even an unchanged one. */
  readonly tellAgain: SeenWorlds["tellAgain"];
  /** The worlds that replies to this process have contained since the last loss. */
  readonly seen: SeenWorlds["all"];
  /** Whether this process has seen the world in a reply or an event. */
  readonly hasSeen: SeenWorlds["has"];
  /** Compares a world that may have gone back with earlier replies and events. */
  readonly doubt: SeenWorlds["doubt"];
  /** Another process has announced a mark: looks if it is not the known one. */
  readonly heardOfMark: (id: string) => void;
  /**
   * Reports a loss; `missing` describes it. Does nothing if the mark has another id by now, because the loss was already noticed.
   */
  readonly lose: Losses["lose"];
  readonly close: () => void;
}

export interface ContinuityParts {
  readonly connection: ValkeyConnection;
  readonly keys: Keys;
  readonly warn: (message: string) => void;
  /** The store was empty when it was opened. */
  readonly wasEmpty: boolean;
  /** The newest event of each world that this process has received. */
  readonly heard: () => ReadonlyMap<string, HeardChange>;
  /** Called after a loss: everything known of the store must be read again. */
  readonly onLoss: () => void;
  /** Called for a world seen for the first time in a store that has lost data: its name may be missing in the registry. */
  readonly onFound: (world: string) => void;
}

type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs tasks one after the other, so that each begins with the results of the one before. */
const createTurns = (): InTurn => {
  let tail: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = tail.then(work);
    tail = result.catch(() => undefined);
    return result;
  };
};

export const createContinuity = (parts: ContinuityParts): Continuity => {
  const { connection, keys, warn, wasEmpty, heard, onLoss, onFound } = parts;
  const known = createKnownStore();
  const inTurn = createTurns();
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;

  const look = (): Promise<void> => {
    queued ??= inTurn(async () => {
      running = queued;
      queued = undefined;
      try {
        await lookOnce(lookParts);
      } finally {
        running = undefined;
      }
      worlds.compareInBackground();
    });
    return queued;
  };
  /** Ignores failures: the next call that needs a look runs one, and the timer does in a few seconds. */
  const lookInBackground = (): void => {
    if (!known.isClosed) look().catch(() => undefined);
  };
  const lose: Losses["lose"] = (missing, markId) => inTurn(() => losses.lose(missing, markId));

  const worlds = createSeenWorlds({ connection, keys, known, heard, onFound, lose });
  const losses = createLosses({
    ...{ connection, keys, known, warn, onLoss },
    forget: worlds.forget,
    onOtherMark: lookInBackground,
  });
  const watch = createWatch(lookInBackground);
  const lookParts: LookParts = { connection, keys, known, watch, warn, wasEmpty, losses, worlds };
  const lookUnderWay = (): Promise<void> => running ?? look();
  const timer = setInterval(lookInBackground, lookEveryMs).unref();

  return {
    ...createAdmission({ connection, keys, known, watch, look, lookUnderWay }),
    start: look,
    look,
    met: worlds.met,
    tellAgain: worlds.tellAgain,
    seen: worlds.all,
    hasSeen: worlds.has,
    doubt: worlds.doubt,
    heardOfMark: (id) => {
      if (known.mark?.id !== id) lookInBackground();
    },
    lose,
    close: () => {
      known.isClosed = true;
      clearInterval(timer);
      watch.close();
    },
  };
};
