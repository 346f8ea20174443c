// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
// Declared arguments are copied by name. Others are dropped, unless the contract admits them.
import type * as types from "./types.js";

export const resolveAvailabilitySearch = (input: types.AvailabilitySearchInput): types.AvailabilitySearchResolved => ({
  hotelId: input.hotelId,
  arrivalDate: input.arrivalDate,
  departureDate: input.departureDate,
  rooms: input.rooms.map((item) => ({
    adults: item.adults,
    ...(item.children === undefined ? {} : { children: item.children.map((item2) => ({
      age: item2.age,
    })) }),
  })),
});

export const resolveCreateReservation = (input: types.CreateReservationInput): types.CreateReservationResolved => ({
  hotelId: input.hotelId,
  arrivalDate: input.arrivalDate,
  departureDate: input.departureDate,
  rooms: input.rooms.map((item) => ({
    categoryCode: item.categoryCode,
    board: item.board,
    adults: item.adults,
    ...(item.children === undefined ? {} : { children: item.children.map((item2) => ({
      age: item2.age,
    })) }),
  })),
  guest: {
    firstName: input.guest.firstName,
    lastName: input.guest.lastName,
    email: input.guest.email,
    ...(input.guest.phone === undefined ? {} : { phone: input.guest.phone }),
    ...(input.guest.country === undefined ? {} : { country: input.guest.country }),
  },
  totalPrice: input.totalPrice,
  userConfirmed: input.userConfirmed,
  ...(input.comment === undefined ? {} : { comment: input.comment }),
});
