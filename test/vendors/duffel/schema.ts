/** Duffel's answers as a JSON Schema of ours: API v2, with the members that flights-mcp's document adds. Closed: nothing else is sent. */
import assert from "node:assert/strict";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FacadeAnswer } from "../../../src/facade/port.js";

type Members = Readonly<Record<string, object>>;

/** A closed object all of whose members are there, but for the optional ones. */
const closed = (properties: Members, optional: Members = {}) => ({
  type: "object",
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
  additionalProperties: false,
});
const listOf = (items: object, minItems = 0) => ({ type: "array", items, minItems });
const like = (pattern: string) => ({ type: "string", pattern });
const orNull = (schema: object) => ({ anyOf: [schema, { type: "null" }] });
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });

const text = { type: "string", minLength: 1 };
const yesOrNo = { type: "boolean" };
const none = { type: "null" };
const empty = { type: "array", maxItems: 0 };
const usd = { const: "USD" };
const amount = like("^\\d+\\.\\d\\d$");
const date = { type: "string", format: "date" };
const local = like("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:00$");
const instant = { type: "string", format: "date-time" };
const duration = like("^PT\\d+H\\d+M$");
const airportCode = like("^[A-Z]{3}$");
const icao = orNull(like("^[A-Z]{4}$"));
const carrierCode = like("^[A-Z0-9]{2}$");
const aircraftCode = like("^[A-Z0-9]{3}$");
const country = like("^[A-Z]{2}$");
const flightNumber = like("^\\d{1,4}$");
const cabin = { enum: ["economy", "premium_economy", "business", "first"] };
const passengerType = { enum: ["adult", "child", "infant_without_seat"] };
const condition = closed({
  allowed: yesOrNo,
  penalty_amount: orNull(amount),
  penalty_currency: orNull(usd),
});
const conditions = { change_before_departure: condition, refund_before_departure: condition };
const bags = (weight: Members) => closed({ included: yesOrNo }, weight);
const baggage = closed({
  checked_baggage: bags({ weight: { type: "integer", minimum: 1 }, unit: { const: "kg" } }),
  cabin_baggage: bags({}),
});
const times = closed({ from: text, to: text });
const cityMembers = {
  type: { const: "city" },
  id: like("^cit_[a-z]{3}_[a-z]{2}$"),
  iata_code: airportCode,
  iata_country_code: country,
  name: text,
};
const airportMembers = {
  type: { const: "airport" },
  id: like("^arp_[a-z]{3}_[a-z]{2}$"),
  iata_code: airportCode,
  icao_code: icao,
  name: text,
  city_name: text,
  city: orNull(ref("City")),
  iata_city_code: orNull(airportCode),
  iata_country_code: country,
  latitude: { type: "number", minimum: -90, maximum: 90 },
  longitude: { type: "number", minimum: -180, maximum: 180 },
  time_zone: text,
};
const ends = { origin: ref("Airport"), destination: ref("Airport") };
const total = {
  total_amount: amount,
  total_currency: usd,
  base_amount: amount,
  base_currency: usd,
  tax_amount: amount,
  total_emissions_kg: like("^\\d+$"),
};
const segmentInBoth = {
  id: like("^seg_\\w+$"),
  flight_number: flightNumber,
  departing_at: local,
  arriving_at: local,
  baggage,
};
const sliceInBoth = { id: like("^sli_\\w+$"), duration };
const offerInBoth = { id: like("^off_[\\w-]+$"), ...total, created_at: instant, expires_at: instant };
const coded = (code: object) => closed({ iata_code: code, name: text });

