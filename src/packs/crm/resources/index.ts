/** One reader for each resource of the contract: a missing or stale one does not compile. */
import { contract, type ResourceName } from "../../../../generated/crm/contract.js";
import type { ErrorsResource, StatusResource } from "../../../../generated/crm/types.js";
import type { CallContext, ResourceReader } from "../../../contract/handler.js";
import type { Services } from "../services.js";

/** Whom this process asks, and how often it did. */
const status = (_parameters: object, { figures }: CallContext & Services): StatusResource => figures();

/** The catalogue of reasons, for whoever meets one in a refusal. */
const errors = (): ErrorsResource => ({
  reasons: Object.values(contract.errors).map(({ reason, code, message, hint, retryable, category }) => ({
    ...{ reason, code, message, hint, retryable },
    ...(category !== undefined && { category }),
  })),
});

export const resources: Readonly<Record<ResourceName, ResourceReader<Services>>> = { status, errors };
