/** The text of quotes for the model: one line per quote. */
import type { GetQuotesOutput, Quote } from "../../../../generated/charter/types.js";
import { noteLines } from "../../nextStep.js";
import { counted } from "../../words.js";

const line = (quote: Quote): string =>
  [
    `${quote.quote_id} ${quote.total_price_usd} (${quote.base_price_usd} + ${quote.taxes_fees_usd} taxes)`,
    `${quote.operator_id} ${quote.operator_name}`,
    quote.aircraft_id === undefined ? quote.aircraft_type : `${quote.aircraft_id} ${quote.aircraft_type}`,
    `after ${quote.response_time_minutes} min`,
    quote.status === "open" ? `valid until ${quote.valid_until}` : quote.status,
    `thread ${quote.thread_id}`,
    ...(quote.notes === undefined ? [] : [quote.notes]),
  ].join("; ");

export const getQuotesText = ({ rfp_id, quotes, total, notes }: GetQuotesOutput): string =>
  [
    total === 0
      ? `${rfp_id}: no quote has come yet.`
      : `${rfp_id}: ${counted(total, "quote")}, cheapest first, USD for the whole aircraft.`,
    ...quotes.map(line),
    ...noteLines(notes),
  ].join("\n");
