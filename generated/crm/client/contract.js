// @generated from contracts/crm. Edit the contract, then run npm run codegen.
import * as descriptors from "./descriptors.js";
import { facts } from "./runtime/facts.js";

export const crm = {
  getClient: descriptors.getClientTool,
  updateClient: descriptors.updateClientTool,
  addFlightHistory: descriptors.addFlightHistoryTool,
  searchClients: descriptors.searchClientsTool,
  [facts]: {
    name: "crm",
    version: "1.0.1",
    resources: {
      status: descriptors.statusResource,
      errors: descriptors.errorsResource,
    },
  },
};
