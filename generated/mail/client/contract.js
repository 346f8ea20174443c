// @generated from contracts/mail. Edit the contract, then run npm run codegen.
import * as descriptors from "./descriptors.js";
import { facts } from "./runtime/facts.js";

export const mail = {
  sendEmail: descriptors.sendEmailTool,
  sendTemplateEmail: descriptors.sendTemplateEmailTool,
  getThreadHistory: descriptors.getThreadHistoryTool,
  [facts]: {
    name: "mail",
    version: "1.0.1",
    resources: {
      threads: descriptors.threadsResource,
      thread: descriptors.threadResource,
      templates: descriptors.templatesResource,
      status: descriptors.statusResource,
      errors: descriptors.errorsResource,
    },
  },
};
