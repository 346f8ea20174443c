/** The store's public interface: the port, the function that opens a store, and the errors it may throw. */
export { type DossierCollection, dossierCollection, type TypedDossier } from "./dossierCollection.js";
export { StoreInvariantError, StoreUnavailableError, WriteOutcomeUnknownError } from "./errors.js";
export { storeInWords } from "./inWords.js";
export { type OpenStoreOptions, openStore, type StoreSettings } from "./open.js";
export { ownStart } from "./ownCopy.js";
export type { Store, TenancyStore } from "./port.js";
export type {
  BookingPage,
  BookingStatus,
  BookingStore,
  ChangeBooking,
  ChangeOutcome,
  IdempotencyRecord,
  ListBookings,
  OpenBooking,
  OpenOutcome,
  StockClaim,
  StockReturn,
  StoredBooking,
} from "./ports/bookings.js";
export {
  type ClaimDue,
  type CommitDossiers,
  type CommitOutcome,
  type Dossier,
  type DossierDue,
  type DossierPage,
  type DossierStore,
  type DossierTold,
  type DossierWrite,
  type ListDossiers,
  longestDocument,
  longestDossierName,
  mostLists,
  mostWrites,
  type NextDue,
} from "./ports/dossiers.js";
export {
  InvalidCursorError,
  StoreVersionError,
  TooManyWorldsError,
  WorldChangingError,
  WorldExistsError,
  WorldMissingError,
  WorldResetError,
} from "./ports/errors.js";
export {
  type BookingEvent,
  type ChangesUnknown,
  type DossierEvent,
  type EventStore,
  keptEvents,
  type OutboxEvent,
  type PresenceEvent,
  type StoreEvent,
} from "./ports/events.js";
export { longestMemo, type MemoStore, mostMemos } from "./ports/memos.js";
export type {
  ClientFacts,
  Entered,
  Entry,
  Expiry,
  OpenSession,
  SessionStore,
  StoredSession,
} from "./ports/sessions.js";
export type { ImportOptions, TransferStore } from "./ports/transfer.js";
export type {
  StoredWorld,
  WorldChanges,
  WorldClock,
  WorldFacts,
  WorldLimits,
  WorldRef,
  WorldStore,
} from "./ports/worlds.js";
export { type ContentLine, transferVersion, type WorldLine, WorldLinesError } from "./transfer.js";
export { linesOf, textOf } from "./transferText.js";
export { readAddress } from "./valkey/address.js";
export type { ValkeyOptions } from "./valkey/options.js";