const definitions = {
  City: closed(cityMembers),
  Airport: closed(airportMembers),
  Airline: closed({
    id: like("^arl_[a-z0-9]{2}$"),
    iata_code: carrierCode,
    name: text,
    logo_symbol_url: none,
    logo_lockup_url: none,
    conditions_of_carriage_url: none,
  }),
  Aircraft: closed({ id: like("^arc_[a-z0-9]{3}$"), iata_code: aircraftCode, name: text }),
  Place: {
    oneOf: [
      closed({ ...airportMembers, airports: none, country_name: none }),
      closed({
        ...cityMembers,
        airports: listOf(ref("Airport"), 1),
        city: none,
        city_name: none,
        country_name: none,
        iata_city_code: airportCode,
        icao_code: none,
        latitude: none,
        longitude: none,
        time_zone: none,
      }),
    ],
  },
  Segment: closed({
    ...segmentInBoth,
    ...ends,
    duration,
    stops: empty,
    origin_terminal: orNull(text),
    destination_terminal: orNull(text),
    marketing_carrier: ref("Airline"),
    operating_carrier: ref("Airline"),
    marketing_carrier_flight_number: flightNumber,
    operating_carrier_flight_number: orNull(flightNumber),
    distance: like("^\\d+$"),
    aircraft: ref("Aircraft"),
    passengers: listOf(
      closed({
        passenger_id: like("^pas_[\\w-]+$"),
        cabin_class: cabin,
        cabin_class_marketing_name: text,
        cabin: none,
        fare_basis_code: none,
        baggages: listOf(closed({ type: { enum: ["checked", "carry_on"] }, quantity: { type: "integer" } })),
      }),
      1,
    ),
  }),
  Slice: closed({
    ...sliceInBoth,
    ...ends,
    departure_date: date,
    arrival_date: date,
    origin_type: { const: "airport" },
    destination_type: { const: "airport" },
    ngs_shelf: none,
    comparison_key: text,
    fare_brand_name: text,
    conditions: closed({
      ...conditions,
      advance_seat_selection: none,
      priority_boarding: none,
      priority_check_in: none,
    }),
    segments: listOf(ref("Segment"), 1),
  }),
  Offer: closed({
    ...offerInBoth,
    tax_currency: usd,
    available_services: empty,
    owner: ref("Airline"),
    slices: listOf(ref("Slice"), 1),
    conditions: closed(conditions),
    passengers: listOf(
      closed({
        id: like("^pas_[\\w-]+$"),
        type: orNull(passengerType),
        age: orNull({ type: "integer" }),
        given_name: none,
        family_name: none,
        fare_type: none,
        loyalty_programme_accounts: empty,
      }),
      1,
    ),
    updated_at: instant,
    live_mode: { const: false },
    partial: { const: false },
    passenger_identity_documents_required: { const: false },
    supported_passenger_identity_document_types: empty,
    supported_loyalty_programmes: empty,
    private_fares: empty,
    payment_requirements: closed({
      requires_instant_payment: yesOrNo,
      payment_required_by: orNull(instant),
      price_guarantee_expires_at: orNull(instant),
    }),
  }),
  /** For who prefers less. */
  BriefOffer: closed({
    ...offerInBoth,
    owner: coded(carrierCode),
    conditions: closed({}),
    passengers: empty,
    slices: listOf(
      closed({
        ...sliceInBoth,
        origin: coded(airportCode),
        destination: coded(airportCode),
        segments: listOf(
          closed({
            ...segmentInBoth,
            origin: closed({ iata_code: airportCode }),
            destination: closed({ iata_code: airportCode }),
            marketing_carrier: coded(carrierCode),
            aircraft: coded(aircraftCode),
          }),
          1,
        ),
      }),
      1,
    ),
  }),
  OfferRequest: closed(
    {
      id: like("^orq_[\\w-]+$"),
      created_at: instant,
      live_mode: { const: false },
      cabin_class: orNull(cabin),
      slices: listOf(
        closed(
          {
            origin_type: { enum: ["airport", "city"] },
            origin: { anyOf: [ref("Airport"), ref("City")] },
            destination_type: { enum: ["airport", "city"] },
            destination: { anyOf: [ref("Airport"), ref("City")] },
            departure_date: date,
          },
          { departure_time: times, arrival_time: times },
        ),
        1,
      ),
      passengers: listOf(closed({ id: text }, { type: passengerType, age: { type: "integer" } }), 1),
    },
    { offers: { anyOf: [listOf(ref("Offer")), listOf(ref("BriefOffer"))] } },
  ),
  Error: closed(
    {
      type: {
        enum: [
          "validation_error",
          "invalid_request_error",
          "invalid_state_error",
          "authentication_error",
          "rate_limit_error",
          "api_error",
          "airline_error",
        ],
      },
      code: text,
      title: text,
      message: text,
      documentation_url: { type: "string", format: "uri" },
    },
    { source: closed({ field: { type: "string" }, pointer: { type: "string" } }) },
  ),
};

