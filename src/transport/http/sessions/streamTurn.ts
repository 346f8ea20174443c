/**
 * Decides whether this process sends the changes of a session. A session may have streams in several processes, and all
 * get every change: the process with the newest stream sends it. All processes see changes and new streams in the same
 * order, so each change is sent once. It knows no transport and no message.
 */

/**
 * The shortest life of a stream that a newer one replaces. It slows clients of one session that replace each other's
 * streams.
 */
const leastStreamMs = 3000;

export interface StreamTurn {
  /**
   * Registers a stream that has just been opened, and returns its number. Undefined if the session is over. Rejects if
   * the store fails.
   */
  readonly begin: () => Promise<number | undefined>;
  /** Call when the stream of this number is closed. */
  readonly end: (stream: number) => void;
  /**
   * Call when a stream of this number was opened in any process: an older one here sends nothing more, and is ended
   * soon.
   */
  readonly hear: (stream: number) => void;
  /**
   * Whether this process sends an event that happens now: it has the newest stream, or had it last and keeps the event
   * for the client's reconnection.
   */
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
