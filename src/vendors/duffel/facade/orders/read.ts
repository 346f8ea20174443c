/** Reads and lists orders, and changes their metadata. */
import type { FacadeHandler, FacadePlace } from "../../../../facade/port.js";
import { type BookingRecord, isHeld } from "../../../../travel/reservations/index.js";
import { textAnswer } from "../answers.js";
import { membersOf, Refused, recordAt } from "../checked.js";
import { pageOf } from "../paging.js";
import { asOrder, deskOf, findOrder, orderOfPnr, stateRefusal } from "./desk.js";
import { committed, factsIn, factsWrite, type OrderFacts } from "./facts.js";
import { orderText, orderTextOf } from "./orderForm.js";
import { metadataAt } from "./orderRequest.js";

/** The number of bookings that are read from the store at once. */
const storePage = 200;
/** The number of the caller's newest bookings that are searched. */
const mostLookedAt = 10_000;

const ok = 200;

export const readOrderOfId: FacadeHandler = async (_request, place, { id = "" }) => {
  const record = await findOrder(place, id);
  return textAnswer(ok, `{"data":${await orderText(place, record)}}`);
};

/** The orders of the caller, newest first. */
const ordersOf = async function* (place: FacadePlace): AsyncGenerator<BookingRecord> {
  const { store, worldRef: world } = deskOf(place);
  let cursor: string | undefined;
  for (let seen = 0; seen < mostLookedAt; seen += storePage) {
    const query = { world, scopeId: place.scopeId, status: "all", limit: storePage } as const;
    const page = await store.listBookings({ ...query, ...(cursor !== undefined && { cursor }) });
    for (const { document } of page.bookings) {
      const order = await asOrder(place, document);
      if (order !== undefined) yield order;
    }
    cursor = page.nextCursor;
    if (cursor === undefined) return;
  }
};

type Test = (record: BookingRecord, facts: OrderFacts | undefined) => boolean;

const nameTest =
  (names: readonly string[]): Test =>
  ({ passengers }) =>
    passengers.some(({ firstName, lastName }) => {
      const name = `${firstName} ${lastName}`.toLowerCase();
      return names.some((part) => name.includes(part.toLowerCase()));
    });

const testsOf = (query: URLSearchParams): readonly Test[] => {
  const awaiting = query.get("awaiting_payment");
  const offerId = query.get("offer_id");
  const names = query.getAll("passenger_name[]");
  return [
    ...(awaiting === null ? [] : [(record: BookingRecord): boolean => String(isHeld(record)) === awaiting]),
    ...(offerId === null ? [] : [((_record, facts): boolean => facts?.offerId === offerId) satisfies Test]),
    ...(names.length === 0 ? [] : [nameTest(names)]),
  ];
};

interface Found {
  readonly record: BookingRecord;
  readonly facts: OrderFacts | undefined;
}

/** The orders that match the query. A booking reference finds its PNR, whoever in the world booked it. */
const matching = async (place: FacadePlace, query: URLSearchParams): Promise<readonly Found[]> => {
  const tests = testsOf(query);
  const facts = factsIn(place.store);
  const reference = query.get("booking_reference");
  const found: Found[] = [];
  const look = async (record: BookingRecord): Promise<void> => {
    const known = (await facts.read(place.stored, record.pnr))?.document;
    if (tests.every((test) => test(record, known))) found.push({ record, facts: known });
  };
  if (reference !== null) {
    const record = await orderOfPnr(place, reference);
    if (record !== undefined) await look(record);
    return found;
  }
  for await (const record of ordersOf(place)) await look(record);
  return found;
};

export const listOrders: FacadeHandler = async ({ query }, place) => {
  const page = pageOf(await matching(place, query), query);
  if ("refusal" in page) throw new Refused(page.refusal);
  const texts = page.items.map(({ record, facts }) => orderTextOf(place, record, facts));
  return textAnswer(ok, `{"data":[${texts.join()}],"meta":${JSON.stringify(page.meta)}}`);
};

/** Reads the metadata of a change. The client library wraps it in `options`. */
const metadataIn = (body: string): OrderFacts["metadata"] => {
  const data = membersOf(body);
  const { metadata } = data["options"] === undefined ? data : recordAt(data["options"], "/options");
  return metadataAt(metadata, "/metadata");
};

const changedMeanwhile = stateRefusal(
  "order_changed",
  "Order changed",
  "The order was changed meanwhile. Read it again.",
);

/** Changes the metadata of an order. Nothing else can be changed. */
export const updateOrder: FacadeHandler = async ({ body }, place, { id = "" }) => {
  const record = await findOrder(place, id);
  const metadata = metadataIn(body);
  const known = await factsIn(place.store).read(place.stored, record.pnr);
  const facts: OrderFacts = { ...(known?.document ?? { offerId: "", passengers: [] }), metadata };
  const due = isHeld(record) ? (record.ticketing.deadline ?? undefined) : undefined;
  const write = factsWrite(place.store, record.pnr, known?.version ?? "new", facts, due);
  if (!(await committed(place, [write]))) throw new Refused(changedMeanwhile);
  return textAnswer(ok, `{"data":${orderTextOf(place, record, facts)}}`);
};
