// @generated from contracts/conformance. Edit the contract, then run npm run codegen.
import {
  templateDataResource,
} from "./descriptors.js";
import { resourceFunction } from "./runtime/methods.js";

export const templateData = /* @__PURE__ */ resourceFunction(templateDataResource);
