/**
 * The two forms of an offer: that of API v2 with the members that flights-mcp's document adds, and the document's alone for who
 * asks for less (`Prefer: return=minimal`): it is a third as long, and read as much faster.
 */
import { airport, type BrandTerms, distanceKm, type FoundSegment } from "../../../travel/world/index.js";
import type { Traveller } from "./passengers.js";
import type { Flown, PricedSlice } from "./pricedOffers.js";
import { briefTexts, type ReferenceTexts, wholeTexts } from "./reference.js";

/** Where a form says more than the document. Each text is a run of members with a comma after each. */
export interface OfferForm {
  readonly texts: ReferenceTexts;
  readonly ofFlight: (segment: FoundSegment) => string;
  readonly ofSeats: (brand: BrandTerms, cabin: PricedSlice["cabin"], passengerIds: readonly string[]) => string;
  readonly ofJourney: (flown: Flown) => string;
  readonly ofSlice: (slice: PricedSlice, conditions: string) => string;
  readonly ofOffer: (createdAt: string) => string;
  readonly passenger: (traveller: Traveller, id: string) => object;
}

export const briefForm: OfferForm = {
  texts: briefTexts,
  ofFlight: () => "",
  ofSeats: () => "",
  ofJourney: () => "",
  ofSlice: () => "",
  ofOffer: () => "",
  passenger: ({ type, age }, id) => (type === undefined ? { id, age } : { id, type }),
};

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

/** The members of an object, each with a comma after it. */
const members = (object: object): string => `${JSON.stringify(object).slice(1, -1)},`;

export const wholeForm: OfferForm = {
  texts: wholeTexts,
  ofFlight: ({ flightNumber, marketingCarrier, operatingCarrier, ...segment }) => {
    const number = flightNumber.slice(2);
    return members({
      marketing_carrier_flight_number: number,
      operating_carrier_flight_number: operatingCarrier === marketingCarrier ? number : null,
      origin_terminal: segment.originTerminal,
      destination_terminal: segment.destinationTerminal,
      distance: kilometresBetween(segment.origin, segment.destination),
    });
  },
  ofSeats: ({ baggage }, cabin, passengerIds) =>
    members({
      passengers: passengerIds.map((id) => ({
        passenger_id: id,
        cabin_class: cabin,
        cabin_class_marketing_name: cabinNames[cabin],
        cabin: null,
        fare_basis_code: null,
        baggages: [
          { type: "checked", quantity: baggage.checkedPieces },
          { type: "carry_on", quantity: baggage.cabinPieces },
        ],
      })),
    }),
  ofJourney: ({ segments }) =>
    members({
      origin_type: "airport",
      destination_type: "airport",
      ngs_shelf: null,
      comparison_key: segments.map(({ flightNumber, departureLocal }) => `${flightNumber}-${departureLocal}`).join(),
    }),
  ofSlice: ({ brand }, conditions) =>
    `"fare_brand_name":"${brand.name}","conditions":{${conditions},"advance_seat_selection":null,"priority_boarding":null,"priority_check_in":null},`,
  ofOffer: (createdAt) =>
    members({
      updated_at: createdAt,
      live_mode: false,
      partial: false,
      passenger_identity_documents_required: false,
      supported_passenger_identity_document_types: [],
      supported_loyalty_programmes: [],
      private_fares: [],
      payment_requirements: {
        requires_instant_payment: true,
        payment_required_by: null,
        price_guarantee_expires_at: null,
      },
    }),
  passenger: ({ type, age }, id) => ({
    id,
    type: type ?? null,
    age: age ?? null,
    given_name: null,
    family_name: null,
    fare_type: null,
    loyalty_programme_accounts: [],
  }),
};
