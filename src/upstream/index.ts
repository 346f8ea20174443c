/** What vendors' clients and packs need of upstreams. */

export { type UpstreamLog, upstreamLogFields } from "./attemptLog.js";
export { createUpstream } from "./attempts.js";
export { type Authorize, fixedHeaders, type Token, tokenHeaders } from "./authorize.js";
export { type BreakerRule, standardBreaker } from "./breaker.js";
export { type Cache, type Cached, createCache } from "./cache.js";
export type { UpstreamLimits } from "./gate.js";
export { createHttpLine, type HttpLine } from "./httpLine.js";
export { sendForJson } from "./json.js";
export { createMeter, type Meter, type UpstreamFigures } from "./meter.js";
export type { UpstreamOptions } from "./options.js";
export { pathOf } from "./paths.js";
export * from "./port.js";
export { waited } from "./waits.js";
