/** Cuts a byte stream into lines of bounded length. Pure but for its own buffer. */

export type Line = { readonly text: string } | { readonly tooLong: true };

export interface LineReader {
  readonly read: (chunk: Buffer) => readonly Line[];
}

/** A line longer than `limitBytes` is reported once and skipped to its end, without being kept. */
export const createLineReader = (limitBytes: number): LineReader => {
  let kept: Buffer[] = [];
  let keptBytes = 0;
  let isSkipping = false;

  const take = (): string => {
    const [only] = kept;
    const text = (kept.length === 1 && only !== undefined ? only : Buffer.concat(kept, keptBytes)).toString("utf8");
    kept = [];
    keptBytes = 0;
    return text.endsWith("\r") ? text.slice(0, -1) : text;
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
        else lines.push({ text: take() });
        start = end + 1;
      }
      if (keep(chunk.subarray(start))) lines.push({ tooLong: true });
      return lines;
    },
  };
};
