/** The memos of one epoch of a world, the one kept longest ago first. It reads no clock: "now" comes with each use. */
import { isKept, isLiveMemo } from "../memoRules.js";
import { ownCopy } from "../ownCopy.js";
import { mostMemos } from "../ports/memos.js";

interface KeptMemo {
  readonly text: string;
  /** In real time. */
  readonly endsAtMs: number;
}

export interface MemoTable {
  /** Forgets what has ended at the beginning of the order, and what is too much. */
  readonly keep: (key: string, text: string, keepMs: number, realNowMs: number) => void;
  readonly read: (key: string, realNowMs: number) => string | undefined;
  /** Whether there was one that had not ended. */
  readonly drop: (key: string, realNowMs: number) => boolean;
}

export const createMemoTable = (): MemoTable => {
  /** A map keeps the order of insertion. */
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
