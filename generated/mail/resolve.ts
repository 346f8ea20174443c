// @generated from contracts/mail. Edit the contract, then run npm run codegen.
// Declared arguments are copied by name. Others are dropped, unless the contract admits them.
import type * as types from "./types.js";

export const resolveSendEmail = (input: types.SendEmailInput): types.SendEmailResolved => ({
  to: input.to,
  subject: input.subject,
  body: input.body,
  body_type: input.body_type === undefined ? "html" : input.body_type,
  ...(input.cc === undefined ? {} : { cc: input.cc }),
  ...(input.bcc === undefined ? {} : { bcc: input.bcc }),
  ...(input.attachments === undefined ? {} : { attachments: input.attachments.map((item) => ({
    ...(item.filename === undefined ? {} : { filename: item.filename }),
    ...(item.content === undefined ? {} : { content: item.content }),
    content_type: item.content_type === undefined ? "application/octet-stream" : item.content_type,
  })) }),
  ...(input.reply_to === undefined ? {} : { reply_to: input.reply_to }),
});

export const resolveSendTemplateEmail = (input: types.SendTemplateEmailInput): types.SendTemplateEmailResolved => ({
  to: input.to,
  template_name: input.template_name,
  template_data: input.template_data,
  ...(input.attachments === undefined ? {} : { attachments: input.attachments }),
});

export const resolveGetThreadHistory = (input: types.GetThreadHistoryInput): types.GetThreadHistoryResolved => ({
  thread_id: input.thread_id,
  max_messages: input.max_messages === undefined ? 10 : input.max_messages,
});
