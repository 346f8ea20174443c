// @generated from contracts/crm. Edit the contract, then run npm run codegen.
import {
  getClientTool,
  updateClientTool,
  addFlightHistoryTool,
  searchClientsTool,
} from "./descriptors.js";
import { toolFunction } from "./runtime/methods.js";

export const getClient = /* @__PURE__ */ toolFunction(getClientTool);
export const updateClient = /* @__PURE__ */ toolFunction(updateClientTool);
export const addFlightHistory = /* @__PURE__ */ toolFunction(addFlightHistoryTool);
export const searchClients = /* @__PURE__ */ toolFunction(searchClientsTool);
