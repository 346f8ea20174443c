/**
 * Reservations under a caller's key: booked once, whatever happens to a call on its way. Before a request is sent, what it says is
 * kept; a repetition sends the very same, which the reservation system knows by its number. With the answer, it is forgotten.
 */

import type { CallContext } from "../../contract/handler.js";
import { ToolFailure } from "../../contract/refusal.js";
import { type DossierCollection, dossierCollection } from "../../store/index.js";
import { type Attempt, attemptOf, recordOf } from "../../travel/reservations/idempotency.js";
import { isObject } from "../../vendors/reading.js";
import { worldFull } from "../worldFull.js";
import type { Services } from "./services.js";

/** What a request says besides the call's arguments. */
export interface Plan {
  readonly externalId: string;
  readonly createdAt: string;
  /** Of each room, in their order. */
  readonly priceCents: readonly number[];
}

interface PendingDocument extends Plan {
  readonly fingerprint: string;
}

/** As much of a call as is needed to know it again. */
export type KeyedCall = Pick<CallContext, "clock" | "idempotencyKey"> & Pick<Services, "store" | "stored">;

export interface Pending<Output> {
  /** What an earlier call with the key was answered. Reason: IDEMPOTENCY_CONFLICT. */
  readonly answered: () => Promise<Output | undefined>;
  /** What an earlier call with the key was about to send, or has sent, where nobody knows what became of it. */
  readonly begun: () => Promise<Plan | undefined>;
  /** Keeps what is about to be sent. Gives that of another call with the key, if there is one by now. Reason: WORLD_FULL. */
  readonly begin: (plan: Plan) => Promise<Plan>;
  /** Nothing was booked: the next call begins anew. */
  readonly giveUp: () => Promise<void>;
  /** Keeps the answer for repetitions, and gives it. */
  readonly finish: (output: Output) => Promise<Output>;
}

const scope = "hotelcrs";
const tool = "create_reservation";

const isPending = (value: unknown): value is PendingDocument =>
  isObject(value) && typeof value["externalId"] === "string" && Array.isArray(value["priceCents"]);

const usedKey = ({ idempotencyKey }: KeyedCall): never => {
  throw new ToolFailure("IDEMPOTENCY_CONFLICT", { field: "idempotencyKey", value: idempotencyKey });
};

const planIn = (call: KeyedCall, { fingerprint }: Attempt, found: PendingDocument): Plan =>
  found.fingerprint === fingerprint ? found : usedKey(call);

const pendingUnder = <Output extends object>(
  call: KeyedCall,
  attempt: Attempt,
  collection: DossierCollection<PendingDocument>,
): Pending<Output> => {
  const { store, stored: world, clock } = call;
  const { key, fingerprint } = attempt;
  const begun = async (): Promise<Plan | undefined> => {
    const found = await collection.read(world, key);
    return found && planIn(call, attempt, found.document);
  };
  return {
    answered: async () => {
      const earlier = await store.recallAnswer(world, key, clock.now());
      if (earlier === undefined) return undefined;
      return earlier.fingerprint === fingerprint ? JSON.parse(earlier.answer) : usedKey(call);
    },
    begun,
    begin: async (plan) => {
      const write = collection.write(key, "new", { ...plan, fingerprint });
      const outcome = await store.commitDossiers({ world, atMs: clock.now(), writes: [write] });
      if (outcome.kind === "done") return plan;
      if (outcome.kind === "conflict") return (await begun()) ?? plan;
      throw worldFull(world, outcome.kind === "worldFull" ? outcome.limit : 0);
    },
    giveUp: async () => {
      const writes = [collection.write(key, "any", undefined)];
      await store.commitDossiers({ world, atMs: clock.now(), writes });
    },
    finish: async (output) => {
      const outcome = await store.commitDossiers({
        ...{ world, atMs: clock.now(), writes: [collection.write(key, "any", undefined)] },
        idempotency: { ...recordOf(attempt, clock.now()), answer: JSON.stringify(output) },
      });
      return outcome.kind === "replayed" ? JSON.parse(outcome.answer) : output;
    },
  };
};

/** Undefined for a call without a key, of which nothing is kept. */
export const pendingOf = <Output extends object>(call: KeyedCall, input: object): Pending<Output> | undefined =>
  call.idempotencyKey === undefined
    ? undefined
    : pendingUnder(
        call,
        attemptOf(call.idempotencyKey, scope, tool, input),
        dossierCollection(call.store, "hotelcrs.pending", isPending),
      );

/**
 * The number under which the reservation system is to know all calls with a key, in this world alone; undefined for a call without
 * one.
 */
export const externalIdFor = ({
  idempotencyKey,
  stored,
}: Pick<KeyedCall, "idempotencyKey" | "stored">): string | undefined =>
  idempotencyKey === undefined
    ? undefined
    : attemptOf(idempotencyKey, `${scope} ${stored.key} ${stored.epoch}`, tool, {}).key.slice(0, 32);
