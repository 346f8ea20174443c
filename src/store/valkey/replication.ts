/**
 * Waits until a replica has what was written, for the durability `replicated`. One WAIT serves every write that came before it on
 * the same server. Where no replica answers in time a breaker opens: the store warns, goes on as `written`, and tries again.
 */
import { WriteOutcomeUnknownError } from "../errors.js";
import type { Connection } from "./connection.js";
import { writeFailure } from "./failures.js";
import { hashSlot } from "./hash-slot.js";

const REPLICAS = 1;
const PATIENCE_MS = 500;
const RETRY_AFTER_MS = 10_000;

type Primary = ReturnType<Connection["primaries"]>[number];

interface Waiting {
  current: Promise<void> | undefined;
  next: Promise<void> | undefined;
}

/** Resolves once the writes to a key's server that have been answered are on a replica too, or the breaker is open. */
export const createReplication = (
  connection: Connection,
  warn: (message: string) => void,
  now: () => number = Date.now,
): ((key: string) => Promise<void>) => {
  const waits = new WeakMap<Primary, Waiting>();
  let isOpen = false;
  let triedAtMs = 0;

  const ask = async (primary: Primary): Promise<void> => {
    if (isOpen && now() - triedAtMs < RETRY_AFTER_MS) return;
    triedAtMs = now();
    const replicas = await primary.wait(REPLICAS, PATIENCE_MS).catch((error: unknown) => {
      throw writeFailure(connection.place, error);
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

  /** A WAIT that has been sent covers only what was written before it, so a later write needs the next one. */
  const joined = (primary: Primary): Promise<void> => {
    const waiting = waits.get(primary) ?? { current: undefined, next: undefined };
    waits.set(primary, waiting);
    const start = (): Promise<void> => {
      const asked = ask(primary).finally(() => {
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
    await joined(primary);
  };
};
