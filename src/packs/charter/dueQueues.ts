/** The pack's queues of due work, for the command `mock-gds due`. */
import type { DueQueue } from "../../jobs/dueQueue.js";
import { isErrand } from "../../vendors/avinode/facade/errands.js";
import { deadErrands } from "../../vendors/avinode/facade/marketplace.js";
import { inboxQueue } from "../../webhooks/inboxQueue.js";
import { emailQueue } from "./emails/emailJob.js";
import { eventTopic, inboxCollection } from "./inbox.js";

/** The marketplace's queue of due answers, used in mock mode. */
const answers = "avinode.answers";

export const dueQueues: readonly DueQueue[] = [
  inboxQueue(inboxCollection, ({ id }) => ({ topic: eventTopic(id) })),
  {
    ...{ queue: answers, clock: "world", collection: answers, deadList: deadErrands },
    revived: ({ document }) => {
      const errand: unknown = JSON.parse(document);
      return { document: isErrand(errand) ? JSON.stringify({ ...errand, failures: 0 }) : document, lists: [] };
    },
  },
  emailQueue,
];
