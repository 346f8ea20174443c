/**
 * `/webhooks/settings`: the addresses that get the events of this facade's requests. Each of the settings has one
 * address.
 */
import { randomBytes } from "node:crypto";
import type { FacadeHandler, FacadePlace, FacadeRoute, FacadeStore } from "../../../facade/port.js";
import { mostWrites, type StoredWorld } from "../../../store/index.js";
import { objectionToUrl } from "../../../webhooks/outbound/addresses.js";
import { heldBack, released } from "../../../webhooks/outbound/delivery.js";
import { type OutboundRecords, outboundNames, outboundRecords } from "../../../webhooks/outbound/records.js";
import { newSubscription, paused, resumed, type Subscription } from "../../../webhooks/outbound/subscription.js";
import type { Members } from "../../reading.js";
import { avinodeEventTypes } from "../events.js";
import { answered, invalid, notFound, Refusal } from "./answers.js";
import { mockWebhookSecret } from "./keys.js";
import { bodyOf, textIn } from "./reading.js";

/** Maximum number of settings in a world. */
export const mostTargets = 10;

export const avinodeRecords = (store: Pick<FacadeStore, "readDossier" | "listDossiers">): OutboundRecords =>
  outboundRecords(store, outboundNames("avinode"));

const settingsForm = ({ id, url, types, status }: Subscription, { seed }: StoredWorld): object => ({
  id,
  type: "webhookSettings",
  targetUri: url,
  events: types.length === 0 ? avinodeEventTypes : types,
  active: status === "active",
  secret: mockWebhookSecret(seed),
});

const targetIn = (body: Members): string | undefined => {
  const target = textIn(body, "targetUri", 2000);
  const objection = target === undefined ? undefined : objectionToUrl(target, "any");
  return objection === undefined ? target : invalid("targetUri", `an address that may be called; ${objection}`);
};

const eventsIn = ({ events }: Members): readonly string[] | undefined => {
  if (events === undefined || events === null) return undefined;
  const isKnown = (event: unknown): event is string => avinodeEventTypes.some((type) => type === event);
  if (Array.isArray(events) && events.every(isKnown)) return [...new Set(events)];
  return invalid("events", `a list of some of ${avinodeEventTypes.join(", ")}`);
};

const activeIn = ({ active }: Members): boolean | undefined => {
  if (active === undefined || active === null) return undefined;
  return typeof active === "boolean" ? active : invalid("active", "true or false");
};

const all = async ({ store, stored: world }: FacadePlace) => {
  const query = { world, order: "oldest", limit: mostTargets } as const;
  return (await avinodeRecords(store).subscriptions.list(query)).dossiers;
};

const withActive = (subscription: Subscription, isActive: boolean | undefined, world: StoredWorld): Subscription => {
  if (isActive === undefined) return subscription;
  return isActive ? resumed(subscription, world) : paused(subscription, "its settings are not active");
};

const refuseFull = (title: string): never => {
  throw new Refusal({ status: 422, code: "TOO_MANY_SETTINGS", title });
};

const write = async (place: FacadePlace, subscription: Subscription, expected: "new" | number): Promise<void> => {
  const { store, stored: world, nowMs: atMs } = place;
  const writes = [avinodeRecords(store).subscriptions.write(subscription.id, expected, subscription)];
  const { kind } = await store.commitDossiers({ world, atMs, writes });
  if (kind === "worldFull") refuseFull("the world of this mock is full: reset it, or raise its limit");
  if (kind !== "done")
    throw new Refusal({ status: 409, code: "CONFLICT", title: "the settings were changed meanwhile" });
};

/** Releases the deliveries that were held back while the settings were not active. */
const release = async ({ store, stored: world, nowMs: atMs }: FacadePlace, id: string, realNowMs: number) => {
  const { deliveries, names } = avinodeRecords(store);
  const { queue } = names;
  for (;;) {
    const page = await deliveries.list({ world, list: heldBack(id), order: "oldest", limit: mostWrites });
    if (page.dossiers.length === 0) return;
    const writes = page.dossiers.map((dossier) => released({ deliveries, queue, dossier }, realNowMs));
    const { kind } = await store.commitDossiers({ world, atMs, writes });
    if (kind !== "done") return;
  }
};

const create =
  (now: () => number): FacadeHandler =>
  async (request, place) => {
    const { stored } = place;
    const body = bodyOf(request.body);
    const target = targetIn(body) ?? invalid("targetUri", "the address that events are sent to");
    const [types, isActive] = [eventsIn(body) ?? [], activeIn(body)];
    if ((await all(place)).length >= mostTargets) refuseFull(`a world has ${mostTargets} settings at most: change one`);
    const made = newSubscription(`ws_${randomBytes(8).toString("hex")}`, target, types, stored, now());
    const subscription = withActive(made, isActive, stored);
    await write(place, subscription, "new");
    return answered(201, settingsForm(subscription, stored));
  };

const list: FacadeHandler = async (_request, place) => {
  const found = await all(place);
  return answered(
    200,
    found.map(({ document }) => settingsForm(document, place.stored)),
  );
};

const change =
  (now: () => number): FacadeHandler =>
  async (request, place) => {
    const { stored } = place;
    const body = bodyOf(request.body);
    const [target, types, isActive] = [targetIn(body), eventsIn(body), activeIn(body)];
    const found = await all(place);
    const id = textIn(body, "id", 100) ?? (found.length === 1 ? found[0]?.id : undefined);
    if (id === undefined && found.length > 1) return invalid("id", "the id of the settings to change");
    const settings = found.find((each) => each.id === id) ?? notFound("settings");
    const { document, version } = settings;
    const changed = { ...document, url: target ?? document.url, types: types ?? document.types };
    const subscription = withActive(changed, isActive, stored);
    await write(place, subscription, version);
    if (subscription.status === "active") await release(place, subscription.id, now());
    return answered(200, settingsForm(subscription, stored));
  };

/** `now` returns real time. */
export const settingsRoutes = (now: () => number): readonly FacadeRoute[] => {
  const path = "/webhooks/settings";
  return [
    { method: "POST", path, answer: create(now) },
    { method: "GET", path, answer: list },
    { method: "PUT", path, answer: change(now) },
  ];
};
