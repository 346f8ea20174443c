/**
 * Gives the result of an earlier call again where a pack says that the answer is the same. The very object is given, from then on frozen,
 * so that a transport may keep what it made of it. It knows no tool and not what a key is made of.
 */
import { createRecentlyUsed } from "./recentlyUsed.js";

export interface AnswerReuse<Result extends object> {
  /** The result under the key, or the one that `make` gives, which is kept. Without a key it is made and not kept. */
  readonly reuse: (key: string | undefined, make: () => Promise<Result>) => Promise<Result>;
}

const mostResults = 500;
/** As JSON. As objects, and with the bytes that transports keep of them, they take a few times as much. */
const mostCharacters = 4 * 1024 * 1024;

/** A memory of results. What belongs to one call alone (a minted session, a note about its arguments) must not get here. */
export const createAnswerReuse = <Result extends object>(
  charactersOf: (result: Result) => number = (result) => JSON.stringify(result).length,
): AnswerReuse<Result> => {
  const kept = createRecentlyUsed<Result>({ mostEntries: mostResults, mostWeight: mostCharacters });
  return {
    reuse: async (key, make) => {
      if (key === undefined) return make();
      const earlier = kept.get(key);
      // Frozen from the second time on: that tells a transport that what it makes of it is worth keeping.
      if (earlier !== undefined) return Object.freeze(earlier);
      const result = await make();
      kept.keep(key, result, charactersOf(result));
      return result;
    },
  };
};
