// @generated from contracts/gds. Edit the contract, then run npm run codegen.
import type { Handlers, Nothing, Texts, UndeclaredIn } from "#contract";
import type { Services } from "../../src/packs/gds/services.js";
import { searchFlights, searchFlightsText } from "../../src/packs/gds/tools/searchFlights.js";
import { bookFlight, bookFlightText } from "../../src/packs/gds/tools/bookFlight.js";
import { searchHotels, searchHotelsText } from "../../src/packs/gds/tools/searchHotels.js";
import { bookHotel, bookHotelText } from "../../src/packs/gds/tools/bookHotel.js";
import { searchCars, searchCarsText } from "../../src/packs/gds/tools/searchCars.js";
import { bookCar, bookCarText } from "../../src/packs/gds/tools/bookCar.js";
import { retrieveBooking, retrieveBookingText } from "../../src/packs/gds/tools/retrieveBooking.js";
import { cancelBooking, cancelBookingText } from "../../src/packs/gds/tools/cancelBooking.js";
import { listBookings, listBookingsText } from "../../src/packs/gds/tools/listBookings.js";
import type { gds as tools } from "./contract.js";

/** The hand-written handler of each tool. */
export const handlers = {
  searchFlights,
  bookFlight,
  searchHotels,
  bookHotel,
  searchCars,
  bookCar,
  retrieveBooking,
  cancelBooking,
  listBookings,
} satisfies Handlers<typeof tools, Services>;

/** Does not compile if a handler returns a property that its contract does not declare. */
export type Undeclared = Nothing<UndeclaredIn<typeof handlers, typeof tools>>;

/** The hand-written function of each tool that writes its output as text. */
export const texts = {
  searchFlights: searchFlightsText,
  bookFlight: bookFlightText,
  searchHotels: searchHotelsText,
  bookHotel: bookHotelText,
  searchCars: searchCarsText,
  bookCar: bookCarText,
  retrieveBooking: retrieveBookingText,
  cancelBooking: cancelBookingText,
  listBookings: listBookingsText,
} satisfies Texts<typeof tools>;
