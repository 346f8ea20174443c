/** The text for the model about a message that was sent. */
import type { SendMessageOutput } from "../../../../generated/charter/types.js";
import { noteLines } from "../../nextStep.js";

export const sendMessageText = ({ message_id, thread_id, sent_at, notes }: SendMessageOutput): string =>
  [`${message_id} sent to ${thread_id} at ${sent_at}.`, ...noteLines(notes)].join("\n");
