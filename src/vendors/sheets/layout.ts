/** The layout of the spreadsheet in the specification: its tabs, and the columns of each, in order. */

export const clientsTab = "Clients";

/** Columns A to N. */
export const clientColumns = [
  "client_id",
  "name",
  "email",
  "phone",
  "company",
  "aircraft_preference",
  "catering_preference",
  "special_needs",
  "vip_status",
  "total_flights",
  "last_flight_date",
  "preferred_operators",
  "created_at",
  "updated_at",
] as const;
export type ClientColumn = (typeof clientColumns)[number];

export const flightsTab = "FlightHistory";

/** Columns A to H. */
export const flightColumns = [
  "flight_id",
  "client_id",
  "date",
  "route",
  "aircraft",
  "operator",
  "price",
  "recorded_at",
] as const;
