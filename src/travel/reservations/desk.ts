/** What every operation needs, and functions that read the store. It knows no rule of travel. */
import { type BookingStore, type WorldRef, WorldResetError } from "../../store/index.js";
import type { SoldCounts, World } from "../world/index.js";
import type { Realism } from "./objections.js";
import type { BookingRecord } from "./types.js";

export interface Desk {
  readonly world: World;
  readonly store: BookingStore<BookingRecord>;
  /** The reference to this world's stock and bookings in the store. */
  readonly worldRef: WorldRef;
  readonly clock: { readonly now: () => number };
  readonly realism: Realism;
  /** `world`: whoever knows a PNR can find it. `session`: only the PNR's own session can. */
  readonly isolation: "world" | "session";
}

/** Whether a caller may see a booking at all. */
const mayFind = (desk: Desk, record: BookingRecord, sessionId: string | undefined): boolean =>
  desk.isolation === "world" || record.sessionId === sessionId;

/** The booking of a PNR, or undefined if there is none that this caller may see. */
export const findRecord = async (
  desk: Desk,
  pnr: string,
  sessionId: string | undefined,
): Promise<BookingRecord | undefined> => {
  const stored = await desk.store.readBooking(desk.worldRef, pnr);
  return stored !== undefined && mayFind(desk, stored.document, sessionId) ? stored.document : undefined;
};

/** Counts from the store, by key. */
export const soldCountsFrom = (stockKeys: readonly string[], counts: readonly number[]): SoldCounts => {
  const soldOfKey = new Map<string, number>();
  for (const [index, key] of stockKeys.entries()) {
    const count = counts[index] ?? 0;
    if (count !== 0) soldOfKey.set(key, count);
  }
  return (key) => soldOfKey.get(key) ?? 0;
};

/** The current sold count of each key. */
export const soldCountsOf = async (
  { store, worldRef }: { readonly store: Pick<BookingStore<unknown>, "soldCounts">; readonly worldRef: WorldRef },
  stockKeys: readonly string[],
): Promise<SoldCounts> => soldCountsFrom(stockKeys, await store.soldCounts(worldRef, stockKeys));

/**
 * A booking that an earlier write created or changed. Throws WorldResetError if the world was reset after the store reported that write.
 */
export const rememberedRecord = async (desk: Desk, locator: string): Promise<BookingRecord> => {
  const stored = await desk.store.readBooking(desk.worldRef, locator);
  if (stored === undefined) throw new WorldResetError(`the booking ${locator} went after the store had told of it`);
  return stored.document;
};
