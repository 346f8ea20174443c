/** Calls of Frankfurter v2, which needs no key: sends typed requests and checks the answers. */
import { pathOf, sendForJson, type Upstream, type UpstreamCall } from "../../upstream/index.js";
import { unlessWrong } from "../reading.js";
import { type FrankfurterRate, readRate } from "./wire.js";

export interface FrankfurterClient {
  /** Today's rate of two currency codes: units of `quote` for one unit of `base`. */
  readonly rate: (base: string, quote: string, call: UpstreamCall) => Promise<FrankfurterRate>;
}

export const createFrankfurterClient = (upstream: Upstream): FrankfurterClient => ({
  rate: async (base, quote, call) => {
    const path = pathOf`/v2/rate/${base}/${quote}`;
    const request = { operation: "rate", method: "GET", path, accept: ["application/json"], isSafe: true } as const;
    const isAsked = (rate: FrankfurterRate | undefined) => rate?.base === base && rate.quote === quote;
    const read = unlessWrong(readRate);
    const { value } = await sendForJson(upstream, request, call, (answer) => {
      const rate = read(answer);
      return isAsked(rate) ? rate : undefined;
    });
    return value;
  },
});
