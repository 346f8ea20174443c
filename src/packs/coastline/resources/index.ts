/** One reader for each resource of the contract. A missing or extra reader does not compile. */
import { contract, type ResourceName } from "../../../../generated/coastline/contract.js";
import type { ErrorsResource, StatusResource } from "../../../../generated/coastline/types.js";
import type { ResourceReader } from "../../../contract/handler.js";
import { reasonList } from "../../reasonList.js";
import type { Services } from "../services.js";

const unknownYet = { p50: null, p95: null, p99: null } as const;

/** The services that this process calls, with counts of calls and their results. */
const status = (_parameters: object, { upstreams, exchange }: Services): StatusResource => ({
  mode: upstreams.mode,
  upstreams: upstreams
    .states()
    .map(({ name, address, calls, failedCalls, attempts, retries, breaker, latencyMs = unknownYet }) => ({
      ...{ name, address, calls, failures: failedCalls, attempts, retries, breaker },
      latencyMs: { p50: latencyMs.p50, p95: latencyMs.p95, p99: latencyMs.p99 },
    })),
  rates: exchange.figures(),
});

const errors = (): ErrorsResource => reasonList(contract.errors);

export const resources: Readonly<Record<ResourceName, ResourceReader<Services>>> = { status, errors };
