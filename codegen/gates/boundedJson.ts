/** Reads untrusted JSON: text that is nested too deeply is refused before it is parsed. */
import type { JsonValue } from "../../src/contract/contract.js";

const mostLevels = 128;

/**
 * The offset after the object or array that begins at `start`; undefined if it does not end. Throws SyntaxError if it is nested too
 * deeply.
 */
export const endOfJson = (text: string, start: number): number | undefined => {
  let depth = 0;
  let isInText = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (isInText) {
      if (character === "\\") at++;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === "{" || character === "[") {
      depth++;
      if (depth > mostLevels) throw new SyntaxError(`is nested deeper than ${mostLevels} levels`);
    } else if (character === "}" || character === "]") {
      depth--;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
};

/** Parses a text. Throws SyntaxError where it is no JSON, or nested too deeply. */
export const boundedJson = (text: string): JsonValue => {
  endOfJson(text, 0);
  const value: JsonValue = JSON.parse(text);
  return value;
};
