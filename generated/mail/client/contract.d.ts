// @generated from contracts/mail. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { facts } from "./runtime/facts.js";

/** The contract Mail. Pass it to `createClient` or `createMockClient`, and one of its tools to `isToolError`. */
export declare const mail: {
  /**
   * Send email with optional attachments
   *
   * It is retried after a temporary failure only with an `idempotencyKey`.
   *
   * @example
   * ```ts
   * const output = await client.sendEmail({
   *   to: "client@example.com",
   *   subject: "Your flight on 15 June",
   *   body: "The crew is confirmed.",
   *   body_type: "text",
   * });
   * ```
   * @throws {ToolError} HEADER_INJECTION: Take them out of `field` and call again: nothing was sent.
   * @throws {ToolError} ATTACHMENT_INVALID: Correct `field` and call again: nothing was sent.
   * @throws {ToolError} MESSAGE_TOO_LARGE: Send less, or a link in the place of an attachment: nothing was sent.
   * @throws {ToolError} STILL_SENDING: Call again with the same key in `data.seconds` s: it will be told what became of the message.
   * @throws {ToolError} WORLD_FULL: Use another world, or have this one reset by whoever runs it.
   * @throws {ToolError} IDEMPOTENCY_CONFLICT: Repeat the earlier arguments to get its result, or use a new key.
   */
  readonly sendEmail: typeof descriptors.sendEmailTool;
  /**
   * Send email using predefined template
   *
   * It is retried after a temporary failure only with an `idempotencyKey`.
   *
   * @example
   * ```ts
   * const output = await client.sendTemplateEmail({
   *   to: "client@example.com",
   *   template_name: "flight_proposal",
   *   template_data: {
   *     client_name: "John Doe",
   *     proposal_count: 1,
   *     departure_airport: "KTEB",
   *     arrival_airport: "KVNY",
   *     departure_date: "2026-06-15",
   *     aircraft: [
   *       {
   *         type: "Citation X",
   *         price_usd: 45000,
   *         operator_name: "Executive Jet Management",
   *         capacity: 8,
   *         features: "Wi-Fi",
   *       },
   *     ],
   *     contact_phone: "+1 555 0100",
   *   },
   * });
   * ```
   * @throws {ToolError} TEMPLATE_DATA_INVALID: Correct `field` and call again: mail://templates has the variables of each template. Nothing was sent.
   * @throws {ToolError} HEADER_INJECTION: Take them out of `field` and call again: nothing was sent.
   * @throws {ToolError} ATTACHMENT_INVALID: Correct `field` and call again: nothing was sent.
   * @throws {ToolError} MESSAGE_TOO_LARGE: Send less, or a link in the place of an attachment: nothing was sent.
   * @throws {ToolError} STILL_SENDING: Call again with the same key in `data.seconds` s: it will be told what became of the message.
   * @throws {ToolError} WORLD_FULL: Use another world, or have this one reset by whoever runs it.
   * @throws {ToolError} IDEMPOTENCY_CONFLICT: Repeat the earlier arguments to get its result, or use a new key.
   */
  readonly sendTemplateEmail: typeof descriptors.sendTemplateEmailTool;
  /**
   * Retrieve email thread for context
   *
   * Read-only: it is retried after a temporary failure.
   *
   * @example
   * ```ts
   * const output = await client.getThreadHistory({ thread_id: "af1fc49caeec9fb3" });
   * ```
   * @throws {ToolError} THREAD_NOT_FOUND: Use a thread_id of mail://threads, or one that send_email gave.
   */
  readonly getThreadHistory: typeof descriptors.getThreadHistoryTool;
  readonly [facts]: {
    readonly name: string;
    readonly version: string;
    readonly resources: {
      /** The newest threads of the mailbox, with what was written last in each */
      readonly threads: typeof descriptors.threadsResource;
      /** One thread: its newest 50 messages, oldest first */
      readonly thread: typeof descriptors.threadResource;
      /** The templates of send_template_email, with the variables that each needs */
      readonly templates: typeof descriptors.templatesResource;
      /** Whom requests are sent to, how many were and how they ended, and messages whose fate is open */
      readonly status: typeof descriptors.statusResource;
      /** Every reason for which a call can be refused, with its code and what to do next */
      readonly errors: typeof descriptors.errorsResource;
    };
  };
};
