// @generated from contracts/crm. Edit the contract, then run npm run codegen.
import {
  statusResource,
  errorsResource,
} from "./descriptors.js";
import { resourceFunction } from "./runtime/methods.js";

export const status = /* @__PURE__ */ resourceFunction(statusResource);
export const errors = /* @__PURE__ */ resourceFunction(errorsResource);
