/** Orders over a socket, by Duffel's own client, and the signed events that a subscriber hears of them. */
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, it } from "node:test";
import type { Duffel } from "@duffel/api";
import { loadVendors } from "../../../src/vendors/index.js";
import { serveFacades } from "../../facade/served.js";
import { loadDuffelClient } from "../../support/duffelClient.js";
import { until } from "../../support/until.js";
import { departureDate, nowMs as startMs } from "./place.js";

const dayMs = 24 * 3_600_000;
let nowMs = startMs;
const cleanups: (() => Promise<void> | void)[] = [];
let url: string;
let duffel: Duffel;

interface Heard {
  readonly signature: string;
  readonly text: string;
  readonly event: {
    readonly id: string;
    readonly type: string;
    readonly api_version: string;
    readonly live_mode: boolean;
    readonly idempotency_key: string;
    readonly data: { readonly object: Readonly<Record<string, unknown>> };
  };
}

const heard: Heard[] = [];
const startReceiver = async (): Promise<string> => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    heard.push({ signature: String(request.headers["x-duffel-signature"]), text, event: JSON.parse(text) });
    response.writeHead(200).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanups.push(() => void server.close());
  const { port }: AddressInfo = Object.assign({ port: 0, address: "", family: "" }, server.address());
  return `http://127.0.0.1:${port}/events`;
};

before(async () => {
  const vendors = await loadVendors(["duffel"]);
  const served = await serveFacades({ after: (run) => void cleanups.push(run) }, vendors, {
    isAlone: true,
    now: () => nowMs,
  });
  url = served.url;
  const { Duffel: Client } = await loadDuffelClient();
  duffel = new Client({ token: "duffel_test_mock", basePath: `${url}/` });
});
after(async () => {
  for (const run of cleanups.toReversed()) await run();
});

const cheapest = async (destination = "LAX") => {
  const { data } = await duffel.offerRequests.create({
    slices: [{ origin: "JFK", destination, departure_date: departureDate, departure_time: null, arrival_time: null }],
    passengers: [{ type: "adult" }],
    cabin_class: "economy",
    return_offers: true,
  });
  const [offer] = data.offers;
  assert.ok(offer !== undefined);
  return offer;
};

type CreateOrderPassenger = Parameters<Duffel["orders"]["create"]>[0]["passengers"][number];

const amelia = (id: string | undefined): CreateOrderPassenger => ({
  id: id ?? "",
  title: "mrs",
  given_name: "Amelia",
  family_name: "Earhart",
  gender: "f",
  born_on: "1987-07-24",
  email: "amelia@example.com",
  phone_number: "+442080160509",
});

