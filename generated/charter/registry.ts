// @generated from contracts/charter. Edit the contract, then run npm run codegen.
import type { Handlers, Nothing, Texts, UndeclaredIn } from "#contract";
import type { Services } from "../../src/packs/charter/services.js";
import { searchFlights, searchFlightsText } from "../../src/packs/charter/tools/search_flights.js";
import { createRfp, createRfpText } from "../../src/packs/charter/tools/create_rfp.js";
import { getQuoteStatus, getQuoteStatusText } from "../../src/packs/charter/tools/get_quote_status.js";
import { getQuotes, getQuotesText } from "../../src/packs/charter/tools/get_quotes.js";
import { createTrip, createTripText } from "../../src/packs/charter/tools/create_trip.js";
import { sendMessage, sendMessageText } from "../../src/packs/charter/tools/send_message.js";
import type { charter as tools } from "./contract.js";

/** The hand-written handler of each tool. */
export const handlers = {
  search_flights: searchFlights,
  create_rfp: createRfp,
  get_quote_status: getQuoteStatus,
  get_quotes: getQuotes,
  create_trip: createTrip,
  send_message: sendMessage,
} satisfies Handlers<typeof tools, Services>;

/** Does not compile if a handler returns a property that its contract does not declare. */
export type Undeclared = Nothing<UndeclaredIn<typeof handlers, typeof tools>>;

/** The hand-written function of each tool that writes its output as text. */
export const texts = {
  search_flights: searchFlightsText,
  create_rfp: createRfpText,
  get_quote_status: getQuoteStatusText,
  get_quotes: getQuotesText,
  create_trip: createTripText,
  send_message: sendMessageText,
} satisfies Texts<typeof tools>;
