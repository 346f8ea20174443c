/** Issues tickets: with the sale, or later for seats that were held. */
import { airport, parseInstant } from "../world/index.js";
import { cancelAt } from "./cancel.js";
import type { Desk } from "./desk.js";
import { recalled } from "./idempotency.js";
import { numberOfLocator } from "./locator.js";
import { takePayment } from "./payment.js";
import { changedRecord, type Deed } from "./record.js";
import { ticketedAt, ticketNumber } from "./ticketing.js";
import type {
  Booked,
  Booker,
  BookingRecord,
  CancelReason,
  Passenger,
  Refuse,
  TicketReason,
  TicketRequest,
  Warning,
} from "./types.js";
import { changePnr } from "./writing.js";

const ownTool = "ticket";
const heldReason = "NOT_TICKETED";
const seatFromAge = 2;

/** The warning that seats are held without a ticket. It is removed when they are ticketed. */
export const heldWarning = (heldUntil: string): Warning => ({
  reason: heldReason,
  field: "ticketing",
  message: `The seats are held without a ticket until ${heldUntil}: the whole PNR is cancelled then, unless they are paid for at the service that booked them.`,
});

const isSeated = ({ type, ageAtTravel }: Passenger): boolean =>
  ageAtTravel === null ? type !== "infant" : ageAtTravel >= seatFromAge;

/** Numbers tickets for passengers who have a seat on any flight first, then for infants. */
export const withTickets = (passengers: readonly Passenger[], shuffledNumber: number): readonly Passenger[] => {
  const inOrder = [...passengers.filter(isSeated), ...passengers.filter((passenger) => !isSeated(passenger))];
  return passengers.map((passenger) => ({
    ...passenger,
    ticketNumber: ticketNumber(shuffledNumber, inOrder.indexOf(passenger)),
  }));
};

export const ticketedDeed = (passengers: readonly Passenger[]): Deed => ({
  action: "ticketed",
  detail: `Tickets ${passengers.flatMap(({ ticketNumber: number }) => number ?? []).join(", ")}`,
});

/** Whether the booking's seats are held: sold but not ticketed. */
export const isHeld = ({ status, fares, ticketing }: BookingRecord): boolean =>
  status === "confirmed" && fares.length > 0 && ticketing.status === "unticketed";

/** Whether the hold has expired. The next operation that looks at such a booking releases its seats. */
export const isHoldOver = (record: BookingRecord, nowMs: number): boolean => {
  const { deadline } = record.ticketing;
  return isHeld(record) && deadline !== null && nowMs >= parseInstant(deadline);
};

const timeZoneOfOrigin = ({ flightSegments: [first] }: BookingRecord): string => {
  const origin = first && airport(first.origin);
  if (origin === undefined) throw new Error(`a flight leaves from ${first?.origin}, which is no airport`);
  return origin.timeZone;
};

/** See `Reservations.ticket`. */
export const ticket = async (
  desk: Desk,
  request: TicketRequest,
  booker: Booker,
  refuse: Refuse<TicketReason>,
): Promise<Booked> => {
  const earlier = await recalled(desk, booker, ownTool, request, refuse);
  if (earlier !== undefined) return { record: earlier, created: false, idempotentReplay: true };
  const nowMs = desk.clock.now();
  const field = "pnr";
  const value = request.pnr;
  const soldOut = (stockKey: string): never => {
    throw new Error(`tickets sell nothing, but ${stockKey} was sold out`);
  };
  const writing = { tool: ownTool, request, booker, nowMs, refuse };
  const written = await changePnr(desk, writing, { field, value }, soldOut, (current, actor) => {
    if (current.status === "cancelled") return refuse("CANCELLED_PNR", { field, value });
    if (!isHeld(current)) return refuse("ALREADY_TICKETED", { field, value });
    const { deadline } = current.ticketing;
    if (deadline !== null && nowMs >= parseInstant(deadline)) {
      return refuse("HOLD_EXPIRED", { field, value, heldUntil: deadline });
    }
    takePayment(Object.fromEntries(current.passengers.map((one, index) => [`passengers.${index}`, one])), refuse);
    const passengers = withTickets(current.passengers, numberOfLocator(current.pnr));
    const change = { nowMs, actor: actor(), deeds: [ticketedDeed(passengers)] };
    const record = changedRecord(
      {
        ...current,
        passengers,
        ticketing: { ...ticketedAt(nowMs, timeZoneOfOrigin(current)), deadline },
        warnings: current.warnings.filter(({ reason }) => reason !== heldReason),
      },
      change,
    );
    return { record, claims: [], returns: [] };
  });
  return { record: written.record, created: false, idempotentReplay: written.idempotentReplay };
};

/** The PNR was ticketed or cancelled just before its seats would have been released. */
class TicketedMeanwhile extends Error {}

/** See `Reservations.release`. The history names the session that booked as the actor, whichever call releases the seats. */
export const release = async (
  desk: Desk,
  pnr: string,
  refuse: Refuse<CancelReason>,
): Promise<BookingRecord | undefined> => {
  const record = (await desk.store.readBooking(desk.worldRef, pnr))?.document;
  if (record === undefined || !isHeld(record) || record.ticketing.deadline === null) return undefined;
  const { sessionId } = record;
  const { deadline } = record.ticketing;
  if (desk.clock.now() < parseInstant(deadline)) return undefined;
  // If a part was added after the deadline, the release is dated at that addition, so that the history stays in order.
  const endedMs = Math.max(parseInstant(deadline), parseInstant(record.updatedAt));
  const booker: Booker = { sessionId, obtainSession: () => sessionId, idempotencyKey: undefined };
  const request = { pnr, reason: `Not paid by ${deadline}` };
  try {
    const cancelled = await cancelAt(desk, request, booker, refuse, endedMs, (current) => {
      if (!isHeld(current)) throw new TicketedMeanwhile();
    });
    return cancelled.record;
  } catch (error) {
    if (error instanceof TicketedMeanwhile) return undefined;
    throw error;
  }
};
