/** The line to a facade in this process: without a socket, but with the same faults as on one. */
import type { Line, WireAnswer, WireRequest } from "../upstream/port.js";
import { waited } from "../upstream/waits.js";
import { cutLength, type Delivery, deliver } from "./delivery.js";
import type { Faults } from "./faults/faults.js";
import type { FacadePlace, FacadeRequest, Vendor } from "./port.js";
import { withoutLastSlash } from "./routes.js";

/** The error that Node gives when the other side ends the connection. */
class ConnectionReset extends Error {
  readonly code = "ECONNRESET";
  constructor() {
    super("socket hang up");
  }
}

const encoder = new TextEncoder();

const facadeRequest = ({ method, target, headers, body }: WireRequest): FacadeRequest => {
  const mark = target.indexOf("?");
  return {
    method,
    path: withoutLastSlash(mark < 0 ? target : target.slice(0, mark)),
    query: new URLSearchParams(mark < 0 ? "" : target.slice(mark)),
    headers,
    body: body ?? "",
  };
};

const bodyOf = async function* (
  delivery: Exclude<Delivery, "reset">,
  faults: Faults | undefined,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const bytes = encoder.encode(delivery.answer.body);
  const { drip, cut } = delivery;
  if (cut !== undefined) {
    yield bytes.subarray(0, cutLength(cut, bytes.length));
    throw new ConnectionReset();
  }
  if (drip === undefined || faults === undefined) {
    yield bytes;
    return;
  }
  for (let sent = 0; sent < bytes.length; sent += drip.bytes) {
    if (sent > 0) await waited(drip.everyMs, signal, faults.timers);
    yield bytes.subarray(sent, sent + drip.bytes);
  }
};

/**
 * Sends attempts to a facade, for one place. The target is a path below the vendor's root, so the upstream's base
 * address has no path. The body is never compressed; unless a fault cuts or slows it, it also comes as text.
 */
export const inProcessLine = (vendor: Vendor, place: FacadePlace, faults?: Faults): Line => ({
  exchange: async (request, signal): Promise<WireAnswer> => {
    signal.throwIfAborted();
    const delivery = await deliver(vendor, facadeRequest(request), place, faults, signal);
    signal.throwIfAborted();
    if (delivery === "reset") throw new ConnectionReset();
    const { status, headers, body } = delivery.answer;
    const isWhole = delivery.cut === undefined && delivery.drip === undefined;
    return { status, headers, body: bodyOf(delivery, faults, signal), ...(isWhole && { text: body }) };
  },
});
