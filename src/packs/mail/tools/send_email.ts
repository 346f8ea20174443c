/** Send an e-mail (contract: send_email). */
import type { Handler } from "#contract";
import type { mail } from "../../../../generated/mail/contract.js";
import type { SendEmailOutput } from "../../../../generated/mail/types.js";
import { sentAnswer, sentText } from "../answers.js";
import { readAttachments } from "../rules/attachments.js";
import { headerObjection } from "../rules/headers.js";
import { sendLetter } from "../sending.js";
import type { Services } from "../services.js";

export const sendEmail: Handler<(typeof mail)["send_email"], Services> = async (
  input,
  context,
): Promise<SendEmailOutput> => {
  const { fail, from } = context;
  const { to, cc = [], bcc = [], subject, body, body_type: bodyType, reply_to: replyTo } = input;
  const injected = headerObjection("subject", subject);
  if (injected !== undefined) return fail(injected.reason, injected.detail);
  const read = readAttachments(input.attachments ?? []);
  if ("objection" in read) return fail(read.objection.reason, read.objection.detail);
  const { attachments } = read;
  const letter = { from, to: [to], cc, bcc, replyTo, subject, body, bodyType, attachments };
  return sentAnswer(letter, await sendLetter(letter, "send_email", input, context));
};

/** The text of the output for the model. */
export const sendEmailText = (output: SendEmailOutput): string => sentText(output, "E-mail");
