// @generated from contracts/mail. Edit the contract, then run npm run codegen.
import type { Handlers, Nothing, Texts, UndeclaredIn } from "#contract";
import type { Services } from "../../src/packs/mail/services.js";
import { sendEmail, sendEmailText } from "../../src/packs/mail/tools/send_email.js";
import { sendTemplateEmail, sendTemplateEmailText } from "../../src/packs/mail/tools/send_template_email.js";
import { getThreadHistory, getThreadHistoryText } from "../../src/packs/mail/tools/get_thread_history.js";
import type { mail as tools } from "./contract.js";

/** The hand-written handler of each tool. */
export const handlers = {
  send_email: sendEmail,
  send_template_email: sendTemplateEmail,
  get_thread_history: getThreadHistory,
} satisfies Handlers<typeof tools, Services>;

/** Does not compile if a handler returns a property that its contract does not declare. */
export type Undeclared = Nothing<UndeclaredIn<typeof handlers, typeof tools>>;

/** The hand-written function of each tool that writes its output as text. */
export const texts = {
  send_email: sendEmailText,
  send_template_email: sendTemplateEmailText,
  get_thread_history: getThreadHistoryText,
} satisfies Texts<typeof tools>;
