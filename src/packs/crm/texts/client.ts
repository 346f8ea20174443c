/** The text of a client for the model. */
import type { Client, GetClientOutput, UpdateClientOutput } from "../../../../generated/crm/types.js";
import { noteLines } from "../../nextStep.js";
import { counted } from "../../words.js";

/** The whole profile. Unknown values are left out. */
export const clientLine = ({ client_id, name, email, phone, company, vip_status, ...client }: Client): string => {
  const { aircraft_category: aircraft, catering, special_needs: needs } = client.preferences;
  const { total_flights: flights, last_flight_date: last, preferred_operators: operators } = client.history;
  return [
    `${client_id} ${name}, ${vip_status}`,
    email,
    ...[phone, company].filter((text) => text !== undefined),
    ...(aircraft === undefined ? [] : [`prefers ${aircraft}`]),
    ...(catering === undefined ? [] : [`catering ${catering}`]),
    ...(needs === undefined ? [] : [`needs ${needs}`]),
    `${counted(flights, "flight")}${last === undefined ? "" : `, last ${last}`}`,
    ...(operators.length === 0 ? [] : [`operators ${operators.join(", ")}`]),
  ].join("; ");
};

export const getClientText = ({ notes = [], ...client }: GetClientOutput): string =>
  [clientLine(client), ...noteLines(notes)].join("\n");

export const updateClientText = ({ client, updated_fields, updated_at, notes }: UpdateClientOutput): string =>
  [`Written at ${updated_at}: ${updated_fields.join(", ")}.`, clientLine(client), ...noteLines(notes)].join("\n");
