/** One reader for each resource of the contract: a missing or stale one does not compile. */
import { contract, type ResourceName } from "../../../../generated/mail/contract.js";
import type { ErrorsResource } from "../../../../generated/mail/types.js";
import type { ResourceReader } from "../../../contract/handler.js";
import type { Services } from "../services.js";
import { status } from "./status.js";
import { templates } from "./templates.js";
import { thread, threads } from "./threads.js";

/** The catalogue of reasons, for whoever meets one in a refusal. */
const errors = (): ErrorsResource => ({
  reasons: Object.values(contract.errors).map(({ reason, code, message, hint, retryable, category }) => ({
    ...{ reason, code, message, hint, retryable },
    ...(category !== undefined && { category }),
  })),
});

export const resources: Readonly<Record<ResourceName, ResourceReader<Services>>> = {
  threads,
  thread,
  templates,
  status,
  errors,
};
