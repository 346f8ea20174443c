/** Writes a letter as a message of MIME (RFC 5322, RFC 2045): the same letter, name and instant give the same bytes. */
import { createHash } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer";
import type { Letter } from "./letter.js";

export interface Postmark {
  /** With angle brackets. */
  readonly messageId: string;
  readonly atMs: number;
}

/** Nothing in a letter is ever read from a file or fetched. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

export const composed = async (letter: Letter, { messageId, atMs }: Postmark): Promise<Buffer> => {
  const { from, to, cc = [], bcc = [], replyTo, subject, body, bodyType, attachments = [] } = letter;
  const boundary = createHash("sha256").update(`boundary ${messageId}`).digest("hex").slice(0, 32);
  const node = new MailComposer({
    ...{ to: [...to], cc: [...cc], bcc: [...bcc], from, replyTo, subject, messageId, ...closed },
    date: new Date(atMs),
    // The composer treats an empty text as absent.
    [bodyType]: body === "" ? " " : body,
    attachments: attachments.map(({ filename, contentType, content }) => ({
      ...{ filename, contentType, content },
      contentTransferEncoding: "base64" as const,
      contentDisposition: "attachment" as const,
    })),
    ...{ baseBoundary: boundary },
  }).compile();
  // Gmail reads the Bcc recipients in a message, and removes them from what others get.
  node.keepBcc = true;
  return node.build();
};
