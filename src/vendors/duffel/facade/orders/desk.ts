/** The reservations desk behind the orders: PNRs, rules and stock are those of MCP. */
import type { FacadePlace } from "../../../../facade/port.js";
import {
  type Booker,
  type BookingRecord,
  createReservations,
  type Desk,
  isHeld,
  type RefusalReason,
  type Refuse,
  type Reservations,
  recordsIn,
} from "../../../../travel/reservations/index.js";
import { parseInstant } from "../../../../travel/world/index.js";
import { gone, invalid, notFound, type Refusal } from "../answers.js";
import { Refused } from "../checked.js";
import { isPnr, pnrOfOrder } from "./orderIds.js";

type DeskPlace = Pick<FacadePlace, "world" | "stored" | "store" | "nowMs" | "isolation">;

/** Duffel's names for the fields of a passenger. */
const memberNames: Readonly<Record<string, string>> = {
  firstName: "given_name",
  lastName: "family_name",
  dateOfBirth: "born_on",
  contactEmail: "email",
  contactPhone: "phone_number",
  phone: "phone_number",
};

const pointerOf = (field: string): string =>
  `/${field
    .split(".")
    .map((part) => memberNames[part] ?? part)
    .join("/")}`;

/** A refusal because of the present state of the order or the account. */
export const stateRefusal = (code: string, title: string, message: string): Refusal => ({
  status: 422,
  type: "invalid_state_error",
  code,
  title,
  message,
});

const soldWords = "The seats of this offer have been sold. Search again to get the latest availability.";

const refusalOf = (
  reason: RefusalReason,
  { field, ...detail }: { readonly field: string; readonly [name: string]: unknown },
) => {
  switch (reason) {
    case "SOLD_OUT":
    case "OFFER_NOT_FOUND":
      return gone(soldWords);
    case "OFFER_EXPIRED":
      return gone(`The offer expired at ${detail["expiredAt"]}. Search again to get the latest availability.`);
    case "PRICE_CHANGED":
      return stateRefusal(
        "price_changed",
        "Price changed",
        `The total is ${detail["newTotal"]} now. Read the offer again.`,
      );
    case "PAYMENT_DECLINED":
      return stateRefusal("insufficient_balance", "Insufficient balance", "The balance does not cover this order.");
    case "PNR_NOT_FOUND":
      return notFound("order");
    case "CANCELLED_PNR":
    case "ALREADY_CANCELLED":
      return stateRefusal("already_cancelled", "Already cancelled", "The order has been cancelled.");
    case "ALREADY_TICKETED":
      return stateRefusal("already_paid", "Already paid", "The order has been paid for.");
    case "HOLD_EXPIRED":
      return stateRefusal(
        "past_payment_required_by_date",
        "Past payment required by date",
        `The order had to be paid for by ${detail["heldUntil"]}.`,
      );
    case "PARTLY_FLOWN":
      return stateRefusal(
        "order_not_cancellable",
        "Order not cancellable",
        `It cannot be cancelled any more: ${detail["explanation"]}.`,
      );
    case "VERSION_CONFLICT":
      return stateRefusal("order_changed", "Order changed", "The order was changed meanwhile. Read it again.");
    case "WORLD_FULL":
      return stateRefusal(
        "order_not_created",
        "Order not created",
        `The world of this mock holds ${detail["limit"]} bookings already.`,
      );
    default: {
      const explanation = detail["explanation"] ?? `the reservations refuse it (${reason})`;
      return invalid(
        `validation_${reason.toLowerCase()}`,
        pointerOf(field),
        `${pointerOf(field)} is refused: ${explanation}.`,
      );
    }
  }
};

/** Turns the reservations' refusals into Duffel's. */
export const refuseOrder: Refuse<RefusalReason> = (reason, detail) => {
  throw new Refused(refusalOf(reason, detail));
};

export const deskOf = ({ world, stored: worldRef, store, nowMs, isolation = "world" }: DeskPlace): Desk => ({
  world,
  worldRef,
  store: recordsIn(store),
  clock: { now: () => nowMs },
  realism: "contract",
  isolation,
});

export const reservationsOf = (place: DeskPlace): Reservations => createReservations(deskOf(place));

export const bookerOf = ({ scopeId }: Pick<FacadePlace, "scopeId">, idempotencyKey?: string): Booker => ({
  sessionId: scopeId,
  obtainSession: () => scopeId,
  idempotencyKey,
});

/**
 * The booking as an order; undefined if it has no flights. Every booking with flights is an order, whoever made it. If
 * its hold has ended unpaid, the seats are released first.
 */
export const asOrder = async (place: FacadePlace, record: BookingRecord): Promise<BookingRecord | undefined> => {
  const { deadline } = record.ticketing;
  if (record.flightSegments.length === 0) return undefined;
  if (!isHeld(record) || deadline === null || place.nowMs < parseInstant(deadline)) return record;
  const reservations = reservationsOf(place);
  return (
    (await reservations.release(record.pnr, refuseOrder)) ?? (await reservations.find(record.pnr, bookerOf(place)))
  );
};

/** The booking of a PNR; undefined if it is not an order that this caller may see. */
export const orderOfPnr = async (place: FacadePlace, pnr: string): Promise<BookingRecord | undefined> => {
  const record = isPnr(pnr) ? await reservationsOf(place).find(pnr, bookerOf(place)) : undefined;
  return record && asOrder(place, record);
};

/** The booking of an order. Throws Refused if there is no such order. */
export const findOrder = async (place: FacadePlace, id: string): Promise<BookingRecord> => {
  const pnr = pnrOfOrder(id);
  const record = pnr === undefined ? undefined : await orderOfPnr(place, pnr);
  if (record === undefined) throw new Refused(notFound("order"));
  return record;
};
