// @generated from contracts/charter. Edit the contract, then run npm run codegen.
import type { Resource, Tool } from "./runtime/descriptor.types.js";
import type * as types from "./types.js";

export declare const searchFlightsTool: Tool<types.SearchFlightsInput, types.SearchFlightsOutput, types.SearchFlightsReason | types.CommonReason, types.ReasonData>;

export declare const createRfpTool: Tool<types.CreateRfpInput, types.CreateRfpOutput, types.CreateRfpReason | types.CommonReason, types.ReasonData>;

export declare const getQuoteStatusTool: Tool<types.GetQuoteStatusInput, types.GetQuoteStatusOutput, types.GetQuoteStatusReason | types.CommonReason, types.ReasonData>;

export declare const getQuotesTool: Tool<types.GetQuotesInput, types.GetQuotesOutput, types.GetQuotesReason | types.CommonReason, types.ReasonData>;

export declare const createTripTool: Tool<types.CreateTripInput, types.CreateTripOutput, types.CreateTripReason | types.CommonReason, types.ReasonData>;

export declare const sendMessageTool: Tool<types.SendMessageInput, types.SendMessageOutput, types.SendMessageReason | types.CommonReason, types.ReasonData>;

export declare const operatorsResource: Resource<types.OperatorsResource>;

export declare const airportsResource: Resource<types.AirportsResource>;

export declare const rfpResource: Resource<types.RfpResource, "rfp_id">;

export declare const tripResource: Resource<types.TripResource, "trip_id">;

export declare const threadResource: Resource<types.ThreadResource, "thread_id">;

export declare const webhooksPendingResource: Resource<types.WebhooksPendingResource>;

export declare const webhooksDeadLettersResource: Resource<types.WebhooksDeadLettersResource>;

export declare const webhookEventResource: Resource<types.WebhookEventResource, "event_id">;

export declare const statusResource: Resource<types.StatusResource>;

export declare const errorsResource: Resource<types.ErrorsResource>;
