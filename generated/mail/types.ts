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

/** The input of send_email, as a client sends it. */
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

/** The input of send_email, as its handler gets it: defaults are filled in. */
export type SendEmailResolved = {
  /** Recipient email address */
  readonly to: string;
  /** Email subject line */
  readonly subject: string;
  /** Email body (HTML or plain text) */
  readonly body: string;
  /** Default: "html". */
  readonly body_type: "html" | "text";
  /** Optional CC recipients */
  readonly cc?: readonly string[];
  /** Optional BCC recipients */
  readonly bcc?: readonly string[];
  readonly attachments?: readonly {
    readonly filename?: string;
    /** Base64 encoded */
    readonly content?: string;
    /** Default: "application/octet-stream". */
    readonly content_type: string;
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

/** The input of send_template_email, as a client sends it. */
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

/** The input of send_template_email, as its handler gets it: defaults are filled in. */
export type SendTemplateEmailResolved = {
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

/** The input of get_thread_history, as a client sends it. */
export type GetThreadHistoryInput = {
  /** Gmail thread ID */
  readonly thread_id: string;
  /** Default: 10. */
  readonly max_messages?: number;
};

/** The input of get_thread_history, as its handler gets it: defaults are filled in. */
export type GetThreadHistoryResolved = {
  /** Gmail thread ID */
  readonly thread_id: string;
  /** Default: 10. */
  readonly max_messages: number;
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

/** Offers aircraft for a flight to a client. */
export type FlightProposalTemplate = {
  /** Whom the e-mail addresses, as after Dear. */
  readonly client_name: string;
  /** How many options there are. */
  readonly proposal_count: number | string;
  /** Where the flight begins, as the client is to read it: Teterboro (KTEB). */
  readonly departure_airport: string;
  /** Where the flight ends. */
  readonly arrival_airport: string;
  /** The day of the flight, as the client is to read it: 15 November 2025. */
  readonly departure_date: string;
  /** The options, in the order in which they are shown. */
  readonly aircraft: readonly {
    /** The type of the aircraft: Citation X. */
    readonly type: string;
    /** The whole price in US dollars, without the sign: 45000, or a text such as 45,000. */
    readonly price_usd: number | string;
    /** Who flies it. */
    readonly operator_name: string;
    /** How many passengers it takes. */
    readonly capacity: number | string;
    /** What else speaks for it: a text, or a list of texts, shown with commas. */
    readonly features: string | readonly string[];
  }[];
  /** Where the client may call. */
  readonly contact_phone: string;
};

/** Tells a client that a flight is booked. */
export type BookingConfirmationTemplate = {
  /** Whom the e-mail addresses, as after Dear. */
  readonly client_name: string;
  /** What the booking is known by. */
  readonly booking_reference: string;
  /** The flights, in their order. */
  readonly flights: readonly {
    /** The day of the flight, as the client is to read it: 15 November 2025. */
    readonly departure_date: string;
    /** Where the flight begins, as the client is to read it: Teterboro (KTEB). */
    readonly departure_airport: string;
    /** Where the flight ends. */
    readonly arrival_airport: string;
    /** The type of the aircraft: Citation X. */
    readonly aircraft_type: string;
    /** Who flies it. */
    readonly operator_name: string;
  }[];
  /** How many fly, or their names. */
  readonly passengers: number | string;
  /** What all of it costs in US dollars, without the sign: 45000, or a text such as 45,000. */
  readonly total_price_usd: number | string;
  /** What the client has to know besides. */
  readonly notes?: string;
  /** Where the client may call. */
  readonly contact_phone: string;
};

/** Tells a client that a payment has come. */
export type PaymentReceiptTemplate = {
  /** Whom the e-mail addresses, as after Dear. */
  readonly client_name: string;
  /** What the receipt is known by. */
  readonly receipt_number: string;
  /** The day of the payment, as the client is to read it. */
  readonly payment_date: string;
  /** How it was paid: bank transfer, card ending in 4242. */
  readonly payment_method: string;
  /** What the payment is for. */
  readonly items: readonly {
    /** What was paid for. */
    readonly description: string;
    /** Its amount in US dollars, without the sign: 45000, or a text such as 45,000. */
    readonly amount_usd: number | string;
  }[];
  /** The whole payment in US dollars, without the sign: 45000, or a text such as 45,000. */
  readonly total_usd: number | string;
  /** The booking that it belongs to. */
  readonly booking_reference?: string;
  /** Where the client may call. */
  readonly contact_phone: string;
};

/** Reminds a client of a request for a flight, or asks for what is missing. */
export type FollowUpTemplate = {
  /** Whom the e-mail addresses, as after Dear. */
  readonly client_name: string;
  /** Where the flight begins, as the client is to read it: Teterboro (KTEB). */
  readonly departure_airport: string;
  /** Where the flight ends. */
  readonly arrival_airport: string;
  /** The day of the flight, as the client is to read it: 15 November 2025. */
  readonly departure_date: string;
  /** What there is to say, one paragraph of plain text. */
  readonly message: string;
  /** What has to be known to go on. */
  readonly open_questions?: readonly string[];
  /** Where the client may call. */
  readonly contact_phone: string;
  /** Who writes. */
  readonly agent_name: string;
};

/** The data of a refusal besides its field and value, by reason. */
export type ReasonData = {
  readonly SCHEMA: {
    readonly expected?: string;
    readonly suggestion?: string;
    readonly corrected?: string;
    readonly [key: string]: unknown;
  };
  readonly NEEDS_OFFSET: {
    readonly corrected?: string;
    readonly [key: string]: unknown;
  };
  readonly HEADER_INJECTION: {
    readonly expected?: string;
    readonly [key: string]: unknown;
  };
  readonly ATTACHMENT_INVALID: {
    readonly problem: string;
    readonly expected?: string;
    readonly [key: string]: unknown;
  };
  readonly MESSAGE_TOO_LARGE: {
    readonly bytes: number;
    readonly mostBytes: number;
    readonly [key: string]: unknown;
  };
  readonly TEMPLATE_DATA_INVALID: {
    readonly template_name: string;
    readonly problem: string;
    readonly expected?: string;
    readonly [key: string]: unknown;
  };
  readonly THREAD_NOT_FOUND: unknown;
  readonly STILL_SENDING: {
    readonly seconds: number;
    readonly retryAfterMs: number;
    readonly [key: string]: unknown;
  };
  readonly IDEMPOTENCY_CONFLICT: unknown;
  readonly WORLD_FULL: {
    readonly limit: number;
    readonly [key: string]: unknown;
  };
  readonly TOOL_TIMEOUT: {
    readonly timeoutMs?: number;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_UNAVAILABLE: {
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_SLOW: {
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  readonly OUTCOME_UNKNOWN: {
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_RATE_LIMITED: {
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_AUTH: {
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly environment: string;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_REFUSED: {
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly said: string;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_MALFORMED: {
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
};
