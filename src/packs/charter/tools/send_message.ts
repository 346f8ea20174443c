/** Send a message (contract: send_message). */

import type { Handler, ToolContext } from "#contract";
import type { charter } from "../../../../generated/charter/contract.js";
import type { SendMessageOutput } from "../../../../generated/charter/types.js";
import type { Rfp, Thread } from "../../../charter/documents.js";
import { instantMs } from "../../../charter/instants.js";
import { closedTo } from "../../../charter/standing.js";
import { instantText } from "../../../runtime/worlds/ownWorld.js";
import { nextNote } from "../../nextStep.js";
import { avinodeRefusal } from "../avinodeRefusal.js";
import { refresh } from "../refresh.js";
import { lengthObjection } from "../rules/texts.js";
import type { Services } from "../services.js";
import { doOnce, externalIdOf } from "../writing.js";

export { sendMessageText } from "../texts/message.js";

type Tool = (typeof charter)["send_message"];
type Context = ToolContext<Tool> & Services;

/** The request of a thread. Refuses if its operator no longer takes messages. */
const openRfp = async (thread: Thread, { record, clock, fail }: Context): Promise<Rfp> => {
  const about = { field: "thread_id", value: thread.id };
  const [kept, quotes] = await Promise.all([
    record.collections.rfps.read(record.world, thread.rfpId),
    record.quotesOf(thread.rfpId),
  ]);
  if (kept === undefined) return fail("THREAD_NOT_FOUND", about);
  const rfp = kept.document;
  const closed = closedTo(rfp, thread, quotes, clock.now());
  if (closed?.kind === "closed") return fail("RFP_CLOSED", { ...about, rfp_id: rfp.id, status: rfp.status });
  if (closed?.kind === "expired") return fail("QUOTE_EXPIRED", { ...about, expiredAt: instantText(closed.lastMs) });
  return rfp;
};

export const sendMessage: Handler<Tool, Services> = (input, context): Promise<SendMessageOutput> =>
  doOnce(context, "send_message", input, async () => {
    const { record, avinode, fail } = context;
    const { thread_id: threadId, message } = input;
    const objection = lengthObjection({ field: "message", value: message });
    if (objection !== undefined) return fail(objection.reason, objection.detail);
    await refresh(context);
    const thread = (await record.collections.threads.read(record.world, threadId))?.document;
    if (thread === undefined) return fail("THREAD_NOT_FOUND", { field: "thread_id", value: threadId });
    const { id: rfqId } = await openRfp(thread, context);
    const sent = await avinode
      .sendMessage({ rfqId, threadId, message, externalId: externalIdOf(context) }, context.upstreamCall(context))
      .catch((error: unknown) => {
        throw avinodeRefusal(error, context);
      });
    const written = { id: sent.id, threadId, content: message, sentAtMs: instantMs(sent.createdOn) };
    return {
      output: {
        message_id: sent.id,
        thread_id: threadId,
        status: "sent",
        sent_at: instantText(written.sentAtMs),
        notes: [nextNote(`charter://threads/${threadId} shows what ${thread.operatorName} answers.`)],
      },
      writes: async () => [record.writeMessage({ ...written, senderType: "broker", contentType: "text" })],
    };
  });
