/** Handles a loss of data: gives the store a new mark, forgets what was seen, and tells listeners and other processes. */
import type { ValkeyConnection } from "./connection.js";
import type { Keys } from "./keys.js";
import type { KnownStore } from "./knownStore.js";
import { keepMark, laterMark } from "./mark.js";

export interface LossParts {
  readonly connection: ValkeyConnection;
  readonly keys: Keys;
  readonly known: KnownStore;
  readonly warn: (message: string) => void;
  /** Forgets what this process has seen of worlds. */
  readonly forget: () => void;
  /** Tells listeners to read again. */
  readonly onLoss: () => void;
  /** Another process was faster: its mark must be read. */
  readonly onOtherMark: () => void;
}

export interface Losses {
  /** Warns and tells everyone, after the mark was changed to `markId`. `missing` describes the loss. */
  readonly tell: (missing: string, markId: string) => void;
  /**
   * Changes the mark, then does what `tell` does. Does nothing if the mark's id is not `markId` any more: the loss was already
   * noticed.
   */
  readonly lose: (missing: string, markId: string) => Promise<void>;
}

export const createLosses = ({ connection, keys, known, warn, forget, onLoss, onOtherMark }: LossParts): Losses => {
  const tell = (missing: string, markId: string): void => {
    forget();
    warn(
      `The store in Valkey at ${connection.place} went back: ${missing}. Bookings, sessions and idempotency keys that it had may be ` +
        "gone. Listeners are told to ask again, and locators go on at another place, so that none is given to two callers.",
    );
    onLoss();
    connection.ask((client) => client.publish(keys.channel, `m ${markId}`)).catch(() => undefined);
  };
  return {
    tell,
    lose: async (missing, markId) => {
      const { mark, runsSeen } = known;
      if (mark?.id !== markId) return;
      const later = laterMark([mark]);
      const kept = await keepMark(connection, keys, mark.id, later, [...runsSeen]);
      if (kept?.id !== later.id) return onOtherMark();
      known.mark = kept;
      tell(missing, kept.id);
    },
  };
};
