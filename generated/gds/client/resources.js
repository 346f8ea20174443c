// @generated from contracts/gds. Edit the contract, then run npm run codegen.
import {
  currentSessionResource,
  sessionBookingsResource,
  airportsResource,
  airlinesResource,
  aircraftResource,
  hotelChainsResource,
  carVendorsResource,
  sippResource,
  errorsResource,
  bookingResource,
  bookingHistoryResource,
  offerResource,
} from "./descriptors.js";
import { resourceFunction } from "./runtime/methods.js";

export const currentSession = /* @__PURE__ */ resourceFunction(currentSessionResource);
export const sessionBookings = /* @__PURE__ */ resourceFunction(sessionBookingsResource);
export const airports = /* @__PURE__ */ resourceFunction(airportsResource);
export const airlines = /* @__PURE__ */ resourceFunction(airlinesResource);
export const aircraft = /* @__PURE__ */ resourceFunction(aircraftResource);
export const hotelChains = /* @__PURE__ */ resourceFunction(hotelChainsResource);
export const carVendors = /* @__PURE__ */ resourceFunction(carVendorsResource);
export const sipp = /* @__PURE__ */ resourceFunction(sippResource);
export const errors = /* @__PURE__ */ resourceFunction(errorsResource);
export const booking = /* @__PURE__ */ resourceFunction(bookingResource);
export const bookingHistory = /* @__PURE__ */ resourceFunction(bookingHistoryResource);
export const offer = /* @__PURE__ */ resourceFunction(offerResource);
