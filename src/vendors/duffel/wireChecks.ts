/**
 * Checks whether Duffel's answers have the shape of `wire.ts`, in either dialect. Until then an answer is untrusted.
 * The checks are written out member by member, which is three times faster than a table: every search waits for them.
 */
import { isCalendarDate } from "../../travel/world/index.js";
import { isObject } from "../reading.js";
import type { DuffelError, DuffelOffer, DuffelOfferRequest } from "./wire.js";

const mostOffers = 10_000;
const mostParts = 10;
const mostPassengers = 100;
const mostServices = 500;
const mostErrors = 50;

type Check = (value: unknown) => boolean;

const like =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === "string" && pattern.test(value);

const isPlainName = like(/^[ -~]{0,200}$/);
const isAnyName = like(/^[^\p{Cc}\p{Cf}]{0,200}$/u);
/** Text on one line, without control or formatting characters. The ASCII check comes first because it is faster. */
const isName: Check = (value) => isPlainName(value) || isAnyName(value);
const isWord = like(/^\w{1,60}$/);
const isId = like(/^[\w-]{1,512}$/);
const isCode = like(/^[A-Z0-9]{2,4}$/);
const isZone = like(/^[\w/+-]{1,60}$/);
const isAmount = like(/^\d{1,9}(?:\.\d{1,3})?$/);
const isCurrency = like(/^[A-Z]{3}$/);
const isKilograms = like(/^\d{1,7}(?:\.\d{1,3})?$/);
const isFlightNumber = like(/^\w{1,8}$/);
const datePattern = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const dateTimePattern =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;
/** Whether the date at the beginning of a text exists. Every month has days 1 to 28. */
const isOnCalendar = (text: string): boolean => Number(text.slice(8, 10)) <= 28 || isCalendarDate(text.slice(0, 10));
const isDate: Check = (value) => typeof value === "string" && datePattern.test(value) && isOnCalendar(value);
const isDateTime: Check = (value) => typeof value === "string" && dateTimePattern.test(value) && isOnCalendar(value);
const isDuration = like(/^P(?=.)(?:\d{1,3}D)?(?:T(?=.)(?:\d{1,4}H)?(?:\d{1,5}M)?(?:\d{1,7}(?:\.\d{1,9})?S)?)?$/);

const isBoolean: Check = (value) => value === true || value === false;

const isWithin = (value: unknown, most: number): boolean => typeof value === "number" && value >= 0 && value <= most;

const isShort = (value: unknown, most: number): boolean => typeof value === "string" && value.length <= most;

/** Undefined, or a value that passes the check. */
const absentOr = (value: unknown, check: Check): boolean => value === undefined || check(value);

/** Undefined, null, or a value that passes the check. */
const noneOr = (value: unknown, check: Check): boolean => value === undefined || value === null || check(value);

const nullOr = (value: unknown, check: Check): boolean => value === null || check(value);

const areAll = (value: unknown, least: number, most: number, check: Check): boolean => {
  if (!Array.isArray(value) || value.length < least || value.length > most) return false;
  for (let index = 0; index < value.length; index++) if (!check(value[index])) return false;
  return true;
};

const isSegmentPlace: Check = (value) =>
  isObject(value) &&
  nullOr(value["iata_code"], isCode) &&
  absentOr(value["name"], isName) &&
  noneOr(value["icao_code"], isCode) &&
  noneOr(value["time_zone"], isZone);

const isPlace: Check = (value) => isObject(value) && value["name"] !== undefined && isSegmentPlace(value);

const isCarrier: Check = (value) =>
  isObject(value) && nullOr(value["iata_code"], isCode) && isName(value["name"]) && absentOr(value["id"], isId);

const isAircraft: Check = (value) => isObject(value) && nullOr(value["iata_code"], isCode) && isName(value["name"]);

const isStop: Check = (value) =>
  isObject(value) &&
  absentOr(value["airport"], isPlace) &&
  absentOr(value["iata_code"], isCode) &&
  isDateTime(value["arriving_at"]) &&
  isDateTime(value["departing_at"]);

const isWeight: Check = (value) => isWithin(value, 10_000);

const isBag: Check = (value) =>
  isObject(value) && isBoolean(value["included"]) && noneOr(value["weight"], isWeight) && noneOr(value["unit"], isWord);

const isBaggage: Check = (value) => isObject(value) && isBag(value["checked_baggage"]) && isBag(value["cabin_baggage"]);

const isPieces: Check = (value) => isObject(value) && isWord(value["type"]) && isWithin(value["quantity"], 100);

const isSeated: Check = (value) =>
  isObject(value) &&
  isId(value["passenger_id"]) &&
  noneOr(value["cabin_class"], isWord) &&
  areAll(value["baggages"], 0, mostParts, isPieces);

