/** Search available rooms (contract: availability_search). */
import type { Handler } from "#contract";
import type { hotelcrs } from "../../../../generated/hotelcrs/contract.js";
import type { AvailabilitySearchOutput, AvailabilitySearchResolved } from "../../../../generated/hotelcrs/types.js";
import { daysBetween } from "../../../travel/world/index.js";
import type { RoomLine } from "../../../vendors/capcorn/availability.js";
import { nextNote } from "../../nextStep.js";
import { asking } from "../asking.js";
import { capcornRefusal } from "../capcornRefusal.js";
import { policyOf } from "../connection.js";
import { searchEnvironment } from "../environment.js";
import { ageNotes, partyOf } from "../parties.js";
import { payloadOf } from "../payload.js";
import { roomOptionsOf } from "../roomOptions.js";
import { stayObjection } from "../rules/stay.js";
import type { Services } from "../services.js";
import { sourceRequestIdOf, stayInWords } from "../stayDates.js";

export { availabilitySearchText } from "../texts/options.js";

const outputOf = (
  { hotelId, arrivalDate, departureDate, rooms: asked }: AvailabilitySearchResolved,
  lines: readonly RoomLine[],
  sourcePayload: string | undefined,
): AvailabilitySearchOutput => {
  const rooms = roomOptionsOf(lines, daysBetween(arrivalDate, departureDate));
  const found = rooms.length > 0;
  const step = found
    ? "repeat the user's choice with its total, and after a yes create_reservation with the same hotel, dates and guests."
    : "availability_search with other dates, or with fewer guests in a room.";
  return {
    rooms,
    ...(!found && { message: `Found no room options for ${stayInWords(arrivalDate, departureDate)}.` }),
    sourceRequestId: sourceRequestIdOf(hotelId, arrivalDate),
    ...(sourcePayload !== undefined && { sourcePayload }),
    notes: [...ageNotes(asked), nextNote(step)],
  };
};

export const availabilitySearch: Handler<(typeof hotelcrs)["availability_search"], Services> = async (
  input,
  context,
): Promise<AvailabilitySearchOutput> => {
  const { connection, clock, fail } = context;
  const objection = stayObjection(input, clock.now());
  if (objection !== undefined) return fail(objection.reason, objection.detail);
  const { hotelId, arrivalDate: arrival, departureDate: departure, rooms } = input;
  const policy = policyOf("availability_search");
  const asked = { doing: "Searching rooms", policy, before: 0, inAll: policy.attempts };
  const question = { hotelId, arrival, departure, rooms: rooms.map(partyOf) };
  const { lines, raw } = await asking(context, asked, (call) => connection.capcorn.availability(question, call)).catch(
    (error: unknown) => {
      throw capcornRefusal(error, { ...input, environment: searchEnvironment }, connection);
    },
  );
  return outputOf(input, lines, payloadOf(raw, context));
};
