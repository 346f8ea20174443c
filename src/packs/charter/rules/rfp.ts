/** Checks a request for quotes. In live mode the marketplace checks airports, operators and aircraft; in mock mode the world does. Pure. */
import type { CreateRfpReason, CreateRfpResolved } from "../../../../generated/charter/types.js";
import { usualDeadlineMs } from "../../../charter/standing.js";
import { nearest } from "../../../contract/validation/similar.js";
import { charterFleet, charterOperator, charterOperators } from "../../../travel/world/charter/index.js";
import { deadlineObjection, pastObjection } from "./instants.js";
import type { Objection } from "./objection.js";
import { endsObjection } from "./places.js";
import { lengthObjection } from "./texts.js";

type RfpObjection = Objection<CreateRfpReason> | undefined;

const operatorIds = charterOperators.map(({ id }) => id);

const unknownOperator = (ids: readonly string[]): RfpObjection => {
  const index = ids.findIndex((id) => charterOperator(id) === undefined);
  const value = ids[index];
  if (value === undefined) return undefined;
  const near = nearest(value, operatorIds);
  const meant = near === undefined ? {} : { suggestion: `Did you mean ${near}?` };
  return { reason: "UNKNOWN_OPERATOR", detail: { field: `operator_ids.${index}`, value, ...meant } };
};

const seatsOf = (operators: readonly string[]): number =>
  Math.max(...charterFleet.filter(({ operator }) => operators.includes(operator.id)).map(({ capacity }) => capacity));

/** The most passengers that any aircraft of business aviation carries. */
const mostPassengers = 19;
const party = "flight_details.passengers";

const partyObjection = (passengers: number, operators: readonly string[], isKnown: boolean): RfpObjection => {
  if (passengers < 1 || passengers > mostPassengers)
    return { reason: "INVALID_PASSENGERS", detail: { field: party, value: passengers, most: mostPassengers } };
  if (!isKnown) return undefined;
  const most = seatsOf(operators);
  return passengers > most
    ? { reason: "INSUFFICIENT_CAPACITY", detail: { field: party, value: passengers, most } }
    : undefined;
};

/** The first objection to a request; undefined if the request can be sent. */
export const rfpObjection = (
  { flight_details, operator_ids, deadline, special_requirements }: CreateRfpResolved,
  nowMs: number,
  isKnown: boolean,
): RfpObjection => {
  const { departure_airport, arrival_airport, passengers, departure_date } = flight_details;
  const from = { field: "flight_details.departure_airport", value: departure_airport };
  const to = { field: "flight_details.arrival_airport", value: arrival_airport };
  const wishes = { field: "special_requirements", value: special_requirements ?? "" };
  return (
    endsObjection(from, to, isKnown) ??
    pastObjection({ field: "flight_details.departure_date", value: departure_date }, nowMs) ??
    (isKnown ? unknownOperator(operator_ids) : undefined) ??
    partyObjection(passengers, operator_ids, isKnown) ??
    (deadline === undefined ? undefined : deadlineObjection(deadline, departure_date, nowMs, usualDeadlineMs(nowMs))) ??
    (special_requirements === undefined ? undefined : lengthObjection(wishes))
  );
};
