// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
import {
  hotelsResource,
  statusResource,
  errorsResource,
} from "./descriptors.js";
import { resourceFunction } from "./runtime/methods.js";

export const hotels = /* @__PURE__ */ resourceFunction(hotelsResource);
export const status = /* @__PURE__ */ resourceFunction(statusResource);
export const errors = /* @__PURE__ */ resourceFunction(errorsResource);
