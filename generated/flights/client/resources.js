// @generated from contracts/flights. Edit the contract, then run npm run codegen.
import {
  offerResource,
  statusResource,
  errorsResource,
} from "./descriptors.js";
import { resourceFunction } from "./runtime/methods.js";

export const offer = /* @__PURE__ */ resourceFunction(offerResource);
export const status = /* @__PURE__ */ resourceFunction(statusResource);
export const errors = /* @__PURE__ */ resourceFunction(errorsResource);
