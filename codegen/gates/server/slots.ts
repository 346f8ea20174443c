/** A bound on how many servers run side by side: a machine that is asked for more than it has answers none of them in time. */

/** Runs a piece of work once there is room for it, and keeps the room until the work is done. */
export type InSlot = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Room for `count` at once; the others wait in the order in which they came. */
export const createSlots = (count: number): InSlot => {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free++;
      else next();
    }
  };
};
