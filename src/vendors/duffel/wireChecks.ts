/** Checks of Duffel's answers: whether they have the shape that `wire.ts` says, in either dialect. An answer is hostile until then. */
import {
  filled,
  type Guard,
  isTrueOrFalse,
  list,
  nullable,
  numberWithin,
  optional,
  perhaps,
  record,
  textLike,
  textUpTo,
} from "../guards.js";
import type {
  DuffelAircraft,
  DuffelBaggage,
  DuffelCarrier,
  DuffelCondition,
  DuffelError,
  DuffelOffer,
  DuffelOfferPassenger,
  DuffelOfferRequest,
  DuffelPlace,
  DuffelSegment,
  DuffelSegmentPassenger,
  DuffelService,
  DuffelSlice,
  DuffelStop,
} from "./wire.js";

const mostOffers = 10_000;
const mostSlices = 10;
const mostSegments = 10;
const mostStops = 10;
const mostPassengers = 100;
const mostServices = 500;
const mostErrors = 50;

/** On one line, and read in the order in which it is written. */
const name = textLike(/^[^\p{Cc}\p{Cf}]{0,200}$/u);
const word = textLike(/^\w{1,60}$/);
const id = textLike(/^[\w-]{1,512}$/);
const code = textLike(/^[A-Z0-9]{2,4}$/);
const amount = textLike(/^\d{1,9}(\.\d{1,3})?$/);
const currency = textLike(/^[A-Z]{3}$/);
const date = textLike(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
const dateTime = textLike(
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d\d:[0-5]\d)?$/,
);
const duration = textLike(/^P(?=.)(\d{1,3}D)?(T(?=.)(\d{1,4}H)?(\d{1,5}M)?(\d{1,7}(\.\d{1,9})?S)?)?$/);
const flightNumber = textLike(/^\w{1,8}$/);

const place = record<DuffelPlace>({
  iata_code: nullable(code),
  icao_code: perhaps(code),
  name,
  time_zone: perhaps(textLike(/^[\w/+-]{1,60}$/)),
});
const carrier = record<DuffelCarrier>({ id: optional(id), name, iata_code: nullable(code) });
const aircraft = record<DuffelAircraft>({ name, iata_code: nullable(code) });
const stop = record<DuffelStop>({
  airport: optional(place),
  iata_code: optional(code),
  arriving_at: dateTime,
  departing_at: dateTime,
});
const baggage = record<DuffelBaggage>({
  included: isTrueOrFalse,
  weight: perhaps(numberWithin(0, 10_000)),
  unit: perhaps(word),
});
const segmentPassenger = record<DuffelSegmentPassenger>({
  passenger_id: id,
  cabin_class: perhaps(word),
  baggages: list(record({ type: word, quantity: numberWithin(0, 100) }), mostStops),
});
const segment = record<DuffelSegment>({
  id,
  operating_carrier: carrier,
  marketing_carrier: carrier,
  flight_number: optional(flightNumber),
  marketing_carrier_flight_number: optional(flightNumber),
  departing_at: dateTime,
  arriving_at: dateTime,
  origin: place,
  destination: place,
  stops: optional(list(stop, mostStops)),
  duration: perhaps(duration),
  aircraft: perhaps(aircraft),
  baggage: optional(record({ checked_baggage: baggage, cabin_baggage: baggage })),
  passengers: optional(list(segmentPassenger, mostPassengers)),
});
const slice = record<DuffelSlice>({
  id,
  origin: place,
  destination: place,
  departure_date: optional(date),
  arrival_date: optional(date),
  segments: filled(segment, mostSegments),
  duration: perhaps(duration),
  fare_brand_name: perhaps(name),
});
const condition = record<DuffelCondition>({
  allowed: isTrueOrFalse,
  penalty_amount: perhaps(amount),
  penalty_currency: perhaps(currency),
});
const passenger = record<DuffelOfferPassenger>({
  id: optional(id),
  type: perhaps(word),
  age: perhaps(numberWithin(0, 150)),
});
const service = record<DuffelService>({
  id,
  type: optional(word),
  total_amount: optional(amount),
  total_currency: optional(currency),
});
const offer = record<DuffelOffer>({
  id,
  created_at: dateTime,
  expires_at: dateTime,
  owner: carrier,
  base_amount: amount,
  base_currency: currency,
  tax_amount: perhaps(amount),
  tax_currency: perhaps(currency),
  total_amount: amount,
  total_currency: currency,
  total_emissions_kg: perhaps(textLike(/^\d{1,7}(\.\d{1,3})?$/)),
  slices: filled(slice, mostSlices),
  passengers: list(passenger, mostPassengers),
  conditions: record<DuffelOffer["conditions"]>({
    change_before_departure: perhaps(condition),
    refund_before_departure: perhaps(condition),
  }),
  available_services: perhaps(list(service, mostServices)),
});

/** `{ data }` of an offer request. */
export const isOfferRequestAnswer: Guard<{ readonly data: DuffelOfferRequest }> = record({
  data: record<DuffelOfferRequest>({ id: optional(id), offers: perhaps(list(offer, mostOffers)) }),
});

/** `{ data }` of an offer. */
export const isOfferAnswer: Guard<{ readonly data: DuffelOffer }> = record({ data: offer });

/** `{ errors }`, as Duffel and the document have it. */
export const isErrorAnswer: Guard<{ readonly errors: readonly DuffelError[] }> = record({
  errors: list(
    record<DuffelError>({
      type: optional(textUpTo(100)),
      code: perhaps(textUpTo(100)),
      title: optional(textUpTo(1000)),
      message: optional(textUpTo(10_000)),
      source: perhaps(record({ field: optional(textUpTo(200)), pointer: optional(textUpTo(500)) })),
    }),
    mostErrors,
  ),
});
