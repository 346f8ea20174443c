// @generated from contracts/mail. Edit the contract, then run npm run codegen.
const commonReasons = [
  "SCHEMA",
  "NEEDS_OFFSET",
  "TOOL_TIMEOUT",
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_SLOW",
  "OUTCOME_UNKNOWN",
  "UPSTREAM_RATE_LIMITED",
  "UPSTREAM_AUTH",
  "UPSTREAM_REFUSED",
  "UPSTREAM_MALFORMED",
];

export const sendEmailTool = {
  name: "send_email",
  title: "Send an e-mail",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  returns: "structure",
  reasons: [
    "HEADER_INJECTION",
    "ATTACHMENT_INVALID",
    "MESSAGE_TOO_LARGE",
    "STILL_SENDING",
    "WORLD_FULL",
    "IDEMPOTENCY_CONFLICT",
  ],
  commonReasons,
};

export const sendTemplateEmailTool = {
  name: "send_template_email",
  title: "Send an e-mail from a template",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  returns: "structure",
  reasons: [
    "TEMPLATE_DATA_INVALID",
    "HEADER_INJECTION",
    "ATTACHMENT_INVALID",
    "MESSAGE_TOO_LARGE",
    "STILL_SENDING",
    "WORLD_FULL",
    "IDEMPOTENCY_CONFLICT",
  ],
  commonReasons,
};

export const getThreadHistoryTool = {
  name: "get_thread_history",
  title: "Read a thread",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  returns: "structure",
  reasons: ["THREAD_NOT_FOUND"],
  commonReasons,
};

export const threadsResource = { name: "threads", uri: "mail://threads" };

export const threadResource = { name: "thread", uriTemplate: "mail://threads/{thread_id}" };

export const templatesResource = { name: "templates", uri: "mail://templates" };

export const statusResource = { name: "status", uri: "mail://status" };

export const errorsResource = { name: "errors", uri: "mail://errors" };
