/** A flight as it is recorded, and what its record makes of the client's counts. Pure. */
import type { AddFlightHistoryOutput } from "../../../generated/crm/types.js";
import type { Cell } from "../../vendors/sheets/wire.js";

export type Flight = AddFlightHistoryOutput["flight"];

/** All that is written for one flight: a row of its own, and cells of its client's. */
export interface CountedFlight {
  /** `FL-001-13`. */
  readonly id: string;
  readonly clientId: string;
  readonly flight: Flight;
  /** The client's, with this flight. */
  readonly totalFlights: number;
  readonly lastFlightDate: string;
  /** UTC instant. */
  readonly recordedAt: string;
}

/** Of a client of the form `CL-001`, with its digits alone. */
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

/** As the columns of the tab are. */
export const flightCells = ({ id, clientId, flight, recordedAt }: CountedFlight): readonly Cell[] => {
  const { date, route, aircraft = "", operator = "", price = "" } = flight;
  return [id, clientId, date, route, aircraft, operator, price, recordedAt];
};

/** Whether somebody asks for what was left half written. */
export const isSameFlight = (one: Flight, other: Flight): boolean =>
  (["date", "route", "aircraft", "operator", "price"] as const).every((member) => one[member] === other[member]);
