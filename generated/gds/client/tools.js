// @generated from contracts/gds. Edit the contract, then run npm run codegen.
import {
  searchFlightsTool,
  bookFlightTool,
  searchHotelsTool,
  bookHotelTool,
  searchCarsTool,
  bookCarTool,
  retrieveBookingTool,
  cancelBookingTool,
  listBookingsTool,
} from "./descriptors.js";
import { toolFunction } from "./runtime/methods.js";

export const searchFlights = /* @__PURE__ */ toolFunction(searchFlightsTool);
export const bookFlight = /* @__PURE__ */ toolFunction(bookFlightTool);
export const searchHotels = /* @__PURE__ */ toolFunction(searchHotelsTool);
export const bookHotel = /* @__PURE__ */ toolFunction(bookHotelTool);
export const searchCars = /* @__PURE__ */ toolFunction(searchCarsTool);
export const bookCar = /* @__PURE__ */ toolFunction(bookCarTool);
export const retrieveBooking = /* @__PURE__ */ toolFunction(retrieveBookingTool);
export const cancelBooking = /* @__PURE__ */ toolFunction(cancelBookingTool);
export const listBookings = /* @__PURE__ */ toolFunction(listBookingsTool);
