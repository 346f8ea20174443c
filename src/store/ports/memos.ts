/**
 * Memos: texts with an end, that may be lost at any time. A cache of what an outside service answered, shared by the processes
 * of one store. They are gone with the world's epoch, are not exported, and count for no limit but their own. They end by real
 * time, as sessions do, which comes with each call.
 */
import type { WorldRef } from "./worlds.js";

/** Memos that a world keeps at most: above it, those go that were kept longest ago. */
export const mostMemos = 200;

/** Characters of a memo, its key among them; a longer one is not kept, and one of its key from before goes. */
export const longestMemo = 262_144;

export interface MemoStore {
  /**
   * Keeps or replaces the text for so many milliseconds of real time. It is whole: a part of a longer text would keep all of it. A
   * world of another epoch keeps nothing, and says nothing.
   */
  readonly keepMemo: (world: WorldRef, key: string, text: string, keepMs: number, realNowMs: number) => Promise<void>;
  /** Undefined if there is none, it has ended, or the world is in another epoch. */
  readonly readMemo: (world: WorldRef, key: string, realNowMs: number) => Promise<string | undefined>;
  /** Whether there was one that had not ended. */
  readonly dropMemo: (world: WorldRef, key: string, realNowMs: number) => Promise<boolean>;
}
