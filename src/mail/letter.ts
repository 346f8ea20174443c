/** A letter: what somebody wants sent, before it is a message of MIME. */

export interface LetterAttachment {
  readonly filename: string;
  /** `type/subtype`, without parameters. */
  readonly contentType: string;
  readonly content: Buffer;
}

export interface Letter {
  /** The mailbox's own address if absent. */
  readonly from?: string | undefined;
  readonly to: readonly string[];
  readonly cc?: readonly string[];
  readonly bcc?: readonly string[];
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly body: string;
  readonly bodyType: "html" | "text";
  readonly attachments?: readonly LetterAttachment[];
}

/** Bytes of a whole message at most: 20 MB. */
export const mostMessageBytes = 20 * 1024 * 1024;
