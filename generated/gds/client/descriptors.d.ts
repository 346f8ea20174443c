// @generated from contracts/gds. Edit the contract, then run npm run codegen.
import type { Resource, Tool } from "./runtime/descriptor.types.js";
import type * as types from "./types.js";

export declare const searchFlightsTool: Tool<types.SearchFlightsInput, types.SearchFlightsOutput, types.SearchFlightsReason | types.CommonReason, types.ReasonData>;

export declare const bookFlightTool: Tool<types.BookFlightInput, types.BookFlightOutput, types.BookFlightReason | types.CommonReason, types.ReasonData>;

export declare const searchHotelsTool: Tool<types.SearchHotelsInput, types.SearchHotelsOutput, types.SearchHotelsReason | types.CommonReason, types.ReasonData>;

export declare const bookHotelTool: Tool<types.BookHotelInput, types.BookHotelOutput, types.BookHotelReason | types.CommonReason, types.ReasonData>;

export declare const searchCarsTool: Tool<types.SearchCarsInput, types.SearchCarsOutput, types.SearchCarsReason | types.CommonReason, types.ReasonData>;

export declare const bookCarTool: Tool<types.BookCarInput, types.BookCarOutput, types.BookCarReason | types.CommonReason, types.ReasonData>;

export declare const retrieveBookingTool: Tool<types.RetrieveBookingInput, types.RetrieveBookingOutput, types.RetrieveBookingReason | types.CommonReason, types.ReasonData>;

export declare const cancelBookingTool: Tool<types.CancelBookingInput, types.CancelBookingOutput, types.CancelBookingReason | types.CommonReason, types.ReasonData>;

export declare const listBookingsTool: Tool<types.ListBookingsInput, types.ListBookingsOutput, types.ListBookingsReason | types.CommonReason, types.ReasonData>;

export declare const currentSessionResource: Resource<types.CurrentSessionResource>;

export declare const sessionBookingsResource: Resource<types.SessionBookingsResource>;

export declare const airportsResource: Resource<types.AirportsResource>;

export declare const airlinesResource: Resource<types.AirlinesResource>;

export declare const aircraftResource: Resource<types.AircraftResource>;

export declare const hotelChainsResource: Resource<types.HotelChainsResource>;

export declare const carVendorsResource: Resource<types.CarVendorsResource>;

export declare const sippResource: Resource<types.SippResource>;

export declare const errorsResource: Resource<types.ErrorsResource>;

export declare const bookingResource: Resource<types.BookingResource, "pnr">;

export declare const bookingHistoryResource: Resource<types.BookingHistoryResource, "pnr">;

export declare const offerResource: Resource<types.OfferResource, "offerId">;
