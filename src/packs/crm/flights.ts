/** A flight as it is recorded, and the client's counts that result. Pure. */
import type { AddFlightHistoryOutput } from "../../../generated/crm/types.js";
import type { Cell } from "../../vendors/sheets/wire.js";

export type Flight = AddFlightHistoryOutput["flight"];

/** Everything written for one flight: its own row, and the count and date cells of its client's row. */
export interface CountedFlight {
  /** For example `FL-001-13`. */
  readonly id: string;
  readonly clientId: string;
  readonly flight: Flight;
  /** The client's number of flights, including this one. */
  readonly totalFlights: number;
  readonly lastFlightDate: string;
  /** A UTC instant. */
  readonly recordedAt: string;
}

/** The id of a client's nth flight: `FL-`, the digits of `CL-001`, and the number. */
const flightId = (clientId: string, number: number): string =>
  `FL-${clientId.replace(/^CL-/i, "")}-${String(number).padStart(2, "0")}`;

export const countedFlight = (
  flight: Flight,
  client: { readonly id: string; readonly totalFlights: number; readonly lastFlightDate: string | undefined },
  recordedAt: string,
): CountedFlight => {
  const { id: clientId, totalFlights, lastFlightDate = "" } = client;
  return {
    id: flightId(clientId, totalFlights + 1),
    clientId,
    flight,
    totalFlights: totalFlights + 1,
    lastFlightDate: flight.date > lastFlightDate ? flight.date : lastFlightDate,
    recordedAt,
  };
};

/** The cells of a flight, in the order of the tab's columns. */
export const flightCells = ({ id, clientId, flight, recordedAt }: CountedFlight): readonly Cell[] => {
  const { date, route, aircraft = "", operator = "", price = "" } = flight;
  return [id, clientId, date, route, aircraft, operator, price, recordedAt];
};

/** Whether two flights have the same details; used to recognise a flight that was left half written. */
export const isSameFlight = (one: Flight, other: Flight): boolean =>
  (["date", "route", "aircraft", "operator", "price"] as const).every((member) => one[member] === other[member]);
