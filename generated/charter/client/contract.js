// @generated from contracts/charter. Edit the contract, then run npm run codegen.
import * as descriptors from "./descriptors.js";
import { facts } from "./runtime/facts.js";

export const charter = {
  searchFlights: descriptors.searchFlightsTool,
  createRfp: descriptors.createRfpTool,
  getQuoteStatus: descriptors.getQuoteStatusTool,
  getQuotes: descriptors.getQuotesTool,
  createTrip: descriptors.createTripTool,
  sendMessage: descriptors.sendMessageTool,
  [facts]: {
    name: "charter",
    version: "1.1.1",
    resources: {
      operators: descriptors.operatorsResource,
      airports: descriptors.airportsResource,
      rfp: descriptors.rfpResource,
      trip: descriptors.tripResource,
      thread: descriptors.threadResource,
      webhooksPending: descriptors.webhooksPendingResource,
      webhooksDeadLetters: descriptors.webhooksDeadLettersResource,
      webhookEvent: descriptors.webhookEventResource,
      status: descriptors.statusResource,
      errors: descriptors.errorsResource,
    },
  },
};
