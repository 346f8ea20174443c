/**
 * Avinode, served from a world: trips, requests to operators, messages. Operators' answers are sent as events when they
 * are due.
 */
import type { FacadeRoute, Vendor } from "../../../facade/port.js";
import { faultAnswer, refusing } from "./answers.js";
import type { ErrandQueue } from "./errands.js";
import { keyOf } from "./keys.js";
import { sendMessage } from "./messages.js";
import { createRfq, getRfq } from "./rfqs.js";
import { createTrip } from "./trips.js";

export { mockWebhookSecret } from "./keys.js";
export { type Emit, marketplaceJob } from "./marketplace.js";

const routesOf = (queue: ErrandQueue): readonly FacadeRoute[] => [
  { method: "POST", path: "/trips", answer: createTrip(queue) },
  { method: "POST", path: "/rfqs", answer: createRfq(queue) },
  { method: "GET", path: "/rfqs/{id}", answer: getRfq },
  { method: "POST", path: "/rfqs/{id}/messages", answer: sendMessage(queue) },
];

/** `queue`: the queue for the answers to this facade's requests. */
export const avinodeFacade = (queue: ErrandQueue): Vendor => ({
  name: "avinode",
  title: "Avinode",
  routes: routesOf(queue).map((route) => ({ ...route, answer: refusing(route.answer) })),
  keyOf,
  error: faultAnswer,
});

/** For a pack in this process, which gets the answers through its own inbox. */
export const vendor: Vendor = avinodeFacade("avinode.answers");
