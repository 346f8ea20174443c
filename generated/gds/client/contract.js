// @generated from contracts/gds. Edit the contract, then run npm run codegen.
import * as descriptors from "./descriptors.js";
import { facts } from "./runtime/facts.js";

export const gds = {
  searchFlights: descriptors.searchFlightsTool,
  bookFlight: descriptors.bookFlightTool,
  searchHotels: descriptors.searchHotelsTool,
  bookHotel: descriptors.bookHotelTool,
  searchCars: descriptors.searchCarsTool,
  bookCar: descriptors.bookCarTool,
  retrieveBooking: descriptors.retrieveBookingTool,
  cancelBooking: descriptors.cancelBookingTool,
  listBookings: descriptors.listBookingsTool,
  [facts]: {
    name: "gds",
    version: "2.2.1",
    resources: {
      currentSession: descriptors.currentSessionResource,
      sessionBookings: descriptors.sessionBookingsResource,
      airports: descriptors.airportsResource,
      airlines: descriptors.airlinesResource,
      aircraft: descriptors.aircraftResource,
      hotelChains: descriptors.hotelChainsResource,
      carVendors: descriptors.carVendorsResource,
      sipp: descriptors.sippResource,
      errors: descriptors.errorsResource,
      booking: descriptors.bookingResource,
      bookingHistory: descriptors.bookingHistoryResource,
      offer: descriptors.offerResource,
    },
  },
};
