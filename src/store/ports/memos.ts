/**
 * Memos: texts with an end, that may be lost at any time. A cache of what an outside service answered, shared by the processes
 * of one store. They are gone with the world's epoch, are not exported, and count for no limit but their own.
 */
import type { WorldRef } from "./worlds.js";

export interface MemoStore {
  /** Keeps or replaces the text for so many milliseconds of real time. A world of a later epoch keeps nothing, and says nothing. */
  readonly keepMemo: (world: WorldRef, key: string, text: string, keepMs: number) => Promise<void>;
  /** Undefined if there is none, it has ended, or the world is in another epoch. */
  readonly readMemo: (world: WorldRef, key: string) => Promise<string | undefined>;
  /** Whether there was one. */
  readonly dropMemo: (world: WorldRef, key: string) => Promise<boolean>;
}
