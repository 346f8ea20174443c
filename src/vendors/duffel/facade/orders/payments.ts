/** Payments of held orders, before the hold ends. An order has at most one payment, which follows from its booking. */
import type { FacadeHandler, FacadePlace } from "../../../../facade/port.js";
import type { BookingRecord } from "../../../../travel/reservations/index.js";
import { parseInstant } from "../../../../travel/world/index.js";
import { amountOf } from "../amounts.js";
import { dataAnswer, notFound, textAnswer } from "../answers.js";
import { membersOf, Refused, recordAt, refuse, textAt } from "../checked.js";
import { pageOf } from "../paging.js";
import { checkPayment } from "./create.js";
import { bookerOf, findOrder, orderOfPnr, refuseOrder, reservationsOf, stateRefusal } from "./desk.js";
import { paidAtOf } from "./orderForm.js";
import { orderId, paymentId, pnrOfPayment } from "./orderIds.js";
import { paymentAt } from "./orderRequest.js";

const created = 201;
const longestId = 100;

/** The payment of an order; undefined if it has not been paid. */
const paymentForm = (record: BookingRecord) => {
  const paidAt = paidAtOf(record);
  if (paidAt === null) return undefined;
  const { pnr, price } = record;
  return {
    id: paymentId(pnr),
    order_id: orderId(pnr),
    type: "balance",
    status: "succeeded",
    amount: amountOf(price.flightCents),
    currency: price.currency,
    created_at: paidAt,
    live_mode: false,
  };
};

/** Refuses an order that cannot be paid for, whatever the amount. */
const refuseUnpayable = (record: BookingRecord): undefined => {
  const { status, ticketing, cancelledAt } = record;
  const { deadline } = ticketing;
  if (deadline === null) {
    return refuse(
      "order_type_not_eligible_for_payment",
      "/order_id",
      "Only an order of the type hold is paid for later.",
    );
  }
  if (status !== "cancelled" || cancelledAt === null) return undefined;
  if (ticketing.status !== "unticketed" || parseInstant(cancelledAt) < parseInstant(deadline)) {
    throw new Refused(stateRefusal("already_cancelled", "Already cancelled", "The order has been cancelled."));
  }
  return refuseOrder("HOLD_EXPIRED", { field: "order_id", value: orderId(record.pnr), heldUntil: deadline });
};

export const createPayment: FacadeHandler = async ({ body }, place) => {
  const asked = membersOf(body);
  const record = await findOrder(place, textAt(asked["order_id"], "/order_id", longestId));
  const payment = paymentAt(recordAt(asked["payment"], "/payment"), "/payment");
  refuseUnpayable(record);
  checkPayment(payment, record.price.flightCents, "/payment");
  const { record: paid } = await reservationsOf(place).ticket({ pnr: record.pnr }, bookerOf(place), refuseOrder);
  return textAnswer(created, JSON.stringify({ data: paymentForm(paid) }));
};

const paymentsOf = async (place: FacadePlace, id: string) => {
  const form = paymentForm(await findOrder(place, id));
  return form === undefined ? [] : [form];
};

export const listPayments: FacadeHandler = async ({ query }, place) => {
  const id = query.get("order_id");
  if (id === null) return refuse("validation_required", "/order_id", "order_id can't be blank.");
  const page = pageOf(await paymentsOf(place, id), query);
  if ("refusal" in page) throw new Refused(page.refusal);
  return textAnswer(200, JSON.stringify({ data: page.items, meta: page.meta }));
};

export const readPayment: FacadeHandler = async (_request, place, { id = "" }) => {
  const pnr = pnrOfPayment(id);
  const record = pnr === undefined ? undefined : await orderOfPnr(place, pnr);
  const form = record && paymentForm(record);
  if (form === undefined) throw new Refused(notFound("payment"));
  return dataAnswer(form);
};
