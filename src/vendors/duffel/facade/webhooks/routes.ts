/** `/air/webhooks`: the subscribers to the events of orders. */
import { randomBytes } from "node:crypto";
import type { FacadeAnswer, FacadeHandler, FacadePlace, FacadeRoute, VendorParts } from "../../../../facade/port.js";
import { objectionToUrl } from "../../../../webhooks/outbound/addresses.js";
import { enqueueDelivery } from "../../../../webhooks/outbound/delivery.js";
import { createManagement, type Management } from "../../../../webhooks/outbound/manage.js";
import { NoRoomError } from "../../../../webhooks/outbound/manageDeliveries.js";
import { type OutboundRecords, outboundNames, outboundRecords } from "../../../../webhooks/outbound/records.js";
import type { Subscription } from "../../../../webhooks/outbound/subscription.js";
import { notFound, textAnswer } from "../answers.js";
import { choiceAt, listAt, type Members, membersOf, Refused, refuse, refusing, textAt } from "../checked.js";
import { stateRefusal } from "../orders/desk.js";
import { pageOf } from "../paging.js";
import { duffelEventTypes, eventBody } from "./events.js";
import { webhookSecret } from "./secrets.js";

/** Maximum number of webhooks in a world. */
const mostWebhooks = 10;
const longestUrl = 2000;
const created = 201;

export const duffelRecords = (store: VendorParts["store"]): OutboundRecords =>
  outboundRecords(store, outboundNames("duffel"));

const webhookForm = ({ id, url, types, status, createdAtMs }: Subscription) => ({
  id,
  url,
  events: types,
  active: status === "active",
  live_mode: false,
  created_at: new Date(createdAtMs).toISOString(),
  updated_at: new Date(createdAtMs).toISOString(),
});

const urlAt = ({ url }: Members): string => {
  const text = textAt(url, "/url", longestUrl);
  const objection = objectionToUrl(text, "any");
  return objection === undefined ? text : refuse("validation_format", "/url", `/url may not be called: ${objection}.`);
};

const eventsAt = ({ events }: Members): readonly string[] =>
  [...new Set(listAt(events, "/events", duffelEventTypes.length))].map((event, index) =>
    choiceAt(event, `/events/${index}`, duffelEventTypes),
  );

const activeAt = ({ active }: Members): boolean =>
  typeof active === "boolean" ? active : refuse("validation_type", "/active", "/active must be true or false.");

const noContent: FacadeAnswer = { status: 204, headers: {}, body: "" };

const found = <Item>(item: Item | undefined): Item => {
  if (item === undefined) throw new Refused(notFound("webhook"));
  return item;
};

const full = (message: string): Refused =>
  new Refused(stateRefusal("webhook_limit_reached", "Too many webhooks", message));

const create =
  ({ add, list }: Management): FacadeHandler =>
  async ({ body }, { stored }) => {
    const asked = membersOf(body);
    const wanted = { url: urlAt(asked), types: eventsAt(asked) };
    if ((await list(stored)).length >= mostWebhooks) throw full(`A world has ${mostWebhooks} webhooks at most.`);
    const made = await add(stored, wanted);
    const data = { ...webhookForm(made), secret: webhookSecret(stored.seed, made.id) };
    return textAnswer(created, JSON.stringify({ data }));
  };

const listAll =
  ({ list }: Management): FacadeHandler =>
  async ({ query }, { stored }) => {
    const page = pageOf((await list(stored)).map(webhookForm), query);
    if ("refusal" in page) throw new Refused(page.refusal);
    return textAnswer(200, JSON.stringify({ data: page.items, meta: page.meta }));
  };

const update =
  ({ redirect, pause, resume }: Management): FacadeHandler =>
  async ({ body }, { stored }, { id = "" }) => {
    const asked = membersOf(body);
    const changes = {
      ...(asked["url"] !== undefined && { url: urlAt(asked) }),
      ...(asked["events"] !== undefined && { types: eventsAt(asked) }),
    };
    const active = asked["active"] === undefined ? undefined : activeAt(asked);
    let webhook = found(await redirect(stored, id, changes));
    if (active !== undefined) webhook = found(await (active ? resume : pause)(stored, id));
    return textAnswer(200, JSON.stringify({ data: webhookForm(webhook) }));
  };

const drop =
  ({ remove }: Management): FacadeHandler =>
  async (_request, { stored }, { id = "" }) => {
    if (!(await remove(stored, id))) throw new Refused(notFound("webhook"));
    return noContent;
  };

const ping = ({ deliveries, subscriptions, names }: OutboundRecords, now: () => number): FacadeHandler => {
  const enqueue = async ({ store, stored: world, nowMs: atMs }: FacadePlace, id: string): Promise<void> => {
    const event = { id: `wev_${randomBytes(12).toString("hex")}`, type: "ping.triggered", atMs };
    const letter = { ...event, group: event.id, body: eventBody(event, {}, event.id) };
    const { kind } = await store.commitDossiers({
      world,
      atMs,
      writes: [enqueueDelivery(deliveries, names.queue, id, letter, now())],
    });
    if (kind !== "done") throw full("The world of this mock is full.");
  };
  return async (_request, place, { id = "" }) => {
    found(await subscriptions.read(place.stored, id));
    await enqueue(place, id);
    return noContent;
  };
};

const roomy =
  (handler: FacadeHandler): FacadeHandler =>
  async (...given) => {
    try {
      return await handler(...given);
    } catch (error) {
      if (error instanceof NoRoomError) throw full("The world of this mock is full: reset it, or raise its limit.");
      throw error;
    }
  };

export const webhookRoutes = ({ store, now }: VendorParts): readonly FacadeRoute[] => {
  const records = duffelRecords(store);
  const management = createManagement(store, records, now);
  const path = "/air/webhooks";
  const routes: readonly FacadeRoute[] = [
    { method: "POST", path, answer: create(management) },
    { method: "GET", path, answer: listAll(management) },
    { method: "PATCH", path: `${path}/{id}`, answer: update(management) },
    { method: "DELETE", path: `${path}/{id}`, answer: drop(management) },
    { method: "POST", path: `${path}/{id}/actions/ping`, answer: ping(records, now) },
  ];
  return routes.map((route) => ({ ...route, answer: refusing(roomy(route.answer)) }));
};
