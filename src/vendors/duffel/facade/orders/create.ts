/** Creates an order: sells the offer as a PNR of the world, paid at once or held for a day. */
import { createHash } from "node:crypto";
import type { FacadeHandler, FacadePlace } from "../../../../facade/port.js";
import {
  type BookingRecord,
  canonicalJson,
  type FlightRequest,
  isKeyUsed,
  type OpeningTerms,
  type RefusalReason,
  type Refuse,
} from "../../../../travel/reservations/index.js";
import { amountOf } from "../amounts.js";
import { invalid, textAnswer } from "../answers.js";
import { membersOf, Refused, refuse } from "../checked.js";
import { heldUntilOf } from "../holding.js";
import { type FoundOffer, findOffer } from "../oneOffer.js";
import { refuseAtTestRoute } from "../testRoutes.js";
import { bookerOf, deskOf, refuseOrder, reservationsOf } from "./desk.js";
import { committed, factsWrite, type OrderFacts } from "./facts.js";
import { orderTextOf } from "./orderForm.js";
import { type AskedPayment, type OrderRequest, readOrder } from "./orderRequest.js";
import { checkTravellers, type OrderTraveller } from "./travellers.js";

const created = 201;
const currency = "USD";

/** Refuses a payment that is not of the due amount and currency. */
export const checkPayment = (payment: AskedPayment, totalCents: number, pointer: string): void => {
  if (payment.currency !== currency) {
    refuse("payment_currency_does_not_match_order_currency", `${pointer}/currency`, `The order is in ${currency}.`);
  }
  const total = amountOf(totalCents);
  if (payment.amount !== total) {
    refuse("payment_amount_does_not_match_order_amount", `${pointer}/amount`, `The order costs ${total} ${currency}.`);
  }
};

/** The offer, if it can be ordered. An invented id is refused as an invalid member of the body (422), not with 404. */
const offerIn = async (place: FacadePlace, id: string): Promise<FoundOffer> => {
  const found = await findOffer(place, id);
  if (!("refusal" in found)) return found;
  const { refusal } = found;
  throw new Refused(refusal.status === 404 ? invalid("not_found", "/selected_offers/0", refusal.message) : refusal);
};

const lastDateOf = ({ offer }: FoundOffer): string =>
  offer.slices.at(-1)?.flown.segments.at(-1)?.departureLocal.slice(0, 10) ?? "";

const typeNames = { adult: "adult", child: "child", infant_without_seat: "infant" } as const;

const requestOf = ({ offer }: FoundOffer, travellers: readonly OrderTraveller[]): FlightRequest => {
  const [first] = travellers;
  return {
    flightIds: offer.slices.map(({ flightId }) => flightId),
    passengers: travellers.map(({ asked, type }) => ({
      type: typeNames[type],
      firstName: `${asked.title} ${asked.givenName}`,
      lastName: asked.familyName,
      dateOfBirth: asked.bornOn,
    })),
    ...(first !== undefined && { contactEmail: first.asked.email, contactPhone: first.asked.phone }),
  };
};

const factsOf = ({ offerId, metadata }: OrderRequest, travellers: readonly OrderTraveller[]): OrderFacts => ({
  offerId,
  metadata,
  passengers: travellers.map(({ asked: { id, gender, email, phone } }) => ({ id, gender, email, phone })),
});

/**
 * The idempotency key of an order: the same body from the same caller is a retry. Duffel has no such key; it books an
 * offer once.
 */
const retryKey = ({ scopeId }: FacadePlace, body: string): string =>
  createHash("sha256")
    .update(canonicalJson(["duffel order", scopeId, membersOf(body)]))
    .digest("hex");

const alreadyBooked = (): never =>
  refuse(
    "offer_request_already_booked",
    "/selected_offers/0",
    "This order has been made already: list the orders, or search again.",
  );

/** Refuses as `refuseOrder` does, but with the passenger's index in the body instead of that in the booking. */
const refuseIn =
  (travellers: readonly OrderTraveller[]): Refuse<RefusalReason> =>
  (reason, detail) => {
    const field = detail.field.replace(/^passengers\.(\d+)/, (whole, at) => {
      const index = travellers[Number(at)]?.index;
      return index === undefined ? whole : `passengers.${index}`;
    });
    return refuseOrder(reason, { ...detail, field });
  };

const sell = async (
  place: FacadePlace,
  asked: OrderRequest,
  found: FoundOffer,
  travellers: readonly OrderTraveller[],
  key: string,
): Promise<{ readonly record: BookingRecord; readonly facts: OrderFacts }> => {
  const heldUntil = asked.payment === undefined ? heldUntilOf(found.offer.slices, found.minute) : undefined;
  const facts = factsOf(asked, travellers);
  const prepared: string[] = [];
  const discard = async (pnrs: readonly string[]): Promise<void> => {
    const writes = pnrs.map((pnr) => factsWrite(place.store, pnr, "any", undefined));
    if (writes.length > 0) await committed(place, writes);
  };
  const terms: OpeningTerms = {
    ...(heldUntil !== undefined && { heldUntil }),
    beforeOpening: async (pnr) => {
      prepared.push(pnr);
      await committed(place, [factsWrite(place.store, pnr, "any", facts, heldUntil)]);
    },
  };
  try {
    const request = requestOf(found, travellers);
    const booked = await reservationsOf(place).bookFlights(request, bookerOf(place, key), refuseIn(travellers), terms);
    if (booked.idempotentReplay) return alreadyBooked();
    const { record } = booked;
    await discard(prepared.filter((pnr) => pnr !== record.pnr));
    return { record, facts };
  } catch (error) {
    // If it is unknown whether the order was sold, its facts are kept.
    if (error instanceof Refused) await discard(prepared);
    throw error;
  }
};

export const createOrder: FacadeHandler = async ({ body }, place) => {
  const asked = readOrder(body);
  const key = retryKey(place, body);
  await refuseAtTestRoute(place, asked.offerId);
  if (await isKeyUsed(deskOf(place), bookerOf(place, key))) return alreadyBooked();
  const found = await offerIn(place, asked.offerId);
  const travellers = checkTravellers(asked.passengers, { ...found, lastDate: lastDateOf(found) });
  if (asked.payment !== undefined) checkPayment(asked.payment, found.offer.totalCents, "/payments/0");
  else if (heldUntilOf(found.offer.slices, found.minute) === undefined) {
    refuse("validation_inclusion", "/type", "This offer is to be paid for at once: its payment_requirements say so.");
  }
  const { record, facts } = await sell(place, asked, found, travellers, key);
  return textAnswer(created, `{"data":${orderTextOf(place, record, facts)}}`);
};
