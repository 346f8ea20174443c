/** One reader for each resource of the contract. A missing or extra reader does not compile. */
import { contract, type ResourceName } from "../../../../generated/flights/contract.js";
import type { ErrorsResource, OfferResource } from "../../../../generated/flights/types.js";
import type { ResourceReader } from "../../../contract/handler.js";
import { UpstreamFailure } from "../../../upstream/index.js";
import { reasonList } from "../../reasonList.js";
import { documentOffer } from "../documentOffer.js";
import { upstreamError } from "../flightRefusal.js";
import type { Services } from "../services.js";

/** HTTP statuses by which the service says that an offer does not exist, or no longer does. */
const goneStatuses: readonly (number | undefined)[] = [404, 410, 422];

/** One complete offer; undefined if the service does not know it, or if it has expired. */
const offer: ResourceReader<Services> = async ({ offer_id = "" }, context): Promise<OfferResource | undefined> => {
  try {
    return documentOffer(await context.offerFor(offer_id, context));
  } catch (error) {
    if (error instanceof UpstreamFailure && goneStatuses.includes(error.facts.status)) return undefined;
    throw upstreamError(error, context.secrets);
  }
};

const errors = (): ErrorsResource => reasonList(contract.errors);

export const resources: Readonly<Record<ResourceName, ResourceReader<Services>>> = {
  offer,
  status: (_parameters, { status }) => status(),
  errors,
};
