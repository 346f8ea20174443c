/**
 * Sends a letter that a pack owes to somebody, for instance because of an event: once, however often the work is tried. In mock mode
 * it comes into the mailbox of the same world, which the pack `mail` shows.
 */
import { composed } from "../mail/compose.js";
import { deliverOnce, type Placed } from "../mail/delivery.js";
import type { Letter } from "../mail/letter.js";
import { messageIdOf } from "../mail/messageIds.js";
import type { GmailConnection, MailWorld } from "./gmailConnection.js";
import type { AskingCall } from "./upstreamCalls.js";

export interface Owed {
  /** What makes it the one letter that it is, such as the collection and the id of the dossier that owes it. */
  readonly name: readonly string[];
  readonly letter: Letter;
  /** Of the header `Date`: the same for every try. */
  readonly atMs: number;
}

export interface SentOwed extends Placed {
  /** Of the header `Message-ID`. */
  readonly messageId: string;
}

/**
 * The mailbox is looked through before each try, so one that was cut off after it was heard sends nothing twice. It rejects with an
 * UpstreamFailure where it is not known to have been sent: try again later.
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
