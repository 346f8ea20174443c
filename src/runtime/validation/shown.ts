/** Formats an untrusted value for a message: short, on one line, and read no deeper than needed. */

const longest = 100;

const truncated = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** What kind of JSON value this is, in words. */
export const kindOf = (value: unknown): string => {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === "object") return "an object";
  if (typeof value === "string") return value === "" ? "an empty string" : "a string";
  if (typeof value === "number") return Number.isInteger(value) ? "an integer" : "a number";
  return typeof value === "boolean" ? "a boolean" : `a ${typeof value}`;
};

/** A value for the text of a message. Objects and arrays are named, not printed. */
export const shown = (value: unknown): string => {
  if (typeof value === "string") return `'${truncated(value.slice(0, longest + 1).replaceAll(/\s+/g, " "))}'`;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return `(${kindOf(value)})`;
};

const echoDepth = 6;
const echoNodes = 200;

/** Whether a value is small enough to send back whole. Stops looking as soon as it is not. */
const isSmall = (value: unknown): boolean => {
  let nodes = 0;
  const fits = (current: unknown, depth: number): boolean => {
    nodes++;
    if (nodes > echoNodes || depth > echoDepth) return false;
    if (typeof current === "string") return current.length <= longest;
    if (typeof current !== "object" || current === null) return true;
    return Object.entries(current).every(([key, inner]) => key.length <= longest && fits(inner, depth + 1));
  };
  return fits(value, 0);
};

/** A value for the data beside a message: whole if it is small, cut or named if it is not, null if there was none. */
export const echoed = (value: unknown): unknown => {
  if (value === undefined) return null;
  if (typeof value === "string") return truncated(value);
  return isSmall(value) ? value : kindOf(value);
};

/** The allowed values, for a message. */
export const listed = (values: readonly unknown[]): string =>
  truncated(values.map((value) => (typeof value === "string" ? value : JSON.stringify(value))).join(", "));