const orderDefinitions = {
  Order: closed({
    id: like("^ord_[A-Z2-7]{6}$"),
    booking_reference: like("^TEST-[A-Z2-7]{6}$"),
    booking_references: listOf(closed({ booking_reference: text, carrier: ref("Airline") }), 1),
    type: { enum: ["instant", "hold"] },
    content: { const: "managed" },
    live_mode: { const: false },
    offer_id: orNull(like("^off_[\\w-]+$")),
    created_at: instant,
    synced_at: instant,
    cancelled_at: orNull(instant),
    void_window_ends_at: orNull(instant),
    total_amount: amount,
    total_currency: usd,
    base_amount: amount,
    base_currency: usd,
    tax_amount: amount,
    tax_currency: usd,
    payment_status: closed({
      awaiting_payment: yesOrNo,
      payment_required_by: orNull(instant),
      price_guarantee_expires_at: orNull(instant),
      paid_at: orNull(instant),
    }),
    available_actions: listOf({ enum: ["cancel", "update"] }),
    passengers: listOf(
      closed({
        id: like("^pas_[\\w-]+$"),
        type: passengerType,
        title: orNull({ enum: ["mr", "ms", "mrs", "miss", "dr", "mstr", "prof"] }),
        given_name: text,
        family_name: text,
        gender: orNull({ enum: ["m", "f"] }),
        born_on: orNull(date),
        email: orNull(text),
        phone_number: orNull(text),
        infant_passenger_id: orNull(like("^pas_[\\w-]+$")),
        loyalty_programme_accounts: listOf(closed({ account_number: text, airline_iata_code: none })),
        user_id: none,
      }),
      1,
    ),
    documents: listOf(
      closed({
        type: { const: "electronic_ticket" },
        unique_identifier: like("^\\d{13}$"),
        passenger_ids: listOf(like("^pas_[\\w-]+$"), 1),
      }),
    ),
    services: empty,
    changes: empty,
    airline_initiated_changes: empty,
    users: empty,
    metadata: { type: "object", additionalProperties: { type: "string" } },
    cancellation: orNull(ref("OrderCancellation")),
    owner: ref("Airline"),
    conditions: closed(conditions),
    slices: listOf(ref("Slice"), 1),
  }),
  OrderCancellation: closed({
    id: like("^ore_[\\w-]+$"),
    order_id: like("^ord_[A-Z2-7]{6}$"),
    live_mode: { const: false },
    created_at: instant,
    expires_at: instant,
    confirmed_at: orNull(instant),
    refund_amount: amount,
    refund_currency: usd,
    refund_to: { enum: ["balance", "awaiting_payment"] },
    airline_credits: empty,
  }),
  Payment: closed({
    id: like("^pay_[A-Z2-7]{6}$"),
    order_id: like("^ord_[A-Z2-7]{6}$"),
    type: { const: "balance" },
    status: { const: "succeeded" },
    amount,
    currency: usd,
    created_at: instant,
    live_mode: { const: false },
  }),
  Webhook: closed(
    {
      id: like("^wh_[0-9a-f]{16}$"),
      url: { type: "string", format: "uri" },
      events: listOf(text, 1),
      active: yesOrNo,
      live_mode: { const: false },
      created_at: instant,
      updated_at: instant,
    },
    { secret: text },
  ),
};

const pageMeta = closed({ limit: { type: "integer" }, before: orNull(text), after: orNull(text) });
const answers = {
  OfferRequest: closed({ data: ref("OfferRequest") }),
  Offer: closed({ data: ref("Offer") }),
  BriefOffer: closed({ data: ref("BriefOffer") }),
  Offers: closed({ data: listOf(ref("Offer")), meta: pageMeta }),
  Airport: closed({ data: ref("Airport") }),
  Airports: closed({ data: listOf(ref("Airport")), meta: pageMeta }),
  Airline: closed({ data: ref("Airline") }),
  Airlines: closed({ data: listOf(ref("Airline")), meta: pageMeta }),
  Aircraft: closed({ data: ref("Aircraft") }),
  AircraftList: closed({ data: listOf(ref("Aircraft")), meta: pageMeta }),
  Places: closed({ data: listOf(ref("Place")) }),
  Order: closed({ data: ref("Order") }),
  Orders: closed({ data: listOf(ref("Order")), meta: pageMeta }),
  OrderCancellation: closed({ data: ref("OrderCancellation") }),
  OrderCancellations: closed({ data: listOf(ref("OrderCancellation")), meta: pageMeta }),
  Payment: closed({ data: ref("Payment") }),
  Payments: closed({ data: listOf(ref("Payment")), meta: pageMeta }),
  Webhook: closed({ data: ref("Webhook") }),
  Webhooks: closed({ data: listOf(ref("Webhook")), meta: pageMeta }),
  Errors: closed({
    errors: listOf(ref("Error"), 1),
    meta: closed({ status: { type: "integer" }, request_id: text }),
  }),
};

const ajv = new Ajv2020({ allErrors: true, strict: true });
addFormats.default(ajv);
const named = Object.entries(answers).map(([name, schema]) => [`Answer${name}`, schema]);
// One schema for all: what several answers refer to is compiled once, and only when an answer has it.
ajv.addSchema({ $defs: { ...definitions, ...orderDefinitions, ...Object.fromEntries(named) } }, "duffel");

/** The body of an answer, which is JSON and in the form of that name. */
export const bodyAs = (form: keyof typeof answers, { headers, body }: FacadeAnswer) => {
  assert.equal(headers["content-type"], "application/json");
  const validate = ajv.getSchema(`duffel#/$defs/Answer${form}`);
  const isValid = validate?.(JSON.parse(body));
  assert.ok(isValid, `${form}: ${ajv.errorsText(validate?.errors?.slice(0, 5))}`);
  return JSON.parse(body);
};
