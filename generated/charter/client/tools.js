// @generated from contracts/charter. Edit the contract, then run npm run codegen.
import {
  searchFlightsTool,
  createRfpTool,
  getQuoteStatusTool,
  getQuotesTool,
  createTripTool,
  sendMessageTool,
} from "./descriptors.js";
import { toolFunction } from "./runtime/methods.js";

export const searchFlights = /* @__PURE__ */ toolFunction(searchFlightsTool);
export const createRfp = /* @__PURE__ */ toolFunction(createRfpTool);
export const getQuoteStatus = /* @__PURE__ */ toolFunction(getQuoteStatusTool);
export const getQuotes = /* @__PURE__ */ toolFunction(getQuotesTool);
export const createTrip = /* @__PURE__ */ toolFunction(createTripTool);
export const sendMessage = /* @__PURE__ */ toolFunction(sendMessageTool);
