/** Whether the files that were opened are still the ones at their path, or the folder was removed or replaced since. It knows no engine. */
import { type Stats, statSync } from "node:fs";
import { StoreUnavailableError } from "../errors.js";

/** What is looked at once serves all writes for so long: they come in groups. */
const lookIntervalMs = 10;

const find = (path: string): Stats | undefined => {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};

/**
 * A function that throws StoreUnavailableError when one of the paths is gone or another file than now: what is written to the
 * file that was opened would be lost. `place` is for the message.
 */
export const createPlaceCheck = (place: string, paths: readonly string[]): (() => void) => {
  const opened = paths.map(find);
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  const isThere = (path: string, index: number): boolean => {
    const before = opened[index];
    const now = find(path);
    return before === undefined || (now !== undefined && now.ino === before.ino && now.dev === before.dev);
  };
  return () => {
    const nowMs = performance.now();
    if (nowMs - lookedAtMs < lookIntervalMs) return;
    if (!paths.every(isThere)) {
      throw new StoreUnavailableError(
        `The data directory ${place} was removed or replaced while it was in use: nothing is written to files that nobody ` +
          "would find. Put it back, or start the server again.",
      );
    }
    lookedAtMs = nowMs;
  };
};
