/**
 * Converts Duffel's offers into the options of flights-mcp's document. Reads both the document's wire form and the real API, v2; the two
 * use different members for flight numbers, dates and baggage. Pure.
 */
import type { FlightOption, IncludedBag, OptionTime, ReturnFlight } from "../../../generated/flights/types.js";
import { utcIso } from "../../travel/world/index.js";
import type { DuffelBaggage, DuffelOffer, DuffelPlace, DuffelSegment, DuffelSlice } from "../../vendors/duffel/wire.js";
import { minutesOfSlice } from "./elapsed.js";
import { amountsOf } from "./offerAmounts.js";

/** The most options in one answer. */
export const mostOptions = 50;

const wholeInstant = /T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const anyOffset = /(?:Z|[+-]\d\d:\d\d)$/;

/** An instant in RFC 3339 form. Missing seconds are added as zero, and a missing offset means UTC. */
export const instantOf = (text: string): string =>
  wholeInstant.test(text) ? text : utcIso(Date.parse(anyOffset.test(text) ? text : `${text}Z`));

const kilogramsPerPound = 0.45359237;

const placeOf = ({ iata_code, name }: DuffelPlace) => ({ code: iata_code ?? "", name });

const clockOf = (dateTime: string): string => dateTime.slice(11, 16);

const timeOf = (dateTime: string, date = dateTime.slice(0, 10)): OptionTime => ({
  date,
  time: clockOf(dateTime),
  datetime: dateTime,
});

const kilogramsOf = ({ weight, unit }: DuffelBaggage): number | undefined => {
  if (weight === undefined || weight === null) return undefined;
  return unit === "lb" ? Math.round(weight * kilogramsPerPound) : weight;
};

/** A bag in the document's wire form. */
const statedBag = (baggage: DuffelBaggage): IncludedBag => {
  const weight = kilogramsOf(baggage);
  return weight === undefined ? { included: baggage.included } : { included: baggage.included, weight_kg: weight };
};

/** A bag in v2's wire form, which counts the bags of each kind per passenger. The first passenger's are taken. */
const countedBag = ({ passengers }: DuffelSegment, kind: "checked" | "carry_on"): IncludedBag => ({
  included: passengers?.[0]?.baggages.some(({ type, quantity }) => type === kind && quantity > 0) ?? false,
});

/** The baggage included in the price, from either wire form. */
export const baggageOf = (segment: DuffelSegment): FlightOption["baggage"] =>
  segment.baggage === undefined
    ? { checked: countedBag(segment, "checked"), cabin: countedBag(segment, "carry_on") }
    : { checked: statedBag(segment.baggage.checked_baggage), cabin: statedBag(segment.baggage.cabin_baggage) };

const stopsOf = ({ segments }: DuffelSlice): NonNullable<FlightOption["stop_details"]> =>
  segments.slice(1).map((leaving, index) => {
    const arriving = segments[index] ?? leaving;
    return {
      airport_code: arriving.destination.iata_code ?? "",
      arrival_time: clockOf(arriving.arriving_at),
      departure_time: clockOf(leaving.departing_at),
    };
  });

/** The flight number without the carrier's code. */
export const flightNumberOf = ({ flight_number, marketing_carrier_flight_number }: DuffelSegment): string =>
  flight_number ?? marketing_carrier_flight_number ?? "";

type Writable<Value> = { -readonly [Name in keyof Value]: Value[Name] };

/** One direction of an offer, sold by an airline. Optional members are assigned last: spreading them costs a third more. */
const wayOf = (slice: DuffelSlice, { iata_code, name }: DuffelOffer["owner"]): Writable<ReturnFlight> => {
  const { segments, departure_date, arrival_date } = slice;
  const [first] = segments;
  const last = segments[segments.length - 1] ?? first;
  const direct = segments.length === 1;
  const way: Writable<ReturnFlight> = {
    airline: iata_code ?? "",
    airline_name: name,
    flight_number: flightNumberOf(first),
    origin: placeOf(slice.origin),
    destination: placeOf(slice.destination),
    departure: timeOf(first.departing_at, departure_date),
    arrival: timeOf(last.arriving_at, arrival_date),
    duration_minutes: minutesOfSlice(slice),
    stops: segments.length - 1,
    direct,
    baggage: baggageOf(first),
  };
  if (!direct) way.stop_details = stopsOf(slice);
  if (first.aircraft) way.aircraft_type = first.aircraft.name;
  return way;
};

/**
 * Converts an offer into the document's option. Members are listed one by one: spreading those of the direction and the amounts costs
 * nearly twice as much.
 */
export const optionOf = (offer: DuffelOffer): FlightOption => {
  const [outbound, back] = offer.slices;
  const way = wayOf(outbound, offer.owner);
  const { price, base, tax, total } = amountsOf(offer);
  const emissions = offer.total_emissions_kg;
  const option: Writable<FlightOption> = {
    id: offer.id,
    offer_id: offer.id,
    airline: way.airline,
    airline_name: way.airline_name,
    flight_number: way.flight_number,
    origin: way.origin,
    destination: way.destination,
    departure: way.departure,
    arrival: way.arrival,
    duration_minutes: way.duration_minutes,
    stops: way.stops,
    direct: way.direct,
    baggage: way.baggage,
    price,
    base,
    tax,
    total,
    expires_at: instantOf(offer.expires_at),
  };
  if (way.stop_details !== undefined) option.stop_details = way.stop_details;
  if (way.aircraft_type !== undefined) option.aircraft_type = way.aircraft_type;
  if (emissions !== undefined && emissions !== null) option.emissions_kg = Number.parseFloat(emissions);
  if (back !== undefined) option.return = wayOf(back, back.segments[0].marketing_carrier);
  return option;
};

const minutesOf = (option: FlightOption): number => option.duration_minutes + (option.return?.duration_minutes ?? 0);

/** By total price, then by duration, then by id, so that the order is deterministic. */
const cheapestFirst = (left: FlightOption, right: FlightOption): number =>
  left.total.amount - right.total.amount ||
  minutesOf(left) - minutesOf(right) ||
  (left.id < right.id ? -1 : left.id > right.id ? 1 : 0);

/** The options of an answer: cheapest first, then shortest, 50 at most. */
export const optionsOf = (offers: readonly DuffelOffer[]): readonly FlightOption[] =>
  offers.map(optionOf).sort(cheapestFirst).slice(0, mostOptions);
