/** The rules of memos that all drivers share: which memos are kept, and when one has ended. */
import { longestMemo } from "./ports/memos.js";

/** Whether a memo is short enough to be kept. */
export const isKept = (key: string, text: string): boolean => key.length + text.length <= longestMemo;

/** Whether a memo has not ended. At the instant `endsAtMs` it has. */
export const isLiveMemo = ({ endsAtMs }: { readonly endsAtMs: number }, realNowMs: number): boolean =>
  endsAtMs > realNowMs;
