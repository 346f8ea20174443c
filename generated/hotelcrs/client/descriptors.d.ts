// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
import type { Resource, Tool } from "./runtime/descriptor.types.js";
import type * as types from "./types.js";

export declare const availabilitySearchTool: Tool<types.AvailabilitySearchInput, types.AvailabilitySearchOutput, types.AvailabilitySearchReason | types.CommonReason, types.ReasonData>;

export declare const createReservationTool: Tool<types.CreateReservationInput, types.CreateReservationOutput, types.CreateReservationReason | types.CommonReason, types.ReasonData>;

export declare const hotelsResource: Resource<types.HotelsResource>;

export declare const statusResource: Resource<types.StatusResource>;

export declare const errorsResource: Resource<types.ErrorsResource>;
