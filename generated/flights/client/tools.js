// @generated from contracts/flights. Edit the contract, then run npm run codegen.
import {
  searchFlightsTool,
  discardSearchTool,
} from "./descriptors.js";
import { toolFunction } from "./runtime/methods.js";

export const searchFlights = /* @__PURE__ */ toolFunction(searchFlightsTool);
export const discardSearch = /* @__PURE__ */ toolFunction(discardSearchTool);
