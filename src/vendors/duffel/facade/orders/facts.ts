/**
 * The data of an order that its booking lacks, as a dossier. It is written before the PNR is opened, so that no order
 * is without it.
 */
import type { FacadePlace } from "../../../../facade/port.js";
import { type DossierCollection, type DossierWrite, dossierCollection } from "../../../../store/index.js";
import { parseInstant } from "../../../../travel/world/index.js";
import { Refused } from "../checked.js";

/** Data of a passenger that a booking does not store. In the order of the booking's passengers. */
export interface PassengerFacts {
  readonly id: string;
  readonly gender: "m" | "f";
  readonly email: string;
  readonly phone: string;
}

export interface OrderFacts {
  readonly offerId: string;
  readonly passengers: readonly PassengerFacts[];
  readonly metadata: Readonly<Record<string, string>>;
}

const isFacts = (value: unknown): value is OrderFacts =>
  typeof value === "object" &&
  value !== null &&
  "offerId" in value &&
  typeof value.offerId === "string" &&
  "passengers" in value &&
  Array.isArray(value.passengers) &&
  "metadata" in value &&
  typeof value.metadata === "object";

/** The queue of held orders that wait for the end of their hold. */
export const holdQueue = "duffel.holds";

type FactsStore = Pick<FacadePlace["store"], "readDossier" | "listDossiers">;

export const factsIn = (store: FactsStore): DossierCollection<OrderFacts> =>
  dossierCollection(store, "duffel.orders", isFacts);

/** The write of an order's facts, under its PNR. `heldUntil`: when the hold has to be checked, ISO 8601. */
export const factsWrite = (
  store: FactsStore,
  pnr: string,
  expected: DossierWrite["expected"],
  facts: OrderFacts | undefined,
  heldUntil?: string | undefined,
): DossierWrite =>
  factsIn(store).write(pnr, expected, facts, {
    ...(heldUntil !== undefined && { due: { queue: holdQueue, atMs: parseInstant(heldUntil) } }),
  });

const worldFull = (limit: number): Refused =>
  new Refused({
    status: 422,
    type: "invalid_state_error",
    code: "order_not_created",
    title: "Order not created",
    message: `The world of this mock holds ${limit} documents already: reset it, or raise its limit.`,
  });

/**
 * Commits the writes in one step. Throws Refused if there is no room; false if one of the dossiers was changed
 * meanwhile.
 */
export const committed = async (place: FacadePlace, writes: readonly DossierWrite[]): Promise<boolean> => {
  const { store, stored: world, nowMs: atMs } = place;
  const outcome = await store.commitDossiers({ world, atMs, writes });
  if (outcome.kind === "worldFull") throw worldFull(outcome.limit);
  return outcome.kind === "done";
};