const areStops: Check = (value) => areAll(value, 0, mostParts, isStop);
const areSeated: Check = (value) => areAll(value, 0, mostPassengers, isSeated);

const isSegment: Check = (value) =>
  isObject(value) &&
  isId(value["id"]) &&
  isCarrier(value["marketing_carrier"]) &&
  absentOr(value["operating_carrier"], isCarrier) &&
  absentOr(value["flight_number"], isFlightNumber) &&
  absentOr(value["marketing_carrier_flight_number"], isFlightNumber) &&
  isDateTime(value["departing_at"]) &&
  isDateTime(value["arriving_at"]) &&
  isSegmentPlace(value["origin"]) &&
  isSegmentPlace(value["destination"]) &&
  absentOr(value["stops"], areStops) &&
  noneOr(value["duration"], isDuration) &&
  noneOr(value["aircraft"], isAircraft) &&
  absentOr(value["baggage"], isBaggage) &&
  absentOr(value["passengers"], areSeated);

const isSlice: Check = (value) =>
  isObject(value) &&
  isId(value["id"]) &&
  isPlace(value["origin"]) &&
  isPlace(value["destination"]) &&
  absentOr(value["departure_date"], isDate) &&
  absentOr(value["arrival_date"], isDate) &&
  noneOr(value["duration"], isDuration) &&
  noneOr(value["fare_brand_name"], isName) &&
  areAll(value["segments"], 1, mostParts, isSegment);

const isCondition: Check = (value) =>
  isObject(value) &&
  isBoolean(value["allowed"]) &&
  noneOr(value["penalty_amount"], isAmount) &&
  noneOr(value["penalty_currency"], isCurrency);

const areConditions: Check = (value) =>
  isObject(value) &&
  noneOr(value["change_before_departure"], isCondition) &&
  noneOr(value["refund_before_departure"], isCondition);

const isAge: Check = (value) => isWithin(value, 150);

const isPassenger: Check = (value) =>
  isObject(value) && absentOr(value["id"], isId) && noneOr(value["type"], isWord) && noneOr(value["age"], isAge);

const isService: Check = (value) =>
  isObject(value) &&
  isId(value["id"]) &&
  absentOr(value["type"], isWord) &&
  absentOr(value["total_amount"], isAmount) &&
  absentOr(value["total_currency"], isCurrency);

const areServices: Check = (value) => areAll(value, 0, mostServices, isService);

const isOffer: Check = (value) =>
  isObject(value) &&
  isId(value["id"]) &&
  isCarrier(value["owner"]) &&
  isAmount(value["total_amount"]) &&
  isCurrency(value["total_currency"]) &&
  isAmount(value["base_amount"]) &&
  isCurrency(value["base_currency"]) &&
  noneOr(value["tax_amount"], isAmount) &&
  noneOr(value["tax_currency"], isCurrency) &&
  noneOr(value["total_emissions_kg"], isKilograms) &&
  areAll(value["slices"], 1, mostParts, isSlice) &&
  areConditions(value["conditions"]) &&
  areAll(value["passengers"], 0, mostPassengers, isPassenger) &&
  noneOr(value["available_services"], areServices) &&
  isDateTime(value["created_at"]) &&
  isDateTime(value["expires_at"]);

const areOffers: Check = (value) => areAll(value, 0, mostOffers, isOffer);

/** `{ data }` of an offer request. */
export const isOfferRequestAnswer = (value: unknown): value is { readonly data: DuffelOfferRequest } => {
  const data = isObject(value) ? value["data"] : undefined;
  return isObject(data) && absentOr(data["id"], isId) && noneOr(data["offers"], areOffers);
};

/** `{ data }` of an offer. */
export const isOfferAnswer = (value: unknown): value is { readonly data: DuffelOffer } =>
  isObject(value) && isOffer(value["data"]);

const isSource: Check = (value) =>
  isObject(value) &&
  absentOr(value["field"], (text) => isShort(text, 200)) &&
  absentOr(value["pointer"], (text) => isShort(text, 500));

const isError: Check = (value) =>
  isObject(value) &&
  absentOr(value["type"], (text) => isShort(text, 100)) &&
  noneOr(value["code"], (text) => isShort(text, 100)) &&
  absentOr(value["title"], (text) => isShort(text, 1000)) &&
  absentOr(value["message"], (text) => isShort(text, 10_000)) &&
  noneOr(value["source"], isSource);

/** `{ errors }`, in the form of Duffel and of the document. */
export const isErrorAnswer = (value: unknown): value is { readonly errors: readonly DuffelError[] } =>
  isObject(value) && areAll(value["errors"], 0, mostErrors, isError);
