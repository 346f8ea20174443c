// @generated from contracts/crm. Edit the contract, then run npm run codegen.
// Declared arguments are copied by name. Others are dropped, unless the contract admits them.
import type * as types from "./types.js";

export const resolveGetClient = (input: types.GetClientInput): types.GetClientResolved => ({
  identifier: input.identifier,
  search_field: input.search_field === undefined ? "email" : input.search_field,
});

export const resolveUpdateClient = (input: types.UpdateClientInput): types.UpdateClientResolved => ({
  client_id: input.client_id,
  updates: input.updates,
});

export const resolveAddFlightHistory = (input: types.AddFlightHistoryInput): types.AddFlightHistoryResolved => ({
  client_id: input.client_id,
  flight_details: {
    ...(input.flight_details.date === undefined ? {} : { date: input.flight_details.date }),
    ...(input.flight_details.route === undefined ? {} : { route: input.flight_details.route }),
    ...(input.flight_details.aircraft === undefined ? {} : { aircraft: input.flight_details.aircraft }),
    ...(input.flight_details.operator === undefined ? {} : { operator: input.flight_details.operator }),
    ...(input.flight_details.price === undefined ? {} : { price: input.flight_details.price }),
  },
});

export const resolveSearchClients = (input: types.SearchClientsInput): types.SearchClientsResolved => ({
  ...(input.query === undefined ? {} : { query: input.query }),
  ...(input.filters === undefined ? {} : { filters: {
    ...(input.filters.vip_status === undefined ? {} : { vip_status: input.filters.vip_status }),
    ...(input.filters.min_flights === undefined ? {} : { min_flights: input.filters.min_flights }),
  } }),
  limit: input.limit === undefined ? 10 : input.limit,
});
