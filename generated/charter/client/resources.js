// @generated from contracts/charter. Edit the contract, then run npm run codegen.
import {
  operatorsResource,
  airportsResource,
  rfpResource,
  tripResource,
  threadResource,
  webhooksPendingResource,
  webhooksDeadLettersResource,
  webhookEventResource,
  statusResource,
  errorsResource,
} from "./descriptors.js";
import { resourceFunction } from "./runtime/methods.js";

export const operators = /* @__PURE__ */ resourceFunction(operatorsResource);
export const airports = /* @__PURE__ */ resourceFunction(airportsResource);
export const rfp = /* @__PURE__ */ resourceFunction(rfpResource);
export const trip = /* @__PURE__ */ resourceFunction(tripResource);
export const thread = /* @__PURE__ */ resourceFunction(threadResource);
export const webhooksPending = /* @__PURE__ */ resourceFunction(webhooksPendingResource);
export const webhooksDeadLetters = /* @__PURE__ */ resourceFunction(webhooksDeadLettersResource);
export const webhookEvent = /* @__PURE__ */ resourceFunction(webhookEventResource);
export const status = /* @__PURE__ */ resourceFunction(statusResource);
export const errors = /* @__PURE__ */ resourceFunction(errorsResource);
