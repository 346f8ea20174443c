/** Checks what a trip's schema cannot express. Pure. */
import type { CreateTripReason, CreateTripResolved } from "../../../../generated/charter/types.js";
import { pastObjection, returnObjection } from "./instants.js";
import type { Objection } from "./objection.js";
import { endsObjection } from "./places.js";

/** The first objection to a trip; undefined if the trip can be created. `isKnown`: whether to accept only airports of this world. */
export const tripObjection = (
  { departure_airport, arrival_airport, departure_date, return_date }: CreateTripResolved,
  nowMs: number,
  isKnown: boolean,
): Objection<CreateTripReason> | undefined =>
  endsObjection(
    { field: "departure_airport", value: departure_airport },
    { field: "arrival_airport", value: arrival_airport },
    isKnown,
  ) ??
  pastObjection({ field: "departure_date", value: departure_date }, nowMs) ??
  (return_date === undefined
    ? undefined
    : returnObjection({ field: "return_date", value: return_date }, departure_date));
