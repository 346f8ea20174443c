/** The inbox of a pack's webhooks: the endpoint that stores events, and the job that works on them. */
import type { WebhookEvents } from "../contract/contract.js";
import type { Job } from "../jobs/port.js";
import { addressList } from "./addresses.js";
import { createAdmission, usualRate } from "./admission.js";
import { createCounts, type InboundCounts } from "./answers.js";
import { createInboxJob } from "./inboxJob.js";
import type { InboxParts } from "./inboxParts.js";
import { createIntake } from "./intake.js";
import type { InboundEndpoint } from "./port.js";

export type { InboundCounts } from "./answers.js";
export { NotYet } from "./inboxJob.js";
export type { InboxContext, InboxEffects, InboxFacts, InboxParts } from "./inboxParts.js";
export { type InboxRecord, type InboxStatus, inboxLists, recordOf, statusOf } from "./inboxRecord.js";

export interface Inbox {
  readonly endpoint: InboundEndpoint;
  readonly job: Job;
  /** How many deliveries had which outcome, in this process. */
  readonly counts: () => InboundCounts;
}

/** Creates an inbox and starts nothing. Put its job into `OpenedPack.jobs`, and its endpoint into `OpenedPack.inbound`. */
export const createInbox = <Events extends WebhookEvents>(parts: InboxParts<Events>): Inbox => {
  const { contract, allowedAddresses, rate = usualRate } = parts;
  const { count, counts } = createCounts();
  return {
    endpoint: {
      name: contract.name,
      path: contract.path,
      admit: createAdmission({
        rate,
        isListed: allowedAddresses === undefined ? undefined : addressList(allowedAddresses),
        nowMs: () => performance.now(),
        count,
      }),
      receive: createIntake(parts, count),
    },
    job: createInboxJob(parts),
    counts,
  };
};
