/** The text of a thread for the model: each message under a line with its sender. */
import type { GetThreadHistoryOutput, Message } from "../../../../generated/mail/types.js";
import { noteLines } from "../../nextStep.js";
import { counted } from "../../words.js";

const quoted = (text: string): string =>
  text
    .split("\n")
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");

const shown = ({ id, from, to, subject, date, body_text }: Message): string =>
  [`${date} ${id} from ${from} to ${to.join(", ")}: ${subject}`, quoted(body_text)].join("\n");

export const getThreadHistoryText = ({ thread_id, messages, message_count, notes }: GetThreadHistoryOutput): string =>
  [`Thread ${thread_id}: ${counted(message_count, "message")}.`, ...messages.map(shown), ...noteLines(notes)].join(
    "\n",
  );
