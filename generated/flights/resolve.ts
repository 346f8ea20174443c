// @generated from contracts/flights. Edit the contract, then run npm run codegen.
// Declared arguments are copied by name. Others are dropped, unless the contract admits them.
import type * as types from "./types.js";

export const resolveSearchFlightsTimeWindow = (input: types.SearchFlightsInputTimeWindow): types.SearchFlightsResolvedTimeWindow => ({
  after: input.after,
  before: input.before,
});

export const resolveSearchFlights = (input: types.SearchFlightsInput): types.SearchFlightsResolved => ({
  origin: input.origin,
  destination: input.destination,
  departure_date: input.departure_date,
  ...(input.return_date === undefined ? {} : { return_date: input.return_date }),
  adults: input.adults === undefined ? 1 : input.adults,
  children: input.children === undefined ? 0 : input.children,
  infants: input.infants === undefined ? 0 : input.infants,
  ...(input.cabin_class === undefined ? {} : { cabin_class: input.cabin_class }),
  max_connections: input.max_connections === undefined ? 2 : input.max_connections,
  ...(input.departure_time === undefined ? {} : { departure_time: resolveSearchFlightsTimeWindow(input.departure_time) }),
  ...(input.arrival_time === undefined ? {} : { arrival_time: resolveSearchFlightsTimeWindow(input.arrival_time) }),
  max_results: input.max_results === undefined ? 50 : input.max_results,
  new_search: input.new_search === undefined ? false : input.new_search,
});

export const resolveDiscardSearch = (input: types.DiscardSearchInput): types.DiscardSearchResolved => ({
  search_id: input.search_id,
});
