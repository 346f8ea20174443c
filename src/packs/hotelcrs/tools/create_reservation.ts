/** Book rooms (contract: create_reservation). */
import { randomUUID } from "node:crypto";
import type { Handler, ToolContext } from "#contract";
import type { hotelcrs } from "../../../../generated/hotelcrs/contract.js";
import type { CreateReservationOutput, CreateReservationResolved } from "../../../../generated/hotelcrs/types.js";
import { ToolFailure } from "../../../contract/refusal.js";
import { daysBetween } from "../../../travel/world/index.js";
import { UpstreamFailure } from "../../../upstream/index.js";
import type { ReservationQuestion } from "../../../vendors/capcorn/reservation.js";
import { CapcornRefusal } from "../../../vendors/capcorn/wire.js";
import { nextNote } from "../../nextStep.js";
import { asking } from "../asking.js";
import { capcornRefusal } from "../capcornRefusal.js";
import { policyOf } from "../connection.js";
import { bookingEnvironment, searchEnvironment } from "../environment.js";
import { ageNotes, partyInWords, partyOf } from "../parties.js";
import { externalIdFor, type Pending, type Plan, pendingOf } from "../pending.js";
import { euros } from "../roomOptions.js";
import { stayObjection } from "../rules/stay.js";
import type { Services } from "../services.js";
import { sourceRequestIdOf } from "../stayDates.js";

export { createReservationText } from "../texts/reservation.js";

type Context = ToolContext<(typeof hotelcrs)["create_reservation"]> & Services;
type Room = CreateReservationResolved["rooms"][number];

/** The number of requests in a call: the price, then the reservation. */
const requests = 2;
const policy = policyOf("create_reservation");

const soldOut = (field: string, { categoryCode, board, ...party }: Room): ToolFailure =>
  new ToolFailure("SOLD_OUT", { field, value: categoryCode, board, people: partyInWords(party) });

const stayOf = ({ hotelId, arrivalDate: arrival, departureDate: departure }: CreateReservationResolved) => ({
  ...{ hotelId, arrival, departure },
});

/**
 * The current price of each room, in cents. Refuses a room that is not available, and a total that differs from the one the user agreed to.
 */
const pricesNow = async (input: CreateReservationResolved, context: Context): Promise<readonly number[]> => {
  const { connection, fail } = context;
  const question = { ...stayOf(input), rooms: input.rooms.map(partyOf) };
  const asked = { doing: "Checking the price", policy, before: 0, inAll: requests * policy.attempts };
  const { lines } = await asking(context, asked, (call) => connection.capcorn.availability(question, call)).catch(
    (error: unknown) => {
      throw capcornRefusal(error, { ...input, environment: searchEnvironment }, connection);
    },
  );
  const prices = input.rooms.map((room, index) => {
    const { categoryCode, board } = room;
    const option = lines[index]?.options.find((each) => each.categoryCode === categoryCode && each.board === board);
    if (option === undefined) throw soldOut(`rooms.${index}.categoryCode`, room);
    return option.priceCents;
  });
  const total = prices.reduce((sum, price) => sum + price, 0);
  const { totalPrice } = input;
  if (total === Math.round(totalPrice * 100)) return prices;
  return fail("PRICE_CHANGED", { field: "totalPrice", value: totalPrice, old: totalPrice, new: euros(total) });
};

const planned = async (input: CreateReservationResolved, context: Context): Promise<Plan> => ({
  priceCents: await pricesNow(input, context),
  externalId: externalIdFor(context) ?? randomUUID(),
  createdAt: new Date(context.clock.now()).toISOString(),
});

const questionOf = (
  input: CreateReservationResolved,
  { externalId, createdAt, priceCents }: Plan,
): ReservationQuestion => ({
  ...{ ...stayOf(input), externalId, createdAt, guest: input.guest, comment: input.comment },
  rooms: input.rooms.map((room, index) => ({
    ...{ categoryCode: room.categoryCode, board: room.board, priceCents: priceCents[index] ?? 0 },
    ...partyOf(room),
  })),
});

/** A plan, and whether this call is the only one that may have sent it. */
interface Sent {
  readonly plan: Plan;
  readonly isFirst: boolean;
}

/** Whether it is certain that nothing was booked. If this call's request never arrived, an earlier call's may have. */
const isUndone = (error: unknown, isFirst: boolean): boolean =>
  error instanceof CapcornRefusal || (isFirst && error instanceof UpstreamFailure && !error.facts.mayHaveBeenDone);

const reserved = async (
  input: CreateReservationResolved,
  { plan, isFirst }: Sent,
  context: Context,
  pending: Pending<CreateReservationOutput> | undefined,
): Promise<string> => {
  const { connection } = context;
  const { attempts } = policy;
  const asked = { doing: "Booking", policy, before: attempts, inAll: requests * attempts };
  const question = questionOf(input, plan);
  try {
    return (await asking(context, asked, (call) => connection.capcorn.reserve(question, call))).reservationId;
  } catch (error) {
    if (isUndone(error, isFirst)) await pending?.giveUp();
    const [first] = input.rooms;
    throw capcornRefusal(
      error,
      { ...input, environment: bookingEnvironment, soldOut: first && (() => soldOut("rooms.0.categoryCode", first)) },
      connection,
    );
  }
};

const outputOf = (input: CreateReservationResolved, reservationId: string): CreateReservationOutput => {
  const { hotelId, arrivalDate, departureDate } = input;
  const totalPrice = euros(Math.round(input.totalPrice * 100));
  const step = `tell the user the reservation id ${reservationId}; to change or cancel it, ask the hotel.`;
  return {
    ...{ reservationId, status: "booked", hotelId, arrivalDate, departureDate },
    nights: daysBetween(arrivalDate, departureDate),
    ...{ totalPrice, currency: "EUR", sourceRequestId: sourceRequestIdOf(hotelId, arrivalDate) },
    notes: [...ageNotes(input.rooms), nextNote(step)],
  };
};

export const createReservation: Handler<(typeof hotelcrs)["create_reservation"], Services> = async (
  input,
  context,
): Promise<CreateReservationOutput> => {
  const { connection, clock, fail } = context;
  const pending = pendingOf<CreateReservationOutput>(context, input);
  const answered = await pending?.answered();
  if (answered !== undefined) return answered;
  const begun = await pending?.begun();
  const objection = begun === undefined ? stayObjection(input, clock.now()) : undefined;
  if (objection !== undefined) return fail(objection.reason, objection.detail);
  if (!connection.canBook) {
    throw new ToolFailure("UPSTREAM_AUTH", { field: "server", value: null, environment: bookingEnvironment.join() });
  }
  const own = begun ?? (await planned(input, context));
  const plan = begun ?? (await pending?.begin(own)) ?? own;
  const isFirst = begun === undefined && plan === own;
  // Another call with the key may have finished while this one asked for the price.
  const meanwhile = begun === undefined ? await pending?.answered() : undefined;
  if (meanwhile !== undefined) {
    if (isFirst) await pending?.giveUp();
    return meanwhile;
  }
  const output = outputOf(input, await reserved(input, { plan, isFirst }, context, pending));
  return (await pending?.finish(output)) ?? output;
};
