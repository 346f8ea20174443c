// @generated from contracts/crm. Edit the contract, then run npm run codegen.
import type { Resource, Tool } from "./runtime/descriptor.types.js";
import type * as types from "./types.js";

export declare const getClientTool: Tool<types.GetClientInput, types.GetClientOutput, types.GetClientReason | types.CommonReason, types.ReasonData>;

export declare const updateClientTool: Tool<types.UpdateClientInput, types.UpdateClientOutput, types.UpdateClientReason | types.CommonReason, types.ReasonData>;

export declare const addFlightHistoryTool: Tool<types.AddFlightHistoryInput, types.AddFlightHistoryOutput, types.AddFlightHistoryReason | types.CommonReason, types.ReasonData>;

export declare const searchClientsTool: Tool<types.SearchClientsInput, types.SearchClientsOutput, types.SearchClientsReason | types.CommonReason, types.ReasonData>;

export declare const statusResource: Resource<types.StatusResource>;

export declare const errorsResource: Resource<types.ErrorsResource>;
