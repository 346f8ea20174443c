/** What handlers of the pack get besides the call: a world, and the record of its sales. */
import type { Settings } from "../../../generated/gds/settings.js";
import type { Manifest } from "../../contract/contract.js";
import type { Clock } from "../../contract/handler.js";
import type { Product } from "../../contract/product.js";
import { createRecentlyUsed, type RecentlyUsed } from "../../runtime/calls/reuse.js";
import type { Host } from "../../runtime/pack.js";
import { worldNameOf } from "../../runtime/worlds/worlds.js";
import type { Store, StoredWorld, WorldRef } from "../../store/index.js";
import { createReservations } from "../../travel/reservations/index.js";
import type { BookingRecord, Reservations } from "../../travel/reservations/types.js";
import type { World } from "../../travel/world/index.js";
import { createWorldShelf } from "../../travel/worldShelf.js";

/** The stock keys of recent questions. The question alone determines its stock keys. */
export type StockOfQuestions = RecentlyUsed<readonly string[]>;

export interface Services {
  readonly product: Product;
  readonly world: World;
  /** The reference by which the store knows the world. */
  readonly worldRef: WorldRef;
  readonly store: Store<BookingRecord>;
  readonly reservations: Reservations;
  readonly settings: Pick<Settings, "realism" | "isolation">;
  /** The manifest that is served. */
  readonly servedManifest: () => Promise<Manifest>;
  readonly stockOfQuestions: StockOfQuestions;
}

/** Limits on the remembered searches, and on all their stock keys together. */
const questionBounds = { mostEntries: 2000, mostWeight: 100_000 } as const;

/** Returns a function that creates the services of a world. All worlds share the store. */
export const createServices = (
  store: Store<BookingRecord>,
  settings: Services["settings"],
  { product, servedManifest }: Pick<Host, "product" | "servedManifest">,
): ((world: StoredWorld, clock: Clock) => Services) => {
  const { realism, isolation } = settings;
  const worldOf = createWorldShelf();
  const stockOfQuestions: StockOfQuestions = createRecentlyUsed(questionBounds);
  return ({ key, epoch, seed }, clock) => {
    const world = worldOf(worldNameOf(key), seed);
    const worldRef = { key, epoch };
    const reservations = createReservations({ world, worldRef, store, clock, realism, isolation });
    return { product, world, worldRef, store, reservations, settings, servedManifest, stockOfQuestions };
  };
};
