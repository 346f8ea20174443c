// @generated from contracts/mail. Edit the contract, then run npm run codegen.
import {
  threadsResource,
  threadResource,
  templatesResource,
  statusResource,
  errorsResource,
} from "./descriptors.js";
import { resourceFunction } from "./runtime/methods.js";

export const threads = /* @__PURE__ */ resourceFunction(threadsResource);
export const thread = /* @__PURE__ */ resourceFunction(threadResource);
export const templates = /* @__PURE__ */ resourceFunction(templatesResource);
export const status = /* @__PURE__ */ resourceFunction(statusResource);
export const errors = /* @__PURE__ */ resourceFunction(errorsResource);
