/**
 * Sends a message at most once: if it may have been sent before, the mailbox is searched first. Knows no wire format; a
 * mailbox is whatever can send and find.
 */

export interface Placed {
  readonly id: string;
  readonly threadId: string;
}

export interface Mailbox {
  /**
   * Sends the bytes of a whole message, in a thread of the mailbox or in a new one. Rejects unless it is known to have
   * been sent.
   */
  readonly send: (message: Buffer, threadId?: string) => Promise<Placed>;
  /** Finds a message by its Message-ID (`<...@...>`); undefined if the mailbox has none. */
  readonly find: (messageId: string) => Promise<Placed | undefined>;
}

export interface Delivery {
  readonly messageId: string;
  /** Makes the whole message. Called only if it is sent. */
  readonly message: () => Promise<Buffer>;
  /** The thread of the mailbox that it belongs to. */
  readonly threadId?: string | undefined;
  /** Whether it may have been sent before. */
  readonly lookFirst: boolean;
  /**
   * Waits until a message that was on its way must have arrived. Only then does a message that is not found count as
   * not sent.
   */
  readonly settled?: () => Promise<void>;
}

/** Finds the message or sends it, and gives its place. `mailbox.send` is called at most once. */
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
