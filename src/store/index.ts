/** The store, as the rest of the product sees it: the port, the way to open one, and what it may throw. */
export { StoreInvariantError, StoreUnavailableError, WriteOutcomeUnknownError } from "./errors.js";
export { type OpenStoreOptions, openStore, type StoreSettings, type ValkeyOptions } from "./open.js";
export { ownStart } from "./ownCopy.js";
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
} from "./sessionsPort.js";
export { type ContentLine, TRANSFER_VERSION, type WorldLine, WorldLinesError } from "./transfer.js";
export { linesOf, textOf } from "./transferText.js";
export type {
  StoredWorld,
  WorldChanges,
  WorldClock,
  WorldFacts,
  WorldLimits,
  WorldRef,
  WorldStore,
} from "./worldsPort.js";
