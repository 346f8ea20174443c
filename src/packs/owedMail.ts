/**
 * Sends a letter that a pack must send, for instance because of an event: once, however often the work is retried. In mock mode it arrives
 * in the mailbox of the same world, which the pack `mail` shows.
 */
import { composed } from "../mail/compose.js";
import { deliverOnce, type Placed } from "../mail/delivery.js";
import type { Letter } from "../mail/letter.js";
import { messageIdOf } from "../mail/messageIds.js";
import type { GmailConnection, MailWorld } from "./gmailConnection.js";
import type { AskingCall } from "./upstreamCalls.js";

export interface Owed {
  /** What identifies the letter, such as the collection and the id of the dossier that requires it. */
  readonly name: readonly string[];
  readonly letter: Letter;
  /** The time in the header `Date`; the same for every attempt. */
  readonly atMs: number;
}

export interface SentOwed extends Placed {
  /** The header `Message-ID`. */
  readonly messageId: string;
}

/**
 * Searches the mailbox before each attempt, so a retry after a lost answer sends nothing twice. Rejects with an UpstreamFailure if it is
 * unknown whether the letter was sent; retry later.
 */
export const sendOwed = async (
  connection: Pick<GmailConnection, "mailboxIn">,
  world: MailWorld,
  call: AskingCall,
  { name, letter, atMs }: Owed,
): Promise<SentOwed> => {
  const messageId = messageIdOf(["owed", world.stored.key, ...name], letter.from);
  const placed = await deliverOnce(connection.mailboxIn(world, call), {
    ...{ messageId, lookFirst: true },
    message: () => composed(letter, { messageId, atMs }),
  });
  return { ...placed, messageId };
};
