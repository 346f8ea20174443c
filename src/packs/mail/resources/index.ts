/** One reader for each resource of the contract. A missing or extra reader does not compile. */
import { contract, type ResourceName } from "../../../../generated/mail/contract.js";
import type { ErrorsResource } from "../../../../generated/mail/types.js";
import type { ResourceReader } from "../../../contract/handler.js";
import { reasonList } from "../../reasonList.js";
import type { Services } from "../services.js";
import { status } from "./status.js";
import { templates } from "./templates.js";
import { thread, threads } from "./threads.js";

const errors = (): ErrorsResource => reasonList(contract.errors);

export const resources: Readonly<Record<ResourceName, ResourceReader<Services>>> = {
  threads,
  thread,
  templates,
  status,
  errors,
};
