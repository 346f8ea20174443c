/**
 * Waits until a replica has what was written, for the durability `replicated`. One WAIT serves every write that came before it on
 * the same server. Where no replica answers in time a breaker opens: the store warns, goes on as `written`, and tries again.
 */
import { WriteOutcomeUnknownError } from "../errors.js";
import type { Connection } from "./connection.js";
import { messageOf } from "./failures.js";
import { hashSlot } from "./hash-slot.js";

const REPLICAS = 1;
const PATIENCE_MS = 500;
const RETRY_AFTER_MS = 10_000;
const MARK_TTL_MS = 60_000;

type Primary = ReturnType<Connection["primaries"]>[number];

interface Waiting {
  current: Promise<void> | undefined;
  next: Promise<void> | undefined;
  /** Connections that have ended so far. A WAIT knows only of what was written over its own. */
  ended: number;
}

/**
 * Resolves once the writes to a key's server that have been answered are on a replica too, or the breaker is open. The key is
 * one that nothing else uses: a WAIT covers the writes of its own connection, so one is made there, behind those of others.
 */
export const createReplication = (
  connection: Pick<Connection, "place" | "primaryOf">,
  warn: (message: string) => void,
  now: () => number = Date.now,
): ((key: string) => Promise<void>) => {
  const waits = new WeakMap<Primary, Waiting>();
  let isOpen = false;
  let triedAtMs = 0;

  const ask = async (primary: Primary, key: string): Promise<void> => {
    if (isOpen && now() - triedAtMs < RETRY_AFTER_MS) return;
    triedAtMs = now();
    const sent = [primary.set(key, 1, "PX", MARK_TTL_MS), primary.wait(REPLICAS, PATIENCE_MS)] as const;
    const [, replicas] = await Promise.all(sent).catch((error: unknown) => {
      // Whatever it is, it comes after a write that was answered: nobody may be told that nothing was written.
      throw new WriteOutcomeUnknownError(
        `Valkey at ${connection.place} did not say whether a replica has what was written (${messageOf(error)}).`,
      );
    });
    if (replicas >= REPLICAS) {
      if (isOpen) warn("A replica of Valkey answers again: writes are acknowledged once it has them.");
      isOpen = false;
    } else {
      if (!isOpen) {
        warn(
          `No replica of Valkey at ${connection.place} took a write within ${PATIENCE_MS} ms: until one does, writes are ` +
            "acknowledged as soon as the primary has them.",
        );
      }
      isOpen = true;
    }
  };

  const waitingFor = (primary: Primary): Waiting => {
    const known = waits.get(primary);
    if (known !== undefined) return known;
    const waiting: Waiting = { current: undefined, next: undefined, ended: 0 };
    primary.on("close", () => {
      waiting.ended += 1;
    });
    waits.set(primary, waiting);
    return waiting;
  };

  /** A WAIT that has been sent covers only what was written before it, so a later write needs the next one. */
  const joined = (primary: Primary, key: string): Promise<void> => {
    const waiting = waitingFor(primary);
    const start = (): Promise<void> => {
      const asked = ask(primary, key).finally(() => {
        if (waiting.current === asked) waiting.current = undefined;
      });
      waiting.current = asked;
      return asked;
    };
    if (waiting.current === undefined) return start();
    waiting.next ??= waiting.current
      .catch(() => undefined)
      .then(() => {
        waiting.next = undefined;
        return start();
      });
    return waiting.next;
  };

  return async (key) => {
    const primary = connection.primaryOf(hashSlot(key));
    if (primary === undefined) {
      throw new WriteOutcomeUnknownError(`Valkey at ${connection.place} has no primary any more for what was written.`);
    }
    const waiting = waitingFor(primary);
    const { ended } = waiting;
    await joined(primary, key);
    if (waiting.ended !== ended) {
      throw new WriteOutcomeUnknownError(
        `The connection to Valkey at ${connection.place} was lost before a replica was known to have what was written.`,
      );
    }
  };
};
