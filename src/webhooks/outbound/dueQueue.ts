/** Describes the queue of deliveries, for the command `mock-gds due`. */
import type { DueQueue } from "../../jobs/dueQueue.js";
import { isDelivery, revived, withStatus } from "./delivery.js";
import { outboundNames } from "./records.js";

export const deliveryQueue = (): DueQueue => {
  const { queue, deliveries: collection } = outboundNames();
  return {
    ...{ queue, clock: "real", collection },
    waitingList: withStatus("pending"),
    deadList: withStatus("dead_letter"),
    revived: ({ id, document }) => {
      const delivery: unknown = JSON.parse(document);
      if (!isDelivery(delivery)) throw new Error(`${id} is no delivery that this version can read`);
      return revived(delivery);
    },
  };
};
