/** Opens the reservations of one world: the operations of `Reservations`, bound to a store and a clock. */
import { bookCar } from "./bookCar.js";
import { bookFlights } from "./bookFlights.js";
import { bookHotel } from "./bookHotel.js";
import { cancel } from "./cancel.js";
import { type Desk, findRecord } from "./desk.js";
import { unlessOvertaken } from "./overtaken.js";
import { release, ticket } from "./tickets.js";
import type { Reservations } from "./types.js";

/** The most bookings in one list. */
const mostListed = 200;

/** Counts the bookings from a cursor on. Needed only for a session with more bookings than one list holds. */
const countFrom = async (
  desk: Desk,
  query: Parameters<Desk["store"]["listBookings"]>[0],
  start: string,
): Promise<number> => {
  let count = 0;
  for (let cursor: string | undefined = start; cursor !== undefined; ) {
    const page: Awaited<ReturnType<Desk["store"]["listBookings"]>> = await desk.store.listBookings({
      ...query,
      cursor,
    });
    count += page.bookings.length;
    cursor = page.nextCursor;
  }
  return count;
};

/** All operations on the PNRs of a world, by the rules of its level of realism. */
export const createReservations = (desk: Desk): Reservations => ({
  bookFlights: (request, booker, refuse, terms) =>
    unlessOvertaken(desk, booker, () => bookFlights(desk, request, booker, refuse, terms)),
  ticket: (request, booker, refuse) => unlessOvertaken(desk, booker, () => ticket(desk, request, booker, refuse)),
  release: (pnr, refuse) => release(desk, pnr, refuse),
  bookHotel: (request, booker, refuse) => unlessOvertaken(desk, booker, () => bookHotel(desk, request, booker, refuse)),
  bookCar: (request, booker, refuse) => unlessOvertaken(desk, booker, () => bookCar(desk, request, booker, refuse)),
  cancel: (request, booker, refuse, check) =>
    unlessOvertaken(desk, booker, () => cancel(desk, request, booker, refuse, check)),
  find: (pnr, { sessionId }) => findRecord(desk, pnr, sessionId),
  list: async (sessionId, status) => {
    const query = { world: desk.worldRef, scopeId: sessionId, status, limit: mostListed };
    const { bookings, nextCursor } = await desk.store.listBookings(query);
    const beyond = nextCursor === undefined ? 0 : await countFrom(desk, query, nextCursor);
    return { records: bookings.map(({ document }) => document), total: bookings.length + beyond };
  },
});
