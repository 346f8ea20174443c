/** Parses JSON from outside: bounded in depth before anything recursive touches it. Pure. */

const deepest = 64;

/** Whether brackets outside strings nest deeper than `limit`. One pass, no recursion. */
export const isDeeperThan = (text: string, limit: number): boolean => {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (isInString) {
      if (code === 0x5c) index++;
      else if (code === 0x22) isInString = false;
    } else if (code === 0x22) isInString = true;
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > limit) return true;
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  return false;
};

export type Parsed = { readonly value: unknown } | { readonly code: -32700 | -32600; readonly message: string };

/** The value of a JSON text, or the JSON-RPC error that it deserves. */
export const parseJson = (text: string): Parsed => {
  if (isDeeperThan(text, deepest)) {
    return { code: -32600, message: `Invalid Request: JSON nested deeper than ${deepest} levels` };
  }
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { code: -32700, message: "Parse error: the message is not valid JSON" };
  }
};

/** The id to answer a malformed request with: its own where it has one. */
export const echoableId = (value: unknown): string | number | null => {
  if (typeof value !== "object" || value === null || !("id" in value)) return null;
  const { id } = value;
  return typeof id === "string" || typeof id === "number" ? id : null;
};
