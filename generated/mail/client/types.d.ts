// @generated from contracts/mail. Edit the contract, then run npm run codegen.

/** A message of a thread, as its sender wrote it. */
export type Message = {
  readonly id: string;
  /** Empty where the message does not say. */
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly date: string;
  readonly snippet: string;
  /** Of HTML, its text. The first 50,000 characters. */
  readonly body_text: string;
};

/** The input of send_email. */
export type SendEmailInput = {
  /** Recipient email address */
  readonly to: string;
  /** Email subject line */
  readonly subject: string;
  /** Email body (HTML or plain text) */
  readonly body: string;
  /** Default: "html". */
  readonly body_type?: "html" | "text";
  /** Optional CC recipients */
  readonly cc?: readonly string[];
  /** Optional BCC recipients */
  readonly bcc?: readonly string[];
  readonly attachments?: readonly {
    readonly filename?: string;
    /** Base64 encoded */
    readonly content?: string;
    /** Default: "application/octet-stream". */
    readonly content_type?: string;
  }[];
  readonly reply_to?: string;
};

/** The output of send_email. */
export type SendEmailOutput = {
  /** Of the header Message-ID. */
  readonly message_id: string;
  readonly thread_id: string;
  readonly sent_at: string;
  readonly status: "sent";
  readonly recipients: {
    readonly to: readonly string[];
    readonly cc: readonly string[];
    readonly bcc: readonly string[];
  };
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of send_email may refuse a call. */
export type SendEmailReason = "HEADER_INJECTION" | "ATTACHMENT_INVALID" | "MESSAGE_TOO_LARGE" | "STILL_SENDING" | "WORLD_FULL" | "IDEMPOTENCY_CONFLICT";

/** The input of send_template_email. */
export type SendTemplateEmailInput = {
  readonly to: string;
  /** Template identifier */
  readonly template_name: "flight_proposal" | "booking_confirmation" | "payment_receipt" | "follow_up";
  /** Variables for template substitution */
  readonly template_data: {
    readonly [key: string]: unknown;
  };
  readonly attachments?: readonly {
    readonly [key: string]: unknown;
  }[];
};

/** The output of send_template_email. */
export type SendTemplateEmailOutput = {
  /** Of the header Message-ID. */
  readonly message_id: string;
  readonly thread_id: string;
  readonly sent_at: string;
  readonly status: "sent";
  readonly recipients: {
    readonly to: readonly string[];
    readonly cc: readonly string[];
    readonly bcc: readonly string[];
  };
  readonly template_name: string;
  readonly subject: string;
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of send_template_email may refuse a call. */
export type SendTemplateEmailReason = "TEMPLATE_DATA_INVALID" | "HEADER_INJECTION" | "ATTACHMENT_INVALID" | "MESSAGE_TOO_LARGE" | "STILL_SENDING" | "WORLD_FULL" | "IDEMPOTENCY_CONFLICT";

/** The input of get_thread_history. */
export type GetThreadHistoryInput = {
  /** Gmail thread ID */
  readonly thread_id: string;
  /** Default: 10. */
  readonly max_messages?: number;
};

/** The output of get_thread_history. */
export type GetThreadHistoryOutput = {
  readonly thread_id: string;
  /** The newest, oldest of them first. */
  readonly messages: readonly Message[];
  /** All messages of the thread. */
  readonly message_count: number;
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of get_thread_history may refuse a call. */
export type GetThreadHistoryReason = "THREAD_NOT_FOUND";

/** The newest threads of the mailbox, with what was written last in each */
export type ThreadsResource = {
  /** Of those listed. */
  readonly count: number;
  /** The newest first, 20 at most. */
  readonly threads: readonly {
    readonly thread_id: string;
    readonly snippet: string;
  }[];
};

/** One thread: its newest 50 messages, oldest first */
export type ThreadResource = {
  readonly thread_id: string;
  readonly messages: readonly Message[];
  readonly message_count: number;
};

/** The templates of send_template_email, with the variables that each needs */
export type TemplatesResource = {
  readonly templates: readonly {
    readonly name: string;
    readonly description: string;
    /** JSON Schema of template_data. */
    readonly data: {
      readonly [key: string]: unknown;
    };
  }[];
};

/** Whom requests are sent to, how many were and how they ended, and messages whose fate is open */
export type StatusResource = {
  /** mock or live. */
  readonly mode: string;
  /** Whom requests are sent to: an address, or this process. */
  readonly upstream: string;
  /** Of this process, since it started. */
  readonly calls: {
    readonly requests: number;
    readonly attempts: number;
    readonly retries: number;
    /** Requests that came to no answer. */
    readonly failures: number;
  };
  /** closed, open or probing: after many failures nothing is sent for a while. */
  readonly breaker: string;
  /** Messages with an idempotency key that are being sent, or of which it is not known whether they were. */
  readonly sending: number;
};

/** Every reason for which a call can be refused, with its code and what to do next */
export type ErrorsResource = {
  readonly reasons: readonly {
    readonly reason: string;
    readonly code: number;
    readonly message: string;
    readonly hint: string;
    readonly retryable: boolean;
    readonly category?: string;
  }[];
};

/** The reasons for which a call of any tool may be refused. */
export type CommonReason = "SCHEMA" | "NEEDS_OFFSET" | "TOOL_TIMEOUT" | "UPSTREAM_UNAVAILABLE" | "UPSTREAM_SLOW" | "OUTCOME_UNKNOWN" | "UPSTREAM_RATE_LIMITED" | "UPSTREAM_AUTH" | "UPSTREAM_REFUSED" | "UPSTREAM_MALFORMED";

/** The data of an error, by reason. */
export type ReasonData = {
  /** Correct `field` and call again. */
  readonly SCHEMA: {
    readonly code?: "VALIDATION_ERROR";
    readonly expected?: string;
    readonly suggestion?: string;
    readonly corrected?: string;
    readonly [key: string]: unknown;
  };
  /** Send `field` as the local time of the place with its offset, `corrected`, or with Z if UTC is meant. */
  readonly NEEDS_OFFSET: {
    readonly code?: "VALIDATION_ERROR";
    readonly corrected?: string;
    readonly [key: string]: unknown;
  };
  /** Take them out of `field` and call again: nothing was sent. */
  readonly HEADER_INJECTION: {
    readonly code?: "VALIDATION_ERROR";
    readonly expected?: string;
    readonly [key: string]: unknown;
  };
  /** Correct `field` and call again: nothing was sent. */
  readonly ATTACHMENT_INVALID: {
    readonly code?: "VALIDATION_ERROR";
    readonly problem: string;
    readonly expected?: string;
    readonly [key: string]: unknown;
  };
  /** Send less, or a link in the place of an attachment: nothing was sent. */
  readonly MESSAGE_TOO_LARGE: {
    readonly code?: "VALIDATION_ERROR";
    readonly bytes: number;
    readonly mostBytes: number;
    readonly [key: string]: unknown;
  };
  /** Correct `field` and call again: mail://templates has the variables of each template. Nothing was sent. */
  readonly TEMPLATE_DATA_INVALID: {
    readonly code?: "VALIDATION_ERROR";
    readonly template_name: string;
    readonly problem: string;
    readonly expected?: string;
    readonly [key: string]: unknown;
  };
  /** Use a thread_id of mail://threads, or one that send_email gave. */
  readonly THREAD_NOT_FOUND: {
    readonly code?: "BUSINESS_ERROR";
  };
  /** Call again with the same key in `seconds` s: it will be told what became of the message. */
  readonly STILL_SENDING: {
    readonly code?: "BUSINESS_ERROR";
    readonly seconds: number;
    readonly retryAfterMs: number;
    readonly [key: string]: unknown;
  };
  /** Repeat the earlier arguments to get its result, or use a new key. */
  readonly IDEMPOTENCY_CONFLICT: {
    readonly code?: "BUSINESS_ERROR";
  };
  /** Use another world, or have this one reset by whoever runs it. */
  readonly WORLD_FULL: {
    readonly code?: "BUSINESS_ERROR";
    readonly limit: number;
    readonly [key: string]: unknown;
  };
  /** Read mail://status. Of a message that was to be sent, look into mail://threads first, unless the call had an idempotency key: then repeat it. */
  readonly TOOL_TIMEOUT: {
    readonly code?: "TIMEOUT_ERROR";
    readonly timeoutMs?: number;
    readonly [key: string]: unknown;
  };
  /** Call again in a moment. */
  readonly UPSTREAM_UNAVAILABLE: {
    readonly code?: "TRANSPORT_ERROR";
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  /** Call again. */
  readonly UPSTREAM_SLOW: {
    readonly code?: "TIMEOUT_ERROR";
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  /** With an idempotency key, call again with the same key: the call then looks before it sends. Without one, look for the message in mail://threads, and call again only if it is not there. */
  readonly OUTCOME_UNKNOWN: {
    readonly code?: "TIMEOUT_ERROR";
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  /** Wait a minute and call again. */
  readonly UPSTREAM_RATE_LIMITED: {
    readonly code?: "RATE_LIMIT_ERROR";
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  /** Whoever runs the server has to renew `environment`. */
  readonly UPSTREAM_AUTH: {
    readonly code?: "AUTHENTICATION_ERROR";
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly environment: string;
    readonly [key: string]: unknown;
  };
  /** Correct the request and call again. */
  readonly UPSTREAM_REFUSED: {
    readonly code?: "BUSINESS_ERROR";
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly said: string;
    readonly [key: string]: unknown;
  };
  /** Call again; if it persists, tell whoever runs the server. */
  readonly UPSTREAM_MALFORMED: {
    readonly code?: "TRANSPORT_ERROR";
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
};
