/** How many requests may be under way at a time; those that wait get their turn in the order they came. */

export interface Slots {
  /** Takes a slot and returns the function that frees it; undefined if none is free. */
  readonly takeFree: () => (() => void) | undefined;
  /** Waits for a slot and resolves to the function that frees it. Rejects with the signal's reason. */
  readonly take: (signal: AbortSignal) => Promise<() => void>;
}

export const createSlots = (count: number): Slots => {
  let free = count;
  const waiting = new Set<() => void>();

  const release = (): void => {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else {
      waiting.delete(next);
      next();
    }
  };

  const held = (): (() => void) => {
    let isHeld = true;
    return () => {
      if (isHeld) release();
      isHeld = false;
    };
  };

  const takeFree = (): (() => void) | undefined => {
    if (free === 0) return undefined;
    free -= 1;
    return held();
  };

  return {
    takeFree,
    take: (signal) =>
      new Promise((resolve, reject) => {
        const own = takeFree();
        if (own !== undefined) return resolve(own);
        const abort = (): void => {
          waiting.delete(turn);
          reject(signal.reason);
        };
        const turn = (): void => {
          signal.removeEventListener("abort", abort);
          resolve(held());
        };
        waiting.add(turn);
        signal.addEventListener("abort", abort, { once: true });
      }),
  };
};
