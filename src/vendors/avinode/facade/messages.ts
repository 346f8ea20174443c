/** Messages of a buyer to an operator. The operator answers some minutes later. */
import type { FacadeHandler } from "../../../facade/port.js";
import { threadIdOf } from "../pulled.js";
import { invalid, Refusal } from "./answers.js";
import { type ErrandQueue, replyErrand } from "./errands.js";
import { instantText } from "./forms.js";
import { doOnce } from "./once.js";
import { bodyOf, textIn } from "./reading.js";
import { rfqIn } from "./rfqs.js";

const minuteMs = 60_000;
const longestReplyMinutes = 20;

const replies = [
  "Thank you, noted. We will take care of it.",
  "Thanks for your message. Our dispatch will confirm shortly.",
  "Understood. This is possible at no extra charge.",
  "We will check with the crew and come back to you.",
] as const;

export const sendMessage =
  (queue: ErrandQueue): FacadeHandler =>
  async (request, place, { id = "" }) => {
    const { nowMs, store, stored, world } = place;
    const rfq = await rfqIn(place, id);
    const body = bodyOf(request.body);
    const externalId = textIn(body, "externalMessageId", 100);
    const threadId = textIn(body, "threadId", 200) ?? invalid("threadId", "the id of a thread");
    if (textIn(body, "message", 4000) === undefined) return invalid("message", "a text of 1 to 4000 characters");
    const operatorId = rfq.operatorIds.find((each) => threadIdOf(rfq.id, each) === threadId);
    if (operatorId === undefined) {
      throw new Refusal({ status: 404, code: "NOT_FOUND", title: "there is no thread of this id in the request" });
    }
    return doOnce(request, place, { kind: "message", externalId }, async () => {
      const number = await store.takeNumber(stored, `avinode.messages ${rfq.id}`);
      const messageId = `MSG-${rfq.letters}-${String(number).padStart(3, "0")}`;
      const minutes = world.chance.integer(`charter reply ${messageId} minutes`, 1, longestReplyMinutes);
      const reply = {
        ...{ operatorId, messageId: `${messageId}-R`, atMs: nowMs + minutes * minuteMs },
        text: world.chance.pick(`charter reply ${messageId}`, replies),
      };
      const writes = [replyErrand({ queue, epoch: stored.epoch }, rfq.id, reply)];
      return { writes, data: { id: messageId, type: "messages", threadId, createdOn: instantText(nowMs) } };
    });
  };
