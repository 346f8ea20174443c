// @generated from contracts/mail. Edit the contract, then run npm run codegen.
import {
  sendEmailTool,
  sendTemplateEmailTool,
  getThreadHistoryTool,
} from "./descriptors.js";
import { toolFunction } from "./runtime/methods.js";

export const sendEmail = /* @__PURE__ */ toolFunction(sendEmailTool);
export const sendTemplateEmail = /* @__PURE__ */ toolFunction(sendTemplateEmailTool);
export const getThreadHistory = /* @__PURE__ */ toolFunction(getThreadHistoryTool);
