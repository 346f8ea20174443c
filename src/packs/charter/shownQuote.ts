/** Quotes in the form of the answers. Pure. */
import type { Quote as ShownQuote } from "../../../generated/charter/types.js";
import type { Quote } from "../../charter/documents.js";
import { byPrice, statusAt, totalCents } from "../../charter/standing.js";
import { instantText } from "../../runtime/worlds/ownWorld.js";

const dollars = (cents: number): number => cents / 100;

const shownQuote = (quote: Quote, nowMs: number): ShownQuote => ({
  quote_id: quote.id,
  operator_id: quote.operatorId,
  operator_name: quote.operatorName,
  aircraft_type: quote.aircraftType,
  ...(quote.aircraftId !== null && { aircraft_id: quote.aircraftId }),
  base_price_usd: dollars(quote.baseCents),
  taxes_fees_usd: dollars(quote.taxesCents),
  total_price_usd: dollars(totalCents(quote)),
  response_time_minutes: quote.responseMinutes,
  valid_until: instantText(quote.validUntilMs),
  ...(quote.notes !== null && { notes: quote.notes }),
  thread_id: quote.threadId,
  status: statusAt(quote, nowMs),
});

/** Cheapest first. */
export const shownQuotes = (quotes: readonly Quote[], nowMs: number): ShownQuote[] =>
  byPrice(quotes).map((quote) => shownQuote(quote, nowMs));
