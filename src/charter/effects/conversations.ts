/** Threads: one for each operator of a request, created with its first message. */
import type { DossierWrite } from "../../store/ports/dossiers.js";
import type { Operator, Thread } from "../documents.js";
import type { MessageReceived } from "../events.js";
import type { CharterRecord } from "../record.js";
import { changes, type Effect, instantOf, notYet } from "./outcome.js";
import { answered, operatorOf } from "./readings.js";

/** The write that creates a thread; undefined if it exists. */
export const threadWrite = async (
  record: CharterRecord,
  threadId: string,
  rfpId: string,
  { id: operatorId, name: operatorName }: Operator,
): Promise<DossierWrite | undefined> => {
  const kept = await record.collections.threads.read(record.world, threadId);
  if (kept !== undefined) return undefined;
  const thread: Thread = { id: threadId, rfpId, operatorId, operatorName };
  return record.writeThread(thread, "new");
};

/** A message of an operator; with `declined` it also is the operator's answer to the request. */
export const messageReceived: Effect<MessageReceived> = async (event, record) => {
  const { rfp_id, thread_id, message_id, declined = false } = event;
  const entityIds = { thread: thread_id, message: message_id };
  const { rfps, messages } = record.collections;
  const [rfp, known] = await Promise.all([rfps.read(record.world, rfp_id), messages.read(record.world, message_id)]);
  if (known !== undefined) return changes(entityIds);
  if (rfp === undefined) return notYet(`RFP ${rfp_id} is not known`);
  const operator = operatorOf(event.operator);
  const sentAtMs = instantOf(event);
  const after = declined ? answered(rfp.document, operator, "declined", sentAtMs) : rfp.document;
  return changes(
    { ...entityIds, rfp: rfp_id },
    await threadWrite(record, thread_id, rfp_id, operator),
    record.writeMessage({
      id: message_id,
      threadId: thread_id,
      senderType: "operator",
      contentType: "text",
      content: event.message,
      sentAtMs,
    }),
    after === rfp.document ? undefined : record.writeRfp(after, rfp.version),
  );
};
