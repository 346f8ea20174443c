/** Limits how many servers run at the same time: an overloaded machine answers none of them in time. */

/** Runs a piece of work once a slot is free, and holds the slot until the work is done. */
export type InSlot = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** `count` slots. Work that finds none free waits in the order of arrival. */
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
