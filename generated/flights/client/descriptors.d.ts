// @generated from contracts/flights. Edit the contract, then run npm run codegen.
import type { Resource, Tool } from "./runtime/descriptor.types.js";
import type * as types from "./types.js";

export declare const searchFlightsTool: Tool<types.SearchFlightsInput, types.SearchFlightsOutput, types.SearchFlightsReason | types.CommonReason, types.ReasonData>;

export declare const discardSearchTool: Tool<types.DiscardSearchInput, types.DiscardSearchOutput, types.DiscardSearchReason | types.CommonReason, types.ReasonData>;

export declare const offerResource: Resource<types.OfferResource, "offer_id">;

export declare const statusResource: Resource<types.StatusResource>;

export declare const errorsResource: Resource<types.ErrorsResource>;
