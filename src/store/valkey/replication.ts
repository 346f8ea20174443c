/**
 * Waits until a replica has the writes, for the durability `replicated`. One WAIT covers all earlier writes to the same server.
 * If no replica answers in time, that primary's circuit breaker opens: the store warns, does not wait there as with `written`,
 * and tries again after a while.
 */

import { WriteOutcomeUnknownError } from "../errors.js";
import { messageOf } from "../messageOf.js";
import type { ValkeyConnection } from "./connection.js";
import { hashSlot } from "./hashSlot.js";

const awaitedReplicas = 1;
const patienceMs = 500;
const retryAfterMs = 10_000;
const markTtlMs = 60_000;

/** A write to wait for. Allowed also when Valkey has no memory left, because a world may be deleted then. */
const mark = '#!lua flags=allow-oom\nreturn redis.call("SET", KEYS[1], 1, "PX", ARGV[1])';

type Primary = ReturnType<ValkeyConnection["primaries"]>[number];

interface NodeWait {
  current: Promise<void> | undefined;
  next: Promise<void> | undefined;
  /** How many connections have ended so far. A WAIT covers only writes over its own connection. */
  ended: number;
  /** The circuit breaker: no replica answered the last WAIT. Until the next try, writes do not wait. */
  isOpen: boolean;
  triedAtMs: number;
}

const placeOf = ({ options: { host, port } }: Primary): string => `${host}:${port}`;

/**
 * Returns a function that resolves when all answered writes to the key's server are on a replica too, or the breaker is open;
 * rejects with WriteOutcomeUnknownError. It writes to the key, which must have no other use: a WAIT covers the writes of its own
 * connection, so this makes a write there, after those of other connections.
 */
export const createReplication = (
  connection: Pick<ValkeyConnection, "place" | "primaryOf">,
  warn: (message: string) => void,
  now: () => number = Date.now,
): ((key: string) => Promise<void>) => {
  const waits = new WeakMap<Primary, NodeWait>();

  const ask = async (primary: Primary, waiting: NodeWait, key: string): Promise<void> => {
    if (waiting.isOpen && now() - waiting.triedAtMs < retryAfterMs) return;
    waiting.triedAtMs = now();
    const sent = [primary.eval(mark, 1, key, markTtlMs), primary.wait(awaitedReplicas, patienceMs)] as const;
    const [, replicas] = await Promise.all(sent).catch((error: unknown) => {
      // The write was answered before this error, so the caller must not be told that nothing was written.
      throw new WriteOutcomeUnknownError(
        `Valkey at ${placeOf(primary)} did not say whether a replica has what was written (${messageOf(error)}).`,
      );
    });
    const wasOpen = waiting.isOpen;
    waiting.isOpen = replicas < awaitedReplicas;
    if (waiting.isOpen === wasOpen) return;
    warn(
      waiting.isOpen
        ? `No replica of Valkey at ${placeOf(primary)} took a write within ${patienceMs} ms: until one does, writes are ` +
            "acknowledged as soon as the primary has them."
        : `A replica of Valkey at ${placeOf(primary)} answers again: writes are acknowledged once it has them.`,
    );
  };

  const waitingFor = (primary: Primary): NodeWait => {
    const known = waits.get(primary);
    if (known !== undefined) return known;
    const waiting: NodeWait = { current: undefined, next: undefined, ended: 0, isOpen: false, triedAtMs: 0 };
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
      const asked = ask(primary, waiting, key).finally(() => {
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
        `The connection to Valkey at ${placeOf(primary)} was lost before a replica was known to have what was written.`,
      );
    }
  };
};
