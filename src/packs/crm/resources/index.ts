/** One reader for each resource of the contract. A missing or extra reader does not compile. */
import { contract, type ResourceName } from "../../../../generated/crm/contract.js";
import type { ErrorsResource, StatusResource } from "../../../../generated/crm/types.js";
import type { CallContext, ResourceReader } from "../../../contract/handler.js";
import { reasonList } from "../../reasonList.js";
import type { Services } from "../services.js";

/** The service that this process calls, with counts of calls. */
const status = (_parameters: object, { figures }: CallContext & Services): StatusResource => figures();

const errors = (): ErrorsResource => reasonList(contract.errors);

export const resources: Readonly<Record<ResourceName, ResourceReader<Services>>> = { status, errors };
