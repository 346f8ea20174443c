/** Compares the webhooks of a pack: the events that services send to it, and those that it sends. */
import type { InboundSurface, WebhookEventSurface } from "../webhookSurface.js";
import { compareNodes, match, type PackComparison, quoted, tellOf, within } from "./packComparison.js";

type Way = "inbound" | "outbound";

const compareWording = (
  comparison: PackComparison,
  subject: string,
  before: Pick<InboundSurface, "place" | "description">,
  after: Pick<InboundSurface, "place" | "description">,
): void => {
  if (before.description === after.description) return;
  const what = `the description was ${quoted(before.description)}, is ${quoted(after.description)}`;
  tellOf(comparison, subject, [before.place, within(after.place, "/description")])("webhook-wording-changed", what, {
    detail: after.description,
  });
};

/** Compares the events of one direction: inbound ones as requests, outbound ones as responses. */
const compareEvents = (
  comparison: PackComparison,
  way: Way,
  owner: string,
  former: readonly WebhookEventSurface[],
  latter: readonly WebhookEventSurface[],
): void => {
  const subjectOf = (type: string): string => `webhook ${owner}${type}`;
  const { both, removed, added } = match(former, latter, ({ type }) => type);
  for (const [before, after] of both) {
    const subject = subjectOf(after.type);
    compareWording(comparison, subject, before, after);
    const [part, direction] = way === "inbound" ? (["payload", "request"] as const) : (["data", "response"] as const);
    compareNodes(comparison, subject, part, before.schema, after.schema, direction);
  }
  const [gone, come] =
    way === "inbound" ? ["is no longer taken", "is taken now"] : ["is no longer sent", "is sent now"];
  for (const { type, place } of removed)
    tellOf(comparison, subjectOf(type), [place, undefined])("webhook-event-removed", gone);
  for (const { type, place } of added)
    tellOf(comparison, subjectOf(type), [undefined, place])("webhook-event-added", come);
};

const compareInbound = (comparison: PackComparison, before: InboundSurface, after: InboundSurface): void => {
  const subject = `webhook ${after.name}`;
  const tell = tellOf(comparison, subject, [before.place, after.place]);
  if (before.path !== after.path) {
    const what = `its path was ${before.path}, is ${after.path}`;
    tell("webhook-path-changed", what, { current: within(after.place, "/path"), detail: after.path });
  }
  const [was, is] = [before.form.join(" "), after.form.join(" ")];
  if (was !== is) tell("webhook-form-changed", `was signed and named by ${was}, is by ${is}`, { detail: is });
  compareWording(comparison, subject, before, after);
  compareEvents(comparison, "inbound", `${after.name} `, before.events, after.events);
};

/** Compares webhooks, if both sides tell their webhooks. */
export const compareWebhooks = (comparison: PackComparison): void => {
  const [base, current] = [comparison.base.webhooks, comparison.current.webhooks];
  if (base === undefined || current === undefined) return;
  const { both, removed, added } = match(base.inbound, current.inbound, ({ name }) => name);
  for (const [before, after] of both) compareInbound(comparison, before, after);
  for (const { name, path, place } of removed)
    tellOf(comparison, `webhook ${name}`, [place, undefined])("webhook-removed", `${path} is gone`);
  for (const { name, path, place } of added)
    tellOf(comparison, `webhook ${name}`, [undefined, place])("webhook-added", `${path} is new`);
  compareEvents(comparison, "outbound", "", base.outbound, current.outbound);
};
