/** The store, as the rest of the product sees it: the port, the way to open one, and what it may throw. */
export { StoreInvariantError, StoreUnavailableError, WriteOutcomeUnknownError } from "./errors.js";
export { type OpenStoreOptions, openStore, type StoreSettings, type ValkeyOptions } from "./open.js";
export { ownStart } from "./own-copy.js";
export {
  type BookingEvent,
  type BookingPage,
  type BookingStatus,
  type BookingStore,
  type ChangeBooking,
  type ChangeOutcome,
  type ChangesUnknown,
  type EventStore,
  type IdempotencyRecord,
  type ImportOptions,
  InvalidCursorError,
  KEPT_EVENTS,
  type ListBookings,
  type OpenBooking,
  type OpenOutcome,
  type PresenceEvent,
  type StockClaim,
  type StockReturn,
  type Store,
  type StoredBooking,
  type StoreEvent,
  StoreVersionError,
  TooManyWorldsError,
  type TransferStore,
  WorldChangingError,
  WorldExistsError,
  WorldMissingError,
  WorldResetError,
} from "./port.js";
export type {
  ClientFacts,
  Entered,
  Entry,
  Expiry,
  OpenSession,
  SessionStore,
  StoredSession,
} from "./sessions-port.js";
export { type ContentLine, TRANSFER_VERSION, type WorldLine, WorldLinesError } from "./transfer.js";
export { linesOf, textOf } from "./transfer-text.js";
export type {
  StoredWorld,
  WorldChanges,
  WorldClock,
  WorldFacts,
  WorldLimits,
  WorldRef,
  WorldStore,
} from "./worlds-port.js";
