/** Turns JSON pointers and offsets into the line and column of a file's text, for messages. Knows no schema. */
import { type JsonText, readJsonText } from "./jsonText.js";

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Offsets at which the lines of a text begin. */
const lineStartsOf = (text: string): readonly number[] => {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
};

/** The lines of the text that was asked for last: findings come file by file, and a file may have thousands. */
let lastRead: { readonly text: string; readonly starts: readonly number[] } = { text: "", starts: [0] };

const startsIn = (text: string): readonly number[] => {
  if (lastRead.text !== text) lastRead = { text, starts: lineStartsOf(text) };
  return lastRead.starts;
};

/** Line and column of an offset, both counted from one. */
export const positionAt = (text: string, offset: number): Position => {
  const starts = startsIn(text);
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
};

/** Whether a finding points at a value, or at the name of the property that holds it. */
export type FindingTarget = "value" | "key";

/**
 * The position of the value at `pointer`, or of its property's name; if there is no such value, that of its nearest ancestor. With
 * `places`, which an earlier reading gave, the text is not read again.
 */
export const locate = (
  text: string,
  pointer: string,
  target: FindingTarget = "value",
  { places }: Pick<JsonText, "places"> = readJsonText(text),
): Position => {
  let nearest = pointer;
  while (nearest !== "" && !places.has(nearest)) nearest = nearest.slice(0, nearest.lastIndexOf("/"));
  const place = places.get(nearest);
  const key = target === "key" && nearest === pointer ? place?.key : undefined;
  return positionAt(text, key ?? place?.value ?? 0);
};
