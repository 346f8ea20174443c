/**
 * Reservations with an idempotency key, each booked once even if a call is interrupted. The content of a request is stored before it is
 * sent. A repeated call sends the same content, which the reservation system recognises by its number. The stored content is deleted when
 * the answer is stored.
 */

import type { CallContext } from "../../contract/handler.js";
import { ToolFailure } from "../../contract/refusal.js";
import { type DossierCollection, dossierCollection } from "../../store/index.js";
import { type Attempt, attemptOf, recordOf } from "../../travel/reservations/idempotency.js";
import { isObject } from "../../vendors/reading.js";
import { worldFull } from "../worldFull.js";
import type { Services } from "./services.js";

/** The content of a request that is not in the call's arguments. */
export interface Plan {
  readonly externalId: string;
  readonly createdAt: string;
  /** The price of each room, in the order of the rooms. */
  readonly priceCents: readonly number[];
}

interface PendingDocument extends Plan {
  readonly fingerprint: string;
}

/** The parts of a call that identify a repetition. */
export type KeyedCall = Pick<CallContext, "clock" | "idempotencyKey"> & Pick<Services, "store" | "stored">;

export interface Pending<Output> {
  /** The answer of an earlier call with the key. Reason: IDEMPOTENCY_CONFLICT. */
  readonly answered: () => Promise<Output | undefined>;
  /** The plan of an earlier call with the key that may have been sent and whose outcome is unknown. */
  readonly begun: () => Promise<Plan | undefined>;
  /** Stores the plan before it is sent. Returns the plan of another call with the key, if one was stored meanwhile. Reason: WORLD_FULL. */
  readonly begin: (plan: Plan) => Promise<Plan>;
  /** Deletes the plan because nothing was booked. The next call with the key starts afresh. */
  readonly giveUp: () => Promise<void>;
  /** Stores the answer for repeated calls and returns it. */
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

/** Undefined for a call without a key; nothing is stored for it. */
export const pendingOf = <Output extends object>(call: KeyedCall, input: object): Pending<Output> | undefined =>
  call.idempotencyKey === undefined
    ? undefined
    : pendingUnder(
        call,
        attemptOf(call.idempotencyKey, scope, tool, input),
        dossierCollection(call.store, "hotelcrs.pending", isPending),
      );

/** The number by which the reservation system recognises all calls with a key in this world; undefined for a call without a key. */
export const externalIdFor = ({
  idempotencyKey,
  stored,
}: Pick<KeyedCall, "idempotencyKey" | "stored">): string | undefined =>
  idempotencyKey === undefined
    ? undefined
    : attemptOf(idempotencyKey, `${scope} ${stored.key} ${stored.epoch}`, tool, {}).key.slice(0, 32);
