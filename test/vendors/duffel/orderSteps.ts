/** The steps of orders at Duffel's mock, each in one call. */
import assert from "node:assert/strict";
import type { FacadePlace } from "../../../src/facade/port.js";
import { createReservations, type Reservations, recordsIn } from "../../../src/travel/reservations/index.js";
import { ask, openPlace, search } from "./place.js";
import { bodyAs } from "./schema.js";

export type Place = Awaited<ReturnType<typeof openPlace>>;

export const openOrderPlace = (): Promise<Place> => openPlace("1", 100);

/** The same world later. */
export const after = (place: Place, minutes: number): Place => ({ ...place, nowMs: place.nowMs + minutes * 60_000 });

interface Offer {
  readonly id: string;
  readonly total_amount: string;
  readonly passengers: readonly { readonly id: string; readonly type: string | null; readonly age: number | null }[];
  readonly slices: readonly { readonly segments: readonly { readonly flight_number: string }[] }[];
  readonly payment_requirements: { readonly requires_instant_payment: boolean; readonly payment_required_by: string };
}

/** The offers of a search, from the cheapest. */
export const offersOf = async (
  place: FacadePlace,
  changes?: Readonly<Record<string, unknown>>,
): Promise<readonly Offer[]> => {
  const { data } = bodyAs("OfferRequest", await search(place, changes));
  return data.offers;
};

export const cheapest = async (place: FacadePlace, changes?: Readonly<Record<string, unknown>>): Promise<Offer> => {
  const [offer] = await offersOf(place, changes);
  assert.ok(offer !== undefined);
  return offer;
};

const names = ["Amelia", "Bessie", "Charles", "Dora"];

/** People for an offer's passengers, adults born in 1987. */
export const peopleFor = ({ passengers }: Offer, born: readonly string[] = []) =>
  passengers.map(({ id }, index) => ({
    id,
    title: "ms",
    given_name: names[index % names.length],
    family_name: "Earhart",
    gender: "f",
    born_on: born[index] ?? "1987-07-24",
    email: "amelia@example.com",
    phone_number: "+442080160509",
  }));

export const balance = (amount: string, currency = "USD") => ({ type: "balance", amount, currency });

/** The data of an instant order of an offer, all of it replaceable. */
export const orderData = (offer: Offer, changes: Readonly<Record<string, unknown>> = {}) => ({
  type: "instant",
  selected_offers: [offer.id],
  passengers: peopleFor(offer),
  payments: [balance(offer.total_amount)],
  ...changes,
});

export const order = (place: FacadePlace, data: object) => ask(place, "POST", "/air/orders", { body: { data } });

export const orderOf = async (place: FacadePlace, data: object) => {
  const answer = await order(place, data);
  assert.equal(answer.status, 201, answer.body);
  return bodyAs("Order", answer).data;
};

export const readOrder = async (place: FacadePlace, id: string) => {
  const answer = await ask(place, "GET", `/air/orders/${id}`);
  assert.equal(answer.status, 200, answer.body);
  return bodyAs("Order", answer).data;
};

export const pay = (place: FacadePlace, orderId: string, payment: object) =>
  ask(place, "POST", "/air/payments", { body: { data: { order_id: orderId, payment } } });

export const quote = (place: FacadePlace, orderId: string) =>
  ask(place, "POST", "/air/order_cancellations", { body: { data: { order_id: orderId } } });

export const confirm = (place: FacadePlace, id: string) =>
  ask(place, "POST", `/air/order_cancellations/${id}/actions/confirm`);

/** The desk of MCP in the same world at the same instant. */
export const desk = ({ world, stored: worldRef, store, nowMs }: Place): Reservations =>
  createReservations({
    ...{ world, worldRef, store: recordsIn(store), clock: { now: () => nowMs } },
    ...{ realism: "contract", isolation: "world" },
  });

export const bookerOver = (sessionId: string) => ({
  sessionId,
  obtainSession: () => sessionId,
  idempotencyKey: undefined,
});

/** What is refused: its status, its type, its code, and where. */
export const refusalOf = async (answer: ReturnType<typeof ask>) => {
  const given = await answer;
  const body = bodyAs("Errors", given);
  const [error] = body.errors;
  assert.equal(body.meta.status, given.status);
  return {
    status: given.status,
    type: error.type,
    code: error.code,
    pointer: error.source?.pointer,
    message: error.message,
  };
};
