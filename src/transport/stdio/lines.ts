/** Splits a byte stream into lines of UTF-8 text of limited length. Pure except for its buffer. */
import { isUtf8 } from "node:buffer";

export type Line = { readonly text: string } | { readonly tooLong: true } | { readonly notUtf8: true };

export interface LineReader {
  readonly read: (chunk: Buffer) => readonly Line[];
}

/** A line longer than `limitBytes` is reported once and skipped to its end, without being kept. */
export const createLineReader = (limitBytes: number): LineReader => {
  let kept: Buffer[] = [];
  let keptBytes = 0;
  let isSkipping = false;

  const take = (): Line => {
    const [only] = kept;
    const bytes = kept.length === 1 && only !== undefined ? only : Buffer.concat(kept, keptBytes);
    kept = [];
    keptBytes = 0;
    if (!isUtf8(bytes)) return { notUtf8: true };
    const text = bytes.toString("utf8");
    return { text: text.endsWith("\r") ? text.slice(0, -1) : text };
  };

  const keep = (part: Buffer): boolean => {
    if (isSkipping) return false;
    keptBytes += part.length;
    if (keptBytes <= limitBytes) kept.push(part);
    else {
      kept = [];
      keptBytes = 0;
      isSkipping = true;
      return true;
    }
    return false;
  };

  return {
    read: (chunk) => {
      const lines: Line[] = [];
      let start = 0;
      for (let end = chunk.indexOf(10, start); end !== -1; end = chunk.indexOf(10, start)) {
        if (keep(chunk.subarray(start, end))) lines.push({ tooLong: true });
        if (isSkipping) isSkipping = false;
        else lines.push(take());
        start = end + 1;
      }
      if (keep(chunk.subarray(start))) lines.push({ tooLong: true });
      return lines;
    },
  };
};
