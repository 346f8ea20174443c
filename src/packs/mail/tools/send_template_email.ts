/** Send an e-mail from a template (contract: send_template_email). */
import type { Handler } from "#contract";
import type { mail } from "../../../../generated/mail/contract.js";
import type { SendTemplateEmailOutput } from "../../../../generated/mail/types.js";
import { sentAnswer, sentText } from "../answers.js";
import { readAttachments } from "../rules/attachments.js";
import { headerObjection } from "../rules/headers.js";
import { filledTemplate } from "../rules/templateData.js";
import { sendLetter } from "../sending.js";
import type { Services } from "../services.js";

export const sendTemplateEmail: Handler<(typeof mail)["send_template_email"], Services> = async (
  input,
  context,
): Promise<SendTemplateEmailOutput> => {
  const { fail, from } = context;
  const { to, template_name: name } = input;
  const filled = filledTemplate(name, input.template_data);
  if ("objection" in filled) return fail(filled.objection.reason, filled.objection.detail);
  const { subject, html } = filled;
  const injected = headerObjection("template_data", subject);
  if (injected !== undefined) return fail(injected.reason, injected.detail);
  const read = readAttachments(input.attachments ?? []);
  if ("objection" in read) return fail(read.objection.reason, read.objection.detail);
  const letter = { from, to: [to], subject, body: html, bodyType: "html", attachments: read.attachments } as const;
  const { notes, ...answer } = sentAnswer(letter, await sendLetter(letter, "send_template_email", input, context));
  return { ...answer, template_name: name, subject, notes };
};

/** The text of the output for the model. */
export const sendTemplateEmailText = ({ template_name, subject, ...sent }: SendTemplateEmailOutput): string =>
  sentText(sent, `${template_name} "${subject}"`);
