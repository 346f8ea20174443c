/** Record a flight (contract: add_flight_history). */
import type { Handler } from "#contract";
import type { crm } from "../../../../generated/crm/contract.js";
import type { AddFlightHistoryOutput } from "../../../../generated/crm/types.js";
import { utcIso } from "../../../travel/world/index.js";
import { nextNote } from "../../nextStep.js";
import { type CountedFlight, countedFlight, isSameFlight } from "../flights.js";
import { flightOf } from "../rules/flight.js";
import type { Services } from "../services.js";
import { endLeftFlight, readClientById, recordFlight, writeInTurn } from "../writing.js";

export { addFlightHistoryText } from "../texts/flight.js";

const outputOf = ({ clientId, flight, totalFlights, lastFlightDate }: CountedFlight): AddFlightHistoryOutput => ({
  client_id: clientId,
  total_flights: totalFlights,
  last_flight_date: lastFlightDate,
  flight,
  notes: [nextNote(`get_client ${clientId} with search_field client_id shows the profile.`)],
});

export const addFlightHistory: Handler<(typeof crm)["add_flight_history"], Services> = async (
  input,
  context,
): Promise<AddFlightHistoryOutput> => {
  const { fail, clock } = context;
  const flight = flightOf(input.flight_details, clock.now());
  if ("reason" in flight) return fail(flight.reason, flight.detail);
  return writeInTurn(context, "add_flight_history", input, async (turn) => {
    const left = await endLeftFlight(turn, context);
    if (left !== undefined && isSameFlight(left.flight, flight)) return outputOf(left);
    const { row, client } = await readClientById(input.client_id, context);
    const { total_flights: totalFlights, last_flight_date: lastFlightDate } = client.history;
    const counted = countedFlight(flight, { id: client.client_id, totalFlights, lastFlightDate }, utcIso(clock.now()));
    await recordFlight(counted, row, turn, context);
    return outputOf(counted);
  });
};
