/** One reader for each resource of the contract: a missing or stale one does not compile. */
import { contract, type ResourceName } from "../../../../generated/charter/contract.js";
import type { ErrorsResource } from "../../../../generated/charter/types.js";
import type { ResourceReader } from "../../../contract/handler.js";
import type { Services } from "../services.js";
import { deadLetters, event, pending } from "./events.js";
import { rfp, thread, trip } from "./record.js";
import { airports, operators } from "./reference.js";
import { status } from "./status.js";

/** The catalogue of reasons, for whoever meets one in a refusal. */
const errors = (): ErrorsResource => ({
  reasons: Object.values(contract.errors).map(({ reason, code, message, hint, retryable, category }) => ({
    ...{ reason, code, message, hint, retryable },
    ...(category !== undefined && { category }),
  })),
});

export const resources: Readonly<Record<ResourceName, ResourceReader<Services>>> = {
  operators,
  airports,
  rfp,
  trip,
  thread,
  "webhooks-pending": pending,
  "webhooks-dead-letters": deadLetters,
  "webhook-event": event,
  status,
  errors,
};
