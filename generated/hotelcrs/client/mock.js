// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
import { toolErrors } from "./runtime/mock.js";
import { reasons } from "./reasons.js";

export { createMockClient } from "./runtime/mock.js";
export const toolError = /* @__PURE__ */ toolErrors(reasons);
