/** Converts an offer of either wire form into the complete form of flights-mcp's document. Pure. */
import type {
  IncludedBag,
  OfferBaggage,
  OfferCarrier,
  OfferCondition,
  OfferPlace,
  OfferResource,
} from "../../../generated/flights/types.js";
import type {
  DuffelBaggage,
  DuffelCondition,
  DuffelOffer,
  DuffelSegment,
  DuffelSegmentPlace,
  DuffelSlice,
} from "../../vendors/duffel/wire.js";
import { minutesOfSlice } from "./elapsed.js";
import { baggageOf, flightNumberOf, instantOf } from "./normalise.js";

type OfferSlice = OfferResource["slices"][number];
type OfferSegment = OfferSlice["segments"][number];

const isStated = <Value>(value: Value | null | undefined): value is Value => value !== undefined && value !== null;

const placeOf = ({ iata_code, icao_code, name = iata_code ?? "" }: DuffelSegmentPlace): OfferPlace => ({
  iata_code: iata_code ?? "",
  ...(isStated(icao_code) && { icao_code }),
  name,
});

const carrierOf = ({
  iata_code,
  name,
}: {
  readonly iata_code: string | null;
  readonly name: string;
}): OfferCarrier => ({
  ...(isStated(iata_code) && { iata_code }),
  name,
});

const statedBag = ({ included, weight, unit }: DuffelBaggage): OfferBaggage => ({
  included,
  ...(isStated(weight) && { weight }),
  ...(isStated(unit) && { unit }),
});

const countedBag = ({ included }: IncludedBag): OfferBaggage => ({ included });

const bagsOf = (segment: DuffelSegment): OfferSegment["baggage"] => {
  const { baggage } = segment;
  if (baggage !== undefined) {
    return { checked_baggage: statedBag(baggage.checked_baggage), cabin_baggage: statedBag(baggage.cabin_baggage) };
  }
  const { checked, cabin } = baggageOf(segment);
  return { checked_baggage: countedBag(checked), cabin_baggage: countedBag(cabin) };
};

/** For example, 650 minutes are `PT10H50M`. */
const durationOf = (minutes: number): string => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;

const segmentOf = (segment: DuffelSegment): OfferSegment => ({
  id: segment.id,
  operating_carrier: carrierOf(segment.operating_carrier ?? segment.marketing_carrier),
  marketing_carrier: carrierOf(segment.marketing_carrier),
  flight_number: flightNumberOf(segment),
  departing_at: segment.departing_at,
  arriving_at: segment.arriving_at,
  origin: placeOf(segment.origin),
  destination: placeOf(segment.destination),
  stops: (segment.stops ?? []).map(({ airport, iata_code, arriving_at, departing_at }) => ({
    iata_code: iata_code ?? airport?.iata_code ?? "",
    arriving_at,
    departing_at,
  })),
  duration: segment.duration ?? durationOf(minutesOfSlice({ segments: [segment] })),
  ...(isStated(segment.aircraft) && { aircraft: carrierOf(segment.aircraft) }),
  baggage: bagsOf(segment),
});

const sliceOf = (slice: DuffelSlice): OfferSlice => {
  const { id, origin, destination, segments, departure_date, arrival_date, duration } = slice;
  const last = segments[segments.length - 1] ?? segments[0];
  return {
    id,
    origin: placeOf(origin),
    destination: placeOf(destination),
    departure_date: departure_date ?? segments[0].departing_at.slice(0, 10),
    arrival_date: arrival_date ?? last.arriving_at.slice(0, 10),
    segments: segments.map(segmentOf),
    duration: duration ?? durationOf(minutesOfSlice(slice)),
  };
};

const conditionOf = ({ allowed, penalty_amount, penalty_currency }: DuffelCondition): OfferCondition => ({
  allowed,
  ...(isStated(penalty_amount) && { penalty_amount }),
  ...(isStated(penalty_currency) && { penalty_currency }),
});

const conditionsOf = ({ conditions }: DuffelOffer): OfferResource["conditions"] => {
  const { change_before_departure: change, refund_before_departure: refund } = conditions;
  return {
    ...(isStated(change) && { change_before_departure: conditionOf(change) }),
    ...(isStated(refund) && { refund_before_departure: conditionOf(refund) }),
  };
};

/** The complete offer. If the airline states no conditions, they are left out. */
export const documentOffer = (offer: DuffelOffer): OfferResource => {
  const { owner, total_emissions_kg, available_services } = offer;
  return {
    id: offer.id,
    created_at: instantOf(offer.created_at),
    expires_at: instantOf(offer.expires_at),
    owner: { ...(owner.id !== undefined && { id: owner.id }), ...carrierOf(owner) },
    base_amount: offer.base_amount,
    base_currency: offer.base_currency,
    tax_amount: offer.tax_amount ?? "0.00",
    tax_currency: offer.tax_currency ?? offer.total_currency,
    total_amount: offer.total_amount,
    total_currency: offer.total_currency,
    ...(isStated(total_emissions_kg) && { total_emissions_kg }),
    slices: offer.slices.map(sliceOf),
    passengers: offer.passengers.map(({ id, type, age }) => ({
      ...(id !== undefined && { id }),
      ...(isStated(type) && { type }),
      ...(isStated(age) && { age }),
    })),
    conditions: conditionsOf(offer),
    ...(isStated(available_services) && {
      available_services: available_services.map(({ id, type, total_amount, total_currency }) => ({
        id,
        ...(type !== undefined && { type }),
        ...(total_amount !== undefined && { total_amount }),
        ...(total_currency !== undefined && { total_currency }),
      })),
    }),
  };
};
