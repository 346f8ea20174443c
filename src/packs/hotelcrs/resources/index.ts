/** One reader for each resource of the contract. A missing or extra reader does not compile. */
import { contract, type ResourceName } from "../../../../generated/hotelcrs/contract.js";
import type { ErrorsResource, HotelsResource, StatusResource } from "../../../../generated/hotelcrs/types.js";
import type { ResourceReader } from "../../../contract/handler.js";
import { crsHotels } from "../../../travel/world/crs/index.js";
import { reasonList } from "../../reasonList.js";
import type { Services } from "../services.js";

const unknownYet = { p50: null, p95: null, p99: null } as const;

/** The service that this process calls, with counts of calls and their results. */
const status = (_parameters: object, { connection }: Services): StatusResource => {
  const { mode, address } = connection;
  const { calls, failedCalls, attempts, retries, breaker, latencyMs = unknownYet } = connection.meter.figures();
  const { p50, p95, p99 } = latencyMs;
  const figures = { calls, failures: failedCalls, attempts, retries, breaker, latencyMs: { p50, p95, p99 } };
  return { mode, upstream: { name: "capcorn", address, ...figures } };
};

/** The hotels of the mock. Empty in live mode: the live system does not list its hotels. */
const hotels = (_parameters: object, { connection }: Services): HotelsResource => ({
  hotels: (connection.mode === "mock" ? crsHotels : []).map(({ hotelId, name, place, categories }) => ({
    ...{ hotelId, name, place },
    categories: categories.map((category) => ({ categoryCode: category.code, name: category.name })),
  })),
});

const errors = (): ErrorsResource => reasonList(contract.errors);

export const resources: Readonly<Record<ResourceName, ResourceReader<Services>>> = { hotels, status, errors };
