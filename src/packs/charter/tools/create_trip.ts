/** Create a trip (contract: create_trip). */
import type { Handler } from "#contract";
import type { charter } from "../../../../generated/charter/contract.js";
import type { CreateTripOutput } from "../../../../generated/charter/types.js";
import type { Trip } from "../../../charter/documents.js";
import { nextNote } from "../../nextStep.js";
import { avinodeRefusal } from "../avinodeRefusal.js";
import { tripObjection } from "../rules/trip.js";
import { segmentOf, wireSegment } from "../segments.js";
import type { Services } from "../services.js";
import { waitingNotes } from "../waitingNotes.js";
import { doOnce, externalIdOf } from "../writing.js";

export { createTripText } from "../texts/trip.js";

/** Notes on the deep link. In mock mode it leads nowhere. In live mode only events report what a person does with it. */
const linkNotes = (tripId: string, isMock: boolean, hearsEvents: boolean): readonly string[] => [
  ...(isMock ? ["The link leads nowhere: the mock asks three operators itself in five minutes."] : []),
  nextNote(
    isMock || hearsEvents
      ? `give the link to a person; then charter://trips/${tripId} names the RFPs, for get_quote_status.`
      : "give the link to a person, who sees the quotes there: no events reach this server. create_rfp asks operators from here.",
  ),
];

export const createTrip: Handler<(typeof charter)["create_trip"], Services> = (
  input,
  context,
): Promise<CreateTripOutput> =>
  doOnce(context, "create_trip", input, async () => {
    const { clock, fail, avinode, record, stored, isMock, scope, session } = context;
    const hearsEvents = context.hearsEvents && session.transport === "http";
    const nowMs = clock.now();
    const objection = tripObjection(input, nowMs, isMock);
    if (objection !== undefined) return fail(objection.reason, objection.detail);
    const { departure_airport, arrival_airport, passengers, return_date } = input;
    const out = segmentOf(input);
    const back = { departure_airport: arrival_airport, arrival_airport: departure_airport, passengers };
    const segments = return_date === undefined ? [out] : [out, segmentOf({ ...back, departure_date: return_date })];
    const question = { segments: segments.map(wireSegment), externalId: externalIdOf(context) };
    const { tripId, deepLink } = await avinode
      .createTrip(question, context.upstreamCall(context))
      .catch((error: unknown) => {
        throw avinodeRefusal(error, context);
      });
    const trip: Trip = {
      ...{ id: tripId, status: "created", deepLink, segments },
      ...{ createdAtMs: nowMs, scopeId: scope.id ?? null, changedAtMs: nowMs },
    };
    return {
      output: {
        trip_id: tripId,
        deep_link: deepLink,
        status: "created",
        next_action: "OPEN_AVINODE",
        message: "Trip created. Open Avinode to search operators and send RFQs.",
        notes: [...waitingNotes(stored, isMock), ...linkNotes(tripId, isMock, hearsEvents)],
      },
      writes: async () => {
        const kept = await record.collections.trips.read(record.world, tripId);
        return [record.writeTrip(trip, kept?.version ?? "new")];
      },
    };
  });
