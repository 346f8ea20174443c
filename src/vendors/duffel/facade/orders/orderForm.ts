/** An order in Duffel's form, from its booking and its facts. */
import type { FacadePlace } from "../../../../facade/port.js";
import {
  type BookedFare,
  type BookingRecord,
  cancellationAt,
  isHeld,
  isVoidable,
  type Passenger,
} from "../../../../travel/reservations/index.js";
import { parseInstant } from "../../../../travel/world/index.js";
import { amountOf } from "../amounts.js";
import { conditionsOf, wholeForm } from "../forms.js";
import { pricedSlice } from "../oneOffer.js";
import { offerOf, type PricedSlice } from "../pricedOffers.js";
import { wholeTexts } from "../reference.js";
import { sliceWriter } from "../writing.js";
import { cancellationForm } from "./cancellationForm.js";
import { factsIn, type OrderFacts } from "./facts.js";
import { orderId, ownPassengerId, sliceLetters } from "./orderIds.js";

const minuteMs = 60_000;

const soldSlice = ({ flightSegments }: BookingRecord, fare: BookedFare): PricedSlice => {
  const segments = flightSegments.filter(({ segmentRef }) => fare.segmentRefs.includes(segmentRef));
  const [first, last] = [segments[0], segments.at(-1)];
  const flownMs = parseInstant(last?.arrivalUtc ?? "") - parseInstant(first?.departureUtc ?? "");
  return pricedSlice({ ...fare, segments, durationMinutes: flownMs / minuteMs, emissionsKg: 0 });
};

const typeNames = { adult: "adult", child: "child", infant: "infant_without_seat" } as const;

/** The ids of the passengers, in the order of the booking. */
export const passengerIdsOf = ({ pnr, passengers }: BookingRecord, facts: OrderFacts | undefined): readonly string[] =>
  passengers.map(({ paxRef }, index) => facts?.passengers[index]?.id ?? ownPassengerId(pnr, paxRef));

const passengerForm = (record: BookingRecord, facts: OrderFacts | undefined, ids: readonly string[]) => {
  const { passengers, contact } = record;
  return ({ paxRef, type, title, firstName, lastName, dateOfBirth, frequentFlyerNumber }: Passenger, index: number) => {
    const known = facts?.passengers[index];
    const infant = passengers.findIndex(({ associatedAdult }) => associatedAdult === paxRef);
    return {
      id: ids[index],
      type: typeNames[type],
      title: title?.toLowerCase() ?? null,
      given_name: firstName,
      family_name: lastName,
      gender: known?.gender ?? null,
      born_on: dateOfBirth,
      email: known?.email ?? contact.email,
      phone_number: known?.phone ?? contact.phone,
      infant_passenger_id: ids[infant] ?? null,
      loyalty_programme_accounts:
        frequentFlyerNumber === null ? [] : [{ account_number: frequentFlyerNumber, airline_iata_code: null }],
      user_id: null,
    };
  };
};

/** When the tickets were issued; null if they were not. */
export const paidAtOf = ({ history }: BookingRecord): string | null =>
  history.find(({ action }) => action === "ticketed")?.at ?? null;

const paymentStatusOf = (record: BookingRecord) => {
  const awaits = isHeld(record);
  const deadline = awaits ? record.ticketing.deadline : null;
  return {
    awaiting_payment: awaits,
    payment_required_by: deadline,
    price_guarantee_expires_at: deadline,
    paid_at: paidAtOf(record),
  };
};

const actionsOf = (record: BookingRecord, nowMs: number): readonly string[] => {
  if (record.status === "cancelled") return [];
  return "refund" in cancellationAt(record, nowMs) ? ["cancel", "update"] : ["update"];
};

const documentsOf = ({ passengers }: BookingRecord, ids: readonly string[]) =>
  passengers.flatMap(({ ticketNumber }, index) =>
    ticketNumber === null
      ? []
      : [{ type: "electronic_ticket", unique_identifier: ticketNumber, passenger_ids: [ids[index]] }],
  );

/** The order as JSON. Amounts are those of the flights: a hotel or a car in the same PNR is no part of the order. */
export const orderTextOf = (place: FacadePlace, record: BookingRecord, facts: OrderFacts | undefined): string => {
  const { pnr, price, fares, flightSegments, ticketing, createdAt, cancelledAt } = record;
  const ids = passengerIdsOf(record, facts);
  const slices = fares.map((fare) => soldSlice(record, fare));
  const { totalCents } = offerOf(...slices);
  const baseCents = slices.reduce((sum, slice) => sum + slice.baseCents, 0);
  const write = sliceWriter(wholeForm, ids);
  const sliceTexts = slices.map((slice, index) => write(slice, sliceLetters(pnr, index)));
  const carrier = flightSegments[0]?.marketingCarrier ?? "";
  const owner = wholeTexts.airline.get(carrier) ?? "null";
  const members = {
    booking_reference: pnr,
    type: ticketing.deadline === null ? "instant" : "hold",
    content: "managed",
    live_mode: false,
    offer_id: facts?.offerId || null,
    created_at: createdAt,
    synced_at: record.updatedAt,
    cancelled_at: cancelledAt,
    void_window_ends_at: isVoidable(record, place.nowMs) ? ticketing.voidUntil : null,
    total_amount: amountOf(totalCents),
    total_currency: price.currency,
    base_amount: amountOf(baseCents),
    base_currency: price.currency,
    tax_amount: amountOf(totalCents - baseCents),
    tax_currency: price.currency,
    payment_status: paymentStatusOf(record),
    available_actions: actionsOf(record, place.nowMs),
    passengers: record.passengers.map(passengerForm(record, facts, ids)),
    documents: documentsOf(record, ids),
    services: [],
    changes: [],
    airline_initiated_changes: [],
    users: [],
    metadata: facts?.metadata ?? {},
    cancellation: record.status === "cancelled" ? cancellationForm(place, record) : null,
  };
  const references = `"booking_references":[{"booking_reference":"${pnr}","carrier":${owner}}]`;
  const conditions = `"conditions":{${conditionsOf(slices, ids.length)}}`;
  return `{"id":"${orderId(pnr)}",${JSON.stringify(members).slice(1, -1)},"owner":${owner},${references},${conditions},"slices":[${sliceTexts.join()}]}`;
};

/** The order as JSON, with its facts from the store. */
export const orderText = async (place: FacadePlace, record: BookingRecord): Promise<string> => {
  const facts = await factsIn(place.store).read(place.stored, record.pnr);
  return orderTextOf(place, record, facts?.document);
};
