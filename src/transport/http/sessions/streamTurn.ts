/**
 * Whether this process's stream to a session's client is the one that sends. A session may have streams in several
 * processes, and each hears of every change: the newest tells it. All hear in one order of the changes and of the streams
 * that are opened, so that each change is told once. It knows no transport and no message.
 */

/** However fast clients of one session open streams in place of each other's, they are given this long each. */
const leastStreamMs = 3000;

export interface StreamTurn {
  /** Counts in a stream that has just been opened. Undefined if the session is over. Rejects as the store does. */
  readonly begin: () => Promise<number | undefined>;
  /** The stream of this number is closed. */
  readonly end: (stream: number) => void;
  /** A stream of this number was opened somewhere: an older one is silent from now on, and soon ended. */
  readonly hear: (stream: number) => void;
  /** Whether this process sends an event of now: it has the newest stream, or had it last and keeps the event for the client's return. */
  readonly sends: () => Promise<boolean>;
}

export const createStreamTurn = (take: () => Promise<number | undefined>, endStream: () => void): StreamTurn => {
  let newest = 0;
  let own: number | undefined;
  /** The last stream that was open here. */
  let latest: number | undefined;
  let taking: Promise<unknown> = Promise.resolve();
  let begunAtMs = 0;
  let ending: NodeJS.Timeout | undefined;

  const stopEnding = (): void => {
    clearTimeout(ending);
    ending = undefined;
  };
  const giveWay = (): void => {
    if (own === undefined || own >= newest) return;
    ending ??= setTimeout(endStream, Math.max(0, begunAtMs + leastStreamMs - Date.now())).unref();
  };

  return {
    begin: async () => {
      stopEnding();
      own = undefined;
      begunAtMs = Date.now();
      const heard = newest;
      const taken = take();
      taking = taken.catch(() => undefined);
      own = await taken;
      latest = own;
      // Numbers only count up: a lower one means that the store has lost data.
      if (own !== undefined && own <= heard) newest = own;
      giveWay();
      return own;
    },
    end: (stream) => {
      if (own !== stream) return;
      own = undefined;
      stopEnding();
    },
    hear: (stream) => {
      newest = Math.max(newest, stream);
      giveWay();
    },
    sends: async () => {
      const newestNow = newest;
      await taking;
      return latest === newestNow;
    },
  };
};
