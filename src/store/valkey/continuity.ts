/**
 * Notices that the Valkey behind the connection has lost what it had: it was emptied, restarted from an older state, replaced by
 * another, or a replica took over that lacked something. It looks at the store's mark and at the run of Valkey whenever a
 * connection is new and every few seconds, and compares what calls see of worlds with what they saw before.
 *
 * Numbers that a world gave out may be lost with the rest, and no process knows all of them. So each world's numbers belong to a
 * life, which is a mark and a run of Valkey: in another life they go on at another place (see `locatorNumbers.ts`).
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
  /** The first look, which makes the mark where there is none. Rejects with StoreUnavailableError. */
  readonly start: () => Promise<void>;
  /** Looks, beginning now or later. */
  readonly look: () => Promise<void>;
  /** A world as a reply had it. False if there is nothing to tell of it that was not told before. */
  readonly met: SeenWorlds["met"];
  /** Somebody has forgotten what was told of worlds. */
  readonly tellAgain: SeenWorlds["tellAgain"];
  /** The worlds that calls of this process have seen, since the last loss. */
  readonly seen: SeenWorlds["all"];
  /** Whether this process has seen the world, or heard of it. */
  readonly hasSeen: SeenWorlds["has"];
  /** A world may have gone back: it is compared with what was seen of it, and with what was heard. */
  readonly doubt: SeenWorlds["doubt"];
  /** Another process has told of the mark that it has found. */
  readonly heardOfMark: (id: string) => void;
  /** Something is missing, in words; does nothing if the mark is not the one of this id any more, because it was noticed since. */
  readonly lose: Losses["lose"];
  readonly close: () => void;
}

export interface ContinuityParts {
  readonly connection: ValkeyConnection;
  readonly keys: Keys;
  readonly warn: (message: string) => void;
  /** The store was empty when it was opened. */
  readonly wasEmpty: boolean;
  readonly heard: () => ReadonlyMap<string, HeardChange>;
  /** All that was told before has to be asked again. */
  readonly onLoss: () => void;
  /** A world is met for the first time in a store that has lost something, perhaps the world's name. */
  readonly onFound: (world: string) => void;
}

type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs one work after the other, so that each begins with what the one before has found. */
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
  /** What fails now is done by the next call that needs it, or in a few seconds. */
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
