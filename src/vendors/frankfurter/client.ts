/** Calls of Frankfurter v2, which needs no key: typed questions out, answers read. */
import { type Upstream, type UpstreamCall, UpstreamFailure } from "../../upstream/port.js";
import { readAnswer } from "../reading.js";
import { type FrankfurterRate, readRate } from "./wire.js";

export interface FrankfurterClient {
  /** Today's rate of two currency codes: units of `quote` for one of `base`. */
  readonly rate: (base: string, quote: string, call: UpstreamCall) => Promise<FrankfurterRate>;
}

const operation = "rate";

export const createFrankfurterClient = (upstream: Upstream): FrankfurterClient => ({
  rate: async (base, quote, call) => {
    const path = `/v2/rate/${encodeURIComponent(base)}/${encodeURIComponent(quote)}`;
    const answer = await upstream.send(
      { operation, method: "GET", path, accept: ["application/json"], isSafe: true },
      call,
    );
    const rate = readAnswer(upstream.name, operation, answer, readRate);
    if (rate.base === base && rate.quote === quote) return rate;
    const { status, attempts } = answer;
    throw new UpstreamFailure("malformed", {
      upstream: upstream.name,
      operation,
      attempts,
      status,
      mayHaveBeenDone: false,
    });
  },
});
