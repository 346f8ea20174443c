/** What the drivers share of memos, so that they cannot differ: which are kept, and when one has ended. It knows no driver. */
import { longestMemo } from "./ports/memos.js";

/** Whether a memo is short enough to be kept. */
export const isKept = (key: string, text: string): boolean => key.length + text.length <= longestMemo;

/** A memo is there until its end and not at that instant any more. */
export const isLiveMemo = ({ endsAtMs }: { readonly endsAtMs: number }, realNowMs: number): boolean =>
  endsAtMs > realNowMs;
