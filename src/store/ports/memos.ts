/**
 * The port of memos: texts that expire and may be lost at any time. They are a cache of upstreams' answers, shared by the
 * processes of one store. They are gone after a reset, are not exported, and count for no limit but their own. They expire in
 * real time, as sessions do; each call brings the present time.
 */
import type { WorldRef } from "./worlds.js";

/** The maximum number of memos in a world. Above it, the oldest are removed. */
export const mostMemos = 200;

/**
 * The maximum length of a memo with its key, in characters. A longer one is not kept, but removes the earlier memo of its key.
 */
export const longestMemo = 262_144;

export interface MemoStore {
  /**
   * Keeps or replaces the text for `keepMs` of real time. `text` must not be a slice of a longer string, which would stay in
   * memory with it. Does nothing if the world is in another epoch.
   */
  readonly keepMemo: (world: WorldRef, key: string, text: string, keepMs: number, realNowMs: number) => Promise<void>;
  /** Undefined if there is no memo, it has expired, or the world is in another epoch. */
  readonly readMemo: (world: WorldRef, key: string, realNowMs: number) => Promise<string | undefined>;
  /** Removes a memo. True if there was one that had not expired. */
  readonly dropMemo: (world: WorldRef, key: string, realNowMs: number) => Promise<boolean>;
}
