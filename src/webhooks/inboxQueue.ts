/** An inbox's queue for those who look after it from outside, by `mock-gds due`. */
import type { DueQueue } from "../jobs/dueQueue.js";
import { inboxLists } from "./inboxRecord.js";

/** `collection` is the inbox's. A dead letter that is brought back keeps its document; it begins anew when it is worked on. */
export const inboxQueue = (collection: string, tell?: DueQueue["tell"]): DueQueue => ({
  queue: collection,
  clock: "world",
  collection,
  waitingList: inboxLists.open,
  deadList: inboxLists.deadLetters,
  revivedLists: ["status=pending", inboxLists.open],
  ...(tell !== undefined && { tell }),
});
