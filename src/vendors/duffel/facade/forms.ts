/**
 * The two forms of an offer. The whole form is that of API v2 with the members that flights-mcp's document adds. The
 * brief form (`Prefer: return=minimal`) has what is needed to choose an offer: it is a third as long, and as much
 * faster to read.
 */
import { airport, type BrandTerms, distanceKm, type FoundSegment } from "../../../travel/world/index.js";
import { amountOf, durationOf } from "./amounts.js";
import { heldUntilOf } from "./holding.js";
import type { Traveller } from "./passengers.js";
import type { Flown, PricedSlice } from "./pricedOffers.js";
import { briefTexts, type ReferenceTexts, wholeTexts } from "./reference.js";

/**
 * The parts in which the forms differ. Each text is a run of JSON members, each followed by a comma; it may be empty.
 */
export interface OfferForm {
  readonly texts: ReferenceTexts;
  readonly ofFlight: (segment: FoundSegment) => string;
  readonly ofSeats: (brand: BrandTerms, cabin: PricedSlice["cabin"], passengerIds: readonly string[]) => string;
  readonly ofJourney: (flown: Flown) => string;
  readonly ofSlice: (slice: PricedSlice, passengers: number) => string;
  readonly ofTerms: (slices: readonly PricedSlice[], passengers: number, minute: number) => string;
  readonly ofOffer: (createdAt: string, travellers: readonly Traveller[], passengerIds: readonly string[]) => string;
}

export const briefForm: OfferForm = {
  texts: briefTexts,
  ofFlight: () => "",
  ofSeats: () => "",
  ofJourney: () => "",
  ofSlice: () => "",
  ofTerms: () => '"conditions":{},',
  ofOffer: () => '"passengers":[],',
};

const conditionOf = (penaltyCents: number | undefined): string =>
  penaltyCents === undefined
    ? '{"allowed":false,"penalty_amount":null,"penalty_currency":null}'
    : `{"allowed":true,"penalty_amount":"${amountOf(penaltyCents)}","penalty_currency":"USD"}`;

/** The fees for a change and for a refund before departure, for all passengers together. */
export const conditionsOf = (slices: readonly PricedSlice[], passengers: number): string => {
  let changeCents = 0;
  let keptCents = 0;
  let isRefunded = true;
  for (const { brand, totalCents, refundCents } of slices) {
    changeCents += brand.changePenaltyCents * passengers;
    keptCents += totalCents - refundCents;
    isRefunded &&= brand.refundPercent > 0;
  }
  const refund = conditionOf(isRefunded ? keptCents : undefined);
  return `"change_before_departure":${conditionOf(changeCents)},"refund_before_departure":${refund}`;
};

/** The terms of payment. The price of an offer on hold is guaranteed until the hold ends. */
const paymentText = (heldUntil: string | undefined): string =>
  heldUntil === undefined
    ? '{"requires_instant_payment":true,"payment_required_by":null,"price_guarantee_expires_at":null}'
    : `{"requires_instant_payment":false,"payment_required_by":"${heldUntil}","price_guarantee_expires_at":"${heldUntil}"}`;

const passengerForm = ({ type, age }: Traveller, id: string | undefined) => ({
  id,
  type: type ?? null,
  age: age ?? null,
  given_name: null,
  family_name: null,
  fare_type: null,
  loyalty_programme_accounts: [],
});

const cabinNames = {
  economy: "Economy",
  premium_economy: "Premium Economy",
  business: "Business",
  first: "First",
} as const;

const kilometresBetween = (from: string, to: string): string | null => {
  const [start, end] = [airport(from), airport(to)];
  return start === undefined || end === undefined ? null : `${Math.round(distanceKm(start, end))}`;
};

const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

/** The members of an object as JSON, each followed by a comma. */
const members = (object: object): string => `${JSON.stringify(object).slice(1, -1)},`;

export const wholeForm: OfferForm = {
  texts: wholeTexts,
  ofFlight: ({ flightNumber, marketingCarrier, operatingCarrier, ...segment }) => {
    const number = flightNumber.slice(2);
    const operating = `"operating_carrier":${wholeTexts.airline.get(operatingCarrier)},`;
    const more = members({
      duration: durationOf(minutesBetween(segment.departureLocal, segment.arrivalLocal)),
      stops: [],
      marketing_carrier_flight_number: number,
      operating_carrier_flight_number: operatingCarrier === marketingCarrier ? number : null,
      origin_terminal: segment.originTerminal,
      destination_terminal: segment.destinationTerminal,
      distance: kilometresBetween(segment.origin, segment.destination),
    });
    return `${operating}${more}`;
  },
  ofSeats: ({ baggage }, cabin, passengerIds) =>
    members({
      passengers: passengerIds.map((id) => ({
        passenger_id: id,
        cabin_class: cabin,
        cabin_class_marketing_name: cabinNames[cabin],
        cabin: null,
        fare_basis_code: null,
        baggages:
          baggage.checkedPieces + baggage.cabinPieces === 0
            ? []
            : [
                { type: "checked", quantity: baggage.checkedPieces },
                { type: "carry_on", quantity: baggage.cabinPieces },
              ],
      })),
    }),
  ofJourney: ({ segments }) =>
    members({
      departure_date: segments[0]?.departureLocal.slice(0, 10),
      arrival_date: segments.at(-1)?.arrivalLocal.slice(0, 10),
      origin_type: "airport",
      destination_type: "airport",
      ngs_shelf: null,
      comparison_key: segments.map(({ flightNumber, departureLocal }) => `${flightNumber}-${departureLocal}`).join(),
    }),
  ofSlice: (slice, passengers) =>
    `"fare_brand_name":"${slice.brand.name}","conditions":{${conditionsOf([slice], passengers)},"advance_seat_selection":null,"priority_boarding":null,"priority_check_in":null},`,
  ofTerms: (slices, passengers, minute) =>
    `"conditions":{${conditionsOf(slices, passengers)}},"payment_requirements":${paymentText(heldUntilOf(slices, minute))},`,
  ofOffer: (createdAt, travellers, passengerIds) =>
    members({
      tax_currency: "USD",
      passengers: travellers.map((one, index) => passengerForm(one, passengerIds[index])),
      available_services: [],
      updated_at: createdAt,
      live_mode: false,
      partial: false,
      passenger_identity_documents_required: false,
      supported_passenger_identity_document_types: [],
      supported_loyalty_programmes: [],
      private_fares: [],
    }),
};
