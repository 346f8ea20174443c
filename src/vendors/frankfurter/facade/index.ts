/** Frankfurter, served from a world: reference rates, the same on every day. Source: https://frankfurter.dev. */
import type { FacadeAnswer, FacadeHandler, FacadeRequest, Vendor } from "../../../facade/port.js";
import { type Currency, currencies, currency, rateBetween } from "../../../travel/world/fx/index.js";
import { isCalendarDate, utcIso } from "../../../travel/world/index.js";

/** The first day for which the service has rates. */
const firstDate = "1999-01-04";

const answered = (status: number, body: unknown): FacadeAnswer => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8" },
  body: JSON.stringify(body),
});

const refused = (status: number, message: string): FacadeAnswer => answered(status, { status, message });

/**
 * The currencies in a comma-separated list of codes, in upper or lower case; all currencies if it is missing; undefined
 * if a code is unknown.
 */
const currenciesOf = (text: string | null): readonly Currency[] | undefined => {
  if (text === null || text === "") return currencies;
  const found = text
    .slice(0, 1000)
    .split(",")
    .map((code) => currency(code.trim().toUpperCase()));
  return found.every((each) => each !== undefined) ? found : undefined;
};

/** The requested day, by default today; undefined if there are no rates for it. */
const dateOf = (query: URLSearchParams, nowMs: number): string | undefined => {
  const today = utcIso(nowMs).slice(0, 10);
  const asked = query.get("date") ?? today;
  return isCalendarDate(asked) && asked >= firstDate && asked <= today ? asked : undefined;
};

const invalidCurrency = refused(422, "invalid currency");
const invalidDate = refused(422, `invalid date: rates are there from ${firstDate} to today`);

/** Refuses requests for series, so that a single day is not taken for one. */
const seriesRefusal = ({ query }: FacadeRequest): FacadeAnswer | undefined =>
  ["from", "to", "group"].some((name) => query.has(name))
    ? refused(422, "this mock has the same rate on every day: ask for one day with date")
    : undefined;

const pairRate: FacadeHandler = ({ query }, { nowMs }, parameters) => {
  const base = currency((parameters["base"] ?? "").toUpperCase());
  const quote = currency((parameters["quote"] ?? "").toUpperCase());
  const date = dateOf(query, nowMs);
  if (base === undefined || quote === undefined) return refused(404, "not found");
  if (date === undefined) return invalidDate;
  return answered(200, { date, base: base.code, quote: quote.code, rate: rateBetween(base, quote) });
};

const allRates: FacadeHandler = (request, { nowMs }) => {
  const { query } = request;
  const base = currency((query.get("base") ?? "EUR").toUpperCase());
  const quotes = currenciesOf(query.get("quotes"));
  const date = dateOf(query, nowMs);
  const refusal = seriesRefusal(request);
  if (refusal !== undefined) return refusal;
  if (base === undefined || quotes === undefined) return invalidCurrency;
  if (date === undefined) return invalidDate;
  const others = quotes.filter((quote) => quote !== base);
  return answered(
    200,
    others.map((quote) => ({ date, base: base.code, quote: quote.code, rate: rateBetween(base, quote) })),
  );
};

/** Version 1. `from` and `to` are older names of `base` and `symbols`. */
const latest: FacadeHandler = ({ query }, { nowMs }) => {
  const base = currency((query.get("base") ?? query.get("from") ?? "EUR").toUpperCase());
  const symbols = currenciesOf(query.get("symbols") ?? query.get("to"));
  if (base === undefined || symbols === undefined) return answered(404, { message: "not found" });
  const others = symbols.filter((symbol) => symbol !== base);
  return answered(200, {
    amount: 1,
    base: base.code,
    date: utcIso(nowMs).slice(0, 10),
    rates: Object.fromEntries(others.map((symbol) => [symbol.code, rateBetween(base, symbol)])),
  });
};

export const vendor: Vendor = {
  name: "frankfurter",
  title: "Frankfurter",
  routes: [
    { method: "GET", path: "/v2/rate/{base}/{quote}", answer: pairRate },
    { method: "GET", path: "/v2/rates", answer: allRates },
    { method: "GET", path: "/v1/latest", answer: latest },
  ],
  keyOf: () => "ok",
  error: (_fault, status, message) => refused(status, message),
};
