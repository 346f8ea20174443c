/** Avinode, served from a world: trips, requests to operators, messages. What operators answer is told by events, when it is due. */
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

/** `queue`: where the answers wait that this facade's requests bring about. */
export const avinodeFacade = (queue: ErrandQueue): Vendor => ({
  name: "avinode",
  title: "Avinode",
  routes: routesOf(queue).map((route) => ({ ...route, answer: refusing(route.answer) })),
  keyOf,
  error: faultAnswer,
});

/** For a pack in this process, which hears of answers by its own inbox. */
export const vendor: Vendor = avinodeFacade("avinode.answers");
