/** The figures of this process as `flights://status` shows them. Pure. */
import type { StatusResource } from "../../../generated/flights/types.js";
import type { Connection } from "./connection.js";
import type { SearchFigures } from "./searchFigures.js";

/** The approximate price of a search at Duffel, in US cents. */
const centsPerSearch = 1;

export const statusOf = (
  { mode, address, meter }: Pick<Connection, "mode" | "address" | "meter">,
  { searches, sent, hits, misses, stale, discarded }: SearchFigures,
): StatusResource => {
  const { attempts, retries, failedCalls, breaker, latencyMs } = meter.figures();
  return {
    mode,
    upstream: address,
    calls: { searches, sent, attempts, retries, failures: failedCalls },
    breaker,
    cache: { hits, misses, stale, discarded },
    cost: { amountCents: sent * centsPerSearch, currency: "USD" },
    latencyMs: { p50: latencyMs?.p50 ?? null, p95: latencyMs?.p95 ?? null, p99: latencyMs?.p99 ?? null },
  };
};
