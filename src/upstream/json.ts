/** Requests whose answer is JSON in a form that somebody checks. */
import type { Upstream, UpstreamAnswer, UpstreamCall, UpstreamRequest } from "./port.js";

/** Undefined for what is no JSON. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Sends it and gives what `read` makes of the parsed answer. `read` gives undefined for an answer that is not in the vendor's form,
 * and so does what is no JSON: the failure is `malformed` then.
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
