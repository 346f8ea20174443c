/** Describes an inbox's queue, for the command `mock-gds due`. */
import type { DueQueue } from "../jobs/dueQueue.js";
import { inboxLists } from "./inboxRecord.js";

/** `collection` is the inbox's. A dead letter that is brought back keeps its document; its retries begin anew. */
export const inboxQueue = (collection: string, tell?: DueQueue["tell"]): DueQueue => ({
  queue: collection,
  clock: "world",
  collection,
  waitingList: inboxLists.open,
  deadList: inboxLists.deadLetters,
  revivedLists: ["status=pending", inboxLists.open],
  ...(tell !== undefined && { tell }),
});
