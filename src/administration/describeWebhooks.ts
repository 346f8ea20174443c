/** Subscriptions and deliveries in words and as JSON, as the command shows them. Pure. */
import { instantText } from "../runtime/worlds/ownWorld.js";
import type { StoredWorld, TypedDossier } from "../store/index.js";
import type { Delivery } from "../webhooks/outbound/delivery.js";
import type { Overview } from "../webhooks/outbound/manage.js";
import { type Subscription, whyQuiet } from "../webhooks/outbound/subscription.js";
import { columnsText } from "./describe.js";

/** Replaces control characters, which a terminal obeys: an imported world may contain any. */
const shown = (text: string): string => text.replaceAll(/\p{Cc}/gu, "?");

const statusOf = (subscription: Subscription, world: StoredWorld): string =>
  whyQuiet(subscription, world) === undefined ? "active" : "paused";

const typesText = ({ types }: Subscription): string => (types.length === 0 ? "all" : types.join(","));

export const subscriptionJson = (subscription: Subscription, world: StoredWorld): object => {
  const { id, url, types, createdAtMs, generation } = subscription;
  const because = whyQuiet(subscription, world);
  return {
    ...{ id, url, events: types, status: statusOf(subscription, world) },
    ...(because !== undefined && { because }),
    ...{ secretGeneration: generation, createdAt: instantText(createdAtMs) },
  };
};

export const subscriptionsText = (subscriptions: readonly Subscription[], world: StoredWorld): string =>
  subscriptions.length === 0
    ? "nobody subscribes: mock-gds webhook add --url <address> subscribes a receiver\n"
    : columnsText([
        ["ID", "STATUS", "EVENTS", "URL"],
        ...subscriptions.map((one) => [one.id, statusOf(one, world), typesText(one), one.url].map(shown)),
      ]);

export const overviewJson = ({ subscription, cursor, counts }: Overview, world: StoredWorld): object => ({
  ...subscriptionJson(subscription, world),
  deliveries: counts,
  missedEvents: cursor?.missed ?? 0,
  ...(cursor?.gap !== undefined && {
    lastGap: {
      afterEvent: cursor.gap.afterId,
      beforeEvent: cursor.gap.beforeId,
      seenAt: instantText(cursor.gap.seenAtMs),
    },
  }),
});

/** One subscription, with one line for each fact. */
export const overviewText = ({ subscription, cursor, counts }: Overview, world: StoredWorld): string => {
  const because = whyQuiet(subscription, world);
  const facts = {
    id: subscription.id,
    url: subscription.url,
    events: typesText(subscription),
    status: because === undefined ? "active" : `paused, because ${because}`,
    deliveries: `${counts.pending} pending, ${counts.delivered} delivered, ${counts.dead_letter} dead letters`,
    missed: `${cursor?.missed ?? 0} events, gone before they could be sent`,
    created: instantText(subscription.createdAtMs),
  };
  return Object.entries(facts)
    .map(([label, value]) => `${`${label}:`.padEnd(12)}${shown(value)}\n`)
    .join("");
};

const deliveryFacts = ({ id, document, due }: TypedDossier<Delivery>) => {
  const { type, status, attempts, last } = document;
  return {
    ...{ id, event: document.event, type, status, attempts },
    ...(last !== undefined && { last: { ...last, atMs: undefined, at: instantText(last.atMs) } }),
    ...(due !== undefined && { nextAt: instantText(due.atMs) }),
  };
};

export const deliveriesJson = (deliveries: readonly TypedDossier<Delivery>[]): readonly object[] =>
  deliveries.map(deliveryFacts);

export const deliveriesText = (deliveries: readonly TypedDossier<Delivery>[], isDead: boolean): string => {
  if (deliveries.length === 0) return isDead ? "nothing was given up\n" : "nothing was sent yet\n";
  const rows = deliveries.map(deliveryFacts).map(({ id, type, status, attempts, last, nextAt }) => {
    const cells = [type, status, String(attempts), last?.outcome ?? "-", last?.at ?? "-", nextAt ?? "-", id];
    return cells.map(shown);
  });
  return columnsText([["EVENT", "STATUS", "ATTEMPTS", "LAST", "AT", "NEXT", "ID"], ...rows]);
};
