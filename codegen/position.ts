/** Turns JSON pointers and offsets into the line and column of a file's text, for messages. Knows no schema. */
import { type JsonText, readJsonText } from "./jsonText.js";

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset, both counted from one. */
export const positionAt = (text: string, offset: number): Position => {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
};

/** Whether a finding points at a value, or at the name of the property that holds it. */
export type Target = "value" | "key";

/**
 * Where the value that `pointer` names begins, or its property's name; where it is absent, its nearest ancestor that is there.
 * `places` spares the reading where the text was read before.
 */
export const locate = (
  text: string,
  pointer: string,
  target: Target = "value",
  { places }: Pick<JsonText, "places"> = readJsonText(text),
): Position => {
  let nearest = pointer;
  while (nearest !== "" && !places.has(nearest)) nearest = nearest.slice(0, nearest.lastIndexOf("/"));
  const place = places.get(nearest);
  const key = target === "key" && nearest === pointer ? place?.key : undefined;
  return positionAt(text, key ?? place?.value ?? 0);
};
