/** The store, as the rest of the product sees it: the port, the way to open one, and what it may throw. */
export { StoreInvariantError, StoreUnavailableError } from "./errors.js";
export { type OpenStoreOptions, openStore } from "./open.js";
export {
  type BookingEvent,
  type BookingPage,
  type BookingStatus,
  type ChangeBooking,
  type ChangeOutcome,
  type IdempotencyRecord,
  InvalidCursorError,
  type ListBookings,
  type OpenBooking,
  type OpenOutcome,
  type StockClaim,
  type StockReturn,
  type Store,
  type StoredBooking,
  StoreVersionError,
} from "./port.js";
