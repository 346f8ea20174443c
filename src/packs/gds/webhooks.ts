/** The webhooks of this pack. They are loaded and active only if there is a key for their secrets. */
import type { Settings } from "../../../generated/gds/settings.js";
import type { Host, SentWebhooks } from "../../runtime/pack.js";
import type { Outbound, OutboundStore } from "../../webhooks/outbound/open.js";

export const sentWebhooks = ({ webhookKey: key, webhookTargets: targets }: Settings): SentWebhooks => ({
  key,
  targets,
});

export const openWebhooks = async (
  store: OutboundStore,
  { webhookKey: key, webhookTargets: targets, webhookDelays: delays }: Settings,
  { product, clock, timers, works, warn }: Host,
): Promise<Outbound | undefined> => {
  if (key === null) return undefined;
  const { openOutbound } = await import("../../webhooks/outbound/open.js");
  const { outboundOf } = await import("./outbound.js");
  const sender = `${product.name}/${product.version}`;
  return openOutbound({ store, outboundOf, key, targets, delays, sender, works, clock, timers, warn });
};
