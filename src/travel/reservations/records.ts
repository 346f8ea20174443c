/** Reads a store's bookings, which may hold documents of any form, as booking records. It knows no rule. */
import { type BookingStore, type StoredBooking, StoreInvariantError } from "../../store/index.js";
import type { BookingRecord } from "./types.js";

const isRecord = (value: unknown): value is BookingRecord =>
  typeof value === "object" &&
  value !== null &&
  "pnr" in value &&
  "ticketing" in value &&
  "stock" in value &&
  "flightSegments" in value &&
  Array.isArray(value.flightSegments);

const typed = ({ document, ...stored }: StoredBooking<unknown>): StoredBooking<BookingRecord> => {
  if (!isRecord(document)) throw new StoreInvariantError(`${stored.locator} is no booking of this product`);
  return { ...stored, document };
};

/** Reading throws StoreInvariantError for a document that is no booking record: another product wrote it. */
export const recordsIn = (store: BookingStore<unknown>): BookingStore<BookingRecord> => ({
  takeLocatorNumber: store.takeLocatorNumber,
  openBooking: store.openBooking,
  changeBooking: store.changeBooking,
  readBooking: async (world, locator) => {
    const stored = await store.readBooking(world, locator);
    return stored && typed(stored);
  },
  listBookings: async (query) => {
    const { bookings, nextCursor } = await store.listBookings(query);
    return { bookings: bookings.map(typed), nextCursor };
  },
  countBookings: store.countBookings,
  recall: store.recall,
  soldCounts: store.soldCounts,
});
