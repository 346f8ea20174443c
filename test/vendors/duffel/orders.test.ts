/** Orders at Duffel's mock: the PNRs of the world, under another name. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { WriteOutcomeUnknownError } from "../../../src/store/index.js";
import { refuseOrder } from "../../../src/vendors/duffel/facade/orders/desk.js";
import {
  after,
  bookerOver,
  cheapest,
  desk,
  offersOf,
  openOrderPlace,
  order,
  orderData,
  orderOf,
  peopleFor,
  readOrder,
  refusalOf,
} from "./orderSteps.js";
import { ask, thereAndBack } from "./place.js";
import { bodyAs } from "./schema.js";

describe("an instant order", () => {
  it("is a ticketed PNR of the world, with the offer's price to the cent, its passengers and its flights", async () => {
    const place = await openOrderPlace();
    const offer = await cheapest(place, { slices: thereAndBack });
    const made = await orderOf(place, orderData(offer, { metadata: { trip: "7" } }));
    assert.equal(made.total_amount, offer.total_amount);
    assert.deepEqual([made.type, made.offer_id, made.metadata], ["instant", offer.id, { trip: "7" }]);
    assert.deepEqual(made.passengers[0].id, offer.passengers[0]?.id);
    const record = await desk(place).find(made.booking_reference, bookerOver("mcp"));
    assert.ok(record !== undefined);
    assert.equal(`${record.price.totalCents / 100}`, `${Number(made.total_amount)}`);
    assert.deepEqual(
      [record.ticketing.status, record.passengers[0]?.ticketNumber],
      ["ticketed", made.documents[0].unique_identifier],
    );
    const flown = made.slices.flatMap(
      ({ segments }: { segments: readonly { flight_number: string; marketing_carrier: { iata_code: string } }[] }) =>
        segments.map(({ flight_number: number, marketing_carrier: { iata_code: code } }) => code + number),
    );
    assert.deepEqual(
      flown,
      record.flightSegments.map(({ flightNumber }) => flightNumber),
    );
    assert.deepEqual(
      record.passengers.map(({ gdsName }) => gdsName),
      ["EARHART/AMELIA MS"],
    );
    assert.deepEqual(await readOrder(place, made.id), made);
  });

  it("takes the seats that MCP sells: the last one is sold once, and the other order is told so", async () => {
    const place = await openOrderPlace();
    const bts = { slices: [{ origin: "BTS", destination: "ABV", departure_date: "2026-06-15" }] };
    const offer = await cheapest(place, bts);
    const [one, other] = await Promise.all([
      order({ ...place, scopeId: "one" }, orderData(offer)),
      order({ ...place, scopeId: "other" }, orderData(offer)),
    ]);
    const statuses = [one.status, other.status].sort();
    assert.deepEqual(statuses, [201, 422]);
    const lost = await refusalOf(Promise.resolve(one.status === 422 ? one : other));
    assert.deepEqual([lost.type, lost.code], ["invalid_state_error", "offer_no_longer_available"]);
    assert.deepEqual(await offersOf(place, bts), []);
    assert.equal(
      (await place.store.listDossiers({ world: place.stored, collection: "duffel.orders", order: "oldest", limit: 9 }))
        .dossiers.length,
      1,
    );
  });

  it("is made once however often its body is sent, and sold again to other passengers", async () => {
    const place = await openOrderPlace();
    const offer = await cheapest(place);
    const data = orderData(offer);
    const answers = await Promise.all([order(place, data), order(place, data), order(place, data)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422, 422]);
    const again = await refusalOf(order(after(place, 60), data));
    assert.deepEqual([again.type, again.code], ["validation_error", "offer_request_already_booked"]);
    const [person] = peopleFor(offer);
    await orderOf(place, { ...data, passengers: [{ ...person, given_name: "Zelda" }] });
  });

  it("is whole although its answer was lost, and is not made again", async () => {
    const place = await openOrderPlace();
    const offer = await cheapest(place);
    const openBooking: typeof place.store.openBooking = async (command) => {
      await place.store.openBooking(command);
      throw new WriteOutcomeUnknownError("the answer was lost");
    };
    const data = orderData(offer, { metadata: { trip: "7" } });
    await assert.rejects(order({ ...place, store: { ...place.store, openBooking } }, data), WriteOutcomeUnknownError);
    assert.equal((await refusalOf(order(place, data))).code, "offer_request_already_booked");
    const listed = bodyAs("Orders", await ask(place, "GET", "/air/orders")).data;
    assert.deepEqual(
      listed.map((one: { readonly offer_id: string; readonly metadata: object }) => [one.offer_id, one.metadata]),
      [[offer.id, { trip: "7" }]],
    );
  });

  it("has each infant on the lap of the adult that names it, in the booking too", async () => {
    const place = await openOrderPlace();
    const passengers = [{ type: "adult" }, { age: 6 }, { type: "infant_without_seat" }, { type: "adult" }];
    const offer = await cheapest(place, { passengers });
    const people = peopleFor(offer, ["1987-07-24", "2020-01-01", "2025-10-01", "1985-01-01"]);
    const [, , infant, mother] = people;
    const linked = people.map((one) => (one === mother ? { ...one, infant_passenger_id: infant?.id } : one));
    const made = await orderOf(place, orderData(offer, { passengers: linked }));
    const links = made.passengers.map((one: { id: string; infant_passenger_id: string | null }) => [
      one.id,
      one.infant_passenger_id,
    ]);
    assert.deepEqual(new Map(links).get(mother?.id), infant?.id);
    assert.equal(links.filter(([, link]: readonly unknown[]) => link !== null).length, 1);
    const record = await desk(place).find(made.booking_reference, bookerOver("mcp"));
    assert.deepEqual(
      record?.passengers.map(({ firstName, type }) => `${type} ${firstName}`),
      ["adult Dora", "adult Amelia", "child Bessie", "infant Charles"],
    );
    const alone = await refusalOf(order(place, orderData(offer, { passengers: people })));
    assert.equal(alone.code, "validation_required");
  });

  it("has metadata that can be replaced, and nothing else", async () => {
    const place = await openOrderPlace();
    const made = await orderOf(place, orderData(await cheapest(place), { metadata: { a: "1" } }));
    for (const data of [{ metadata: { b: "2" } }, { options: { metadata: { b: "2" } } }]) {
      const answer = await ask(place, "PATCH", `/air/orders/${made.id}`, { body: { data } });
      assert.deepEqual(bodyAs("Order", answer).data, { ...made, metadata: { b: "2" } });
    }
    assert.deepEqual((await readOrder(place, made.id)).metadata, { b: "2" });
    const wrong = await refusalOf(
      ask(place, "PATCH", `/air/orders/${made.id}`, { body: { data: { metadata: { "a b": "1" } } } }),
    );
    assert.deepEqual([wrong.status, wrong.pointer], [422, "/metadata"]);
  });
});

describe("orders", () => {
  it("are those of the caller, newest first, in pages and by what is asked for", async () => {
    const place = await openOrderPlace();
    const offers = await offersOf(place);
    const ids: string[] = [];
    for (const [index, offer] of offers.slice(0, 3).entries()) {
      const [person] = peopleFor(offer);
      const family = ["Earhart", "Coleman", "Lindbergh"][index];
      ids.unshift(
        (await orderOf(after(place, index), orderData(offer, { passengers: [{ ...person, family_name: family }] }))).id,
      );
    }
    const list = async (query: string, caller = place) =>
      bodyAs("Orders", await ask(after(caller, 5), "GET", `/air/orders?${query}`));
    const idsOf = (page: { readonly data: readonly { readonly id: string }[] }) => page.data.map(({ id }) => id);
    assert.deepEqual(idsOf(await list("")), ids);
    const first = await list("limit=2");
    const second = await list(`limit=2&after=${first.meta.after}`);
    assert.deepEqual([...idsOf(first), ...idsOf(second)], ids);
    assert.deepEqual(
      [second.meta.after, idsOf(await list(`limit=2&before=${second.meta.before}`))],
      [null, ids.slice(0, 2)],
    );
    assert.deepEqual(idsOf(await list("passenger_name[]=cole")), [ids[1]]);
    assert.deepEqual(idsOf(await list(`offer_id=${offers[0]?.id}`)), [ids[2]]);
    assert.deepEqual(idsOf(await list("awaiting_payment=true")), []);
    const stranger = { ...place, scopeId: "stranger" };
    assert.deepEqual(idsOf(await list("", stranger)), []);
    const reference = `TEST-${ids[0]?.slice(4)}`;
    assert.deepEqual(idsOf(await list(`booking_reference=${reference}`, stranger)), [ids[0]]);
    assert.deepEqual(idsOf(await list("booking_reference=RZPNX8")), []);
  });

  it("of other sessions are not there where sessions are kept apart", async () => {
    const place = { ...(await openOrderPlace()), isolation: "session" } as const;
    const made = await orderOf(place, orderData(await cheapest(place)));
    await readOrder(place, made.id);
    const stranger = { ...place, scopeId: "stranger" };
    assert.equal((await refusalOf(ask(stranger, "GET", `/air/orders/${made.id}`))).status, 404);
    const listed = await ask(stranger, "GET", `/air/orders?booking_reference=${made.booking_reference}`);
    assert.deepEqual(bodyAs("Orders", listed).data, []);
  });

  it("are PNRs that MCP has sold, too", async () => {
    const place = await openOrderPlace();
    const offer = await cheapest(place);
    const flightId = offer.id.slice("off_".length).split("_")[0] ?? "";
    const request = {
      flightIds: [flightId],
      passengers: [{ type: "adult", firstName: "Ada", lastName: "Larsen", dateOfBirth: "1988-03-02" }],
      contactEmail: "ada@example.com",
    } as const;
    const { record } = await desk(place).bookFlights(request, bookerOver("mcp"), refuseOrder);
    const page = bodyAs("Orders", await ask(place, "GET", `/air/orders?booking_reference=${record.pnr}`));
    const [shown] = page.data;
    assert.deepEqual(
      [shown.total_amount, shown.passengers[0].family_name, shown.offer_id],
      [offer.total_amount, "Larsen", null],
    );
    assert.deepEqual(await readOrder(place, shown.id), shown);
  });

  it("take no changes and no services", async () => {
    const place = await openOrderPlace();
    const made = await orderOf(place, orderData(await cheapest(place)));
    const data = { order_id: made.id, slices: { remove: [{ slice_id: made.slices[0].id }], add: [] } };
    const refused = await refusalOf(ask(place, "POST", "/air/order_change_requests", { body: { data } }));
    assert.deepEqual(
      [refused.status, refused.type, refused.code],
      [422, "invalid_state_error", "order_change_not_possible"],
    );
    assert.ok(!made.available_actions.includes("change"));
    assert.equal((await ask(place, "GET", `/air/orders/${made.id}/available_services`)).body, '{"data":[]}');
  });
});
