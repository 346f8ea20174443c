/** Limits the size of a message. Pure. */
import { type Letter, mostMessageBytes } from "../../../mail/letter.js";
import type { Objection } from "./objection.js";

/** Objects to a message of this many bytes. `bytes` may be a lower bound, from before the message is composed. */
export const sizeObjection = (
  { attachments = [] }: Pick<Letter, "attachments">,
  bytes: number,
): Objection<"MESSAGE_TOO_LARGE"> | undefined =>
  bytes <= mostMessageBytes
    ? undefined
    : {
        reason: "MESSAGE_TOO_LARGE",
        detail: {
          field: attachments.length > 0 ? "attachments" : "body",
          value: null,
          bytes,
          mostBytes: mostMessageBytes,
        },
      };

/** A lower bound of the message's size in bytes: attachments in base64, and the body's characters. */
export const leastBytes = ({ body, attachments = [] }: Letter): number =>
  attachments.reduce((sum, { content }) => sum + Math.ceil(content.length / 3) * 4, body.length);
