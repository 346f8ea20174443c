// @generated from contracts/coastline. Edit the contract, then run npm run codegen.
import {
  getAirportCodeTool,
  searchFlightsTool,
  searchHotelsTool,
} from "./descriptors.js";
import { toolFunction } from "./runtime/methods.js";

export const getAirportCode = /* @__PURE__ */ toolFunction(getAirportCodeTool);
export const searchFlights = /* @__PURE__ */ toolFunction(searchFlightsTool);
export const searchHotels = /* @__PURE__ */ toolFunction(searchHotelsTool);
