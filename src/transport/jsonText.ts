/**
 * Parses JSON from outside. Limits depth and members before recursive code sees the value, and drops keys that reach
 * into prototypes. Pure. It knows no message and no transport.
 */

const deepest = 64;
const mostMembers = 10_000;
/** The length of `"":0,`. */
const shortestMember = 5;

/** Whether a character occurs more than `limit` times, inside or outside strings. */
const comesOftener = (text: string, character: string, limit: number): boolean => {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) {
    if (++count > limit) return true;
  }
  return false;
};

interface Shape {
  readonly isTooDeep: boolean;
  readonly hasTooManyMembers: boolean;
}

/**
 * Counts depth and members outside strings, in one pass without recursion. Stops at the first limit that is exceeded.
 */
const shapeOf = (text: string, depthLimit: number, memberLimit: number): Shape => {
  let depth = 0;
  let members = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (isInString) {
      if (code === 0x5c) index++;
      else if (code === 0x22) isInString = false;
    } else if (code === 0x22) isInString = true;
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > depthLimit) return { isTooDeep: true, hasTooManyMembers: false };
    } else if (code === 0x5d || code === 0x7d) depth--;
    else if (code === 0x3a && ++members > memberLimit) return { isTooDeep: false, hasTooManyMembers: true };
  }
  return { isTooDeep: false, hasTooManyMembers: false };
};

/** Whether brackets outside strings nest deeper than `limit`. */
export const isDeeperThan = (text: string, limit: number): boolean =>
  shapeOf(text, limit, Number.POSITIVE_INFINITY).isTooDeep;

/**
 * Whether a text may exceed a limit. Most texts are too short, or have too few brackets: a few searches show it, at a
 * tenth of the cost of a pass.
 */
const mayBreakBounds = (text: string): boolean =>
  text.length > mostMembers * shortestMember ||
  comesOftener(text, "{", deepest / 2) ||
  comesOftener(text, "[", deepest / 2);

/** Whether `__proto__` or `prototype` may be a key, also if characters of it are written as escapes. */
const mayReachPrototypes = (text: string): boolean =>
  text.includes("__proto__") || text.includes("prototype") || (text.includes("\\u00") && /\\u00[567]/.test(text));

/** A reviver for `JSON.parse`: drops `__proto__`, and a `constructor` that holds a `prototype`. */
const withoutPrototypes = (key: string, value: unknown): unknown => {
  if (key === "__proto__") return undefined;
  const isPath =
    key === "constructor" && typeof value === "object" && value !== null && Object.hasOwn(value, "prototype");
  return isPath ? undefined : value;
};

export type Parsed = { readonly value: unknown } | { readonly code: -32700 | -32600; readonly message: string };

const refused = (what: string): Parsed => ({ code: -32600, message: `Invalid Request: JSON ${what}` });

/** The value of a JSON text, or the JSON-RPC error to answer with. */
export const parseJson = (text: string): Parsed => {
  if (mayBreakBounds(text)) {
    const { isTooDeep, hasTooManyMembers } = shapeOf(text, deepest, mostMembers);
    if (isTooDeep) return refused(`nested deeper than ${deepest} levels`);
    if (hasTooManyMembers) return refused(`with more than ${mostMembers} members`);
  }
  try {
    return { value: mayReachPrototypes(text) ? JSON.parse(text, withoutPrototypes) : JSON.parse(text) };
  } catch {
    return { code: -32700, message: "Parse error: the message is not valid JSON" };
  }
};

/** The id for the answer to a malformed request: the request's own if it has one, else null. */
export const echoableId = (value: unknown): string | number | null => {
  if (typeof value !== "object" || value === null || !("id" in value)) return null;
  const { id } = value;
  return typeof id === "string" || typeof id === "number" ? id : null;
};
