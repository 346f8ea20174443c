/** The common part of the answers of the tools that send. Pure. */
import type { SendEmailOutput } from "../../../generated/mail/types.js";
import type { Letter } from "../../mail/letter.js";
import { instantText } from "../../runtime/worlds/ownWorld.js";
import { nextNote, noteLines } from "../nextStep.js";
import { counted } from "../words.js";
import type { Sent } from "./sending.js";

export const sentAnswer = (
  { to, cc = [], bcc = [] }: Letter,
  { messageId, threadId, sentAtMs }: Sent,
): SendEmailOutput => ({
  message_id: messageId,
  thread_id: threadId,
  sent_at: instantText(sentAtMs),
  status: "sent",
  recipients: { to: [...to], cc: [...cc], bcc: [...bcc] },
  notes: [nextNote(`get_thread_history with thread_id ${threadId} shows what is answered.`)],
});

/** The text for the model. */
export const sentText = (
  { message_id, thread_id, sent_at, recipients, notes }: SendEmailOutput,
  what: string,
): string => {
  const { to, cc, bcc } = recipients;
  const copies = [
    ...(cc.length > 0 ? [`cc ${cc.join(", ")}`] : []),
    ...(bcc.length > 0 ? [counted(bcc.length, "hidden copy", "hidden copies")] : []),
  ];
  const line = [`${what} sent to ${to.join(", ")}`, ...copies, `at ${sent_at}`, message_id, `thread ${thread_id}`].join(
    "; ",
  );
  return [`${line}.`, ...noteLines(notes)].join("\n");
};
