/** The memos of one epoch of a world, oldest first. It reads no clock: the present time comes with each call. */
import { isKept, isLiveMemo } from "../memoRules.js";
import { ownCopy } from "../ownCopy.js";
import { mostMemos } from "../ports/memos.js";

interface KeptMemo {
  readonly text: string;
  /** In real time. */
  readonly endsAtMs: number;
}

export interface MemoTable {
  /** Keeps a memo. Then removes memos from the oldest on, while they have expired or there are more than `mostMemos`. */
  readonly keep: (key: string, text: string, keepMs: number, realNowMs: number) => void;
  readonly read: (key: string, realNowMs: number) => string | undefined;
  /** Removes a memo. True if there was one that had not expired. */
  readonly drop: (key: string, realNowMs: number) => boolean;
}

export const createMemoTable = (): MemoTable => {
  /** In the order of insertion. */
  const memos = new Map<string, KeptMemo>();
  const read = (key: string, realNowMs: number): string | undefined => {
    const memo = memos.get(key);
    return memo !== undefined && isLiveMemo(memo, realNowMs) ? memo.text : undefined;
  };

  return {
    keep: (key, text, keepMs, realNowMs) => {
      memos.delete(key);
      if (isKept(key, text)) memos.set(ownCopy(key), { text, endsAtMs: realNowMs + keepMs });
      for (const [first, memo] of memos) {
        if (memos.size <= mostMemos && isLiveMemo(memo, realNowMs)) return;
        memos.delete(first);
      }
    },
    read,
    drop: (key, realNowMs) => {
      const wasThere = read(key, realNowMs) !== undefined;
      memos.delete(key);
      return wasThere;
    },
  };
};