/** As Duffel's guide tells receivers to check it. */
const isSigned = (secret: string, { signature, text }: Heard): boolean => {
  const [, timestamp, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  return createHmac("sha256", secret).update(`${timestamp}.${text}`).digest("hex") === hex;
};

const heardOf = (type: string, orderId: string): Heard | undefined =>
  heard.find(({ event }) => event.type === type && event.data.object["order_id"] === orderId);
const hears = (type: string, orderId: string): Promise<void> =>
  until(`${type} of ${orderId} is heard`, () => heardOf(type, orderId) !== undefined);

describe("Duffel's own client", () => {
  it("subscribes, books, pays for what it held, lists and cancels, and is told of each by a signed event", async () => {
    const target = await startReceiver();
    const events = ["order.created", "air.payment.succeeded", "order_cancellation.confirmed", "ping.triggered"];
    const { data: webhook } = await duffel.webhooks.create({ url: target, events });
    const offer = await cheapest();
    const payment = { type: "balance", amount: offer.total_amount, currency: offer.total_currency } as const;
    const passengers = [amelia(offer.passengers[0]?.id)];
    const { data: instant } = await duffel.orders.create({
      type: "instant",
      selected_offers: [offer.id],
      passengers,
      payments: [payment],
    });
    assert.deepEqual([instant.total_amount, instant.documents?.length], [offer.total_amount, 1]);

    const other = await cheapest("SFO");
    const people = [amelia(other.passengers[0]?.id)];
    const { data: held } = await duffel.orders.create({
      type: "pay_later",
      selected_offers: [other.id],
      passengers: people,
    });
    assert.equal(held.payment_status.awaiting_payment, true);
    await duffel.payments.create({
      order_id: held.id,
      payment: { type: "balance", amount: held.total_amount, currency: held.total_currency },
    });
    const { data: paid } = await duffel.orders.get(held.id);
    assert.deepEqual([paid.payment_status.awaiting_payment, paid.documents?.length], [false, 1]);

    const ids: string[] = [];
    for await (const { data } of duffel.orders.listWithGenerator()) ids.push(data.id);
    assert.deepEqual(ids.toSorted(), [instant.id, held.id].toSorted());
    const { data: named } = await duffel.orders.update(held.id, { metadata: { trip: "7" } });
    assert.deepEqual(named.metadata, { trip: "7" });

    const { data: quoted } = await duffel.orderCancellations.create({ order_id: instant.id });
    const { data: confirmed } = await duffel.orderCancellations.confirm(quoted.id);
    assert.equal(confirmed.refund_amount, quoted.refund_amount);
    assert.equal((await duffel.orders.get(instant.id)).data.cancelled_at, confirmed.confirmed_at);

    await hears("order.created", instant.id);
    await hears("air.payment.succeeded", held.id);
    await hears("order_cancellation.confirmed", instant.id);
    assert.ok(heard.every((one) => isSigned(webhook.secret, one)));
    const created = heardOf("order.created", held.id)?.event;
    assert.deepEqual(created?.data.object, {
      ...{ id: held.id, order_id: held.id, offer_id: other.id },
      ...{ booking_reference: held.booking_reference, live_mode: false },
    });
    assert.deepEqual([created?.api_version, created?.live_mode], ["v2", false]);
    assert.equal(
      heardOf("order_cancellation.confirmed", instant.id)?.event.data.object["refund_amount"],
      quoted.refund_amount,
    );
    const { data: listed } = await duffel.webhooks.list({});
    assert.deepEqual(
      listed.map(({ id, active }) => [id, active]),
      [[webhook.id, true]],
    );
  });

  it("hears that a hold has ended, and nothing more once its webhook is gone", async () => {
    const [webhook] = (await duffel.webhooks.list({})).data;
    assert.ok(webhook !== undefined);
    const offer = await cheapest("SEA");
    const passengers = [amelia(offer.passengers[0]?.id)];
    const { data: held } = await duffel.orders.create({ type: "pay_later", selected_offers: [offer.id], passengers });
    nowMs += dayMs;
    await hears("order_cancellation.confirmed", held.id);
    assert.equal(heardOf("order_cancellation.confirmed", held.id)?.event.data.object["refund_amount"], "0.00");
    const { DuffelError } = await loadDuffelClient();
    await assert.rejects(
      duffel.payments.create({
        order_id: held.id,
        payment: { type: "balance", amount: held.total_amount, currency: "USD" },
      }),
      (error: unknown) => error instanceof DuffelError && error.errors[0]?.code === "past_payment_required_by_date",
    );
    const headers = { authorization: "Bearer duffel_test_mock", "duffel-version": "v2" };
    const path = `${url}/air/webhooks/${webhook.id}`;
    assert.equal((await fetch(`${path}/actions/ping`, { method: "POST", headers })).status, 204);
    await until("the ping is heard", () => heard.some(({ event }) => event.type === "ping.triggered"));
    assert.equal(
      (await duffel.webhooks.update(webhook.id, { active: false, events: ["order.created"], url: webhook.url })).data
        .active,
      false,
    );
    assert.equal((await fetch(path, { method: "DELETE", headers })).status, 204);
    assert.deepEqual((await duffel.webhooks.list({})).data, []);
    assert.equal((await fetch(path, { method: "DELETE", headers })).status, 404);
  });

  it("is refused a webhook that may not be called, or of events that there are not", async () => {
    const { DuffelError } = await loadDuffelClient();
    const wrong = [
      ["/url", { url: "http://169.254.169.254/", events: ["order.created"] }],
      ["/url", { url: "ftp://example.com/", events: ["order.created"] }],
      ["/events/0", { url: "https://example.com/", events: ["order.eaten"] }],
      ["/events", { url: "https://example.com/", events: [] }],
    ] as const;
    for (const [pointer, { url: target, events }] of wrong) {
      await assert.rejects(duffel.webhooks.create({ url: target, events: [...events] }), (error: unknown) => {
        assert.ok(error instanceof DuffelError);
        assert.equal(error.meta.status, 422);
        assert.match(JSON.stringify(error.errors[0]), new RegExp(`"pointer":"${pointer}"`));
        return true;
      });
    }
  });
});
