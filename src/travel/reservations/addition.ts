/** Adds a hotel or a car to a new PNR, or to an existing one that is not cancelled. It knows neither hotels nor cars. */
import type { StockClaim } from "../world/index.js";
import type { Desk } from "./desk.js";
import { type Deed, extendedRecord, openedRecord, type SoldParts } from "./record.js";
import { unticketed } from "./ticketing.js";
import { isHoldOver } from "./tickets.js";
import type { Held } from "./tripFit.js";
import type { Booked, BookingRecord, ExistingReason, Passenger, Warning } from "./types.js";
import { changePnr, openPnr, type Writing } from "./writing.js";

/** What to add, and the contact and passengers for a new PNR. */
export interface Addition {
  readonly existingPnr: string | undefined;
  readonly claims: readonly StockClaim[];
  readonly warnings: readonly Warning[];
  readonly contact: BookingRecord["contact"];
  readonly passengers: readonly Passenger[];
  readonly soldOut: (stockKey: string, left: number) => never;
  /**
   * Builds the part once the PNR is known, or refuses it because of what the PNR already holds. Called again if another call changed the
   * PNR first.
   */
  readonly part: (held: Held) => {
    readonly parts: Partial<Pick<SoldParts, "hotelReservations" | "carReservations">>;
    readonly deed: Deed;
    /** Warnings about how the part fits the rest of the PNR. */
    readonly warnings: readonly Warning[];
  };
}

const nothingHeld: Omit<Held, "pnr"> = { flightSegments: [], hotelReservations: [], carReservations: [] };

/**
 * Adds a part to a PNR. Reasons: PNR_NOT_FOUND, CANCELLED_PNR, VERSION_CONFLICT, IDEMPOTENCY_CONFLICT, WORLD_FULL, and those of `soldOut`
 * and `part`.
 */
export const addToPnr = async (
  desk: Desk,
  writing: Writing<ExistingReason | "IDEMPOTENCY_CONFLICT" | "WORLD_FULL">,
  addition: Addition,
): Promise<Booked> => {
  const { nowMs, refuse } = writing;
  const { existingPnr, claims, warnings, contact, passengers, soldOut } = addition;
  if (existingPnr === undefined) {
    const written = await openPnr(desk, writing, claims, soldOut, (identity) => {
      const { parts, deed, warnings: ofPart } = addition.part({ pnr: identity.pnr, ...nothingHeld });
      const deeds = [deed];
      return openedRecord({
        ...identity,
        nowMs,
        contact,
        passengers,
        parts,
        ticketing: unticketed,
        warnings: [...warnings, ...ofPart],
        deeds,
        claims,
      });
    });
    return { ...written, created: true };
  }
  const field = "existingPnr";
  const written = await changePnr(desk, writing, { field, value: existingPnr }, soldOut, (current, actor) => {
    if (current.status === "cancelled" || isHoldOver(current, nowMs))
      return refuse("CANCELLED_PNR", { field, value: existingPnr });
    const { parts, deed, warnings: ofPart } = addition.part(current);
    const change = { nowMs, actor: actor(), warnings: [...warnings, ...ofPart], deeds: [deed], claims };
    return { record: extendedRecord(current, parts, change), claims, returns: [] };
  });
  return { ...written, created: false };
};
