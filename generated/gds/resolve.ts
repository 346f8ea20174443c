// @generated from contracts/gds. Edit the contract, then run npm run codegen.
// Declared arguments are copied by name. Others are dropped, unless the contract admits them.
import type * as types from "./types.js";

export const resolveSearchFlights = (input: types.SearchFlightsInput): types.SearchFlightsResolved => ({
  origin: input.origin,
  destination: input.destination,
  departureDate: input.departureDate,
  passengers: input.passengers === undefined ? { adults: 1, children: 0, infants: 0 } : {
    adults: input.passengers.adults,
    children: input.passengers.children === undefined ? 0 : input.passengers.children,
    infants: input.passengers.infants === undefined ? 0 : input.passengers.infants,
  },
  cabin: input.cabin === undefined ? "economy" : input.cabin,
});

export const resolveBookFlight = (input: types.BookFlightInput): types.BookFlightResolved => ({
  flightIds: input.flightIds,
  passengers: input.passengers.map((item) => ({
    type: item.type,
    firstName: item.firstName,
    lastName: item.lastName,
    ...(item.dateOfBirth === undefined ? {} : { dateOfBirth: item.dateOfBirth }),
    ...(item.email === undefined ? {} : { email: item.email }),
    ...(item.phone === undefined ? {} : { phone: item.phone }),
    ...(item.frequentFlyerNumber === undefined ? {} : { frequentFlyerNumber: item.frequentFlyerNumber }),
  })),
  ...(input.contactEmail === undefined ? {} : { contactEmail: input.contactEmail }),
  ...(input.contactPhone === undefined ? {} : { contactPhone: input.contactPhone }),
});

export const resolveSearchHotels = (input: types.SearchHotelsInput): types.SearchHotelsResolved => ({
  cityCode: input.cityCode,
  checkInDate: input.checkInDate,
  checkOutDate: input.checkOutDate,
  guests: input.guests === undefined ? 1 : input.guests,
  ...(input.starRating === undefined ? {} : { starRating: input.starRating }),
});

export const resolveBookHotel = (input: types.BookHotelInput): types.BookHotelResolved => ({
  hotelId: input.hotelId,
  ...(input.existingPnr === undefined ? {} : { existingPnr: input.existingPnr }),
  guests: input.guests.map((item) => ({
    firstName: item.firstName,
    lastName: item.lastName,
    ...(item.email === undefined ? {} : { email: item.email }),
  })),
  ...(input.specialRequests === undefined ? {} : { specialRequests: input.specialRequests }),
});

export const resolveSearchCars = (input: types.SearchCarsInput): types.SearchCarsResolved => ({
  pickupLocationCode: input.pickupLocationCode,
  ...(input.dropoffLocationCode === undefined ? {} : { dropoffLocationCode: input.dropoffLocationCode }),
  pickupDate: input.pickupDate,
  dropoffDate: input.dropoffDate,
  driverAge: input.driverAge === undefined ? 30 : input.driverAge,
});

export const resolveBookCar = (input: types.BookCarInput): types.BookCarResolved => ({
  carId: input.carId,
  ...(input.existingPnr === undefined ? {} : { existingPnr: input.existingPnr }),
  driver: {
    firstName: input.driver.firstName,
    lastName: input.driver.lastName,
    ...(input.driver.dateOfBirth === undefined ? {} : { dateOfBirth: input.driver.dateOfBirth }),
    ...(input.driver.email === undefined ? {} : { email: input.driver.email }),
    ...(input.driver.phone === undefined ? {} : { phone: input.driver.phone }),
    ...(input.driver.licenseCountry === undefined ? {} : { licenseCountry: input.driver.licenseCountry }),
  },
  ...(input.additionalDrivers === undefined ? {} : { additionalDrivers: input.additionalDrivers.map((item) => ({
    firstName: item.firstName,
    lastName: item.lastName,
    ...(item.dateOfBirth === undefined ? {} : { dateOfBirth: item.dateOfBirth }),
  })) }),
  insurance: input.insurance === undefined ? "none" : input.insurance,
  ...(input.extras === undefined ? {} : { extras: input.extras }),
  ...(input.flightNumber === undefined ? {} : { flightNumber: input.flightNumber }),
  ...(input.specialRequests === undefined ? {} : { specialRequests: input.specialRequests }),
});

export const resolveRetrieveBooking = (input: types.RetrieveBookingInput): types.RetrieveBookingResolved => ({
  pnr: input.pnr,
});

export const resolveCancelBooking = (input: types.CancelBookingInput): types.CancelBookingResolved => ({
  pnr: input.pnr,
  ...(input.reason === undefined ? {} : { reason: input.reason }),
});

export const resolveListBookings = (input: types.ListBookingsInput): types.ListBookingsResolved => ({
  status: input.status === undefined ? "all" : input.status,
});
