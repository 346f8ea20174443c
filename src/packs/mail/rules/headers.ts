/** Checks header values: a line break would let a caller inject a header. Pure. */
import type { Objection } from "./objection.js";

const controls = /[\p{Cc}\u2028\u2029]/u;
const longestShown = 100;

/** Objects to line breaks and other control characters. */
export const headerObjection = (field: string, value: string): Objection<"HEADER_INJECTION"> | undefined =>
  controls.test(value)
    ? {
        reason: "HEADER_INJECTION",
        detail: { field, value: value.slice(0, longestShown), expected: "one line without control characters" },
      }
    : undefined;
