/** One reader for each resource of the contract. A missing or extra reader does not compile. */
import { contract, type ResourceName } from "../../../../generated/charter/contract.js";
import type { ErrorsResource } from "../../../../generated/charter/types.js";
import type { ResourceReader } from "../../../contract/handler.js";
import { reasonList } from "../../reasonList.js";
import type { Services } from "../services.js";
import { deadLetters, event, pending } from "./events.js";
import { rfp, thread, trip } from "./record.js";
import { airports, operators } from "./reference.js";
import { status } from "./status.js";

const errors = (): ErrorsResource => reasonList(contract.errors);

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
