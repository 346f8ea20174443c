/** Sends requests whose answer is JSON, and checks its form. */
import type { Upstream, UpstreamAnswer, UpstreamCall, UpstreamRequest } from "./port.js";

/** Parses a text; undefined if it is not JSON. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Sends a request and gives what `read` makes of the parsed answer. `read` gives undefined for an answer that is not in
 * the vendor's form, and gets undefined for one that is not JSON; the failure is then `malformed`.
 */
export const sendForJson = async <Value extends object | string | number>(
  upstream: Upstream,
  request: Omit<UpstreamRequest, "check">,
  call: UpstreamCall,
  read: (value: unknown) => Value | undefined,
): Promise<{ readonly value: Value; readonly answer: UpstreamAnswer }> => {
  const found: { value?: Value } = {};
  const check = (text: string): boolean => {
    const value = read(parsed(text));
    if (value !== undefined) found.value = value;
    return value !== undefined;
  };
  const answer = await upstream.send({ ...request, check }, call);
  if (found.value === undefined) throw new Error("an upstream gave an answer without its check");
  return { value: found.value, answer };
};
