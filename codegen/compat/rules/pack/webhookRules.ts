/** What a change of a webhook means to services that send to the pack, and to subscribers that it sends to. */
import type { JsonObject } from "../../../../src/contract/contract.js";
import { change, closedText, nothingToDo, same, type Told, waive } from "./told.js";

const paid: JsonObject = { type: "paid", description: "A bill was paid.", payload: closedText("bill") };
const bounced: JsonObject = { ...paid, type: "bounced", description: "A payment came back." };

const signature: JsonObject = {
  header: "X-Bank-Signature",
  algorithm: "hmac-sha256",
  encoding: "hex",
  secret: "bankKey",
};

const bank: JsonObject = {
  name: "bank",
  path: "/api/webhooks/bank",
  description: "What the bank tells.",
  signature,
  typeMember: "type",
  events: [paid],
};

const sold: JsonObject = { type: "book.sold", description: "A book was sold.", data: closedText("book") };

const inbound = (...paths: readonly JsonObject[]): JsonObject => ({ webhooks: { inbound: paths, outbound: [sold] } });
const outbound = (...events: readonly JsonObject[]): JsonObject => ({ webhooks: { outbound: events } });

export const webhookRules: readonly Told[] = [
  {
    id: "webhook-removed",
    level: "error",
    purpose: "A path at which events come in is removed.",
    why: "A service that sends there is refused, and its events are lost.",
    fix: waive,
    bad: change(inbound(bank), outbound(sold)),
    good: change(inbound(bank), inbound({ ...bank, events: [paid] })),
  },
  {
    id: "webhook-added",
    level: "info",
    purpose: "A path is added at which events come in.",
    why: "Nobody sends there yet.",
    fix: nothingToDo,
    bad: change(outbound(sold), inbound(bank)),
    good: same(inbound(bank)),
  },
  {
    id: "webhook-path-changed",
    level: "error",
    purpose: "The path at which events come in changes.",
    why: "A service sends where it was told to send.",
    fix: waive,
    bad: change(inbound(bank), inbound({ ...bank, path: "/api/webhooks/banks" })),
    good: same(inbound(bank)),
  },
  {
    id: "webhook-form-changed",
    level: "error",
    purpose: "The header or the algorithm of the signature changes, or the member that names the event.",
    why: "What a service sends as before is refused.",
    fix: waive,
    bad: change(inbound(bank), inbound({ ...bank, signature: { ...signature, header: "X-Signed" } })),
    good: same(inbound(bank)),
  },
  {
    id: "webhook-event-removed",
    level: "error",
    purpose: "An event is removed that came in or went out.",
    why: "A sender of it is refused; who waits for it waits for ever.",
    fix: waive,
    bad: change(inbound({ ...bank, events: [paid, bounced] }), inbound(bank)),
    good: change(inbound({ ...bank, events: [paid, bounced] }), inbound({ ...bank, events: [bounced, paid] })),
  },
  {
    id: "webhook-event-added",
    level: "info",
    purpose: "An event is added that comes in or goes out.",
    why: "Nobody sends it yet, and only who subscribes to it gets it.",
    fix: nothingToDo,
    bad: change(outbound(sold), outbound(sold, { ...sold, type: "book.returned" })),
    good: same(outbound(sold)),
  },
  {
    id: "webhook-wording-changed",
    level: "info",
    purpose: "The description of a webhook or of an event changes.",
    why: "People read it.",
    fix: nothingToDo,
    bump: "patch",
    bad: change(outbound(sold), outbound({ ...sold, description: "Somebody bought a book." })),
    good: same(outbound(sold)),
  },
];
