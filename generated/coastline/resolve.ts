// @generated from contracts/coastline. Edit the contract, then run npm run codegen.
// Declared arguments are copied by name. Others are dropped, unless the contract admits them.
import type * as types from "./types.js";

export const resolveGetAirportCode = (input: types.GetAirportCodeInput): types.GetAirportCodeResolved => ({
  city_name: input.city_name,
});

export const resolveSearchFlights = (input: types.SearchFlightsInput): types.SearchFlightsResolved => ({
  origin: input.origin,
  destination: input.destination,
  departure_date: input.departure_date,
  ...(input.return_date === undefined ? {} : { return_date: input.return_date }),
});

export const resolveSearchHotels = (input: types.SearchHotelsInput): types.SearchHotelsResolved => ({
  city_code: input.city_code,
  check_in_date: input.check_in_date,
  check_out_date: input.check_out_date,
});
