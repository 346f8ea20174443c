/**
 * Sends a message at most once: where it may have been sent before, the mailbox is looked through first. It knows no wire; a mailbox
 * is whatever can send and find.
 */

export interface Placed {
  readonly id: string;
  readonly threadId: string;
}

export interface Mailbox {
  /** The bytes of a whole message, to a thread of the mailbox or to one of its own. Rejects where it is not known to have been sent. */
  readonly send: (message: Buffer, threadId?: string) => Promise<Placed>;
  /** The message of a name (`<...@...>`); undefined if the mailbox has none. */
  readonly find: (messageId: string) => Promise<Placed | undefined>;
}

export interface Delivery {
  readonly messageId: string;
  /** The whole message. Only asked for where it is sent. */
  readonly message: () => Promise<Buffer>;
  /** A thread of the mailbox to which it belongs. */
  readonly threadId?: string | undefined;
  /** Whether somebody may have sent it before. */
  readonly lookFirst: boolean;
  /** What is to be waited for before a message that is not found counts as not sent: it may still be on its way. */
  readonly settled?: () => Promise<void>;
}

/** Where the message is now. `mailbox.send` is called at most once. */
export const deliverOnce = async (
  mailbox: Mailbox,
  { messageId, message, threadId, lookFirst, settled }: Delivery,
): Promise<Placed> => {
  const look = (): Promise<Placed | undefined> => mailbox.find(messageId);
  if (lookFirst) {
    const found = await look();
    if (found !== undefined) return found;
    if (settled !== undefined) {
      await settled();
      const foundLater = await look();
      if (foundLater !== undefined) return foundLater;
    }
  }
  return mailbox.send(await message(), threadId);
};
