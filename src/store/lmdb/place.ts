/** Checks that the opened files are still at their paths: the folder may have been removed or replaced in the meantime. */
import { type Stats, statSync } from "node:fs";
import { StoreUnavailableError } from "../errors.js";

/** The result of a check is used for this long, because writes come in groups. */
const lookIntervalMs = 10;

const find = (path: string): Stats | undefined => {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};

/**
 * Returns a function that throws StoreUnavailableError if one of the paths is gone or leads to another file than now: writes to
 * the opened file would be lost. `place` is the name of the data directory for the message.
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
