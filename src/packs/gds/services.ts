/** What the handlers of Mock GDS work with besides the call itself: a world, and the record of what was sold in it. */
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

/** The stock that the answer to a question looks at. It follows from the question alone. */
export type StockOfQuestions = RecentlyUsed<readonly string[]>;

export interface Services {
  readonly product: Product;
  readonly world: World;
  /** The world as the store knows it. */
  readonly worldRef: WorldRef;
  readonly store: Store<BookingRecord>;
  readonly reservations: Reservations;
  readonly settings: Pick<Settings, "realism" | "isolation">;
  /** Which of the contract's manifests is served. */
  readonly servedManifest: () => Promise<Manifest>;
  readonly stockOfQuestions: StockOfQuestions;
}

/** Searches whose stock is remembered, and the keys of that stock altogether. */
const questionBounds = { mostEntries: 2000, mostWeight: 100_000 } as const;

/** Gives the services of any world on one store. */
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
