// @generated from contracts/mail. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { ToolFunction } from "./runtime/client.types.js";

/**
 * Send email with optional attachments
 *
 * It is retried after a temporary failure only with an `idempotencyKey`.
 *
 * @example
 * ```ts
 * const output = await sendEmail(connection, {
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
export declare const sendEmail: ToolFunction<typeof descriptors.sendEmailTool>;

/**
 * Send email using predefined template
 *
 * It is retried after a temporary failure only with an `idempotencyKey`.
 *
 * @example
 * ```ts
 * const output = await sendTemplateEmail(connection, {
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
export declare const sendTemplateEmail: ToolFunction<typeof descriptors.sendTemplateEmailTool>;

/**
 * Retrieve email thread for context
 *
 * Read-only: it is retried after a temporary failure.
 *
 * @example
 * ```ts
 * const output = await getThreadHistory(connection, { thread_id: "af1fc49caeec9fb3" });
 * ```
 * @throws {ToolError} THREAD_NOT_FOUND: Use a thread_id of mail://threads, or one that send_email gave.
 */
export declare const getThreadHistory: ToolFunction<typeof descriptors.getThreadHistoryTool>;
