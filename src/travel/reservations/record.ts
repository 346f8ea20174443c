/** Assembles a booking from its parts, and keeps its totals and history consistent. Pure: it knows no store and no clock. */
import { type StockClaim, utcIso } from "../world/index.js";
import { sumCents } from "../world/money.js";
import { mergedClaims } from "./stock.js";
import type {
  BookedCar,
  BookedFare,
  BookedFlightSegment,
  BookedHotel,
  BookingPrice,
  BookingRecord,
  HistoryEntry,
  Passenger,
  Ticketing,
  Warning,
} from "./types.js";
import type { Identity } from "./writing.js";

/** The parts that can be sold into a PNR. */
export interface SoldParts {
  readonly flightSegments: readonly BookedFlightSegment[];
  readonly fares: readonly BookedFare[];
  readonly hotelReservations: readonly BookedHotel[];
  readonly carReservations: readonly BookedCar[];
}

const nothingSold: SoldParts = { flightSegments: [], fares: [], hotelReservations: [], carReservations: [] };

/** A history entry without time, version and actor. */
export type Deed = Pick<HistoryEntry, "action" | "detail">;

/** History entries of one change. */
export const entriesOf = (
  deeds: readonly Deed[],
  change: { readonly at: string; readonly version: number; readonly actor: string },
): readonly HistoryEntry[] => {
  const { at, version, actor } = change;
  return deeds.map(({ action, detail }) => ({ at, version, action, actor, detail }));
};

/** The totals of what is sold. */
export const priceOf = (
  { fares, hotelReservations, carReservations }: SoldParts,
  refundedCents: number,
): BookingPrice => {
  const flightCents = sumCents(fares.map(({ totalCents }) => totalCents));
  const hotelCents = sumCents(hotelReservations.map(({ price }) => price.totalCents));
  const carCents = sumCents(carReservations.map(({ price }) => price.totalCents));
  const totalCents = flightCents + hotelCents + carCents;
  return { currency: "USD", totalCents, flightCents, hotelCents, carCents, refundedCents };
};

export interface Opening extends Identity {
  readonly nowMs: number;
  readonly contact: BookingRecord["contact"];
  readonly passengers: readonly Passenger[];
  readonly parts: Partial<SoldParts>;
  readonly ticketing: Ticketing;
  readonly warnings: readonly Warning[];
  readonly deeds: readonly Deed[];
  readonly claims: readonly StockClaim[];
}

/** A new booking, version 1. */
export const openedRecord = (opening: Opening): BookingRecord => {
  const { pnr, sessionId, nowMs, contact, passengers, ticketing, warnings, claims } = opening;
  const at = utcIso(nowMs);
  const parts = { ...nothingSold, ...opening.parts };
  const deeds: readonly Deed[] = [{ action: "created", detail: `PNR ${pnr} opened` }, ...opening.deeds];
  return {
    pnr,
    status: "confirmed",
    version: 1,
    createdAt: at,
    updatedAt: at,
    sessionId,
    contact,
    passengers,
    ...parts,
    price: priceOf(parts, 0),
    ticketing,
    warnings,
    test: true,
    cancelledAt: null,
    cancellationReason: null,
    refund: null,
    history: entriesOf(deeds, { at, version: 1, actor: sessionId }),
    stock: mergedClaims(claims),
  };
};

/** The next version of a booking, with history entries for the change. */
export const changedRecord = (
  changed: BookingRecord,
  { nowMs, actor, deeds }: { readonly nowMs: number; readonly actor: string; readonly deeds: readonly Deed[] },
): BookingRecord => {
  const at = utcIso(nowMs);
  const version = changed.version + 1;
  return {
    ...changed,
    version,
    updatedAt: at,
    history: [...changed.history, ...entriesOf(deeds, { at, version, actor })],
  };
};

/** The next version of a booking, with added parts. The parts sold before stay as they are. */
export const extendedRecord = (
  current: BookingRecord,
  added: Partial<Pick<SoldParts, "hotelReservations" | "carReservations">>,
  change: {
    readonly nowMs: number;
    readonly actor: string;
    readonly warnings: readonly Warning[];
    readonly deeds: readonly Deed[];
    readonly claims: readonly StockClaim[];
  },
): BookingRecord => {
  const { nowMs, actor, warnings, deeds, claims } = change;
  const at = utcIso(nowMs);
  const version = current.version + 1;
  const parts: SoldParts = {
    flightSegments: current.flightSegments,
    fares: current.fares,
    hotelReservations: [...current.hotelReservations, ...(added.hotelReservations ?? [])],
    carReservations: [...current.carReservations, ...(added.carReservations ?? [])],
  };
  return {
    ...current,
    ...parts,
    version,
    updatedAt: at,
    price: priceOf(parts, current.price.refundedCents),
    warnings: [...current.warnings, ...warnings],
    history: [...current.history, ...entriesOf(deeds, { at, version, actor })],
    stock: mergedClaims([...current.stock, ...claims]),
  };
};
