// @generated from contracts/coastline. Edit the contract, then run npm run codegen.
import type { Resource, Tool } from "./runtime/descriptor.types.js";
import type * as types from "./types.js";

export declare const getAirportCodeTool: Tool<types.GetAirportCodeInput, types.GetAirportCodeOutput, types.GetAirportCodeReason | types.CommonReason, types.ReasonData>;

export declare const searchFlightsTool: Tool<types.SearchFlightsInput, types.SearchFlightsOutput, types.SearchFlightsReason | types.CommonReason, types.ReasonData>;

export declare const searchHotelsTool: Tool<types.SearchHotelsInput, types.SearchHotelsOutput, types.SearchHotelsReason | types.CommonReason, types.ReasonData>;

export declare const statusResource: Resource<types.StatusResource>;

export declare const errorsResource: Resource<types.ErrorsResource>;
