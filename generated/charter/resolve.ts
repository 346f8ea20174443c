// @generated from contracts/charter. Edit the contract, then run npm run codegen.
// Declared arguments are copied by name. Others are dropped, unless the contract admits them.
import type * as types from "./types.js";

export const resolveSearchFlights = (input: types.SearchFlightsInput): types.SearchFlightsResolved => ({
  departure_airport: input.departure_airport,
  arrival_airport: input.arrival_airport,
  passengers: input.passengers,
  departure_date: input.departure_date,
  ...(input.aircraft_category === undefined ? {} : { aircraft_category: input.aircraft_category }),
});

export const resolveCreateRfp = (input: types.CreateRfpInput): types.CreateRfpResolved => ({
  flight_details: {
    departure_airport: input.flight_details.departure_airport,
    arrival_airport: input.flight_details.arrival_airport,
    passengers: input.flight_details.passengers,
    departure_date: input.flight_details.departure_date,
  },
  operator_ids: input.operator_ids,
  ...(input.deadline === undefined ? {} : { deadline: input.deadline }),
  ...(input.special_requirements === undefined ? {} : { special_requirements: input.special_requirements }),
});

export const resolveGetQuoteStatus = (input: types.GetQuoteStatusInput): types.GetQuoteStatusResolved => ({
  rfp_id: input.rfp_id,
});

export const resolveGetQuotes = (input: types.GetQuotesInput): types.GetQuotesResolved => ({
  rfp_id: input.rfp_id,
});

export const resolveCreateTrip = (input: types.CreateTripInput): types.CreateTripResolved => ({
  departure_airport: input.departure_airport,
  arrival_airport: input.arrival_airport,
  passengers: input.passengers,
  departure_date: input.departure_date,
  ...(input.return_date === undefined ? {} : { return_date: input.return_date }),
});

export const resolveSendMessage = (input: types.SendMessageInput): types.SendMessageResolved => ({
  thread_id: input.thread_id,
  message: input.message,
});
