// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
import {
  availabilitySearchTool,
  createReservationTool,
} from "./descriptors.js";
import { toolFunction } from "./runtime/methods.js";

export const availabilitySearch = /* @__PURE__ */ toolFunction(availabilitySearchTool);
export const createReservation = /* @__PURE__ */ toolFunction(createReservationTool);
