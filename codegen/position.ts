/** Finds the line and column of a JSON pointer in a file's text, for messages. Knows no schema. */
import { parsePointer } from "./pointer.js";

export interface Position {
  readonly line: number;
  readonly column: number;
}

const positionAt = (text: string, offset: number): Position => {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
};

const whitespace = /[\s]*/y;
const stringLiteral = /"(?:[^"\\]|\\.)*"/y;
const otherScalar = /[^\s,\]}]+/y;

const matchAt = (pattern: RegExp, text: string, offset: number): string => {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? "";
};

/** Offset of each value that lies on the way to the pointer's end, keyed by nothing but the walk itself. */
const offsetOf = (text: string, segments: readonly string[]): number => {
  let found = 0;
  let isFound = false;
  const skipSpace = (offset: number): number => offset + matchAt(whitespace, text, offset).length;

  /** Reads the value at `offset`; `depth` is how many segments led here, -1 off the way. Returns the offset after it. */
  const readValue = (start: number, depth: number): number => {
    const offset = skipSpace(start);
    if (depth >= 0 && !isFound) {
      found = offset;
      if (depth === segments.length) isFound = true;
    }
    const opening = text[offset];
    if (opening === '"') return offset + matchAt(stringLiteral, text, offset).length;
    if (opening !== "{" && opening !== "[") return offset + Math.max(1, matchAt(otherScalar, text, offset).length);
    const closing = opening === "{" ? "}" : "]";
    let at = skipSpace(offset + 1);
    for (let index = 0; at < text.length && text[at] !== closing; index++) {
      let key = String(index);
      if (opening === "{") {
        const literal = matchAt(stringLiteral, text, at);
        if (literal === "") return text.length;
        key = String(JSON.parse(literal));
        at = skipSpace(at + literal.length) + 1;
      }
      at = skipSpace(readValue(at, depth >= 0 && key === segments[depth] ? depth + 1 : -1));
      if (text[at] === ",") at = skipSpace(at + 1);
    }
    return at + 1;
  };

  readValue(0, 0);
  return found;
};

/** Where the value that `pointer` names begins; where it is absent, its nearest ancestor that is there. */
export const locate = (text: string, pointer: string): Position =>
  positionAt(text, offsetOf(text, parsePointer(pointer)));

/** Where `JSON.parse` stopped, as far as its message tells. */
export const locateSyntaxError = (text: string, message: string): Position => {
  const offset = /at position (\d+)/.exec(message)?.[1];
  return offset === undefined ? positionAt(text, text.length) : positionAt(text, Number(offset));
};
